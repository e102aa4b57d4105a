### Por qué se rechaza una jugada: una frase por regla.

refusal-game-over = La partida ha terminado: ya no se juega nada.
refusal-not-your-turn = No te toca jugar.
refusal-wrong-kind = Eso no es lo que se pide ahora.
refusal-no-such-card = Esas cartas no están en tu mano.
refusal-no-card = Elige al menos una carta.
refusal-sixth-card = Un bando pone como mucho cinco cartas ante un castillo.
refusal-keep-one = Hay que guardar una carta para el segundo castillo.
refusal-castle-set = El castillo ya está elegido: responde en { $castle }.
refusal-same-castle = El segundo castillo no puede ser otra vez { $castle }.
refusal-not-in-play = No se lucha en { $castle }: refuerza uno de los dos castillos elegidos.
refusal-partner-castle = Tu pareja juega en { $castle }: refuerza tu propio castillo.
refusal-loss-not-played = Esas cartas no se pusieron ante este castillo.
refusal-loss-too-small = Es poco: sacrifica { $strongest }, o varias cartas que sumen al menos lo mismo.
refusal-reserve-five =
    { $n ->
        [0] Hay que apartar cinco cartas: aún no hay ninguna elegida.
        [one] Hay que apartar cinco cartas: solo hay una elegida.
       *[other] Hay que apartar exactamente cinco cartas: hay { $n } elegidas.
    }
refusal-reserve-hero = El héroe nunca se aparta.
refusal-give-keep-one = Quien da conserva al menos una carta.
refusal-give-five = No se dan más de cinco cartas.
refusal-no-such-seat = Este bando no tiene ese sitio.
