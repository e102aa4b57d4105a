# Die Rätsel: ihre Liste, das Blatt am Tisch und die Worte jedes Rätsels: Name, Aufgabe, Tipp, Erklärung.

puzzles = Rätsel
puzzles-about = Je eine Entscheidung, von leicht bis teuflisch, mit Tipps, Lösung und Erklärung.
puzzles-count = { $n } von { $of } gelöst
puzzles-easy = Leicht
puzzles-medium = Mittel
puzzles-hard = Schwer
puzzles-devilish = Teuflisch
puzzles-rules = { $edition }, { $level }
puzzles-rules-partners = { $edition }, { $level }, im Team
puzzles-said = { $rules } · { $progress }
puzzles-new = Neu
puzzles-tried = Versucht
puzzles-solved = Gelöst
puzzles-solved-hint = Mit einem Tipp gelöst
puzzles-solved-move = Gelöst, der Zug war verraten
puzzles-solved-solution = Nach der Lösung gelöst

## Das Blatt und das Banner

puzzle-about = { $difficulty } · { $rules }
puzzle-goal-all = Ziel: { $goals }, gegen jede Hand
puzzle-goal-often = Ziel: { $goals }, so oft es geht
puzzle-goal-lead = Ziel: so viele Punkte Vorsprung, wie sicher sind
puzzle-so-far = Richtig bisher. { $goal }
# Teile des Ziels.
puzzle-to-win = die Partie gewinnen
puzzle-to-hold = { $castles } halten
puzzle-to-deny = ihnen { $castles } verwehren
puzzle-to-keep-hero = deinen Helden behalten
puzzle-to-keep = keine Karte ab { $value } verlieren
puzzle-against-anything = Es muss gegen jede mögliche Hand und jede Antwort gelingen, als ob sie alle Karten kennten.
puzzle-against-passive = Jede Hand, die möglich ist, zählt nach der Zahl der Arten, sie zu haben. Sie legen nicht nach, zeigen, was nicht verliert, und geben sonst auf.
puzzle-hint-says = Tipp: { $hint }
puzzle-begin = An den Tisch
puzzle-again = Noch einmal
puzzle-hint = Ein Tipp
puzzle-move = Zug verraten
puzzle-solution = Lösung zeigen
puzzle-next = Nächstes Rätsel
puzzle-list = Alle Rätsel
puzzle-watch = Sieh, was folgt.
puzzle-missed = { $puzzle } · so nicht
puzzle-solved = { $puzzle } · gelöst!
puzzle-shown = { $puzzle } · die Lösung
button-task = Aufgabe
tip-task = Noch einmal die Aufgabe, mit Tipps und der Lösung.

## Wie es endete

puzzle-held = { camp-people-start } hatten auf der Hand: { $cards }.
puzzle-laid = Vor { $castle } hatten { camp-people } liegen: { $cards }.
puzzle-lost = Es endet { $own } zu { $theirs } Punkten: { camp-people-start } gewinnen.
puzzle-equal = Es endet { $own } zu { $theirs } Punkten, und die unverbrauchten Karten entscheiden nicht für dich: { $unspent } zu { $other }.
puzzle-not-over = Die Partie ist noch nicht zu Ende.
puzzle-not-held = { $castle } gehört am Ende nicht dir.
puzzle-not-denied = { $castle } fällt: { camp-people-start } haben die Burg.
puzzle-hero-lost = Dein Held ist verloren.
puzzle-card-lost = Eine Karte ab { $value } ist verloren.
puzzle-lead = Vorsprung: { $n }. Mehr ist nicht sicher zu haben.
puzzle-lead-less = Gegen die beste Antwort ist der Vorsprung { $n }; sicher zu haben ist { $best }.
puzzle-chance = Das gelingt { $n }-mal von hundert, öfter als alles andere.
puzzle-chance-less = Das gelingt { $n }-mal von hundert; der beste Zug { $best }-mal.

## Die Rätsel

puzzle-tie = Zeig deine Karten
puzzle-tie-task = Letzte Runde. Die Kämpfe beginnen, und du verteidigst Sarzay. Gewinne die Partie.
puzzle-tie-hint = Was ändert ein Gleichstand?
puzzle-tie-why = Acht gegen acht, dann sechs gegen sechs: Ein Gleichstand ändert nichts, und beide Burgen bleiben, wie sie sind. Zwei Burgen gegen eine gewinnen die Partie. Wer aufgibt, verschenkt eine.

puzzle-hero = Ein Held
puzzle-hero-task = Letzte Runde, und du beginnst. Du hältst eine Burg, die Franzosen vier. Gewinne die Partie.
puzzle-hero-hint = Welche Burg hält ihre Gruppe zusammen?
puzzle-hero-why = Nur ihr Held könnte deinen aufhalten, und den haben sie nicht auf der Hand. Aus der Mitte genommen, sprengt Cluis ihre Gruppe und schafft dir eine: vier Punkte zu drei. Deine Fünf und Drei sind so viel wie alles, was sie anderswo noch legen können, und ein Gleichstand genügt.

puzzle-sarzay = Nimm Sarzay
puzzle-sarzay-task = Letzte Runde, je vier Karten, und du beginnst. Nimm Sarzay, und behalte Crozant und Cluis.
puzzle-sarzay-hint = Zähle alle Karten: deine und ihre.
puzzle-sarzay-why = Du hast elf, sie neun. Nehmen kostet eins mehr, als sie legen, halten ebenso viel: zusammen zehn, wenn du sie so teilen kannst. Mit der Vier vor Sarzay bleiben drei, zwei und zwei, und die gleichen jeden Unterschied aus.

puzzle-seven = Sechs gegen fünf
puzzle-seven-task = Die Regeln von 2021: keine Verstärkung; ein Punkt je Burg, je Burg der größten Gruppe und je unverbrauchter Karte. Letzte Runde, und du beginnst. Gewinne die Partie.
puzzle-seven-hint = Wie viel können sie an der ersten Burg höchstens legen?
puzzle-seven-why = Sie haben sieben, aber eine Karte muss für die zweite Burg bleiben: Fünf ist das meiste, was sie vor La Prune-au-Pot legen können, und sechs nimmt die Burg. Das kostet die Vier; die Fünf bleibt für die zweite Burg.

puzzle-bridge = Die Brücke
puzzle-bridge-task = Letzte Runde, und du beginnst. Ihr Held ist auf ihrer Hand. Gewinne die Partie.
puzzle-bridge-hint = Wo verbindet ein Sieg Burgen?
puzzle-bridge-why = Antwortet ihr Held vor La Prune-au-Pot, sind deine anderen Burgen sicher, und drei sind mehr als zwei. Sonst nimmt die Fünf die Burg, zur Not mit der Drei, und du hältst drei in einer Reihe: Was der Held dann auch nimmt, du bleibst vorn. Vor Cluis könnte er vor Crozant antworten und es mit ihren verbinden.

puzzle-walls = Hinter den Mauern
puzzle-walls-task = Deine Drei verteidigt Cluis schon gegen eine verdeckte Karte. Du wählst die zweite Burg. Nimm Sarzay, und behalte Crozant und Cluis.
puzzle-walls-hint = Was braucht keine Karte neben sich?
puzzle-walls-why = Der Held nimmt Sarzay allein, denn ihrer ist ausgespielt. So bleiben Fünf und Zwei für Cluis frei, und mit der Drei dort sind sie mehr als alles, was die Franzosen noch bringen können.

puzzle-bait = Der Köder
puzzle-bait-task = Letzte Runde, und du beginnst. Du führst mit fünf Punkten zu einem; sie haben elf auf der Hand, du acht. Gewinne die Partie.
puzzle-bait-hint = Was entscheidet bei gleichen Punkten?
puzzle-bait-why = Eine Zwei vor Cluis kostet dich wenig, und sie müssen mit einer Drei oder mehr antworten. Mit dem Rest nehmen sie dir höchstens eine Burg, und dann steht es zwei zu zwei; aber du hast noch eine Karte, die du nicht gespielt hast, und sie haben keine.

puzzle-harvest = Die Ernte
puzzle-harvest-task = Letzte Runde, und du beginnst. Gewinne mit so vielen Punkten Vorsprung, wie sicher sind.
puzzle-harvest-hint = Welche Burg lässt ihnen nichts? Und welche deiner Karten lässt sich nicht teilen?
puzzle-harvest-why = La Prune-au-Pot zu nehmen kostet eins mehr, als sie dort legen, anderswo zu halten ebenso viel: zusammen neun gegen ihre acht, und du hast elf. Die Fünf geht voran, denn nur die Zweien lassen sich nach Bedarf verteilen. Vier Burgen in zwei Gruppen sind acht Punkte, und sie halten keine.

puzzle-spare = Schone den Helden
puzzle-spare-task = Für Fortgeschrittene: Wer eine feindliche Burg angreift, verliert die stärkste dort gelegte Karte. Letzte Runde, und du beginnst. Gewinne die Partie, und behalte deinen Helden.
puzzle-spare-hint = Der Held ist nur dort verloren, wo er angreift. Was nützt er auf der Hand?
puzzle-spare-why = Die Fünf vor Cluis trennt die drei Burgen in der Mitte: zwei Punkte zu zwei. Vier und Drei folgen ihr oder antworten an der zweiten Burg, je nachdem, wie die Franzosen ihre neun teilen. Der Held bleibt auf der Hand, und dort entscheidet er als unverbrauchte Karte.

puzzle-partners = Im Team
puzzle-partners-task = Zwei gegen zwei, letzte Runde. Dein Teammitglied verteidigt Crozant mit einer Karte gegen drei und hat keine mehr. Du hast vor Cluis eine Zwei gegen eine Karte gelegt. Gewinne die Partie.
puzzle-partners-hint = Crozant kann fallen. Was dann?
puzzle-partners-why = Fällt Crozant, haben beide Lager fünf Punkte, sobald du Cluis nimmst, und unverbrauchte Karten entscheiden. Der Held nimmt die Burg allein, was dort auch liegt, und lässt dir zwei Karten gegen ihre eine. Mit jeder weiteren wäre es unentschieden.

puzzle-kept = Welche Karte haben sie behalten?
puzzle-kept-task = Letzte Runde. Die Franzosen haben einen Helden, eine Drei und eine Zwei: Zwei davon liegen vor Crozant, eine ist auf der Hand. Du wählst die zweite Burg. Gewinne die Partie.
puzzle-kept-hint = Der Held liegt vor Crozant oder ist auf der Hand. Finde den Zug, dem das gleich ist.
puzzle-kept-why = Mit der Vier vor Cluis musst du es nicht wissen. Haben sie den Helden behalten, bleibt Cluis ihre Burg, aber fünf vor Crozant schlagen deine sieben nicht. Liegt der Held vor Crozant, haben sie eine Drei oder Zwei für Cluis, und die Vier nimmt es. So oder so steht es zwei zu zwei, und die behaltene Zwei entscheidet.

puzzle-two-backs = Zwei Rücken
puzzle-two-backs-task = Letzte Runde. Die Franzosen haben alle Karten gelegt: zwei vor Huriel, drei vor La Prune-au-Pot. Gewinne, so oft es geht.
puzzle-two-backs-hint = Vor Huriel liegen nur zwei Karten. Zähle, welche das sein können.
puzzle-two-backs-why = Mit der Fünf hast du vor Huriel zehn. Neun französische Karten hat niemand gesehen: den Helden, zwei Fünfen, eine Vier, zwei Dreien und drei Zweien. Von den 36 Paaren daraus halten nur die mit dem Helden und die zwei Fünfen gegen zehn stand. Deine Zwei bleibt unverbraucht und entscheidet bei gleichen Punkten.

puzzle-one-back = Ein Rücken
puzzle-one-back-task = Letzte Runde. Eine englische Karte liegt vor Chauvigny, drei vor Sarzay, und eine ist unverbraucht. Gewinne, so oft es geht.
puzzle-one-back-hint = Die Punkte werden gleich sein: Zähle auch, was du auf der Hand behältst.
puzzle-one-back-why = Mit Chauvigny steht es fünf zu fünf, und dann entscheiden unverbrauchte Karten: Du musst zwei gegen ihre eine behalten. Also ist eine Karte frei, und die Drei macht dort fünf. Von den neun Karten, die vor Chauvigny liegen können, halten nur der Held und die Fünf dagegen.
