### Fayance: what happened.

fayance-log-dealt = Je zwölf Karten: Jeder kann alle sehen.
fayance-log-muster = { $name } stellt auf: { $cards }.
fayance-log-duel = Nord ruft { $north }, Süd { $south }: { $name } führt.
fayance-log-duel-equal = Nord ruft { $north }, Süd { $south }: noch einmal.
fayance-log-lot = Das Los fällt: { $name } führt.
fayance-log-lay = { $name } legt { $territory }. Nord kämpft hier: { $north }; Süd hier: { $south }.
fayance-log-troop = Truppe: { $card } ist stärker als { $other }. { $name } siegt.
fayance-log-terrain = Gelände: { $card } ist begünstigt, { $other } nicht. { $name } siegt.
fayance-log-halfling = Halbling: { $card } schlüpft durch, { $other } unterliegt. { $name } siegt.
fayance-log-undecided = Unentschieden: { $card } und { $other } gehen zurück in die Reserven.
fayance-log-fourth = Der vierte Kampf entscheidet nichts: { $name } hat das Gebiet nicht gedreht und gewinnt es ({ $card } und { $other }).
fayance-log-capture = { $name } erobert { $territory }: { $n } von 5.
fayance-log-refill = { $name } beruft ein: { $cards }.
fayance-log-end = { $name } besteigt den Thron von Fayance!

## What one guesses in a game that is shown again
fayance-guess = Welche Karte hat { $side } gewählt?
# An answer: a card of the army.
fayance-guess-card = { $people }: { $troop }
