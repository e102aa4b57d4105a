### The rulebook of Fayance: the rules in full, with rulings that are ours and their reasons.

fayance-book-box = Ziel und Karten
fayance-book-setup = Aufbau
fayance-book-land = Das Gebiet
fayance-book-combat = Der Kampf
fayance-book-undecided = Unentschieden
fayance-book-after = Nach einem Sieg
fayance-book-end = Das Ende
fayance-book-table = An diesem Tisch

## Aim and cards

fayance-rule-aim = Der König von Fayance ist tot und hinterlässt keinen Erben. Zwei Seiten kämpfen um sein Reich, und wer zuerst { $win } Gebiete erobert, besteigt den Thron.
fayance-rule-cards = Es gibt { $cards } Armeekarten. Jede zeigt eine Truppe (Bogenschütze, Reiter oder Krieger) und ein Volk (Elfen, Menschen, Zwerge oder Halblinge). Jede dieser { $kinds } Sorten ist doppelt vorhanden.
fayance-rule-twins = Die beiden Karten einer Sorte sind gleichwertig. Wer beide hat, hat dort eine Wahl und nicht zwei.
fayance-rule-twins-why = Nichts auf den Karten unterscheidet sie.
fayance-rule-ring = Die Truppen schlagen einander im Kreis: Reiter schlägt Krieger, Krieger schlägt Bogenschütze, Bogenschütze schlägt Reiter.
fayance-rule-favours = Gelände begünstigt Völker: der Wald die Elfen, die Ebene die Menschen, das Gebirge die Zwerge. Halblinge begünstigt kein Gelände; dafür sind sie stark, wo niemand begünstigt ist.
fayance-rule-land = Es gibt { $territories } Gebietskarten: Quadrate, auf denen zwei oder alle { $terrains } Gelände zusammenstoßen.
fayance-rule-edges = Ein Gebiet liegt zwischen den Spielern, und zwei seiner Kanten zählen: Jede Seite kämpft im Gelände an der Kante, die ihr zugewandt ist. Die anderen beiden zählen nicht.
fayance-rule-nine = Diese { $territories } Gebiete und ihre Namen sind von uns. Sie haben die Form eines Winkels, zweier Hälften oder eines Bandes; jede Form gibt es für jedes Gelände einmal.
fayance-rule-nine-why = Die gedruckten Regeln zeigen eine einzige Karte als Beispiel. Durch Zählen und Messen haben wir einen Satz gewählt, in dem Elfen, Menschen und Zwerge gleich viel wert sind.
fayance-rule-sides = Eine Seite ist Nord, die andere Süd. Wer was ist, ergibt sich aus den Plätzen; die Regeln behandeln beide gleich.
fayance-rule-sides-why = Man braucht Namen, um zu sagen, wem welche Kante gehört, und um eine Partie aufzuschreiben.

## Setting up

fayance-rule-deal = Alle Armeekarten werden gemischt, und jede Seite bekommt { $dealt }.
fayance-rule-pile = Die Gebiete werden zu einem offenen Stapel gemischt. Zu sehen ist nur das oberste, und niemand sieht darunter nach. Wird es genommen, so kommt das nächste in Sicht.
fayance-rule-pile-why = Die gedruckten Regeln sagen nur, dass der Stapel offen liegt und dass man seine erste Karte nimmt. Wäre die ganze Reihenfolge bekannt, so entschiede nur noch das Rechnen.
fayance-rule-muster = Jede Seite wählt { $army } ihrer { $dealt } Karten und legt sie offen aus: Das ist ihre Armee. Die anderen { $reserve } sind ihre Reserve.
fayance-rule-together = Beide Seiten stellen ihre Armee gleichzeitig und geheim auf, während das erste Gebiet schon zu sehen ist. Dann werden beide Armeen zusammen gezeigt.
fayance-rule-together-why = Die gedruckten Regeln nennen keine Reihenfolge, und wer als Zweiter wählte, könnte sich nach der ersten Wahl richten.
fayance-rule-reserve = Die Reserve der anderen Seite ist kein Geheimnis. An diesem Tisch steht sie im Register.
fayance-rule-reserve-why = Alle Karten sind verteilt, also kann sich jeder ausrechnen, was der andere hat. Es zu verbergen hieße, Buchführung zu belohnen und nicht das Spiel.
fayance-rule-opening = Vor dem ersten Gebiet wird bestimmt, wer führt: durch ein Duell oder durch das Los, wie es für die Partie gewählt wurde.
fayance-rule-duel = Im Duell rufen beide geheim eine Truppe, und der Kreis der Truppen entscheidet: Der stärkere Ruf führt. Gleiche Rufe werden wiederholt; nach { $equal } gleichen Rufen entscheidet das Los.
fayance-rule-duel-why = Das gedruckte Spiel spielt hier Schere, Stein, Papier; der Kreis der Truppen ist dasselbe unter anderem Namen. Das Los sorgt dafür, dass es endet.
fayance-rule-lot = Beim Beginn durch das Los steht sofort fest, wer führt.
fayance-rule-lot-why = Die Aussichten sind dieselben, und es kostet keine Zeit.

## The territory

fayance-rule-lead = Wer führt, nimmt das oberste Gebiet des Stapels, dreht es nach Belieben und legt es zwischen die Armeen. Niemand sonst dreht es.
fayance-rule-turns = Alle { $turns } Drehungen sind erlaubt, auch wo zwei davon dasselbe Gelände ergeben. Wer führt, sieht dabei beide Armeen und das nächste Gebiet des Stapels.
fayance-rule-turns-why = Eine wirkliche Karte lässt sich ebenso drehen, und wer sie nimmt, deckt die nächste auf.
fayance-rule-combats = Um ein Gebiet wird gekämpft, bis ein Kampf entschieden ist, höchstens { $combats } Mal. Vor jedem der ersten { $choices } Kämpfe wählen beide Seiten eine Karte.
fayance-rule-choice = Jede Seite wählt geheim eine Karte ihrer Armee. Haben beide bestätigt, so werden beide Karten zusammen gezeigt.
fayance-rule-final = Bis zum Bestätigen darfst du dich umentscheiden; was bestätigt ist, gilt. Was du erwogen und zurückgenommen hast, sieht niemand.
fayance-rule-final-why = Auch in den gedruckten Regeln bestätigen beide, bevor einer auf eine Karte zeigt.

## The combat

fayance-rule-tests = Es gibt Proben auf Truppe, Gelände und Halbling, in dieser Reihenfolge. Die erste, die beide Karten unterscheidet, entscheidet.
fayance-rule-troop = Verschiedene Truppen: Die im Kreis stärkere siegt. Völker und Gelände werden gar nicht angesehen.
fayance-rule-troop-first = Auch eine begünstigte Karte verliert also, wenn ihre Truppe die schwächere ist.
fayance-rule-terrain = Gleiche Truppen: Ist genau eine der Karten von dem Gelände begünstigt, in dem ihre eigene Seite kämpft, so siegt sie.
fayance-rule-terrain-halfling = Eine begünstigte Karte siegt auch gegen einen Halbling.
fayance-rule-terrain-own = Es zählt nur das Gelände an der eigenen Kante. Wen die Kante gegenüber begünstigen würde, der ist nicht begünstigt.
fayance-rule-terrain-twin = So lassen sich sogar zwei gleiche Karten unterscheiden.
fayance-rule-halfling = Gleiche Truppen, und keine Karte ist begünstigt: Ist genau eine davon ein Halbling, so siegt sie.
fayance-rule-undecided = In allen anderen Fällen ist der Kampf unentschieden, zum Beispiel wenn beide Karten begünstigt sind.
fayance-rule-two-halflings = Zwischen zwei Halblingen derselben Truppe fällt keine Entscheidung: Kein Gelände begünstigt sie.
fayance-rule-nobody = Auch wo niemand begünstigt ist und kein Halbling kämpft, fällt keine Entscheidung.

## Undecided

fayance-rule-back = Nach einem unentschiedenen Kampf legt jede Seite die gespielte Karte in ihre Reserve zurück, und ein weiterer Kampf folgt.
fayance-rule-stays = Das Gebiet bleibt, wie es liegt: Es wird nicht noch einmal gedreht.
fayance-rule-stays-why = In den gedruckten Regeln wird ein Gebiet nur gedreht, wenn man es legt.
fayance-rule-left = Die Armeen werden dazwischen nicht ergänzt: Beide wählen unter den Karten, die noch da sind. So kämpft eine Karte höchstens einmal um ein Gebiet.
fayance-rule-fourth = Nach { $choices } unentschiedenen Kämpfen hat jede Seite nur noch eine Karte. Diese beiden kämpfen ohne Wahl.
fayance-rule-second = Ist auch dieser letzte Kampf unentschieden, so gewinnt ihn die Seite, die das Gebiet nicht gedreht hat, mit allem, was ein Sieg bringt.

## After a victory

fayance-rule-fallen = Die beiden Karten des entschiedenen Kampfes sind gefallen und kommen nie wieder. Karten, die auf diesem Gebiet vorher zurückgelegt wurden, bleiben in der Reserve.
fayance-rule-fallen-open = Gefallene Karten liegen offen, und alle dürfen sie ansehen.
fayance-rule-fallen-open-why = Alle haben sie kämpfen sehen.
fayance-rule-capture = Wer siegt, erobert das Gebiet und setzt es in den eigenen Thron ein.
fayance-rule-capture-first = Zuerst wird erobert, dann werden die Armeen ergänzt.
fayance-rule-capture-first-why = Die Reihenfolge zählt nur am Ende: Die letzte Eroberung beendet die Partie sofort, und ein Ergänzen wäre vergeblich.
fayance-rule-refill = Dann beruft jede Seite Karten aus ihrer Reserve ein, bis ihre Armee wieder { $army } hat: eine Karte für jeden Kampf, der um das Gebiet geführt wurde. Die Zahl ist für beide dieselbe.
fayance-rule-refill-free = Welche Karten einberufen werden, ist frei, geheim und wird von beiden gleichzeitig entschieden. Die ganze Reserve steht bereit, auch eben zurückgelegte Karten. Wer noch in der Armee ist, bleibt dort.
fayance-rule-refill-free-why = Wie bei der ersten Armee. Die gedruckten Regeln sagen, man solle die Armee ergänzen, nicht ziehen und nicht tauschen.
fayance-rule-next = Wer gesiegt hat, führt beim nächsten Gebiet.
fayance-rule-next-after = Es wird genommen und gedreht, wenn beide Armeen vollständig sind.
fayance-rule-next-after-why = So ist es auch am Anfang, wo die Armeen stehen, bevor das erste Gebiet gedreht wird.

## The end

fayance-rule-king = Wer { $win } Gebiete erobert, ist König von Fayance, und die Partie endet sofort.
fayance-rule-no-draw = Ein Remis gibt es nicht: Jedes Gebiet fällt an eine Seite, und von { $territories } Gebieten hat eine spätestens nach dem letzten { $win }. Eine Partie hat { $win } bis { $longest } Kämpfe.
fayance-rule-ninth = Eine Armee lässt sich immer ergänzen, denn ein Gebiet kostet jede Seite genau eine Karte. Vor dem letzten Gebiet hat jede Seite { $army } Karten, alle in ihrer Armee.
fayance-rule-resign = Aufgeben kann niemand; eine verlassene Partie lässt sich fortsetzen.
fayance-rule-resign-why = Die gedruckten Regeln kennen nur ein Ende.

## At this table

fayance-rule-table-bots = Ein Bot weiß nur, was ein Mensch an seinem Platz wissen könnte: weder die Reihenfolge des Stapels noch eine Wahl von dir, auf die er nicht geantwortet hat.
fayance-rule-table-bots-why = Das Raten ist das Herz dieses Spiels. Gegen jemanden, der spickt, bliebe davon nichts.
fayance-rule-table-hints = Tipps bekommst du jederzeit, und sie lassen sich abschalten. Sie werden gezählt und im Ergebnis genannt.
fayance-rule-table-hints-why = Sie helfen beim Lernen; wer keine will, soll auch den Knopf nicht sehen.
fayance-rule-table-aids = Das Register aller Karten und die Tafel „Was wäre?“ sind Hilfen. Die Einstellungen können beide verbergen.
fayance-rule-table-aids-why = Sie sagen nichts, was die offenen Karten einem geduldigen Spieler nicht auch sagen.
fayance-rule-table-screen = Teilen sich zwei Personen einen Bildschirm, so bleibt der anderen nur die Wahl des Augenblicks verborgen.
fayance-rule-table-screen-why = Alles andere liegt bei diesem Spiel offen.
