### Die Galerie der Burgen: die Karte, was heute steht, was man erzählt, und wo mehr zu lesen ist.

learn-gallery = Die Burgen
learn-gallery-about = Die sechs Burgen der Reihe: ihre Karten zum Umdrehen, eine Karte der Grenze, und wo mehr zu lesen ist.
gallery-title = Die Burgen der Grenze
gallery-turn = Zum Umdrehen auf die Karte drücken
gallery-row = Die gepunktete Linie ist die Reihe des Spiels, von West nach Ost. Keine gedruckte Regel nennt die sechs: Sie sind unsere Wahl.
gallery-front-spoken = { $castle }: ihr Bild; drücken, um die Karte umzudrehen
gallery-back-spoken = { $castle }: { $about } { $more }

land-poitou = Poitou
land-berry = Berry
land-marche = La Marche
land-bourbonnais = Bourbonnais

castle-chauvigny-more = Heute beherbergen die Mauern der Bischofsburg Greifvögel, die im Flug gezeigt werden; in der Kirche trägt ein Kapitell noch den Namen seines Bildhauers, Gofridus.
castle-prune-more = Sie liegt an einem sanften Hang am linken Ufer der Creuse; ihr Graben füllte sich mit dem Wasser, das vom Hügel sickert. Ein Verein kümmert sich um sie.
castle-crozant-more = Im neunzehnten Jahrhundert zogen die Ruinen George Sand an und nach ihr die Malerei. Man erzählt, der Schwarze Prinz habe sie 1356 vergeblich belagert.
castle-cluis-more = Die Gemeinde kaufte die Ruinen 1980. Seit den frühen 2000er-Jahren sichern jeden Sommer Freiwillige von überall her ein Stück der Mauer.
castle-sarzay-more = George Sand ließ hier einen Roman spielen, „Der Müller von Angibault“, und nannte die Burg Blanchemont. Man erzählt, ihre Außenmauer habe einst achtunddreißig Türme gehabt.
castle-huriel-more = Von den vier Türmchen des fünfzehnten Jahrhunderts stehen noch zwei. Der Sage nach hatte, wer einen Donjon von hundert Fuß besaß, das Recht über Leben und Tod.

castle-chauvigny-site = Tourismus der Vienne
castle-prune-site = Wege des Hundertjährigen Krieges
castle-crozant-site = Eine Seite über La Marche
castle-cluis-site = Der Verein von Cluis
castle-sarzay-site = Die Seite der Burg
castle-huriel-site = Die Seite der Gemeinde
