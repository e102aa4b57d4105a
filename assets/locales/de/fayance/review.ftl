### Fayance: the review of a game that is over.

## When a decision fell

fayance-told-muster = Die erste Armee
fayance-told-call = Das Duell
fayance-told-lay = Gebiet { $n }, { $territory }: wie es gelegt wurde
fayance-told-choose = Gebiet { $n }, { $territory }, Kampf { $combat }
fayance-told-refill = Nach Gebiet { $n }, { $territory }

## What was done

fayance-move-muster = Aufstellen: { $cards }
fayance-move-refill = Einberufen: { $cards }
fayance-move-call = „{ $troop }“ rufen
fayance-move-lay =
    { $terrain ->
        [forest] den Wald
        [plain] die Ebene
       *[mountain] das Gebirge
    } zu sich drehen und { $theirs ->
        [forest] den Wald
        [plain] die Ebene
       *[mountain] das Gebirge
    } zur anderen Seite
fayance-move-choose = Schicken: { $card }

## What chance is in this game, after “Luck:”

fayance-told-chance = die Karten und der Stapel

## Where the game turned

fayance-turned = { $what } { $name } hätte davor { $before } von 100 Partien gewonnen, danach { $after }.
fayance-turned-deal = Die Karten wurden ausgeteilt.
fayance-turned-muster = Beide Seiten stellten ihre erste Armee auf.
fayance-turned-duel = { $leader } gewann das Duell und führte im ersten Gebiet.
fayance-turned-lot = Das Los fiel: { $leader } führte im ersten Gebiet.
fayance-turned-bared = { $territory } kam zum Vorschein: das nächste Gebiet.
fayance-turned-lay =
    Gebiet { $n }, { $territory }: { $leader } drehte { $terrain ->
        [forest] den Wald
        [plain] die Ebene
       *[mountain] das Gebirge
    } zu sich.
fayance-turned-troop = Gebiet { $n }, { $territory }: Truppe gegen Truppe siegte { $card }; { $other } unterlag.
fayance-turned-terrain = Gebiet { $n }, { $territory }: Vom Gelände begünstigt, siegte { $card }; { $other } unterlag.
fayance-turned-halfling = Gebiet { $n }, { $territory }: Das Gelände half niemandem, { $card } schlüpfte durch, { $other } unterlag.
fayance-turned-mirrored = Gebiet { $n }, { $territory }: Auf beiden Seiten kämpfte { $card }. { $winner } siegte dank des Geländes.
fayance-turned-undecided = Gebiet { $n }, { $territory }: { $card } und { $other } trennten sich unentschieden.
fayance-turned-twins = Gebiet { $n }, { $territory }: Auf beiden Seiten kämpfte { $card }. Nichts wurde entschieden.
fayance-turned-last = Gebiet { $n }, { $territory }: Nach drei unentschiedenen Kämpfen siegte { $card }; { $other } unterlag.
fayance-turned-last-mirrored = Gebiet { $n }, { $territory }: Nach drei unentschiedenen Kämpfen kämpfte auf beiden Seiten { $card }. { $winner } siegte dank des Geländes.
fayance-turned-fourth = Gebiet { $n }, { $territory }: Vier Kämpfe blieben unentschieden. { $winner } hatte es nicht gedreht und gewann es.
fayance-turned-crown = Gebiet { $n }, { $territory }: { $card } siegte, { $other } unterlag. { $winner } hatte das fünfte Gebiet und die Krone.
fayance-turned-crown-mirrored = Gebiet { $n }, { $territory }: Auf beiden Seiten kämpfte { $card }. { $winner } siegte dank des Geländes: das fünfte Gebiet und die Krone.
fayance-turned-crown-fourth = Gebiet { $n }, { $territory }: Vier Kämpfe blieben unentschieden. { $winner } hatte es nicht gedreht und gewann es: das fünfte Gebiet und die Krone.
fayance-turned-refill = Nach Gebiet { $n } beriefen beide Seiten Karten ein.

## Facts of a side

fayance-fact-cards =
    Karten: { $of ->
        [one] eine Entscheidung, { $n ->
            [0] wie sie der Kämpe des Königs trifft
           *[other] wie sie der Kämpe des Königs nie träfe
        }; sie kostete
       *[other] { $of } Entscheidungen, { $n ->
            [0] alle so, wie sie der Kämpe des Königs trifft
           *[other] davon { $n }, die der Kämpe des Königs nie träfe
        }; insgesamt kosteten sie
    } { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    } Gewinnaussicht.
fayance-fact-turns =
    Gebiete gelegt: { $of ->
        [one] eine Entscheidung, { $n ->
            [0] wie der Kämpe
           *[other] anders als der Kämpe
        }; sie kostete
       *[other] { $of } Entscheidungen, { $n ->
            [0] alle wie der Kämpe
           *[other] davon { $n } anders als der Kämpe
        }; insgesamt kosteten sie
    } { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    }.
fayance-fact-armies =
    Armeen: { $of ->
        [one] eine Entscheidung, { $n ->
            [0] wie sie der Kämpe trifft
           *[other] wie sie der Kämpe nie träfe
        }; sie kostete
       *[other] { $of } Entscheidungen, { $n ->
            [0] alle so, wie sie der Kämpe trifft
           *[other] davon { $n }, die der Kämpe nie träfe
        }; insgesamt kosteten sie
    } { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    }.
fayance-fact-guesses = Richtig geraten: { $n } von { $of } Kämpfen mit besserem Ausgang, als sie versprachen.
fayance-fact-captures = Erobert: { $n }, durch die Truppe { $troop }, durch das Gelände { $terrain }, durch einen Halbling { $halfling }, durch einen unentschiedenen vierten Kampf { $fourth }.
fayance-fact-twins =
    { $n ->
        [one] Einmal
       *[other] { $n }-mal
    } schickten beide Seiten die gleiche Karte.
fayance-fact-kept =
    Am Ende { $n ->
        [one] war eine Karte
       *[other] waren { $n } Karten
    } nicht gefallen, davon Halblinge: { $halflings }.
