### Fayance: the pages around the table.

## New game

fayance-opening = Beginn
fayance-opening-duel = Ein Duell
fayance-opening-duel-about = Beide rufen geheim Bogenschütze, Reiter oder Krieger; der Stärkere führt beim ersten Gebiet.
fayance-opening-lot = Das Los
fayance-opening-lot-about = Ein Los bestimmt, wer beim ersten Gebiet führt.
fayance-company-two = Zwei Personen an diesem Bildschirm: Jede wählt hinter einem Vorhang.
fayance-begin = An den Tisch

## The title

fayance-continue-about = Fayance · Gebiete: { fayance-north } { $north }, { fayance-south } { $south }
fayance-continue-over = beendet: sieh, wer König ist

## The curtain

fayance-curtain = { $name }, du wählst
fayance-curtain-about = Der andere sieht weg, bis du bestätigt hast.
fayance-curtain-here = Nur ich sehe hin

## The result

fayance-result-king = { $name } ist König von Fayance
fayance-result-score = { $won } zu { $lost } Gebieten
fayance-result-new = Neu geben
fayance-result-same = Dieselben Karten
fayance-result-decided = Der entscheidende Kampf
fayance-result-thrones = Die Throne
# What came of a deal, for a challenge.
fayance-deal-told =
    { $outcome ->
        [won] gewonnen
        [lost] verloren
       *[drawn] unentschieden
    }, Gebiete { $points } zu { $against }
fayance-deal-boast =
    { $points ->
        [0] Ich habe keines dieser Gebiete erobert
        [one] Ich habe eines dieser Gebiete erobert
       *[other] Ich habe { $points } dieser Gebiete erobert
    }, die andere Seite { $against }: und du?
fayance-review-awaited = Die Schreiber wägen jeden Kampf …
fayance-review-none = Kein Kampf hat diese Partie allein entschieden.
fayance-review-won = Gebiet { $n }, { $territory }: { $card } siegt, { $other } unterliegt. { $name } hätte davor { $before } von 100 Partien gewonnen, danach { $after }.
fayance-review-undecided = Gebiet { $n }, { $territory }: { $card } und { $other } trennen sich unentschieden. { $name } hätte davor { $before } von 100 Partien gewonnen, danach { $after }.

## Credits

fayance-credits-game = Das Kartenspiel Le Trône de Fayance ist von Jean-Gabriel Chabrat.
fayance-credits-lands = Seine neun Gebiete und ihre Namen sind von uns.

## The rules in short

fayance-rules = Die Regeln in Kürze
fayance-rules-about = Wer wen schlägt und was ein Gebiet verlangt: eine Seite, stets offen.
fayance-rules-goal = Der Thron
fayance-rules-goal-1 = Wer fünf Gebiete erobert, ist König.
fayance-rules-goal-2 = Jede Seite hat zwölf der 24 Karten. Nichts ist verborgen außer der Wahl des Augenblicks.
fayance-rules-begin = Die Armee
fayance-rules-begin-1 = Vier Karten sind die Armee, die anderen die Reserve.
fayance-rules-begin-2 = Ein Duell oder das Los bestimmt, wer zuerst führt; danach führt der Sieger.
fayance-rules-land = Das Gebiet
fayance-rules-land-1 = Wer führt, dreht es. Jede Seite kämpft im Gelände an ihrer Kante.
fayance-rules-land-2 = { $elves }: { $forest }. { $humans }: { $plain }. { $dwarves }: { $mountain }. { $halflings }: nirgends.
fayance-rules-combat = Der Kampf
fayance-rules-combat-1 = Beide wählen geheim eine Karte. Die erste Probe, die sie unterscheidet, entscheidet:
fayance-rules-combat-2 = Truppe: { $archer } schlägt { $rider }, { $rider } schlägt { $warrior }, { $warrior } schlägt { $archer }.
fayance-rules-combat-3 = Gelände: Die einzige von ihrem Gelände begünstigte Karte siegt.
fayance-rules-combat-4 = Halbling: Ist keine begünstigt, siegt der einzige Halbling. Sonst ist es unentschieden.
fayance-rules-after = Danach
fayance-rules-after-1 = Entschieden: Beide Karten sind fort, und der Sieger erobert das Gebiet. Unentschieden: Beide kehren in die Reserve zurück, und ein weiterer Kampf folgt.
fayance-rules-after-2 = Ein vierter Kampf geschieht ohne Wahl; unentschieden gewinnt ihn, wer das Gebiet nicht gedreht hat. Dann berufen beide so viele Karten ein, wie es Kämpfe gab.

## A kept game in the list

fayance-kept-opening = Beginn: { $opening }
