### Guesclin !: the table, the page of a new game, the result.

## The prompt

guesclin-do-of = { $name }: { $what }
guesclin-do-place = { $who }: elige una casilla de la zona
guesclin-do-placed = todos colocados; confirma, o deshaz
guesclin-do-begin = da una orden si quieres y haz actuar a tus combatientes
guesclin-do-choose = elige a un combatiente que aún pueda actuar
guesclin-do-act = { $who }: elige una casilla adonde ir, o a un enemigo
guesclin-do-deed = { $who } se ha movido: un golpe, un acto, o elige a otro
guesclin-do-commit = confirma, o elige de nuevo
guesclin-do-commit-blow = mira las probabilidades y confirma, o elige de nuevo
guesclin-do-commit-order = da esta orden, o elige de nuevo
guesclin-do-fall = { $who } suelta la carga: ¿en qué casilla cae?
guesclin-do-fallen = { $who }: confirma, o elige otra casilla para la carga
guesclin-thinks = { $name }: pensando…
guesclin-over = La partida ha terminado
guesclin-player = { $banner } ({ $name })

## The buttons

guesclin-button-commit = Confirmar
guesclin-button-back = Deshacer
guesclin-button-cancel = Cancelar
guesclin-button-orders = Órdenes
guesclin-button-finish = Acabar
guesclin-button-finish-of =
    { $n ->
        [0] Acabar activación
       *[other] Acabar ({ $n } sin actuar)
    }
guesclin-button-arrange = Colocar al resto
guesclin-button-threat = Amenaza
guesclin-button-map = Mapa
guesclin-commit-move = Mover
guesclin-commit-strike = Golpear
guesclin-commit-move-strike = Ir y golpear
guesclin-commit-shoot = Disparar
guesclin-commit-leave = Salir del mapa
guesclin-commit-deed = Hacerlo
guesclin-commit-move-deed = Ir y hacerlo
guesclin-commit-order = Dar la orden
guesclin-commit-fall = Cae aquí
guesclin-commit-place = Elige casilla
guesclin-commit-placement = Colocar así
guesclin-deed-strike = Un golpe
guesclin-deed-shoot = Un tiro
guesclin-deed-take = Tomar { $what }
guesclin-deed-put = Dejar en el suelo
guesclin-deed-give = Dar a: { $who }
guesclin-deed-break = Romper el carro
guesclin-deed-raise = Alzar el puente
guesclin-deed-lower = Bajar el puente
guesclin-deed-leave = Salir { $by }
guesclin-orders-to = Una orden a: { $who }
guesclin-orders-none = Sin orden
guesclin-orders-close = Cerrar
guesclin-orders-given = dada: { $who }

## What the buttons do

guesclin-tip-commit = Hace lo planeado. Lo que han dicho los dados no se deshace nunca.
guesclin-tip-back = Cancela el plan; si no lo hay, deshace el último movimiento, hasta la última tirada.
guesclin-tip-orders = Una orden por activación, antes de que nadie actúe, a un combatiente que no sea el comandante.
guesclin-tip-finish = Acaba la activación de esta bandera. Quien no ha actuado no hará nada.
guesclin-tip-threat = Muestra dónde podrían golpear o disparar los enemigos en su próxima activación. Pulsa entonces enemigos para ver solo lo que amenazan ellos.
guesclin-tip-map = Muestra todo el mapa, o una parte lo más cerca posible. Zoom: { $in } y { $out }, la rueda, dos dedos.

## The ribbon of banners and the plate

guesclin-ribbon-placement = Colocación
guesclin-ribbon-round = Ronda { $n } de { $of }
guesclin-ribbon-ready = actúa: faltan { $n }
guesclin-ribbon-count = { $n } de { $all }
guesclin-ribbon-of = { $name }: { $what }
guesclin-ribbon-gone = ya no queda nadie
guesclin-plate-order = { $order } { $effects }
guesclin-plate-surprised = sorprendido: no se mueve en la ronda 1

## The dice

guesclin-dice-attack = { $who } golpea: { $target }
guesclin-dice-riposte = { $who } responde: { $target }
guesclin-dice-shot = { $who } dispara: { $target }
guesclin-dice-needs = Acierta con { $n } o más

## Refusals of the table

guesclin-choose-fighter = Elige primero a uno de tus combatientes.
guesclin-no-plan = Aún no hay plan: elige a un combatiente, luego una casilla o un enemigo.
guesclin-sealed = Nada que deshacer: los dados han hablado, o la activación acaba de empezar.
guesclin-not-now = Eso no se puede ahora.
guesclin-turn-of = { $name }: ahora les toca actuar. Ya te tocará a ti.

## A new game

guesclin-scenario = Escenario
guesclin-person-about = Una persona ante esta pantalla, que puede escribir su nombre. Cada mando puede tomar una bandera; con un solo dispositivo se juega por turnos.
guesclin-guest = { $banner }: aquí juega { $device }. Las direcciones cambian de bandera; { $key } para levantarse.
guesclin-shared = con: { $banner }
guesclin-shared-about = El mismo jugador que: { $banner }. O la juega otra persona: entonces sois tres o cuatro.
guesclin-aim-of = { $camp }: { $aim }
guesclin-begin = Al mapa

## The title

guesclin-continue-about =
    { $n ->
        [0] ¡Guesclin! · { $scenario }, colocación
       *[other] ¡Guesclin! · { $scenario }, ronda { $n }
    }
guesclin-continue-over = ha terminado: mira quién ha ganado

## The result

guesclin-result-throws =
    { $camp }: { $hits ->
        [one] { $hits } acierto
       *[other] { $hits } aciertos
    } en { $thrown ->
        [one] { $thrown } tirada
       *[other] { $thrown } tiradas
    }, se esperaban { $expected }; combatientes perdidos: { $lost }
guesclin-tenths = { $whole },{ $tenth }
guesclin-result-again = Otra partida
guesclin-result-same = Los mismos dados
# What came of a deal, for a challenge.
guesclin-deal-told =
    { $outcome ->
        [won] { $points ->
            [2] victoria total
           *[other] victoria parcial
        }
        [lost] { $against ->
            [2] derrota total
           *[other] derrota parcial
        }
       *[drawn] tablas
    }, { $points } a { $against }
guesclin-deal-boast =
    { $outcome ->
        [won] { $points ->
            [2] Logré una victoria total
           *[other] Logré una victoria parcial
        }
        [lost] Perdí
       *[drawn] Hice tablas
    } con estos dados, { $points } a { $against }: ¿y tú?

## Credits

guesclin-credits-game = El juego Guesclin ! es de Jean-Gabriel Chabrat.
guesclin-credits-ours = Sus mapas, la mayoría de los números y dos de los cuatro escenarios son nuestros.

## The switch among the settings.

guesclin-quick-moves = Mover figuras con una pulsación
