### Fayance: the table.

## The prompt

fayance-prompt-muster = Wähle vier Karten für deine erste Armee: { $n } von 4
fayance-prompt-call = Bogenschütze, Reiter oder Krieger? Rufe geheim; der Stärkere führt
fayance-prompt-lay = Du führst: Drehe { $territory } und lege es
fayance-prompt-choose = Wähle geheim eine Karte für den Kampf
fayance-prompt-chosen = Bestätige oder wähle eine andere Karte
fayance-prompt-refill = Ergänze deine Armee aus der Reserve: { $n } von { $due }
fayance-prompt-refill-all = Deine ganze Reserve tritt an: Bestätige
fayance-prompt-of = { $name }: { $what }
fayance-prompt-wait = { $name } wählt …
fayance-prompt-bot-lays = { $name } dreht das Gebiet …
fayance-prompt-sure = Sicher? Bestätige noch einmal oder nimm zurück
fayance-prompt-curtain = Gib den Bildschirm weiter
fayance-prompt-over = Der Thron ist vergeben
fayance-prompt-hush = Beide haben gewählt
fayance-prompt-last = Der vierte Kampf: Die letzten zwei Karten treten vor
fayance-prompt-troops = Zuerst die Truppen …
fayance-prompt-terrains = Gleiche Truppe: nun das Gelände …
fayance-prompt-halflings = Das Gelände entscheidet nicht: Ist nur einer ein Halbling?

## The buttons

fayance-button-muster = Aufstellen
fayance-button-call = Rufen
fayance-button-turn = Drehen
fayance-button-lay = So legen
fayance-button-choose = Wählen
fayance-button-refill = Einberufen
fayance-button-matrix = Was wäre?

## The plates and the piles

fayance-chooses = wählt …
fayance-has-chosen = hat gewählt
fayance-leads = führt
fayance-holds = { $n } von 5 Gebieten
fayance-reserve = Reserve { $n }
fayance-discards = gefallen { $n }
fayance-pile-next = Danach: { $territory }
fayance-pile-below = { $n } weitere darunter
fayance-pile-empty = Der Stapel ist leer

## The tests of a combat

fayance-test-waits = { $test }
fayance-test-equal = { $test }: entscheidet nichts
fayance-test-settles = { $test }: entschieden!

## What is under the pointer

fayance-tip-card = { $troop } ({ $people }): schlägt { $beaten }. { $favour }
fayance-tip-favour = Begünstigt von: { $terrain }.
fayance-tip-halfling = Siegt, wo keine Karte begünstigt ist.
fayance-tip-chances = Hier schlägt { $card } { $wins }, verliert gegen { $losses }, unentschieden { $rest }
fayance-tip-territory = Jede Seite kämpft im Gelände an der Kante, die ihr zugewandt ist.
fayance-tip-pile = Der Stapel der Gebiete: Um das oberste geht es als Nächstes.
fayance-tip-call = Bogenschütze schlägt Reiter, Reiter schlägt Krieger, Krieger schlägt Bogenschütze.
fayance-tip-turn = Dreht das Gebiet um ein Viertel; die Zeichen zeigen, wen es begünstigt.
fayance-tip-final = Was bestätigt ist, gilt.
fayance-tip-hint = Was der Kämpe des Königs täte, und warum.
fayance-tip-matrix = Deine Karten gegen ihre: + siegt, – verliert, = unentschieden.

## Hints

fayance-hint-awaited = Der Kämpe des Königs überlegt …
fayance-hint-none = Hier gibt es keinen Tipp.
fayance-hint-muster = Aufstellen: { $cards }
fayance-hint-refill = Einberufen: { $cards }
fayance-hint-call = „{ $troop }“ rufen
fayance-hint-lay =
    Dreh { $terrain ->
        [forest] den Wald
        [plain] die Ebene
       *[mountain] das Gebirge
    } zu dir
fayance-hint-choose = Diesmal soll { $card } kämpfen
fayance-hint-forced = es gibt keine andere Wahl
fayance-hint-calls = alle drei Rufe sind gleich gut
fayance-hint-edges =
    deine Kante begünstigt { $mine ->
        [0] keine
       *[other] { $mine }
    } deiner Karten, die gegenüber, { $terrain ->
        [forest] der Wald
        [plain] die Ebene
       *[mountain] das Gebirge
    }, { $theirs ->
        [0] keine
       *[other] { $theirs }
    } der anderen
fayance-hint-turning = von 100 Partien gewinnst du so etwa { $n } mehr als mit der schlechtesten Drehung
fayance-hint-turns = keine andere Drehung ist besser oder schlechter
fayance-hint-sure = er schlägt alles, was kommen kann
fayance-hint-unbeaten =
    er schlägt { $n ->
        [0] keine
       *[other] { $n }
    } ihrer Karten, und keine schlägt ihn
fayance-hint-feared =
    er schlägt { $n ->
        [0] keine
       *[other] { $n }
    } ihrer Karten, und zu fürchten ist { $card }
fayance-hint-unlikely =
    er schlägt { $n ->
        [0] keine
       *[other] { $n }
    } ihrer Karten, und was ihn schlägt, kommt wohl kaum
fayance-hint-mixed = in etwa { $n } von 10 Fällen geschickt, bleibt er unberechenbar
fayance-hint-keeps =
    ein Halbling täte es hier auch, doch für später aufgehoben bringt er in 100 Partien etwa { $n ->
        [one] 1 Sieg
       *[other] { $n } Siege
    } mehr
fayance-hint-gain = von 100 Partien gewinnst du so etwa { $n } mehr als mit einer durchschnittlichen Wahl
fayance-hint-little = hier ist jede Wahl ungefähr gleich viel wert
fayance-hint-holds = jetzt einen Halbling einzuberufen würde dich von 100 Partien etwa { $n } kosten
fayance-hint-answers = dann hast du auf jede Truppe eine Antwort
fayance-hint-lands = { $territory } hat Gelände für { $n } deiner vier Karten

## Refusals

fayance-refused-over = Die Partie ist zu Ende.
fayance-refused-leader = Nur wer führt, legt das Gebiet.
fayance-refused-confirmed = Du hast schon bestätigt, und das gilt.
fayance-refused-kind = Jetzt ist eine andere Wahl fällig.
fayance-refused-four = Eine Armee hat vier Karten, nicht { $n }.
fayance-refused-dealt = Einige dieser Karten gehören dir nicht.
fayance-refused-turn = Ein Gebiet lässt sich nur auf vier Arten legen.
fayance-refused-active = Nicht in deiner Armee: { $card }.
fayance-refused-refill = So viele Karten wie Kämpfe treten an: { $due }, nicht { $n }.
fayance-refused-reserve = Einige dieser Karten sind nicht in deiner Reserve.
fayance-refused-no-call = Wähle zuerst eine Truppe.
fayance-refused-no-card = Wähle zuerst eine Karte.
fayance-refused-enough = { $n } sind gewählt: Nimm zuerst eine zurück.
fayance-refused-theirs = Diese Karte gehört der anderen Seite.
fayance-refused-not-now = Diese Karte kann jetzt nicht gewählt werden.

## For screen readers

fayance-spoken-own = { $card }, in deiner Armee
fayance-spoken-reserve = { $card }, in deiner Reserve
fayance-spoken-theirs = { $card }, in der anderen Armee
fayance-spoken-favoured = { $what }, begünstigt
fayance-spoken-chosen = { $what }, gewählt
