### The answers to likely wrong presses in the tutorial, each about its own step.

lesson-no-edge = Eine Burg am Ende der Reihe hat nur eine Nachbarin. Crozant hat zwei: Nenne diese.
lesson-no-hero-waits = Das Spiel hat erst begonnen, und hier reichen sechs. Behalte den Helden für eine Burg, die es wert ist.
lesson-no-later = Die 3 reicht als Antwort. Was hier noch fehlt, kann in der Verstärkung dazukommen.
lesson-no-enough-there = Crozant ist mit sechs schon stark. Sarzay mit der einen 3 braucht Hilfe.
lesson-no-too-weak = Eine 3 allein ist schwach: Eine starke französische Karte nimmt Sarzay. Lege die 2 dazu, bevor du passt.
lesson-no-other-side = Auch Cluis liegt neben Crozant und wäre recht. Unsere Geschichte geht aber in La Prune-au-Pot weiter.
lesson-no-no-neighbour = Diese Burg liegt nicht neben Crozant: Die beiden wären keine Gruppe. Nenne La Prune-au-Pot.
lesson-no-eight = Du hast acht gegen sieben: Aufgeben hieße, eine gewonnene Burg zu verschenken. Decke auf.
lesson-no-no-bluff = Das wäre ein echter Angriff. Für einen Bluff reicht die schwächste Karte: Nimm eine 2.
lesson-no-known = Keine Summe schlägt einen Helden: Auch offen verliert deine Karte, und alle haben sie gesehen. Gib auf.
lesson-no-hero-next = Der Held wird gleich gebraucht, um La Prune-au-Pot zurückzuholen. Hier reichen die 5 und die 4.
lesson-no-alone = Neben einem Helden bringen andere Karten nichts: Er gewinnt allein oder steht gleich mit einem anderen Helden. Behalte sie.
lesson-no-nine = Drei Zweien sind sechs, und du hast neun: Aufgeben hieße, deine Burg zu verschenken. Decke auf.
lesson-no-cheaper = Auch die 4 würde reichen, aber sie nützt dir mehr als zwei Zweien. Gib lieber diese.
lesson-no-hero-lost = Ein Angriff auf eine gegnerische Burg kostet die stärkste Karte dort: Das wäre der Held. Nimm die 4 und die 3.
lesson-no-give-strong = Du spielst zuerst und greifst mit der 5 an; auch der Held bleibt bei dir. Gib die 4, die 3 und eine 2.
lesson-no-middle = Jede Burg darf als erste genannt werden. Unsere Geschichte beginnt in Crozant: Dort liegt auf jeder Seite eine Nachbarin.
lesson-no-seven-do = Die 5 und die 2 sind sieben, und das reicht hier. Behalte den Helden auf der Hand.
lesson-no-hero-gone = Ein gespielter Held liegt viele Runden lang im Ablagestapel. Behalte ihn für eine Burg, auf die ihr nicht verzichten könnt.
lesson-no-already-yours = Cluis gehört euch schon: Dort könntest du nur verteidigen. Greif Sarzay daneben an, dann sind es drei nebeneinander.
lesson-no-west-as-well = La Prune-au-Pot liegt neben Crozant und wäre auch recht. Unsere Geschichte geht aber in Sarzay weiter.
lesson-no-far-off = Diese Burg liegt neben keiner von euren. Sarzay schon, und dann sind es drei nebeneinander.
