### Fayance: the table.

## The prompt

fayance-prompt-muster = Choisissez quatre cartes pour votre première armée : { $n } sur 4
fayance-prompt-call = Archer, cavalier ou guerrier ? Annoncez en secret ; le plus fort mène
fayance-prompt-lay = Vous menez : tournez { $territory } et posez-le
fayance-prompt-choose = Choisissez en secret une carte pour combattre
fayance-prompt-chosen = Confirmez, ou choisissez une autre carte
fayance-prompt-refill = Complétez votre armée avec la réserve : { $n } sur { $due }
fayance-prompt-refill-all = Toute votre réserve rejoint l’armée : confirmez
fayance-prompt-of = { $name } : { $what }
fayance-prompt-wait = { $name } choisit…
fayance-prompt-bot-lays = { $name } tourne le territoire…
fayance-prompt-sure = Vraiment ? Confirmez encore, ou reprenez
fayance-prompt-curtain = Passez l’écran
fayance-prompt-over = Le trône est pris
fayance-prompt-hush = Les deux ont choisi
fayance-prompt-last = Le quatrième combat : les deux dernières cartes se lèvent
fayance-prompt-troops = D’abord les troupes…
fayance-prompt-terrains = Même troupe : voyons le terrain…
fayance-prompt-halflings = Le terrain ne décide rien : y a-t-il un seul mi-portion ?

## The buttons

fayance-button-muster = Lever l’armée
fayance-button-call = Annoncer
fayance-button-turn = Tourner
fayance-button-lay = Poser ainsi
fayance-button-choose = Choisir
fayance-button-refill = Appeler
fayance-button-matrix = Et si ?

## The plates and the piles

fayance-chooses = choisit…
fayance-has-chosen = a choisi
fayance-leads = mène
fayance-holds =
    { $n ->
        [one] { $n } territoire sur 5
       *[other] { $n } territoires sur 5
    }
fayance-reserve = réserve { $n }
fayance-discards = tombées { $n }
fayance-pile-next = Ensuite : { $territory }
fayance-pile-below = encore { $n } dessous
fayance-pile-empty = La pile est vide

## The tests of a combat

fayance-test-waits = { $test }
fayance-test-equal = { $test } : ne décide rien
fayance-test-settles = { $test } : décidé !

## What is under the pointer

fayance-tip-card = { $troop } ({ $people }). Bat : { $beaten }. { $favour }
fayance-tip-favour = Avantagé par : { $terrain }.
fayance-tip-halfling = L’emporte si aucune carte n’est avantagée.
fayance-tip-chances = Ici, { $card } en bat { $wins }, perd contre { $losses }, indécis : { $rest }
fayance-tip-territory = Chacun combat dans le terrain du bord qui lui fait face.
fayance-tip-pile = La pile des territoires : celui du dessus vient ensuite.
fayance-tip-call = L’archer bat le cavalier, le cavalier le guerrier, le guerrier l’archer.
fayance-tip-turn = Tourne d’un quart de tour ; les marques montrent qui est avantagé.
fayance-tip-final = Ce qui est confirmé est définitif.
fayance-tip-hint = Ce que ferait le champion du roi, et pourquoi.
fayance-tip-matrix = Vos cartes contre l’adversaire : + gagne, – perd, = indécis.

## Hints

fayance-hint-awaited = Le champion du roi réfléchit…
fayance-hint-none = Il n’y a rien à conseiller ici.
fayance-hint-muster = Levez { $cards }
fayance-hint-refill = Appelez { $cards }
fayance-hint-call = Annoncez « { $troop } »
fayance-hint-lay =
    Tournez { $terrain ->
        [forest] la forêt
        [plain] la plaine
       *[mountain] la montagne
    } vers vous
fayance-hint-choose = Cette fois, envoyez { $card }
fayance-hint-forced = il n’y a pas d’autre choix
fayance-hint-calls = les trois annonces se valent
fayance-hint-edges =
    votre bord avantage { $mine ->
        [0] aucune
       *[other] { $mine }
    } de vos cartes, et celui d’en face, { $terrain ->
        [forest] la forêt
        [plain] la plaine
       *[mountain] la montagne
    }, { $theirs ->
        [0] aucune
       *[other] { $theirs }
    } des siennes
fayance-hint-turning = sur 100 parties, on en gagne environ { $n } de plus que dans le pire sens
fayance-hint-turns = aucun autre sens n’est meilleur ni pire
fayance-hint-sure = il bat tout ce qu’on peut lui opposer
fayance-hint-unbeaten =
    { $n ->
        [0] il ne bat aucune carte adverse, mais
       *[other] il bat { $n } des cartes adverses, et
    } aucune ne le bat
fayance-hint-feared =
    { $n ->
        [0] il ne bat aucune carte adverse
       *[other] il bat { $n } des cartes adverses
    }, et la réponse à craindre est { $card }
fayance-hint-unlikely =
    { $n ->
        [0] il ne bat aucune carte adverse, mais
       *[other] il bat { $n } des cartes adverses, et
    } celles qui le battent ne viendront guère
fayance-hint-mixed = envoyé environ { $n } fois sur 10, il reste imprévisible
fayance-hint-keeps =
    un mi-portion ferait aussi bien ici, mais gardé pour plus tard il rapporte environ { $n ->
        [one] 1 victoire
       *[other] { $n } victoires
    } de plus sur 100 parties
fayance-hint-gain = sur 100 parties, on en gagne environ { $n } de plus qu’avec un choix moyen
fayance-hint-little = ici, tous les choix se valent à peu près
fayance-hint-holds =
    appeler un mi-portion maintenant coûterait environ { $n ->
        [one] 1 partie
       *[other] { $n } parties
    } sur 100
fayance-hint-answers = vous avez alors une réponse à chaque troupe
fayance-hint-lands = { $territory } a un terrain pour { $n } de vos quatre cartes

## Refusals

fayance-refused-over = La partie est finie.
fayance-refused-leader = Seul celui qui mène pose le territoire.
fayance-refused-confirmed = Vous avez déjà confirmé, et c’est définitif.
fayance-refused-kind = C’est un autre choix qui est attendu.
fayance-refused-four = Une armée compte quatre cartes, et non { $n }.
fayance-refused-dealt = Certaines de ces cartes ne sont pas à vous.
fayance-refused-turn = Un territoire ne se pose que de quatre façons.
fayance-refused-active = Absent de votre armée : { $card }.
fayance-refused-refill = Autant de cartes que de combats rejoignent l’armée : { $due }, et non { $n }.
fayance-refused-reserve = Certaines de ces cartes ne sont pas dans votre réserve.
fayance-refused-no-call = Choisissez d’abord une troupe.
fayance-refused-no-card = Choisissez d’abord une carte.
fayance-refused-enough =
    { $n ->
        [one] { $n } est choisie : reprenez-la d’abord.
       *[other] { $n } sont choisies : reprenez-en d’abord une.
    }
fayance-refused-theirs = Cette carte est à l’adversaire.
fayance-refused-not-now = Cette carte ne peut être choisie maintenant.

## For screen readers

fayance-spoken-own = { $card }, dans votre armée
fayance-spoken-reserve = { $card }, dans votre réserve
fayance-spoken-theirs = { $card }, dans l’armée adverse
fayance-spoken-favoured = { $what }, avantagé
fayance-spoken-chosen = { $what }, choisi
