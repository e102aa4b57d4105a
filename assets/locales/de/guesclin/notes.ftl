### Notes for a first game of Guesclin !: what happens for the first time, in one or two short sentences.

note-guesclin-aim = Diese Tafel sagt, was die Partie entscheidet und wie es gerade steht.
note-guesclin-banners = Die Banner handeln nacheinander, jedes einmal je Runde. Innerhalb eines Banners ist die Reihenfolge frei.
note-guesclin-orders = Bevor jemand handelt, darf der Befehlshaber einem anderen Kämpfer einen Befehl geben. Er gilt, bis das Banner wieder dran ist.
note-guesclin-reach = Die Zahlen sind die Punkte, die dort bleiben. Ein Kämpfer zieht, dann folgt höchstens eine Tat; ein Schuss ersetzt beides.
note-guesclin-undo = Befehle und Züge lassen sich zurücknehmen, bis Würfel fallen oder die Aktivierung endet.
note-guesclin-sum = Das Ergebnis muss diese Verteidigung erreichen. Ein Freund des Ziels neben beiden erhöht sie um 1, einer von dir senkt sie um 1.
note-guesclin-line = Jeder Wald und jedes Hindernis auf dieser Linie erhöht die Verteidigung um 1; im Wald steht man noch sicherer.
note-guesclin-dice = Bis zu fünf Würfel fallen, aber nur zwei zählen: die besten, oder bei einem Wert von 1 oder 0 die schlechtesten.
note-guesclin-riposte = Wer Initiative hat, schlägt gleichzeitig zurück, außer er ist benommen oder beladen. Auch wer getroffen wird, kann getroffen haben.
note-guesclin-stunned = Benommen: 1 weniger an BEWEGUNG, NAHKAMPF und SCHUSS, kein Gegenschlag. Niemand erholt sich, der nächste Treffer schaltet aus.
note-guesclin-out = Ein Benommener, der getroffen wird, verlässt die Karte für immer. Ohne Befehlshaber bekommt ein Banner keine Befehle mehr.
note-guesclin-object = Wer etwas trägt, greift nicht an und schießt nicht. Nehmen, Geben und Ablegen sind Taten wie ein Angriff.
note-guesclin-fall = Wer eine Last trägt und getroffen wird, bleibt heil: Die Last fällt, wohin sein Spieler will.
note-guesclin-threat = „Gefahr“ zeigt, wo die Feinde als Nächstes zuschlagen oder schießen könnten, und wie viele es sind.
note-guesclin-round = Alle Banner haben gehandelt: Eine neue Runde beginnt, und alle dürfen wieder handeln. Die Zahl der Runden ist begrenzt.
