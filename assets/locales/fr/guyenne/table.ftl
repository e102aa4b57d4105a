### La table : le bandeau, les boutons, les légendes et les infobulles.

## À qui de jouer

turn-yours = À vous
turn-of = { camp-people-start }
round = Tour { $n }
combat-count = Combat { $n }/{ $of }
combat-then = puis { $castle }

## Le bandeau : que faire maintenant. Chaque ligne a sa forme brève pour le téléphone.

prompt-name-castle =
    { $max ->
        [one] Désignez un château et posez-y une carte
       *[other] Désignez un château et posez-y de 1 à { $max } cartes
    }
prompt-name-castle-short = Un château, puis des cartes
prompt-keep-one = Gardez une carte pour le second château
prompt-keep-one-short = Gardez une carte
prompt-choose-castle =
    { $n ->
        [one] Une carte choisie : devant quel château ?
       *[other] { $n } cartes choisies : devant quel château ?
    }
prompt-choose-castle-short = Devant quel château ?
prompt-choose-cards =
    { $max ->
        [one] Choisissez une carte pour { $castle }
       *[other] Choisissez de 1 à { $max } cartes pour { $castle }
    }
prompt-choose-cards-short = Des cartes pour { $castle }
prompt-confirm =
    { $n ->
        [one] Une carte pour { $castle } : validez, ou reprenez-la
       *[other] { $n } cartes pour { $castle } : validez, ou reprenez-les
    }
prompt-confirm-short =
    { $n ->
        [one] Une carte pour { $castle } : validez
       *[other] { $n } cartes pour { $castle } : validez
    }
prompt-answer =
    { $max ->
        [one] Répondez devant { $castle } avec une carte
       *[other] Répondez devant { $castle } avec 1 à { $max } cartes
    }
prompt-answer-short = Répondez devant { $castle }
prompt-second-castle =
    { $max ->
        [one] Choisissez le second château et posez-y une carte
       *[other] Choisissez le second château et posez-y de 1 à { $max } cartes
    }
prompt-second-castle-short = Choisissez le second château
prompt-answer-second =
    { $max ->
        [one] Répondez devant { $castle }, le second château, avec une carte
       *[other] Répondez devant { $castle }, le second château, avec 1 à { $max } cartes
    }
prompt-answer-second-short = Répondez devant { $castle }
prompt-reinforce = Renforcez { $a } ou { $b }, ou passez
prompt-reinforce-short = { $a }, { $b }, ou passez
prompt-reinforce-one = Renforcez { $castle }, ou passez
prompt-reinforce-one-short = { $castle }, ou passez
prompt-reinforce-full = Déjà cinq cartes devant les deux châteaux : passez
prompt-reinforce-full-short = Châteaux pleins : passez
prompt-reinforce-full-own = Déjà cinq cartes devant votre château : passez
prompt-reinforce-full-own-short = Château plein : passez
prompt-reinforce-last = { camp-people-start } ont passé : passez aussi, et le combat commence
prompt-reinforce-last-short = Passez, et l’on se bat
prompt-defend = On attaque { $castle } : montrez vos cartes, ou cédez
prompt-defend-short = { $castle } : montrez ou cédez
prompt-defend-hint = Montrer : à égalité ou mieux, le château tient
prompt-defend-hint-short = À égalité, il tient
prompt-concede-hint = Céder : vos cartes partent sans être vues
prompt-concede-hint-short = Céder : rien n’est vu
prompt-losses = Écartez { $strongest }, ou plusieurs de somme au moins égale
prompt-losses-short = { $strongest }, ou plusieurs
prompt-losses-owed = Encore dû : { $owed }
prompt-losses-owed-short = Dû : { $owed }
prompt-losses-paid = La dette est payée : validez, ou choisissez-en d’autres
prompt-losses-paid-short = Payé : validez
prompt-reserve = Mettez cinq cartes de côté pour plus tard : { $n } sur 5
prompt-reserve-short = De côté : { $n } sur 5
prompt-reserve-done = Cinq cartes de côté : validez, ou choisissez-en d’autres
prompt-reserve-done-short = Les cinq : validez
prompt-reserve-proposed = Votre partenaire propose ces cinq : validez, ou choisissez-en d’autres
prompt-reserve-proposed-short = Proposées : validez ou changez
prompt-give =
    { $max ->
        [one] Donnez une carte à votre partenaire
       *[other] Donnez de 1 à { $max } cartes à votre partenaire
    }
prompt-give-short = Des cartes pour le partenaire
prompt-give-hint = Gardez au moins une carte pour vous
prompt-give-hint-short = Gardez-en au moins une
prompt-order = Dites qui de vous deux joue en premier ce tour-ci
prompt-order-short = Qui joue en premier ?
prompt-order-hint = Qui joue en premier désigne le premier château
prompt-order-hint-short = Qui commence désigne
prompt-order-hint-second = Qui joue en premier répond au premier château
prompt-order-hint-second-short = Qui commence répond
prompt-wait = { $name } va jouer
prompt-wait-short = { $name }…
prompt-thinking = { $name } réfléchit…
prompt-thinking-short = { $name } réfléchit…
prompt-deal = On distribue les cartes
prompt-deal-short = La donne
prompt-combat = Deux attaques : la plus forte prend { $castle }
prompt-combat-short = La plus forte prend { $castle }
prompt-combat-held = { camp-people-start } attaquent : à égalité, { $castle } tient
prompt-combat-held-short = Une égalité ne suffit pas
prompt-round-end = Fin du tour : on défausse, on complète les mains
prompt-round-end-short = Fin du tour
prompt-skip = Appuyez n’importe où pour abréger
prompt-skip-short = Appuyez pour abréger
prompt-sure = C’est dit ? Appuyez encore, ou reprenez
prompt-sure-short = C’est dit ? Appuyez encore
prompt-over = La partie est finie
prompt-over-short = Fin de partie

## Ce que coûte une attaque, dit avant de la mener. Chaque ligne a une forme courte pour le téléphone.

cost-neutral = Qui perd ici écarte sa carte la plus forte, ou plusieurs d’une somme au moins égale
cost-neutral-short = Qui perd écarte sa plus forte, ou plusieurs
cost-neutral-any = Qui perd ce combat écarte la plus forte carte posée là, ou plusieurs d’une somme au moins égale.
cost-neutral-any-short = { cost-neutral-short }
cost-attack = Cette attaque vous coûte { $card } pour de bon, quelle qu’en soit l’issue
cost-attack-short = Coûte { $card }, quoi qu’il arrive
cost-attack-any = L’attaquer vous coûte la plus forte carte que vous y posez, même le héros, quelle que soit l’issue.
cost-attack-any-short = Coûte votre plus forte, quoi qu’il arrive
cost-conquest = Si vous prenez ce château, vous perdez { $card } pour de bon
cost-conquest-short = Le prendre coûte { $card }
cost-conquest-any = Si vous le prenez, vous perdez pour de bon la plus forte carte que vous y avez posée, même le héros.
cost-conquest-any-short = Le prendre coûte votre plus forte carte

## Le combat

combat-at = Combat à { $castle }
combat-attack = Attaque
# Le genre d’une force, et qui combat dans le camp partagé.
combat-by = { $what } : { $name }
combat-defence = Défense
combat-own-defence = Votre défense
combat-only-you = visible de vous uniquement
combat-more =
    { $n ->
        [one] encore une carte
       *[other] encore { $n } cartes
    }
combat-hero = Héros !
combat-takes = { camp-people-start } prennent { $castle }
combat-holds = { camp-people-start } tiennent { $castle }
combat-tie-neutral = Égalité : { $castle } reste neutre
combat-tie-held = Égalité : { $castle } tient
combat-heroes-tie = Héros contre héros : égalité
combat-conceded =
    { $camp ->
        [english] { $castle } : château cédé aux Anglais
       *[french] { $castle } : château cédé aux Français
    }

## Boutons

button-place = Poser
button-answer = Répondre
button-reinforce = Renforcer
button-pass = Passer
button-show = Montrer
button-concede = Céder
button-give-up = Écarter
button-set-aside = Mettre de côté
button-give = Donner
button-play-first = Moi d’abord
button-play-second = Partenaire
button-sure = Oui, c’est dit
button-take-back = Reprendre
button-close = Fermer

button-hint-away = Cacher
# Lu à haute voix : le bouton montre une plume.
button-hint-awaited = Le conseiller réfléchit

## Les conseils : ce que ferait le connétable, et pourquoi. Les raisons sont des morceaux de phrase.

hint-place = Posez { $cards } devant { $castle }
hint-reinforce = Ajoutez { $cards } devant { $castle }
hint-pass = Passez
hint-show = Montrez vos cartes
hint-concede = Cédez { $castle }
hint-lose = Écartez { $cards }
hint-reserve = Mettez de côté { $cards }
hint-give = Donnez à votre partenaire { $cards }
hint-order-first = Jouez en premier
hint-order-second = Laissez votre partenaire jouer en premier
hint-archers =
    { $n ->
        [one] un archer
       *[other] { $n } archers
    }
hint-spearmen =
    { $n ->
        [one] un piquier
       *[other] { $n } piquiers
    }
hint-horsemen =
    { $n ->
        [one] un cavalier
       *[other] { $n } cavaliers
    }
hint-engines =
    { $n ->
        [one] un engin
       *[other] { $n } engins
    }
hint-certain = rien de ce que l’ennemi peut y avoir ne vous bat ni ne vous égale
hint-odds = vous l’emportez là environ { $n } fois sur 10
hint-makes-group = vous auriez là un groupe de { $n } châteaux
hint-breaks-group = un groupe ennemi se déferait
hint-holds-group = votre groupe en dépend
hint-fears-hero = { hero } est peut-être aux aguets
hint-hero-spent = { hero } n’est plus à craindre, seules comptent les sommes
hint-keeps-strong = vos cartes fortes serviront mieux ailleurs
hint-bluff = c’est peu, mais l’ennemi l’ignore
hint-enough = ce qui s’y trouve suffit
hint-hopeless = d’autres cartes n’y changeraient guère
hint-lost = c’est perdu de toute façon
hint-wins = une fois vues, elles vous donnent { $castle }
hint-ties = c’est une égalité, et elle vous garde { $castle }
hint-secret = il est perdu, et vos cartes restent secrètes
hint-cheapest = rien de moins cher ne paie la dette
hint-shares = une main pleine et une petite main forte servent le mieux un camp
hint-fuller-names = la main la plus pleine va où votre camp désigne le château
hint-fuller-answers = la main la plus pleine attend le château que désigne l’ennemi
hint-costs-attack = cela vous coûte { $card } pour de bon
hint-costs-conquest = le prendre vous coûte { $card } pour de bon
hint-costs-neutral = qui perd écarte sa carte la plus forte, ou plusieurs
hint-weak-aside = les cartes faibles peuvent attendre que la défausse soit mélangée

## Légendes

hud-unspent =
    { $n ->
        [one] { $n } non dépensée
       *[other] { $n } non dépensées
    }
hud-draw-pile = pioche
hud-discard-pile = défausse
hud-pillage = Pillage
hud-pillage-empty = encore aucune perte
# Au niveau de base, où chaque carte revient.
hud-pillage-never = aucune perte ici
hud-first-player = premier joueur
hud-hand =
    { $n ->
        [0] plus de carte en main
        [one] 1 carte en main
       *[other] { $n } cartes en main
    }
hud-hand-short =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
hud-hand-open =
    { $n ->
        [0] main ouverte, aucune carte
        [one] main ouverte, 1 carte
       *[other] main ouverte, { $n } cartes
    }
hud-hero-sum = héros : l’emporte d’emblée
hud-log-empty = Il ne s’est encore rien passé.
hud-thinking = réfléchit…
hud-partner =
    { $n ->
        [0] { $name } : aucune carte
        [one] { $name } : 1 carte
       *[other] { $name } : { $n } cartes
    }
hud-partner-thinking = { $name } réfléchit…
# Les plaques des mains de partenaires.
seat-tag-name = { $place } · { $name }
seat-tag-one = { $name } · { $what }
seat-tag-two = { $name } · { $what } · { $also }
seat-tag-draws = pioche
seat-tag-first = 1er château
seat-tag-second = 2e château
seat-tag-first-short = 1er
seat-tag-second-short = 2e
seat-tag-castle = { $castle }

## Infobulles : ce que c'est, en une phrase

tip-draw-pile =
    { $n ->
        [0] La pioche { camp-adjective } est vide.
        [one] La pioche { camp-adjective } : une carte, face cachée.
       *[other] La pioche { camp-adjective } : { $n } cartes, face cachée.
    }
tip-discard-pile =
    { $n ->
        [0] La défausse { camp-adjective } est vide.
        [one] La défausse { camp-adjective } : une carte, qui revient quand la pioche s’épuise ({ times-more }).
       *[other] La défausse { camp-adjective } : { $n } cartes, qui reviennent quand la pioche s’épuise ({ times-more }).
    }
tip-discard-pile-last =
    { $n ->
        [0] La défausse { camp-adjective } est vide.
        [one] La défausse { camp-adjective } : une carte, qui ne reviendra plus.
       *[other] La défausse { camp-adjective } : { $n } cartes, qui ne reviendront plus.
    }
exhaustions =
    { $left ->
        [0] Pioche épuisée { $n } fois sur { $of } : elle reste vide pour de bon.
        [one] Pioche épuisée { $n } fois sur { $of } : encore une fois, et elle reste vide.
       *[other] La pioche peut encore s’épuiser { $left } fois sur { $of } : la dernière fois, elle reste vide.
    }
tip-unspent =
    { $n ->
        [0] { camp-people-start } n’ont plus de carte non dépensée, ni en main ni dans la pioche.
        [one] { camp-people-start } ont une carte non dépensée, en main ou dans la pioche : un point à la fin.
       *[other] { camp-people-start } ont { $n } cartes non dépensées, en main et dans la pioche : un point chacune à la fin.
    }
tip-losses-2021 = Qui prend un château ennemi perd la plus forte carte posée là, même le héros ; personne d’autre n’en perd.
tip-pillage = Le pillage : les cartes perdues pour de bon, à la vue de tous.
tip-first-player = { camp-people-start } posent en premier ce tour-ci ; la carte se retourne à la fin.
tip-castle-neutral = { $castle }, neutre : les deux camps l’attaquent.
tip-castle-held = { $castle } : { camp-people } tiennent le château et le défendent, l’ennemi l’attaque.
tip-castle-fought = { $castle } : l’un des deux châteaux de ce tour.
tip-castle-own = Vous jouez ici, votre partenaire devant l’autre château.
tip-castle-partner = C’est votre partenaire qui joue ici, pas vous.
tip-attack = Petit côté vers le château : une attaque.
tip-defence = Grand côté vers le château : une défense.
tip-hand-enemy = { camp-people-start } : { n-cards } en main.
tip-hand-partner = { camp-people-start }, place { $place } : { n-cards } en main.
tip-card-2 = Archer, vaut 2. Chaque camp en a douze.
tip-card-3 = Piquier, vaut 3. Chaque camp en a quatre.
tip-card-4 = Cavalier, vaut 4. Chaque camp en a trois.
tip-card-5 = Engin de siège, vaut 5. Chaque camp en a deux.
tip-card-hero = { hero-start } : l’emporte d’emblée, sauf face à l’autre héros. Deux héros font égalité.
tip-card-hidden =
    { $camp ->
        [english] Face cachée : une carte des Anglais.
       *[french] Face cachée : une carte des Français.
    }
tip-phase-reserve = Chaque camp met cinq cartes de côté, en secret ; elles reviennent quand la défausse est mélangée.
tip-phase-placement = On pose des cartes devant deux châteaux, face cachée.
tip-phase-reinforcement = Tour à tour, on renforce un des deux châteaux ou l’on passe ; c’est fini quand les deux camps passent de suite.
tip-phase-combat = On retourne les cartes, château après château : la plus forte somme l’emporte, une égalité ne change rien.
tip-show = Retourner vos cartes : une défense ne peut l’emporter qu’en les montrant.
tip-concede = Abandonner le château ; vos cartes partent à la défausse sans être vues.
tip-pass = Ne rien ajouter ; vous pourrez encore renforcer, sauf si les deux camps passent de suite.
tip-give = Donner les cartes choisies à votre partenaire ; personne d’autre ne les connaît.
tip-play-first = Vous jouez au premier château de ce tour, votre partenaire au second.
tip-play-second = Votre partenaire joue au premier château de ce tour, vous au second.
tip-take-back = Remettre les cartes choisies dans votre main.
tip-hint = Ce que ferait le Connétable avec vos cartes, et pourquoi. On compte les conseils, sans vous en tenir rigueur.

prompt-reinforce-alone = { camp-people-start } n’ont plus de carte : passez, et le combat commence
prompt-reinforce-alone-short = Passez, et l’on se bat
prompt-reinforce-last-shared = Personne d’autre n’ajoute de carte : passez, et le combat commence
prompt-reinforce-last-shared-short = Passez, et l’on se bat
prompt-reinforce-alone-shared = Personne d’autre n’a de carte : passez, et le combat commence
prompt-reinforce-alone-shared-short = Passez, et l’on se bat
prompt-defend-hero = Montrer : seul un héros tient contre un héros
prompt-defend-hero-short = Seul un héros tient
tip-draw-pile-spent = La pioche { camp-adjective } est épuisée pour de bon : la partie s’arrête quand { camp-people } commencent un tour avec au plus une carte.

# Combien de fois la défausse refait encore la pioche.

times-more =
    { $left ->
        [one] encore une fois
       *[other] encore deux fois
    }
tip-hero-lost-2022 = S’il attaque un château ennemi, il est perdu pour de bon.
tip-hero-lost-2021 = S’il prend un château ennemi, il est perdu pour de bon.
tip-losses-2022 = Qui perd le combat pour un château neutre écarte la plus forte carte posée là, ou plusieurs d’une somme au moins égale ; qui attaque un château ennemi perd sa plus forte posée là.

## Le regard secret, sous le voile

look-who = { $name } regarde. Détournez les yeux !
look-about = Relâchez, et les cartes se retournent. Si quelqu’un d’autre les voit, la touche de retour les cache.
look-chosen =
    { $hero ->
        [yes] { $sum ->
            [0] Choix : le héros
           *[other] Choix : le héros et { $sum }
        }
       *[no] Choix : { $n ->
            [one] { $n } carte, { $sum } points
           *[other] { $n } cartes, { $sum } points en tout
        }
    }
look-laid =
    { $hero ->
        [yes] Vous y avez posé le héros.
       *[no] Vous y avez posé { $sum } en tout.
    }
look-chosen-cost = { $chosen }. { $cost }
look-seen = « Je vois ! » { $name } : les cartes sont de nouveau cachées.

## The switch among the settings.

group-brackets = Accolades des groupes

refusal-no-castle = Choisissez un château pour ces cartes.
refusal-cannot-pass = Vous ne pouvez pas passer maintenant : il faut jouer une carte.
refusal-cannot-take-back = Rien à reprendre : un coup validé reste joué.
refusal-veiled = Pas de conseil tant que les cartes sont voilées : tout le monde le lirait.
