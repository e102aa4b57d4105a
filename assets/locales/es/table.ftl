### Lo que dice cada mesa: la barra, la página de una partida nueva, el resultado, lo que falta a un registro.

## Ajustes

speed-1 = 1×
speed-2 = 2×
speed-4 = 4×
speed-instant = inmediato

## Avisos

not-begun-no-luck = al sistema le falta azar para barajar las cartas.
record-unknown-bot = aquí no se conoce a «{ $bot }». Quizá una versión más reciente de Guyenne sí; la partida se deja como está.

## Por qué un texto no es una partida: tras dos puntos

record-at-event = suceso { $n }: { $reason }
record-not-text = no es un texto.
record-empty = no contiene ninguna partida.
record-truncated = está cortado por la mitad.
record-not-json = el texto está dañado, o es otra cosa.
record-key-twice = el campo «{ $key }» aparece dos veces.
record-unknown-format = no es una partida de este juego.
record-newer = viene de una versión más reciente de Guyenne.
record-field = lo acordado al principio está dañado.
record-event-refused = contra las reglas. { $why }
record-event-expected = aquí debe pasar otra cosa.

## The toolbar of a table

tool-rules = Las reglas en breve
button-speed = Ritmo
hud-log = La crónica
overview-open = En palabras
speed-now = Ritmo { $speed }
tip-rules = Las reglas en breve.
tip-speed = A qué ritmo se mueve la mesa.
tip-log = Todo lo ocurrido, en frases.
tip-menu = Pausar la partida.

## Lo que hay que hacer, y los consejos

prompt-demo = Juegan autómatas: pulsa para jugar tú
prompt-demo-short = Demo: pulsa para jugar
hint-bare = { $what }.
hint-one = { $what }: { $why }.
hint-two = { $what }: { $why }; { $also }.

## El resultado de una partida

result-to-title = Al título
# Shows the finished game again, from its turning point.
result-watch = Volver a ver
result-review = Repasar
# Copies the same deal as a challenge; the second one is for screen readers.
result-challenge = Desafiar
result-challenge-spoken = Desafiar a alguien: copia este reparto y tu resultado

## La página de una nueva partida

player-person = Una persona
new-game-bots-about = Solo juegan autómatas, y tú miras.
new-game-keeps = Hay una partida en curso: se queda entre las partidas en curso.

## Los dispositivos en los sitios de una nueva partida

# El signo de un botón del mando: una letra, o el nombre de una forma.
pad-key =
    { $key ->
        [Cross] Equis
        [Circle] Círculo
       *[other] { $key }
    }
device-keyboard = el teclado ({ $number })
device-pad = el mando { $number }
seat-name = Nombre
seat-name-hint = pon un nombre
seat-done = Hecho
spoken-name = Nombre: { $name }
seat-join = ¿Alguien más? Pulsa { $key } en el mando para sentarte.
news-sits = { $place }: { $device } se sienta aquí.
news-stands-up = { $place }: { $device } se levanta.
keys-either = { $one } / { $other }

## Partidas ganadas y perdidas

# On a result page: the players who were given hints, with their numbers.
result-hints-given = Consejos: { $all }.
result-hints-of = { $player } { $n }
# Against one bot, with the game just played.
statistics-against =
    { $bot } hasta ahora: has ganado { $won }, perdido { $lost }{ $drawn ->
        [0] { "" }
       *[other] , { $drawn } en tablas
    }{ $unfinished ->
        [0] { "" }
       *[other] , { $unfinished } sin terminar
    }.
# After a sentence about a bot, on the page of a new game.
statistics-so-far =
    { $about } Hasta ahora: has ganado { $won }, perdido { $lost }{ $drawn ->
        [0] { "" }
       *[other] , { $drawn } en tablas
    }{ $unfinished ->
        [0] { "" }
       *[other] , { $unfinished } sin terminar
    }.

## Una partida que se vuelve a ver
replay-first = Al principio
replay-round-back = A la ronda anterior
replay-combat-back = Al combate anterior
replay-back = Un suceso atrás
replay-play = Reproducir
replay-stop = Parar
replay-forward = Un suceso adelante
replay-combat-forward = Al combate siguiente
replay-round-forward = A la ronda siguiente
replay-last = Al final
# How far it has come: the round, and how many events have been shown. $rounds is 0 before the first.
replay-progress =
    { $rounds ->
        [0] { $n }/{ $of }
       *[other] Ronda { $round }/{ $rounds } · { $n }/{ $of }
    }
# The same, as it is spoken after a leap.
replay-place =
    { $rounds ->
        [0] Evento { $n } de { $of }.
       *[other] Ronda { $round } de { $rounds }, evento { $n } de { $of }.
    }
# Through whose eyes it is seen: everything face up; somebody who sees what all may know. Sides have their own names.
replay-all = Todo a la vista
replay-onlooker = Espectador
# The same, for who hears it.
replay-eyes = Vista: { $who }
# Goes on with the game from the moment that is shown.
replay-play-on = Seguir jugando
replay-review = Repaso
replay-no-decision = Antes de este momento no hay ninguna decisión desde la que la partida pudiera continuar.
# The page that asks who plays on.
replay-branch-about = La partida sigue desde aquí como una partida aparte, y la que se jugó queda como está. ¿Quién juega?
replay-branch-keeps = La partida sigue desde aquí como una partida aparte, y la que se jugó queda como está. Este juego conserva los jugadores con los que empezó.
# A seat of a side that has several.
replay-branch-seat = { $side }, jugador { $n }
replay-branch-begin = Empezar
# Guessing along: the button, how many were right, and what is said before and after something is turned up.
replay-guess = Adivinar lo que está oculto
replay-guess-tally = { $right } de { $of } adivinadas
replay-guess-turn-up = Descubrir
replay-guess-nothing = Sigue: antes de que algo se descubra, se te pregunta qué es.
replay-guess-it-was = Era { $answer }.
replay-guess-right = Exacto: { $answer }.
replay-guess-wrong = No, era { $answer }; tú dijiste { $guess }.
