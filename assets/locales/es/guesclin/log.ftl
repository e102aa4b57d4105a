### Guesclin !: what happened.

guesclin-log-placed = { $banner }: todos en su sitio.
guesclin-log-round = Ronda { $n } de { $of }
guesclin-log-activate = { $banner }: les toca actuar.
guesclin-log-order = Orden { $to }: { $order }
guesclin-log-move =
    { $who } va a { $hex } ({ $cost ->
        [one] { $cost } punto
       *[other] { $cost } puntos
    }).
guesclin-log-leave = { $who } sale del mapa { $exit }.
guesclin-log-leave-booty = { $who } sale del mapa { $exit } y se lleva el botín.
guesclin-log-leave-cart = { $who } saca el carro del mapa { $exit }.
guesclin-log-post = { $post }: ahora ondea la bandera { $of }.
# One throw: { $dice } as thrown, the larger of the kept two first.
guesclin-log-attack = { $who } ataca { $target }: { $n } dados { $dice }, conserva { $first } + { $second } = { $score }, necesita { $needed }: { $result }
guesclin-log-riposte = { $who } responde { $target }: { $n } dados { $dice }, conserva { $first } + { $second } = { $score }, necesita { $needed }: { $result }
guesclin-log-shoot = { $who } dispara { $target }: { $n } dados { $dice }, conserva { $first } + { $second } = { $score }, necesita { $needed }: { $result }
guesclin-result-miss = fallo
guesclin-result-stunned = alcanzado, aturdido
guesclin-result-neutralised = alcanzado, neutralizado
guesclin-result-drop = alcanzado, la carga cae
guesclin-log-drop = { $object } cae en { $hex }.
guesclin-log-take = { $who } toma { $object }.
guesclin-log-put = { $who } deja { $object }.
guesclin-log-give = { $who } da { $object } { $to }.
guesclin-log-break = { $who } rompe { $object }.
guesclin-log-raise = { $who } alza el puente.
guesclin-log-lower = { $who } baja el puente.

## How a game ends

guesclin-victory-total = Victoria total { $of }.
guesclin-victory-partial = Victoria parcial { $of }.
guesclin-victory-draw = Tablas.
guesclin-end-limit = La última ronda ha terminado.
guesclin-end-nobody = A un bando ya no le queda nadie en el mapa.
guesclin-end-booty = La suerte del botín y la del jinete están echadas.
guesclin-end-posts = En los tres puestos ondea la bandera de Francia.
guesclin-end-carts = Ya no queda ningún carro en camino.
guesclin-end-commanders = Los dos comandantes { $of } están neutralizados.
