### Guesclin !: the rules in short, on one page.

guesclin-rules = Die Regeln in Kürze
guesclin-rules-about = Was ein Kämpfer darf und was die Würfel erreichen müssen: eine Seite, jederzeit offen.
guesclin-rules-goal = Das Ziel
guesclin-rules-goal-1 = Jedes Szenario sagt, was beide Lager wollen; die Tafel zeigt den Stand und wer jetzt gewänne.
guesclin-rules-round = Die Runde
guesclin-rules-round-1 = Die Banner handeln reihum. Zuerst darf der Befehlshaber einen Befehl geben, dann hat jeder Kämpfer eine Aktion.
guesclin-rules-round-2 = Eine Aktion: ziehen, dann zuschlagen oder einen Gegenstand handhaben. Oder schießen, ohne zu ziehen.
guesclin-rules-move = Das Ziehen
guesclin-rules-move-1 = Leichtes Gelände kostet 1 Punkt, schwieriges 2 (Plänkler 1). Kein Wasser, niemand über Böschung oder Mauer.
guesclin-rules-move-2 = An Freunden kommt man vorbei, an Feinden nicht. Ein Kämpfer je Feld.
guesclin-rules-melee = Der Nahkampf
guesclin-rules-melee-1 = So viele Würfel wie NAHKAMPF, die zwei besten zählen. NAHKAMPF 1: drei Würfel, die zwei schlechtesten. NAHKAMPF 0: vier, die zwei schlechtesten.
guesclin-rules-melee-2 = VERTEIDIGUNG oder mehr trifft. Neben beiden: ein Freund des Angegriffenen +1, einer des Angreifers −1, außer ein Hindernis liegt dazwischen.
guesclin-rules-melee-3 = 12 trifft immer, 2 nie. Ein Treffer macht benommen, ein zweiter schaltet aus. Mit Initiative schlägt der unversehrte Angegriffene gleichzeitig zurück.
guesclin-rules-shot = Der Schuss
guesclin-rules-shot-1 = Würfel nach SCHUSS minus Entfernung. VERTEIDIGUNG +2 im Wald, +1 je Wald und Hindernis auf der Linie.
guesclin-rules-orders = Die Befehle
guesclin-rules-order = { $order } { $effects }
