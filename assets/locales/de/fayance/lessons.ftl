### The tutorial of Fayance: its chapter, the sentences of its steps, and the answers to wrong presses.

fayance-tutorial = Spielend lernen
fayance-tutorial-about = Eine ganze Partie in vier Minuten, mit Begleitung.
fayance-tutorial-first = Die erste Krone
fayance-tutorial-first-about = Armee, Duell, Gebiet, die drei Proben, unentschiedene Kämpfe und der Thron.

## Wrong presses

fayance-lesson-wrong-card = Diese jetzt nicht: Später wird { $card } gebraucht. Drücke die Karte, die leuchtet.
fayance-lesson-wrong-call = Auch das könntest du rufen, doch unsere Geschichte geht so weiter: { $troop }.
fayance-lesson-wrong-turn = So noch nicht. Drehe, bis auf deiner Seite das liegt: { $terrain }.
fayance-lesson-wrong-early = Es ist noch nicht alles gewählt. Drücke, was noch leuchtet, und bestätige dann.
fayance-lesson-no-keep-human = Behalte deinen Menschenschützen für die nächste Ebene: Sie kommt bald. Schicke den Elfenreiter.
fayance-lesson-no-halfling-waits = Kein Gelände begünstigt einen Halbling. Hier ist dein Menschenschütze daheim: Schicke ihn.
fayance-lesson-no-for-later = Diese kommt später. Berufe den Halblingsschützen ein: Er schlüpft durch, wo niemand daheim ist.
fayance-lesson-no-no-favour = In der Ebene hat ein Zwerg keinen Vorteil, und dein Krieger schlägt einen Schützen nur, wenn einer kommt. Versuche es mit dem Halbling.

## The steps

fayance-lesson-welcome = Willkommen! Du spielst Süd, auf dieser Seite des Tisches; der Glasierer spielt Nord. Wer zuerst fünf Gebiete erobert, ist König von Fayance.
fayance-lesson-cards = Jede Karte zeigt eine Truppe. Reiter schlägt Krieger, Krieger schlägt Bogenschütze, Bogenschütze schlägt Reiter: Daran ändert nichts etwas.
fayance-lesson-peoples = Jede Karte gehört auch zu einem Volk: Elfen lieben den Wald, Menschen die Ebene, Zwerge das Gebirge. Halblinge haben kein eigenes Gelände; sie schlüpfen durch.
fayance-lesson-muster = Wähle deine erste Armee: die vier Karten, die leuchten, jede Truppe mindestens einmal. Dann bestätige.
fayance-lesson-armies = Nun liegen beide Armeen offen; deine anderen acht Karten sind deine Reserve. Geheim ist in diesem Spiel nur, was gerade gewählt wird.
fayance-lesson-call = Wer dreht das erste Gebiet? Ein Duell entscheidet, nach dem Kreis der Truppen. Rufe Reiter und bestätige.
fayance-lesson-leader = Gegenüber wurde Krieger gerufen, und dein Reiter schlägt ihn: Du führst. Vor dem Legen darfst du das Gebiet drehen.
fayance-lesson-turn = Jede Seite kämpft im Gelände an ihrer Kante. Der Wald gegenüber begünstigt die Elfen dort. Drehe einmal: Dann hat Nord das Gebirge, wo von ihnen keiner daheim ist, und du die Ebene. Lege es so.
fayance-lesson-first = Jetzt wählen beide geheim eine Karte. Schicke deinen Elfenreiter: Drücke die Karte, dann bestätige.
fayance-lesson-troop = Von drüben kam ein Krieger. Die Truppen sind verschieden, also siegt die stärkere, welches Gelände es auch ist. Das Gebiet kommt in deinen Thron!
fayance-lesson-refill = Beide Karten sind gefallen. Für jeden Kampf kommt eine Karte aus der Reserve in die Armee. Berufe den Elfenkrieger ein.
fayance-lesson-plain = Wer siegt, führt wieder. Dein Menschenschütze will in die Ebene: Drehe das Gebiet, bis sie auf deiner Seite liegt, dann lege es.
fayance-lesson-human = Schicke deinen Menschenschützen, der in der Ebene daheim ist.
fayance-lesson-terrain = Zwei Schützen: Die Truppen entscheiden nichts. Dann fragt man nach dem Gelände, und nur deiner ist begünstigt. Das siegt auch gegen einen Halbling.
fayance-lesson-halfling = Berufe den Halblingsschützen ein. Es ist gut, einen Halbling für ein Gebiet aufzusparen, das niemanden begünstigt.
fayance-lesson-forest = Der Wald liegt schon auf deiner Seite, und dein Elfenkrieger liebt ihn. Lege das Gebiet, wie es ist.
fayance-lesson-scout = Versuche zuerst etwas Billiges: Schicke deinen Halblingsreiter.
fayance-lesson-undecided = Zwei Halblinge derselben Truppe: Nichts ist entschieden. Beide Karten kehren in die Reserve zurück, und um dasselbe Gebiet wird noch einmal gekämpft.
fayance-lesson-again = Schicke nun den Elfenkrieger, der im Wald daheim ist.
fayance-lesson-lost = Ein Reiter! Zuerst zählen die Truppen, und ein Reiter schlägt einen Krieger auch in einem Wald voller Elfen. Das Gebiet ist verloren. Das kommt vor: Niemand kann Gedanken lesen.
fayance-lesson-two = Zwei Kämpfe gab es, also berufen beide Seiten zwei Karten ein. Auch eben zurückgelegte dürfen wiederkommen.
fayance-lesson-both = Berufe die beiden Karten ein, die leuchten: den Halblingsreiter und den Zwergenreiter.
fayance-lesson-theirs = Nord hat gesiegt und darum das Gebiet gedreht: den Wald für die beiden Elfen dort, die Ebene für dich, und in deiner Armee ist kein Mensch.
fayance-lesson-slip = Jetzt ist der Halblingsschütze dran. Kommt ein Schütze, der kein Elf ist, so ist niemand begünstigt, und dein Halbling schlüpft durch.
fayance-lesson-slipped = Zwei Schützen, und keiner ist daheim: Der einzige Halbling siegt. Drei Gebiete gehören dir.
fayance-lesson-third = Berufe den Menschenkrieger ein.
fayance-lesson-own = Du führst wieder. Die Ebene liegt auf deiner Seite, für den Menschenkrieger. Lege es so.
fayance-lesson-guess = Denke wie dein Gegenüber: Im eigenen Wald würde Nord gern den Elfenkrieger gegen deinen Menschenkrieger schicken. Wer schlägt einen Krieger? Schicke deinen Halblingsreiter.
fayance-lesson-four = Du hast Gedanken gelesen! Vier Gebiete: Eines fehlt noch zur Krone.
fayance-lesson-fourth = Berufe den Zwergenschützen ein.
fayance-lesson-last = Ein Wort zu dem, was selten ist: Nach drei unentschiedenen Kämpfen kämpfen die letzten zwei Karten ohne Wahl. Bleibt auch das unentschieden, so gewinnt das Gebiet, wer es nicht gedreht hat.
fayance-lesson-crown = Drüben ist kein Mensch in der Armee, bei dir schon. Drehe das Gebiet, bis beide Seiten in der Ebene kämpfen, und lege es.
fayance-lesson-strike = Um die Krone: Schicke den Menschenkrieger.
fayance-lesson-king = Ein Krieger schlägt einen Schützen: das fünfte Gebiet, und der Thron von Fayance ist dein! Du weißt, was du brauchst; alles andere steht im Regelbuch.
