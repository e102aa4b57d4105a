### Fayance: the table.

## The prompt

fayance-prompt-muster = Elige cuatro cartas para tu primer ejército: { $n } de 4
fayance-prompt-call = ¿Arquero, jinete o guerrero? Elige en secreto; el más fuerte dirige
fayance-prompt-lay = Diriges: gira { $territory } y colócalo
fayance-prompt-choose = Elige en secreto una carta para combatir
fayance-prompt-chosen = Confirma, o elige otra carta
fayance-prompt-refill = Llama cartas de tu reserva: { $n } de { $due }
fayance-prompt-refill-all = Toda tu reserva se une al ejército: confirma
fayance-prompt-of = { $name }: { $what }
fayance-prompt-wait = { $name } elige…
fayance-prompt-bot-lays = { $name } gira el territorio…
fayance-prompt-sure = ¿Seguro? Confirma otra vez, o retíralo
fayance-prompt-curtain = Pasa la pantalla
fayance-prompt-over = El trono ya tiene rey
fayance-prompt-hush = Ambos han elegido
fayance-prompt-last = El cuarto combate: se alzan las dos últimas cartas
fayance-prompt-troops = Primero las tropas…
fayance-prompt-terrains = La misma tropa: ahora el terreno…
fayance-prompt-halflings = El terreno no decide: ¿hay un solo mediano?

## The buttons

fayance-button-muster = Reunir
fayance-button-call = Anunciar
fayance-button-turn = Girar
fayance-button-lay = Colocar así
fayance-button-choose = Elegir
fayance-button-refill = Llamar
fayance-button-matrix = ¿Y si?

## The plates and the piles

fayance-chooses = elige…
fayance-has-chosen = ha elegido
fayance-leads = dirige
fayance-holds = { $n } de 5 territorios
fayance-reserve = reserva { $n }
fayance-discards = caídas { $n }
fayance-pile-next = Después: { $territory }
fayance-pile-below = { $n } más debajo
fayance-pile-empty = La pila está vacía

## The tests of a combat

fayance-test-waits = { $test }
fayance-test-equal = { $test }: no decide
fayance-test-settles = { $test }: ¡decidido!

## What is under the pointer

fayance-tip-card = { $troop } ({ $people }): vence a { $beaten }. { $favour }
fayance-tip-favour = Favorecido por: { $terrain }.
fayance-tip-halfling = Vence si ninguna carta está favorecida.
fayance-tip-chances = Aquí { $card } vence a { $wins }, pierde ante { $losses }, indeciso { $rest }
fayance-tip-territory = Cada bando combate en el terreno del borde que tiene delante.
fayance-tip-pile = La pila de territorios: el de arriba es el siguiente.
fayance-tip-call = El arquero vence al jinete, el jinete al guerrero, el guerrero al arquero.
fayance-tip-turn = Gira el territorio un cuarto; las marcas muestran a quién favorece.
fayance-tip-final = Lo confirmado es definitivo.
fayance-tip-hint = Lo que haría el Campeón del Rey, y por qué.
fayance-tip-matrix = Tus cartas contra las suyas: + gana, – pierde, = indeciso.

## Hints

fayance-hint-awaited = El Campeón del Rey medita…
fayance-hint-none = Aquí no hay nada que aconsejar.
fayance-hint-muster = Reúne { $cards }
fayance-hint-refill = Llama de tu reserva { $cards }
fayance-hint-call = Anuncia «{ $troop }»
fayance-hint-lay =
    Gira { $terrain ->
        [forest] el bosque
        [plain] la llanura
       *[mountain] la montaña
    } hacia ti
fayance-hint-choose = Juega esta vez { $card }
fayance-hint-forced = no hay otra elección
fayance-hint-calls = las tres valen igual
fayance-hint-edges =
    tu borde { $mine ->
        [0] no favorece ninguna
       *[other] favorece { $mine }
    } de tus cartas, y el de enfrente, { $terrain ->
        [forest] el bosque
        [plain] la llanura
       *[mountain] la montaña
    }, { $theirs ->
        [0] ninguna
       *[other] { $theirs }
    } de las suyas
fayance-hint-turning = de cada 100 partidas ganas así cerca de { $n } más que con el peor giro
fayance-hint-turns = ningún otro giro es mejor ni peor
fayance-hint-sure = vence a todo lo que pueda venir
fayance-hint-unbeaten =
    { $n ->
        [0] no vence a ninguna de sus cartas, pero
       *[other] vence a { $n } de sus cartas, y
    } ninguna lo vence
fayance-hint-feared =
    { $n ->
        [0] no vence a ninguna
       *[other] vence a { $n }
    } de sus cartas, y la respuesta temible es { $card }
fayance-hint-unlikely =
    { $n ->
        [0] no vence a ninguna de sus cartas, pero
       *[other] vence a { $n } de sus cartas, y
    } es raro que envíen las que lo vencen
fayance-hint-mixed =
    enviado cerca de { $n ->
        [one] 1 vez
       *[other] { $n } veces
    } de cada 10, nadie puede preverlo
fayance-hint-keeps =
    un mediano haría lo mismo aquí, pero guardado para después da cerca de { $n ->
        [one] 1 victoria
       *[other] { $n } victorias
    } más de cada 100
fayance-hint-gain = de cada 100 partidas ganas así cerca de { $n } más que con una elección corriente
fayance-hint-little = aquí todas las elecciones valen casi lo mismo
fayance-hint-holds =
    llamar ahora a un mediano costaría cerca de { $n ->
        [one] 1 partida
       *[other] { $n } partidas
    } de cada 100
fayance-hint-answers = así tienes respuesta a cada tropa
fayance-hint-lands = { $territory } tiene terreno para { $n } de tus cuatro cartas

## Refusals

fayance-refused-over = La partida ha terminado.
fayance-refused-leader = Solo quien dirige coloca el territorio.
fayance-refused-confirmed = Ya has confirmado, y es definitivo.
fayance-refused-kind = Ahora toca otra elección.
fayance-refused-four = Un ejército son cuatro cartas, no { $n }.
fayance-refused-dealt = Algunas de esas cartas no son tuyas.
fayance-refused-turn = Un territorio solo se coloca de cuatro maneras.
fayance-refused-active = No está en tu ejército: { $card }.
fayance-refused-refill = Se unen tantas cartas como combates hubo: { $due }, no { $n }.
fayance-refused-reserve = Algunas de esas cartas no están en tu reserva.
fayance-refused-no-call = Elige primero una tropa.
fayance-refused-no-card = Elige primero una carta.
fayance-refused-enough =
    { $n ->
        [one] Hay { $n } elegida: retírala antes.
       *[other] Hay { $n } elegidas: retira antes una.
    }
fayance-refused-theirs = Esa carta es del otro bando.
fayance-refused-not-now = Esa carta no se puede elegir ahora.

## For screen readers

fayance-spoken-own = { $card }, en tu ejército
fayance-spoken-reserve = { $card }, en tu reserva
fayance-spoken-theirs = { $card }, en el otro ejército
fayance-spoken-favoured = { $what }, favorecido
fayance-spoken-chosen = { $what }, elegido
