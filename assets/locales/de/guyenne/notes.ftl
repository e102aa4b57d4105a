### Notes for a first game: what happens for the first time, in one or two short sentences.

note-naming = Eine Burg wird durch Antippen benannt, dann wählt man eine bis fünf Karten. Beide Lager spielen an beiden Burgen der Runde.
note-reinforcement = Lege Karten an einer Burg dazu, höchstens fünf insgesamt, oder passe. Das geht, bis alle hintereinander gepasst haben.
note-sharing = Im geteilten Lager zieht eine Hand für beide, gibt der anderen eine bis fünf Karten und sagt, wer zuerst spielt.
note-cost = Ein Angriff auf eine gegnerische Burg hat seinen Preis: Die stärkste dort gespielte Karte ist in jedem Fall verloren, auch der Held.
note-cost-old = Wer eine gegnerische Burg erobert, verliert die stärkste dort gespielte Karte endgültig, auch den Helden. Sonst verliert niemand.
note-attack = Eine Burg wird angegriffen. Wer sie hält, verteidigt mit der langen Seite der Karten und deckt sie im Kampf auf oder gibt auf.
note-hero = Ein Held gewinnt gegen alle Karten ohne Helden. Zwei Helden ergeben einen Gleichstand, was auch sonst dort liegt.
note-conceded = Wer aufgibt, legt die Karten ungesehen ab und verliert die Burg. Bis zum Ende erfährt niemand, welche es waren.
note-tie = Ein Gleichstand ändert nichts: Die Burg bleibt, wie sie war, neutral oder gehalten.
note-taken = Diese Burg gehört jetzt einem anderen Lager, das sie von nun an hält. Das andere greift sie mit der kurzen Seite an.
note-group = Burgen eines Lagers nebeneinander sind eine Gruppe: Am Ende zählt jede von ihnen zwei Punkte, eine einzelne Burg nur einen.
note-group-old = Am Ende zählt jede Burg einen Punkt und jede Burg der größten Gruppe eines Lagers noch einen.
note-pillage = Endgültig verlorene Karten liegen offen in der Plünderung. Sie kommen in keinen Stapel zurück, und alle dürfen sie zählen.
note-hero-lost = Der Held war die stärkste Karte eines Angriffs auf eine gegnerische Burg und ist endgültig verloren.
note-hero-lost-old = Der Held war die stärkste Karte, die eine gegnerische Burg erobert hat, und ist endgültig verloren.
note-pile-out = Ein Nachziehstapel ist leer: Aus dem Ablagestapel wird ein neuer. Beim zweiten Mal bleibt er leer, und das Ende ist nah.
note-pile-out-expert = Ein Nachziehstapel ist leer: Aus dem Ablagestapel und den beiseitegelegten Karten wird ein neuer. Beim dritten Mal bleibt er leer.
note-unspent = Jede Karte, die am Ende auf der Hand und im Nachziehstapel bleibt, zählt einen Punkt. Behalte, was du nicht brauchst.
note-end-near = Das Ende ist nah: Dieses Lager hat keinen Nachziehstapel mehr. Hat es nach dem Ziehen höchstens eine Karte, ist das Spiel aus.
