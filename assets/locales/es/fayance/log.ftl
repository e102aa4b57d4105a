### Fayance: what happened.

fayance-log-dealt = Doce cartas para cada uno: todos pueden verlas todas.
fayance-log-muster = { $name } reúne { $cards }.
fayance-log-duel = Norte anuncia { $north }, Sur { $south }: { $name } dirige.
fayance-log-duel-equal = Norte anuncia { $north }, Sur { $south }: otra vez.
fayance-log-lot = La suerte decide: { $name } dirige.
fayance-log-lay = { $name } coloca { $territory }. Norte combate aquí: { $north }; Sur aquí: { $south }.
fayance-log-troop = Tropa: { $card } puede con { $other }. { $name } gana.
fayance-log-terrain = Terreno: { $card } está favorecido, { $other } no. { $name } gana.
fayance-log-halfling = Mediano: { $card } se cuela ante { $other }. { $name } gana.
fayance-log-undecided = Indeciso: { $card } y { $other } vuelven a las reservas.
fayance-log-fourth = El cuarto combate no decide: { $name } no giró el territorio y se lo queda ({ $card } contra { $other }).
fayance-log-capture = { $name } conquista { $territory }: { $n } de 5.
fayance-log-refill = { $name } llama: { $cards }.
fayance-log-end = ¡{ $name } se sienta en el trono de Fayance!

## What one guesses in a game that is shown again
fayance-guess = ¿Qué carta ha elegido { $side }?
# An answer: a card of the army.
fayance-guess-card = { $people }: { $troop }
