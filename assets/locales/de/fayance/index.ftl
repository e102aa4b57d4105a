### Fayance: die Seite der Regeln, ihre Beispiele und ihr Register.

fayance-rulebook = Das Regelbuch
fayance-rulebook-about = Alle Regeln mit Beispielen, und was wir selbst festgelegt haben.

## Examples

fayance-example-turn = { $n }. Nord kämpft hier: { $north }; Süd hier: { $south }.
fayance-example-undecided = Die ersten { $n } Kämpfe sind unentschieden.
fayance-example-capture =
    { $name } erobert das Gebiet. Dann beruft jede Seite { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } ein.

## Links

fayance-rules-pointed = Worauf ich zeigte

## The index: each word is searched for as it is written here

fayance-index-army = Armee
fayance-index-capture = erobert
fayance-index-duel = Duell
fayance-index-fallen = gefallen
fayance-index-favoured = begünstigt
fayance-index-halfling = Halbling
fayance-index-king = König
fayance-index-leader = führt
fayance-index-pile = Stapel
fayance-index-reserve = Reserve
fayance-index-secret = geheim
fayance-index-territory = Gebiet
fayance-index-troop = Truppe
fayance-index-undecided = unentschieden
