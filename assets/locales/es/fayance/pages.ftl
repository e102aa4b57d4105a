### Fayance: the pages around the table.

## New game

fayance-opening = Inicio
fayance-opening-duel = Un duelo
fayance-opening-duel-about = Ambos anuncian en secreto arquero, jinete o guerrero; el más fuerte dirige el primer territorio.
fayance-opening-lot = A suertes
fayance-opening-lot-about = La suerte dice quién dirige el primer territorio.
fayance-company-two = Dos personas ante esta pantalla: cada una elige tras una cortina.
fayance-begin = A la mesa

## The title

fayance-continue-about = Fayance · territorios: { fayance-north } { $north }, { fayance-south } { $south }
fayance-continue-over = ha terminado: mira quién es rey

## The curtain

fayance-curtain = { $name }, te toca elegir
fayance-curtain-about = El otro aparta la vista hasta que confirmes.
fayance-curtain-here = Solo miro yo

## The result

fayance-result-king = { $name } reina en Fayance
fayance-result-score = { $won } territorios a { $lost }
fayance-result-new = Otro reparto
fayance-result-same = El mismo reparto
fayance-result-decided = El combate decisivo
fayance-result-thrones = Los tronos
# What came of a deal, for a challenge.
fayance-deal-told =
    { $outcome ->
        [won] ganada
        [lost] perdida
       *[drawn] tablas
    }, territorios { $points } a { $against }
fayance-deal-boast =
    { $points ->
        [0] No conquisté ninguno de estos territorios
        [one] Conquisté uno de estos territorios
       *[other] Conquisté { $points } de estos territorios
    }, el otro bando { $against }: ¿y tú?
fayance-review-awaited = Los escribas sopesan cada combate…
fayance-review-none = Ningún combate decidió por sí solo la partida.
fayance-review-won = Territorio { $n }, { $territory }: { $card } pudo con { $other }. { $name } habría ganado { $before } de cada 100 partidas antes de ese combate, y { $after } después.
fayance-review-undecided = Territorio { $n }, { $territory }: { $card } y { $other }, indecisos. { $name } habría ganado { $before } de cada 100 partidas antes de ese combate, y { $after } después.

## Credits

fayance-credits-game = El juego de cartas Le Trône de Fayance es de Jean-Gabriel Chabrat.
fayance-credits-lands = Sus nueve territorios y sus nombres son nuestros.

## The rules in short

fayance-rules = Las reglas en breve
fayance-rules-about = Quién vence a quién y qué pide un territorio: una página, en cualquier momento.
fayance-rules-goal = El trono
fayance-rules-goal-1 = Quien conquista cinco territorios es rey.
fayance-rules-goal-2 = Cada bando tiene doce de las 24 cartas. Nada se oculta salvo la elección del momento.
fayance-rules-begin = El ejército
fayance-rules-begin-1 = Cuatro cartas son el ejército; las demás, la reserva.
fayance-rules-begin-2 = Un duelo o la suerte dice quién dirige primero; luego, el vencedor.
fayance-rules-land = El territorio
fayance-rules-land-1 = Quien dirige lo gira. Cada bando combate en el terreno de su borde.
fayance-rules-land-2 = { $elves }: { $forest }. { $humans }: { $plain }. { $dwarves }: { $mountain }. { $halflings }: en ninguno.
fayance-rules-combat = El combate
fayance-rules-combat-1 = Ambos eligen una carta en secreto. Decide la primera prueba que las distinga:
fayance-rules-combat-2 = Tropa: { $archer } vence a { $rider }, { $rider } a { $warrior }, { $warrior } a { $archer }.
fayance-rules-combat-3 = Terreno: gana la única carta favorecida por su terreno.
fayance-rules-combat-4 = Mediano: si ninguna está favorecida, gana el único mediano. Si no, queda indeciso.
fayance-rules-after = Después
fayance-rules-after-1 = Decidido: ambas cartas se pierden y el vencedor conquista el territorio. Indeciso: vuelven a la reserva y sigue otro combate.
fayance-rules-after-2 = El cuarto combate se libra sin elegir; si queda indeciso, gana quien no giró el territorio. Luego ambos llaman a tantas cartas como combates hubo.

## A kept game in the list

fayance-kept-opening = Inicio: { $opening }
