### Guesclin !: hints, the advised move and why.

guesclin-tip-hint = Lo que haría el Caballero, y por qué.
guesclin-hint-awaited = El Caballero estudia el mapa…

## The move

guesclin-hint-place = { $who } se coloca en { $hex }
guesclin-hint-order = Orden «{ $order }» { $who }
guesclin-hint-march = { $who } va a { $hex }
guesclin-hint-leave = { $who } sale del mapa { $exit }
guesclin-hint-deed = { $who } { $deed }
guesclin-hint-strikes = golpea { $who }
guesclin-hint-shoots = dispara { $who }
guesclin-hint-takes = toma { $object }
guesclin-hint-puts = deja su carga
guesclin-hint-gives = da { $object } { $to }
guesclin-hint-breaks = rompe { $object }
guesclin-hint-bridge = maneja el puente
guesclin-hint-drop = { $object } cae en { $hex }
guesclin-hint-finish = Acaba la activación

## What somebody wants to get to

guesclin-hint-goal-exit =
    { $by ->
        [east] el lado este
        [north] el lado norte
        [south] el lado sur
       *[town] la puerta de la ciudad
    }
guesclin-hint-goal-post =
    { $post ->
        [post-gate] la puerta
        [post-postern] el postigo
       *[post-keep] la puerta del torreón
    }
guesclin-hint-goal-object =
    { $object ->
        [booty] el botín
        [bundle] el haz de leña
       *[cart] el carro
    }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }

## Why, after a colon

guesclin-hint-hits =
    { $result ->
        [stunned] { $n } % de aturdirlo
        [neutralised] { $n } % de neutralizarlo
       *[drop] { $n } % de que suelte la carga
    }
guesclin-hint-beside = { $who }, a su lado, le quita 1 de DEFENSA
guesclin-hint-beside-both = { $who } y { $other }, a su lado, le quitan 2 de DEFENSA
guesclin-hint-back = su respuesta acierta con un { $n } %
guesclin-hint-no-initiative = sin iniciativa no puede responder
guesclin-hint-stunned = aturdido, no puede responder
guesclin-hint-bears = con las manos ocupadas no puede responder
guesclin-hint-clear = no hay nada en la línea de tiro
guesclin-hint-nearer =
    { $n ->
        [one] acorta en 1 punto el camino hasta { $goal }
       *[other] acorta en { $n } puntos el camino hasta { $goal }
    }
guesclin-hint-away =
    { $n ->
        [one] desde allí hay 1 punto hasta { $goal }
       *[other] desde allí hay { $n } puntos hasta { $goal }
    }
guesclin-hint-middle =
    { $n ->
        [0] es la fila del centro
        [one] queda a 1 fila del centro
       *[other] queda a { $n } filas del centro
    }
guesclin-hint-fewer =
    { $there ->
        [0] allí no lo alcanza ningún enemigo
        [one] allí solo lo alcanza 1 enemigo
       *[other] allí lo alcanzan { $there } enemigos
    }, y donde está, { $here }
guesclin-hint-calmer = los golpes que allí le esperan aciertan menos
guesclin-hint-flies = en { $post } ondea entonces tu bandera
guesclin-hint-counts =
    { $object ->
        [booty] quien saca el botín del mapa gana al menos en parte
        [bundle] entonces ya no sujeta el puente
       *[cart] al final cuenta cada carro
    }
guesclin-hint-brings-out =
    { $object ->
        [booty] entonces nadie puede quitarte el botín
        [bundle] entonces está fuera del mapa
       *[cart] entonces este carro está en la ciudad
    }
guesclin-hint-settled = la suerte del botín está echada y solo cuenta ya su huida
guesclin-hint-order-strike = así golpea { $target } con un { $then } %, sin ella con un { $now } % a lo sumo
guesclin-hint-order-reach = así llega { $target } y acierta con un { $then } %
guesclin-hint-order-nearer =
    { $then ->
        [one] así acorta en 1 punto el camino hasta { $goal }
       *[other] así acorta en { $then } puntos el camino hasta { $goal }
    }, sin ella en { $now }
guesclin-hint-order-defence =
    { $n ->
        [one] DEFENSA { $then } en vez de { $now } contra el enemigo que lo alcanza
       *[other] DEFENSA { $then } en vez de { $now } contra los { $n } enemigos que lo alcanzan
    }
guesclin-hint-order-leaves = así puede salir del mapa enseguida
guesclin-hint-order-goes = así llega hasta { $hex }, adonde sin ella no alcanza
guesclin-hint-order-gains = ninguna otra orden aporta tanto
guesclin-hint-keeps-bridge = mientras esté ahí, el puente sigue bajado
guesclin-hint-free-hands = con las manos libres puede luchar
guesclin-hint-shuts-out = deja a { $out } de los franceses fuera y a { $inside } dentro
guesclin-hint-opens-way = así el paso queda libre
guesclin-hint-never-arrives = un carro roto nunca llega a la ciudad
guesclin-hint-falls =
    { $own ->
        [0] queda a los pies de uno de los tuyos
        [one] uno de los tuyos está a 1 casilla
       *[other] el más cercano de los tuyos está a { $own } casillas
    }, y el enemigo más cercano, a { $theirs }
guesclin-hint-all-acted = todos han actuado
guesclin-hint-nothing-gains =
    { $n ->
        [one] nada de lo que hiciera el último aportaría algo
       *[other] nada de lo que hicieran los otros { $n } aportaría algo
    }
