### Guesclin !: reviews of games that are over: where they turned, how the dice fell.

guesclin-review-round = Ronda { $n }. { $what }
guesclin-review-moment = Ronda { $n }, { $banner }
guesclin-review-placing = Despliegue, { $banner }
guesclin-review-marched = Movimiento a { $hex }.
guesclin-review-chance = los dados

## Where a game turned. { $n } is the chance of the throw before it fell, { $back } that of the strike back.

# Built: guesclin-turn-*
guesclin-turn-strike-hit =
    { $who } golpea { $target } con un { $n } % y { $result ->
        [stunned] lo aturde
        [neutralised] lo neutraliza
       *[drop] le hace soltar la carga
    }.
guesclin-turn-strike-miss = { $who } golpea { $target } con un { $n } % y falla.
guesclin-turn-strike-back =
    { $who } golpea { $target } con un { $n } % y falla; la respuesta, con un { $back } %, { $other ->
        [stunned] lo aturde
       *[neutralised] lo neutraliza
    }.
guesclin-turn-strike-both =
    { $who } golpea { $target } con un { $n } % y { $result ->
        [stunned] lo aturde
        [neutralised] lo neutraliza
       *[drop] le hace soltar la carga
    }; la respuesta, con un { $back } %, { $other ->
        [stunned] aturde al atacante
       *[neutralised] neutraliza al atacante
    }.
guesclin-turn-shot-hit =
    { $who } dispara { $target } con un { $n } % y { $result ->
        [stunned] lo aturde
        [neutralised] lo neutraliza
       *[drop] le hace soltar la carga
    }.
guesclin-turn-shot-miss = { $who } dispara { $target } con un { $n } % y falla.
guesclin-turn-left = { $who } sale del mapa { $exit }.
guesclin-turn-left-with = { $who } sale del mapa { $exit } con { $object }.
guesclin-turn-post = { $who } toma { $post }.
guesclin-turn-took = { $who } toma { $object }.
guesclin-turn-put = { $who } deja { $object }.
guesclin-turn-gave = { $who } da { $object } { $to }.
guesclin-turn-broke = { $who } rompe { $object }.
guesclin-turn-raised = { $who } alza el puente.
guesclin-turn-lowered = { $who } baja el puente.
guesclin-turn-fell = { $object } cae en { $hex }.
guesclin-turn-placed = Despliegue: { $banner }.
guesclin-turn-march = { $who } va a { $hex }.
guesclin-turn-strike-hit-marched = { guesclin-review-marched } { guesclin-turn-strike-hit }
guesclin-turn-strike-miss-marched = { guesclin-review-marched } { guesclin-turn-strike-miss }
guesclin-turn-strike-back-marched = { guesclin-review-marched } { guesclin-turn-strike-back }
guesclin-turn-strike-both-marched = { guesclin-review-marched } { guesclin-turn-strike-both }
guesclin-turn-took-marched = { guesclin-review-marched } { guesclin-turn-took }
guesclin-turn-put-marched = { guesclin-review-marched } { guesclin-turn-put }
guesclin-turn-gave-marched = { guesclin-review-marched } { guesclin-turn-gave }
guesclin-turn-raised-marched = { guesclin-review-marched } { guesclin-turn-raised }
guesclin-turn-lowered-marched = { guesclin-review-marched } { guesclin-turn-lowered }
guesclin-turn-order = Orden «{ $order }» { $to }.
guesclin-turn-end = { $reason }

## How the dice fell, for one camp

# Built: guesclin-fact-*
guesclin-fact-throws =
    { $n ->
        [one] 1 tirada
       *[other] { $n } tiradas
    }, { $hits ->
        [one] 1 acierto
       *[other] { $hits } aciertos
    }, cabía esperar { $expected }
guesclin-fact-luckiest = { $who } acierta { $target } con un { $n } %: la tirada más afortunada
guesclin-fact-unluckiest = { $who } no acierta { $target } con un { $n } %: la tirada más desafortunada
guesclin-fact-backs =
    Respuestas sufridas: { $n }, de ellas { $hits ->
        [one] 1 acertó
       *[other] { $hits } acertaron
    }
guesclin-fact-orders =
    Órdenes dadas: { $n } en { $of ->
        [one] 1 activación
       *[other] { $of } activaciones
    }
guesclin-fact-lost = Combatientes perdidos: { $n } de { $of }
guesclin-fact-dice = Sumas tiradas, y cuántas veces eran de esperar: { $sums }
guesclin-review-sum = { $sum }: { $n } ({ $expected })
