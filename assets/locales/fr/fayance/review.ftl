### Fayance: the review of a game that is over.

## When a decision fell

fayance-told-muster = La première armée
fayance-told-call = Le duel
fayance-told-lay = Territoire { $n }, { $territory } : comment il a été posé
fayance-told-choose = Territoire { $n }, { $territory }, combat { $combat }
fayance-told-refill = Après le territoire { $n }, { $territory }

## What was done

fayance-move-muster = lever { $cards }
fayance-move-refill = appeler { $cards }
fayance-move-call = annoncer « { $troop } »
fayance-move-lay =
    tourner { $terrain ->
        [forest] la forêt
        [plain] la plaine
       *[mountain] la montagne
    } vers soi et { $theirs ->
        [forest] la forêt
        [plain] la plaine
       *[mountain] la montagne
    } vers l’autre
fayance-move-choose = envoyer { $card }

## What chance is in this game, after “Luck:”

fayance-told-chance = la donne et la pile

## Where the game turned

fayance-turned = { $what } { $name } aurait gagné { $before } parties sur 100 avant cela, et { $after } après.
fayance-turned-deal = Les cartes ont été distribuées.
fayance-turned-muster = Les deux camps ont levé leur première armée.
fayance-turned-duel = { $leader } a gagné le duel et mené sur le premier territoire.
fayance-turned-lot = Le sort en a décidé : { $leader } a mené sur le premier territoire.
fayance-turned-bared = On a découvert { $territory } : le territoire suivant.
fayance-turned-lay =
    Territoire { $n }, { $territory } : { $leader } a tourné { $terrain ->
        [forest] la forêt
        [plain] la plaine
       *[mountain] la montagne
    } de son côté.
fayance-turned-troop = Territoire { $n }, { $territory } : { $card } a battu { $other }, troupe contre troupe.
fayance-turned-terrain = Territoire { $n }, { $territory } : avantagé par son terrain, { $card } a battu { $other }.
fayance-turned-halfling = Territoire { $n }, { $territory } : aucun terrain n’aidait, et { $card } s’est faufilé devant { $other }.
fayance-turned-mirrored = Territoire { $n }, { $territory } : les deux ont envoyé { $card }. { $winner } l’a emporté grâce au terrain.
fayance-turned-undecided = Territoire { $n }, { $territory } : { $card } et { $other }, indécis.
fayance-turned-twins = Territoire { $n }, { $territory } : les deux ont envoyé { $card }, sans rien décider.
fayance-turned-last = Territoire { $n }, { $territory } : après trois combats indécis, { $card } a battu { $other }.
fayance-turned-last-mirrored = Territoire { $n }, { $territory } : après trois combats indécis, les deux ont envoyé { $card }. { $winner } l’a emporté grâce au terrain.
fayance-turned-fourth = Territoire { $n }, { $territory } : quatre combats indécis. { $winner } ne l’avait pas tourné et l’a gagné.
fayance-turned-crown = Territoire { $n }, { $territory } : { $card } a battu { $other }. { $winner } avait son cinquième territoire et la couronne.
fayance-turned-crown-mirrored = Territoire { $n }, { $territory } : les deux ont envoyé { $card }. { $winner } l’a emporté grâce au terrain : son cinquième territoire, et la couronne.
fayance-turned-crown-fourth = Territoire { $n }, { $territory } : quatre combats indécis. { $winner } ne l’avait pas tourné et l’a gagné : son cinquième territoire, et la couronne.
fayance-turned-refill = Après le territoire { $n }, les deux camps ont appelé des cartes.

## Facts of a side

fayance-fact-cards =
    Cartes : { $of ->
        [one] un choix, { $n ->
            [0] digne du champion du roi
           *[other] que le champion du roi ne ferait jamais
        } ; il a coûté
       *[other] { $of } choix, { $n ->
            [0] tous dignes du champion du roi
           *[other] dont { $n } que le champion du roi ne ferait jamais
        } ; en tout, ils ont coûté
    } { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } de chance de gagner.
fayance-fact-turns =
    Pose des territoires : { $of ->
        [one] un choix, { $n ->
            [0] comme le champion
           *[other] autrement que le champion
        } ; il a coûté
       *[other] { $of } choix, { $n ->
            [0] tous comme le champion
           *[other] dont { $n } autrement que le champion
        } ; en tout, ils ont coûté
    } { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }.
fayance-fact-armies =
    Armées : { $of ->
        [one] un choix, { $n ->
            [0] digne du champion
           *[other] que le champion ne ferait jamais
        } ; il a coûté
       *[other] { $of } choix, { $n ->
            [0] tous dignes du champion
           *[other] dont { $n } que le champion ne ferait jamais
        } ; en tout, ils ont coûté
    } { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }.
fayance-fact-guesses = Bien deviné : des combats ont mieux tourné qu’ils ne promettaient, { $n } sur { $of }.
fayance-fact-captures = Pris : { $n }, par la troupe { $troop }, par le terrain { $terrain }, par un mi-portion { $halfling }, par un quatrième combat indécis { $fourth }.
fayance-fact-twins =
    { $n ->
        [1] Une fois
       *[other] { $n } fois
    }, les deux camps ont envoyé la même carte.
fayance-fact-kept =
    À la fin, { $n ->
        [one] { $n } carte n’était pas tombée
       *[other] { $n } cartes n’étaient pas tombées
    } ; mi-portions parmi elles : { $halflings }.
