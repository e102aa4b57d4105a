### Las páginas de Guyenne alrededor de la mesa: nueva partida, créditos, resultado, cortina, partidas rechazadas.

## Título

title-continue-about = ronda { $round } · { $phase }
title-continue-over = terminada: ver el resultado

## Nueva partida

new-game = Nueva partida
new-game-edition = Edición
new-game-level = Nivel
new-game-shared-about = Una pareja comparte mazo y descarte: quien roba (primero el sitio I) toma seis cartas y da algunas, y cada cual lucha en su propio castillo.
new-game-hands = Manos visibles
hands-own = Propia
hands-own-about = Varias personas ante esta pantalla: una cortina oculta cada mano.
hands-veil = Veladas
hands-veil-about = Todas las manos boca abajo: cada cual mira la suya un momento, mientras el resto aparta la vista.
hands-partners = Del bando
hands-partners-about = Regla de la casa, no del folleto: las parejas se ven las manos y se pasan la pantalla sin ocultar nada.
hands-open = Todas
hands-open-about = Todas las manos boca arriba: para aprender el juego en grupo, sin secretos.
new-game-bot-about = { $name }, { $temper }. { $about }
new-game-seed = Reparto
new-game-seed-random = al azar
new-game-seed-number = número { $seed }
new-game-seed-type = pon un número
new-game-seed-about = El mismo número reparte las mismas cartas.
new-game-begin = Jugar

## Los sitios de una nueva partida

seat-place =
    { $camp ->
        [english] Sitio inglés { $place }
       *[french] Sitio francés { $place }
    }
seat-free = Sitio libre
seat-free-press = añadir pareja
seat-free-pad = mando: pulsa { $key }
seat-free-about = Un sitio para jugar en pareja. { new-game-shared-about }
seat-join-about = Un sitio libre. Otro mando se sienta con { $key }, en el siguiente sitio; o pulsa aquí para añadir pareja.
seat-guest-pad = cruceta: cambiar · { $key }: levantarse
seat-guest-keyboard = flechas: cambiar · { $key }: levantarse
seat-guest-short = { $key }: levantarse
seat-device-about = Aquí se juega con { $device }: las direcciones llevan a otro sitio; con { $key } se levanta.
seat-nobody = Nadie
seat-nobody-about = El sitio queda libre: una sola persona lleva todo el bando.
seat-person-about = Una persona ante esta pantalla. Su nombre, opcional, se guarda para la próxima vez.

## Créditos

credits-game = El juego de cartas Guyenne es de Laurent y Jean-Baptiste Journaux.
credits-publisher = Ilustrado por Romain Boyaud, publicado por Pergame y (2023) Faire Play Éditions.
credits-castles = Los seis castillos son elección nuestra: las reglas impresas no nombran los suyos.

## Resultado

result-winner =
    { $camp ->
        [english] Vence Inglaterra
       *[french] Vence Francia
    }
result-draw = Tablas
result-end-six-castles =
    { $camp ->
        [english] Fin en la ronda { $round }: los seis castillos son ingleses
       *[french] Fin en la ronda { $round }: los seis castillos son franceses
    }
result-end-exhausted =
    { $camp ->
        [english] Fin en la ronda { $round }: los ingleses, sin mazo y con una carta como mucho
       *[french] Fin en la ronda { $round }: los franceses, sin mazo y con una carta como mucho
    }
result-end-exhausted-both = Fin en la ronda { $round }: ambos bandos, sin mazo y con una carta como mucho
result-you = Tú
result-cry = «{ $cry }»
result-points = { n-points }
result-sum = { $sum } = { n-points }
result-rule-2022 = un castillo aislado vale 1; en grupo, 2
result-rule-2021 = 1 por castillo, 1 más en el mayor grupo, 1 por carta sin gastar
result-rule-six = los seis castillos: 12 puntos a 0
result-neutral = neutral
result-unspent =
    { $n ->
        [0] ninguna carta sin gastar
        [one] una carta sin gastar
       *[other] { $n } cartas sin gastar
    }
result-hints =
    { $n ->
        [0] sin consejos
        [one] 1 consejo
       *[other] { $n } consejos
    }
result-unspent-and-hints = { $unspent }, { $hints }
result-tie-unspent = Igualdad de puntos: { camp-people } tienen más cartas sin gastar
result-tie-group = Igualdad de puntos: { camp-people } tienen el mayor grupo
result-tie-nobody = Igualdad de puntos y de cartas sin gastar
result-tie-nobody-group = Igualdad de puntos, de mayor grupo y de cartas sin gastar
result-same-deal = El mismo reparto
result-new-deal = Otro reparto
result-seed = Reparto { $seed }

## Cortina: la mano siguiente sigue oculta hasta que se pida

curtain-pass =
    { $camp ->
        [english] Pasa la pantalla a los ingleses
       *[french] Pasa la pantalla a los franceses
    }
curtain-about = No se muestra nada hasta que pulses.
curtain-pass-to = Pasa la pantalla: { $name }
curtain-recap = Desde tu última mirada:
curtain-others = ¡Apartad la vista!
curtain-here = Aquí estoy

## Por qué un texto no es una partida: tras dos puntos

record-no-such-level = la edición de 2021 no tiene nivel «{ $level }».
record-teams =
    { $n ->
        [one] en el bando { camp-adjective } hay una persona: puede haber una o dos.
       *[other] en el bando { camp-adjective } hay { $n } personas: puede haber una o dos.
    }
record-box = una partida así no se puede repartir.
record-players = quienes juegan no encajan con los bandos.
record-event-shape = está dañado.
record-event-turn = esto lo deciden { camp-people }.
record-event-other-decision = aquí toca otra decisión.
record-event-stops = la partida se corta donde debe seguir algo.
record-event-stops-draw = la partida se corta donde { camp-people } deben robar.
record-event-not-in-pile = el mazo no contiene esa carta: { $card }.
record-event-draws-few = { camp-people } roban menos cartas de las debidas.
record-event-sums = las cartas en { $castle } suman { $english } para los ingleses y { $french } para los franceses.
record-event-winner =
    { $winner ->
        [english] con { $english } a { $french } en { $castle }, los ingleses no pueden haber ganado.
        [french] con { $french } a { $english } en { $castle }, los franceses no pueden haber ganado.
       *[nobody] { $english } a { $french } en { $castle } no es un empate.
    }
record-event-holder =
    { $holder ->
        [english] tras el combate, { $castle } es de los ingleses.
        [french] tras el combate, { $castle } es de los franceses.
       *[nobody] tras el combate, { $castle } no es de nadie.
    }
record-event-after-end = la partida ya ha terminado.

## A kept game in the list

kept-rules = { $edition }, { $level }
kept-teams = { $rules }, { $english } contra { $french }
kept-teams-alone = { $english } contra { $french }
