### Guesclin !: the tutorial.

guesclin-tutorial = Spielend lernen
guesclin-tutorial-about = Die ersten zwei Runden eines Szenarios in fünf Minuten, mit Begleitung.
guesclin-tutorial-first = Der Hinterhalt
guesclin-tutorial-first-about = Ziehen, Befehle, Schüsse, Schläge und Gegenschläge, die Beute, und wie eine Partie endet.

## The steps

guesclin-lesson-welcome = Du führst die Franzosen, Bertrand du Guesclin und seine Schar. Ein englischer Reiter will nach Fougeray, und sein Diener trägt die Beute.
guesclin-lesson-aims = Das entscheidet die Partie: die Beute und der Reiter. Bring die Beute über die Nord- oder die Südseite von der Karte, und schalte den Reiter aus.
guesclin-lesson-around = Sieh dich zuerst um: „Karte“ zeigt die ganze Karte oder einen Teil davon. Sie lässt sich ziehen und mit Rad, zwei Fingern oder Triggern größer und kleiner machen.
guesclin-lesson-reach = Wähle den Freischützen: Die Karte zeigt dann, wohin er gehen kann.
guesclin-lesson-numbers = BEWEGUNG 5: Die Zahlen auf der Karte sind die Punkte, die ihm dort bleiben. Offenes Gelände kostet 1, Wald und Furt kosten 2, einen Plänkler wie ihn aber nur 1. Böschung und Wasser halten jeden auf.
guesclin-lesson-order = Bevor jemand handelt, darf der Befehlshaber einen Befehl geben. Gib dem Schützen „Rückt vor!“ für 2 Punkte mehr: Öffne die Befehle, wähle diesen und bestätige.
guesclin-lesson-march = Mit 7 Punkten kommt er bis zur Furt auf J2. Drück auf das Feld, sieh dir den Weg an und bestätige.
guesclin-lesson-second = Jeder Kämpfer handelt einmal. Jetzt der zweite Kriegsknecht: nach L2.
guesclin-lesson-third = Der erste Kriegsknecht nimmt die Straße bis L6.
guesclin-lesson-commander = Guesclin selbst folgt nach M6.
guesclin-lesson-danger = Bevor du die Aktivierung beendest: „Gefahr“ zeigt, wo die Feinde als Nächstes zuschlagen könnten.
guesclin-lesson-threatened = Die Zahlen sagen, wie viele von ihnen ein Feld erreichen. Keiner erreicht deine Leute, also ist alles gut. Der Sergeant bleibt zurück und sichert die Straße.
guesclin-lesson-finish = Beende die Aktivierung. Wer nicht gehandelt hat, tut nichts.
guesclin-lesson-met = Die Engländer sind gezogen. Der Reiter steht auf H5, der Diener mit der Beute auf G3, und das ist in Schussweite.
guesclin-lesson-line = Ein Schuss tritt an die Stelle eines Zuges. Wähle den Schützen, dann den Diener: Die Schusslinie erscheint.
guesclin-lesson-odds = SCHUSS 4 weniger 3 Felder Entfernung ist Wert 1: drei Würfel, von denen die zwei schlechtesten zählen. Die Linie kreuzt eine Böschung, also hat der Diener VERTEIDIGUNG 6 statt 5.
guesclin-lesson-shoot = Du kennst die Aussichten. Bestätige, und lass die Würfel fallen.
guesclin-lesson-hit = Ein Treffer! Wer eine Last trägt, wird nicht benommen: Die Last fällt neben ihn, und sein Spieler sagt, wohin.
guesclin-lesson-fetch = Die Beute liegt auf G4. Der zweite Kriegsknecht kommt mit seinem letzten Punkt hin.
guesclin-lesson-take = Nimm jetzt die Beute: Das ist seine Tat in dieser Aktion. Erst beim nächsten Mal trägt er sie weiter. Solange er sie trägt, schlägt er nicht zu und nicht zurück.
guesclin-lesson-taken = Die Beute ist dein. Nun gilt es, den Reiter aufzuhalten.
guesclin-lesson-side = Im Nahkampf zählt, wer an den Seiten steht. Schick den ersten Kriegsknecht nach H6, neben den Reiter.
guesclin-lesson-ride = Und Guesclin nach I6: vor den Reiter, mit dem Kriegsknecht an der Seite.
guesclin-lesson-blow = Drück auf den Reiter, um den Schlag zu planen. Noch wird nicht gewürfelt.
guesclin-lesson-sum = VERTEIDIGUNG 10, weniger 1 durch deinen Kriegsknecht an der Seite. Doch der Reiter hat Initiative: Er schlägt sofort zurück, mit vier Würfeln.
guesclin-lesson-strike = Du siehst beide Aussichten. Bestätige den Schlag.
guesclin-lesson-stunned = Beide sind getroffen und benommen: Die andere Seite des Plättchens liegt oben, BEWEGUNG und NAHKAMPF sind um 1 kleiner, die Initiative ist weg. Ein zweiter Treffer schaltet einen Kämpfer aus.
guesclin-lesson-over = Jeder hat das Seine getan. Beende die Aktivierung.
guesclin-lesson-end = Kommt der Kriegsknecht mit der Beute von der Karte, ist es ein halber Sieg; ist auch der Reiter ausgeschaltet, ein vollständiger. Entkommt er mit der Beute, siegen die Engländer. Nach 12 Runden ist Schluss.
guesclin-lesson-goodbye = Das ist das Spiel. „Tipp“ sagt, was der Ritter täte und warum, und der Rest steht im Regelbuch. Viel Glück!

## The answers to likely wrong presses

guesclin-lesson-no-commander = Guesclin gibt die Befehle, also gibt ihm niemand einen. Wähle den Schützen.
guesclin-lesson-no-shot = Der Schütze hat geschossen: Jeder handelt einmal je Aktivierung.
guesclin-lesson-no-helper = Zuerst der Kriegsknecht, damit er dort steht, wenn Guesclin zuschlägt.

## The answers to other wrong presses

guesclin-lesson-wrong-look = Sieh dich zuerst um: Drück auf „Karte“ oder beweg sie.
guesclin-lesson-wrong-threat = Drück zuerst auf „Gefahr“.
guesclin-lesson-wrong-undo = In einer Lektion bleibt Getanes getan. „Zurück“ führt zum Schritt davor.
guesclin-lesson-wrong-finish = Noch nicht: Jemand hat noch etwas zu tun.
guesclin-lesson-wrong-orders = Jetzt ist kein Befehl dran.
guesclin-lesson-wrong-fighter = Ein anderer ist dran: { $who }.
guesclin-lesson-wrong-order = Ein anderer Befehl ist gemeint: „{ $order }“
guesclin-lesson-wrong-target = Ein anderer soll getroffen werden: { $who }.
guesclin-lesson-wrong-over = Alles ist getan: Beende die Aktivierung.
guesclin-lesson-wrong-hex = Ein anderes Feld ist gemeint: { $hex }.
guesclin-lesson-wrong-deed = Eine andere Tat ist gemeint: Die Hand zeigt darauf.
