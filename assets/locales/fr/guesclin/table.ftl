### Guesclin !: the table, the page of a new game, the result.

## The prompt

guesclin-do-of = { $name } : { $what }
guesclin-do-place = { $who } : choisissez un hexagone de la zone
guesclin-do-placed = tous sont placés, confirmez ou reprenez
guesclin-do-begin = donnez un ordre ou non, puis faites agir vos combattants
guesclin-do-choose = choisissez un combattant qui peut encore agir
guesclin-do-act = { $who } : choisissez un hexagone ou un ennemi
guesclin-do-deed = { $who } s’est déplacé : un coup, un acte, ou choisissez-en un autre
guesclin-do-commit = confirmez, ou choisissez autre chose
guesclin-do-commit-blow = voyez les chances, puis confirmez ou changez
guesclin-do-commit-order = donnez cet ordre, ou choisissez-en un autre
guesclin-do-fall = { $who } lâche sa charge : sur quel hexagone tombe-t-elle ?
guesclin-do-fallen = { $who } : confirmez, ou choisissez un autre hexagone
guesclin-thinks = { $name } : réflexion…
guesclin-over = La partie est finie
guesclin-player = { $banner } ({ $name })

## The buttons

guesclin-button-commit = Confirmer
guesclin-button-back = Défaire
guesclin-button-cancel = Annuler
guesclin-button-orders = Ordres
guesclin-button-finish = Finir
guesclin-button-finish-of =
    { $n ->
        [0] Finir l’activation
       *[other] Finir ({ $n } sans agir)
    }
guesclin-button-arrange = Placer les autres
guesclin-button-threat = Menace
guesclin-button-map = Carte
guesclin-commit-move = Y aller
guesclin-commit-strike = Frapper
guesclin-commit-move-strike = Aller frapper
guesclin-commit-shoot = Tirer
guesclin-commit-leave = Sortir
guesclin-commit-deed = Agir
guesclin-commit-move-deed = Y aller et agir
guesclin-commit-order = Donner l’ordre
guesclin-commit-fall = Lâcher ici
guesclin-commit-place = Choisir la place
guesclin-commit-placement = Placer ainsi
guesclin-deed-strike = Un coup
guesclin-deed-shoot = Un tir
guesclin-deed-take = Prendre { $what }
guesclin-deed-put = Poser à terre
guesclin-deed-give = Donner : { $who }
guesclin-deed-break = Mettre en pièces
guesclin-deed-raise = Lever le pont
guesclin-deed-lower = Baisser le pont
guesclin-deed-leave = Sortir { $by }
guesclin-orders-to = Un ordre à : { $who }
guesclin-orders-none = Pas d’ordre
guesclin-orders-close = Fermer
guesclin-orders-given = donné : { $who }

## What the buttons do

guesclin-tip-commit = Exécute ce qui est prévu. Des dés jetés ne se reprennent jamais.
guesclin-tip-back = Annule le projet ; sinon défait le dernier déplacement, jusqu’au dernier jet.
guesclin-tip-orders = Un ordre par activation, avant toute action, à un combattant autre que le commandant.
guesclin-tip-finish = Finit l’activation de cette bannière. Qui n’a pas agi ne fera rien.
guesclin-tip-threat = Montre où l’ennemi pourrait frapper ou tirer à sa prochaine activation. Appuyez alors sur des ennemis pour ne voir que ce qu’ils menacent.
guesclin-tip-map = Montre toute la carte, ou une partie au plus près. Zoom : { $in } et { $out }, la molette, deux doigts.

## The ribbon of banners and the plate

guesclin-ribbon-placement = Placement
guesclin-ribbon-round = Tour { $n } sur { $of }
guesclin-ribbon-ready = agit : encore { $n }
guesclin-ribbon-count = { $n } sur { $all }
guesclin-ribbon-of = { $name } : { $what }
guesclin-ribbon-gone = plus personne
guesclin-plate-order = { $order } { $effects }
guesclin-plate-surprised = surpris : ne bouge pas au tour 1

## The dice

guesclin-dice-attack = { $who } frappe : { $target }
guesclin-dice-riposte = { $who } riposte : { $target }
guesclin-dice-shot = { $who } tire : { $target }
guesclin-dice-needs = Touche à { $n } ou plus

## Refusals of the table

guesclin-choose-fighter = Choisissez d’abord un de vos combattants.
guesclin-no-plan = Rien n’est prévu : choisissez un combattant, puis un hexagone ou un ennemi.
guesclin-sealed = Rien à reprendre : les dés ont parlé, ou l’activation commence à peine.
guesclin-not-now = Cela ne se peut pas maintenant.
guesclin-turn-of = { $name } : à eux d’agir maintenant. Ce sera ensuite à vous.

## A new game

guesclin-scenario = Scénario
guesclin-person-about = Une personne à cet écran, qui peut taper son nom. Chaque manette peut prendre une bannière ; avec un seul appareil, on joue à tour de rôle.
guesclin-guest = { $banner } : ici joue { $device }. Ses flèches changent de bannière, { $key } pour se lever.
guesclin-shared = avec : { $banner }
guesclin-shared-about = Même joueur que : { $banner }. Ou bien un autre la joue : on est alors trois ou quatre.
guesclin-aim-of = { $camp } : { $aim }
guesclin-begin = En campagne

## The title

guesclin-continue-about =
    { $n ->
        [0] Guesclin ! · { $scenario }, placement
       *[other] Guesclin ! · { $scenario }, tour { $n }
    }
guesclin-continue-over = elle est finie : voyez qui a gagné

## The result

guesclin-result-throws =
    { $camp } : { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    } en { $thrown ->
        [one] { $thrown } jet
       *[other] { $thrown } jets
    }, on en attendait { $expected } ; combattants perdus : { $lost }
guesclin-tenths = { $whole },{ $tenth }
guesclin-result-again = Une autre partie
guesclin-result-same = Les mêmes dés
# What came of a deal, for a challenge.
guesclin-deal-told =
    { $outcome ->
        [won] { $points ->
            [2] victoire totale
           *[other] victoire partielle
        }
        [lost] { $against ->
            [2] défaite totale
           *[other] défaite partielle
        }
       *[drawn] match nul
    }, { $points } à { $against }
guesclin-deal-boast =
    { $outcome ->
        [won] { $points ->
            [2] J’ai remporté une victoire totale
           *[other] J’ai remporté une victoire partielle
        }
        [lost] J’ai perdu
       *[drawn] J’ai fait match nul
    } avec ces dés, { $points } à { $against } : et toi ?

## Credits

guesclin-credits-game = Le jeu Guesclin ! est de Jean-Gabriel Chabrat.
guesclin-credits-ours = Ses cartes, la plupart des nombres et deux des quatre scénarios sont de nous.

## The switch among the settings.

guesclin-quick-moves = Déplacer les figurines d’un seul appui
