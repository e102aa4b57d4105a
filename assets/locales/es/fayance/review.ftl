### Fayance: the review of a game that is over.

## When a decision fell

fayance-told-muster = El primer ejército
fayance-told-call = El duelo
fayance-told-lay = Territorio { $n }, { $territory }: cómo se colocó
fayance-told-choose = Territorio { $n }, { $territory }, combate { $combat }
fayance-told-refill = Tras el territorio { $n }, { $territory }

## What was done

fayance-move-muster = reunir: { $cards }
fayance-move-refill = llamar: { $cards }
fayance-move-call = anunciar «{ $troop }»
fayance-move-lay =
    girar { $terrain ->
        [forest] el bosque
        [plain] la llanura
       *[mountain] la montaña
    } hacia sí y { $theirs ->
        [forest] el bosque
        [plain] la llanura
       *[mountain] la montaña
    } hacia el otro lado
fayance-move-choose = enviar: { $card }

## What chance is in this game, after “Luck:”

fayance-told-chance = el reparto y la pila

## Where the game turned

fayance-turned = { $what } { $name } habría ganado { $before } de cada 100 partidas antes, y { $after } después.
fayance-turned-deal = Se repartieron las cartas.
fayance-turned-muster = Ambos bandos reunieron su primer ejército.
fayance-turned-duel = { $leader } ganó el duelo y dirigió el primer territorio.
fayance-turned-lot = La suerte decidió: { $leader } dirigió el primer territorio.
fayance-turned-bared = Apareció { $territory }: el territorio siguiente.
fayance-turned-lay =
    Territorio { $n }, { $territory }: { $leader } giró hacia sí { $terrain ->
        [forest] el bosque
        [plain] la llanura
       *[mountain] la montaña
    }.
fayance-turned-troop = Territorio { $n }, { $territory }: tropa contra tropa, { $card } pudo con { $other }.
fayance-turned-terrain = Territorio { $n }, { $territory }: favorecido por su terreno, { $card } pudo con { $other }.
fayance-turned-halfling = Territorio { $n }, { $territory }: el terreno no ayudaba a nadie, y { $card } se coló ante { $other }.
fayance-turned-mirrored = Territorio { $n }, { $territory }: en ambos lados combatió { $card }. { $winner } ganó gracias al terreno.
fayance-turned-undecided = Territorio { $n }, { $territory }: { $card } y { $other }, indecisos.
fayance-turned-twins = Territorio { $n }, { $territory }: en ambos lados combatió { $card }, y nada se decidió.
fayance-turned-last = Territorio { $n }, { $territory }: tras tres combates indecisos, { $card } pudo con { $other }.
fayance-turned-last-mirrored = Territorio { $n }, { $territory }: tras tres combates indecisos, en ambos lados combatió { $card }. { $winner } ganó gracias al terreno.
fayance-turned-fourth = Territorio { $n }, { $territory }: cuatro combates indecisos; { $winner } no lo había girado y lo ganó.
fayance-turned-crown = Territorio { $n }, { $territory }: { $card } pudo con { $other }; { $winner } tuvo su quinto territorio y la corona.
fayance-turned-crown-mirrored = Territorio { $n }, { $territory }: en ambos lados combatió { $card }. { $winner } ganó gracias al terreno: su quinto territorio y la corona.
fayance-turned-crown-fourth = Territorio { $n }, { $territory }: cuatro combates indecisos; { $winner } no lo había girado y lo ganó: su quinto territorio y la corona.
fayance-turned-refill = Tras el territorio { $n }, ambos bandos llamaron cartas.

## Facts of a side

fayance-fact-cards =
    Cartas: { $of ->
        [one] una elección, { $n ->
            [0] propia del Campeón del Rey
           *[other] que el Campeón del Rey nunca haría
        }. Costó
       *[other] { $of } elecciones; { $n ->
            [0] todas como las del Campeón del Rey
           *[other] las que el Campeón del Rey nunca haría: { $n }
        }. En total costaron
    } { $cost ->
        [one] 1 punto
       *[other] { $cost } puntos
    } de probabilidad de ganar.
fayance-fact-turns =
    Territorios colocados: { $of ->
        [one] una elección, { $n ->
            [0] como la del Campeón
           *[other] distinta de la del Campeón
        }. Costó
       *[other] { $of } elecciones; { $n ->
            [0] todas como las del Campeón
           *[other] distintas de las del Campeón: { $n }
        }. En total costaron
    } { $cost ->
        [one] 1 punto
       *[other] { $cost } puntos
    }.
fayance-fact-armies =
    Ejércitos: { $of ->
        [one] una elección, { $n ->
            [0] propia del Campeón
           *[other] que el Campeón nunca haría
        }. Costó
       *[other] { $of } elecciones; { $n ->
            [0] todas como las del Campeón
           *[other] las que el Campeón nunca haría: { $n }
        }. En total costaron
    } { $cost ->
        [one] 1 punto
       *[other] { $cost } puntos
    }.
fayance-fact-guesses = Bien adivinado: combates que salieron mejor de lo que prometían, { $n } de { $of }.
fayance-fact-captures = Conquistados: { $n }; por la tropa, { $troop }; por el terreno, { $terrain }; por un mediano, { $halfling }; por un cuarto combate indeciso, { $fourth }.
fayance-fact-twins =
    { $n ->
        [one] Una vez
       *[other] { $n } veces
    } ambos bandos enviaron la misma carta.
fayance-fact-kept =
    Al final { $n ->
        [one] una carta no había caído
       *[other] { $n } cartas no habían caído
    }; medianos entre ellas: { $halflings }.
