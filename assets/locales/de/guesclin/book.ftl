### Guesclin !: the rulebook: the rules in full, with rulings that are ours and their reasons.

guesclin-book-box = Das Spiel
guesclin-book-map = Die Karte
guesclin-book-fighters = Die Kämpfer
guesclin-book-round = Die Runde
guesclin-book-orders = Die Befehle
guesclin-book-moving = Das Ziehen
guesclin-book-melee = Der Nahkampf
guesclin-book-shot = Der Schuss
guesclin-book-objects = Gegenstände
guesclin-book-leaving = Die Karte verlassen
guesclin-book-scenarios = Die Szenarien
guesclin-book-end = Das Ende
guesclin-book-table = An diesem Tisch

## The game

guesclin-rule-aim = Zwei Lager kämpfen auf einer Karte aus Sechsecken: Frankreich (Franzosen und Blesisten) und England (Engländer und Montfortisten). Jedes Szenario sagt, was ein Lager erreichen muss; wer es erreicht, gewinnt.
guesclin-rule-banners = Jedes Lager hat ein oder zwei Banner: Gruppen von { $bannerLeast } bis { $bannerMost } Kämpfern, die zusammen aktiviert werden, einmal je Runde. Freund ist, wer zum selben Lager gehört, Feind, wer zum anderen gehört.
guesclin-rule-open = Nichts ist verborgen: Karte, Kämpfer, Befehle, Gegenstände und jeder Würfel liegen offen.
guesclin-rule-players = Jedes Banner hat genau einen Spieler, und alle Banner eines Spielers gehören zu einem Lager. Die ersten beiden Szenarien sind für zwei, die anderen für zwei bis { $players }. Die Reihenfolge der Aktivierung hängt nie davon ab, wer spielt.
guesclin-rule-players-why = Die gedruckten Regeln lassen Banner einer Seite wählen und beschränken das erste Szenario auf zwei.
guesclin-rule-ours = Die Zahlen auf den Plättchen, die Karten, das zweite und dritte Szenario und alle Rundengrenzen sind von uns.
guesclin-rule-ours-why = Der gedruckte Text kündigt sie an und zeigt sie nicht. Er nennt nur NAHKAMPF und VERTEIDIGUNG eines Sergeanten, die VERTEIDIGUNG eines Kriegsknechts und den SCHUSS eines Armbrustschützen; diese haben wir übernommen.
guesclin-rule-ours-changed = Einige unserer Zahlen sind nicht mehr die ersten. Der Reiter und der Ritter der Franzosen haben { $one } mehr an VERTEIDIGUNG, der Statthalter der Engländer { $one } mehr an NAHKAMPF, der Reiter der Engländer { $one } weniger an NAHKAMPF. Im zweiten Szenario steht ein Pikenier der Engländer, wo ein Kriegsknecht stand.
guesclin-rule-ours-changed-why = Damit gleich starke Spieler mit beiden Lagern etwa gleich oft siegen.

## The map

guesclin-rule-hexes = Die Sechsecke sind oben flach: Die Spalten verlaufen von Nord nach Süd, und jede zweite liegt ein halbes Feld weiter südlich. Eine Karte hat { $columns } Spalten. Ein Feld heißt nach dem Buchstaben seiner Spalte und seiner Nummer von Norden her.
guesclin-rule-hexes-why = Die gedruckten Regeln stellen nach Spalten auf und messen den Mut nach ihnen; und sie geben dem nordwestlichen Feld zwei Nachbarn. Nur diese Anordnung passt zu beidem.
guesclin-rule-sides = Die Westseite ist die erste Spalte, die Ostseite die letzte; die Nordseite ist das erste Feld jeder Spalte, die Südseite das letzte. Eine Ecke gehört zu zwei Seiten.
guesclin-rule-sides-why = Die gedruckten Regeln nennen Seiten und Spalten, ohne zu sagen, welche Felder dazugehören.
guesclin-rule-terrain = Leichtes Gelände (offenes Gelände, Hof, Brücke) kostet { $easy } Punkt, schwieriges (Wald, Hütte, Furt) { $difficult }. Wasser darf nicht betreten werden.
guesclin-rule-protects = Von schwierigem Gelände schützt nur der Wald gegen Schüsse. Furten und Brücken haben wir hinzugefügt; Straßen sind nur gezeichnet.
guesclin-rule-protects-why = Die gedruckten Regeln sagen, schwieriges Gelände schütze „manchmal“, und ihre Liste nennt nur den Wald.
guesclin-rule-obstacles = Böschungen und Mauern liegen auf der Kante zwischen zwei Feldern. Niemand zieht oder schlägt hinüber; Schüsse gehen hinüber. Beide wirken gleich.
guesclin-rule-stacking = Auf einem Feld steht jederzeit höchstens ein Kämpfer. Es gibt weder Blickrichtung noch Kontrollzonen, und liegende Gegenstände behindern nie.
guesclin-rule-stacking-why = Die gedruckten Regeln kennen nichts davon und verbieten, einen Zug zu beenden, wo jemand steht.

## Fighters

guesclin-rule-numbers = Ein Kämpfer hat BEWEGUNG, NAHKAMPF und VERTEIDIGUNG, mancher auch SCHUSS. Ein Plättchen hat zwei Seiten: unversehrt und benommen.
guesclin-rule-traits = Ein Befehlshaber, einer je Banner, darf den Befehl seines Banners geben. Ein Plänkler zahlt { $easy } statt { $difficult } für schwieriges Gelände. Wer Initiative hat, schlägt zurück, wenn er im Nahkampf angegriffen wird.
guesclin-rule-stunned = Benommen hat ein Kämpfer { $easy } weniger an BEWEGUNG, NAHKAMPF und SCHUSS und keine Initiative mehr; VERTEIDIGUNG und die anderen Eigenschaften bleiben. Niemand erholt sich.
guesclin-rule-stunned-why = Die gedruckten Regeln drehen das Plättchen um und sagen nichts weiter. Ein Benommener muss schwächer sein, aber keine leichtere Beute, sonst entschiede der erste Schlag alles.

## The round

guesclin-rule-round = Eine Runde aktiviert die Banner nacheinander in der Reihenfolge des Szenarios. Ein Banner, das niemanden auf der Karte hat, wird übergangen.
guesclin-rule-activation = Bei seiner Aktivierung kann das Banner zuerst einen neuen Befehl bekommen. Dann handeln seine Kämpfer nacheinander, in beliebiger Reihenfolge; jeder führt eine Aktion aus oder keine und beendet sie, bevor der nächste beginnt.
guesclin-rule-order-ends = Der Befehl vom letzten Mal endet, wenn die Aktivierung beginnt, auch wenn kein neuer gegeben werden kann.
guesclin-rule-order-ends-why = Die gedruckten Regeln lassen ihn gelten, bis das Banner wieder aktiviert wird.
guesclin-rule-action = Eine Aktion ist allgemein oder besonders. Allgemein: ein Zug, wenn man will, dann höchstens eine Tat: ein Angriff, das Handhaben eines Gegenstands oder eine Tat des Szenarios. Besonders: ein Schuss, ohne jeden Zug. Nach Tat oder Schuss wird nicht mehr gezogen.
guesclin-rule-action-why = Die gedruckten Regeln nennen erst den Zug, dann den Angriff; wer einen Gegenstand handhabt, verzichtet auf den Angriff: Das Handhaben tritt also an seine Stelle.
guesclin-rule-placement = Vor der ersten Runde wird jedes Banner ganz aufgestellt, eines nach dem anderen. Jeder kommt auf ein freies, betretbares Feld seiner Zone; schwieriges Gelände ist erlaubt. Niemand hat einen Befehl, alle sind unversehrt.
guesclin-rule-placement-why = Die gedruckten Regeln sagen, wo, und lassen offen, wie.

## Orders

guesclin-rule-orders = Es gibt { $orders } Befehle. Vorsicht: NAHKAMPF −{ $one }, VERTEIDIGUNG +{ $two }. In Deckung: BEWEGUNG { $zero }, VERTEIDIGUNG +{ $two }. Zum Angriff: NAHKAMPF +{ $one }, VERTEIDIGUNG −{ $two }. Schlagt zu: BEWEGUNG { $zero }, NAHKAMPF +{ $one }. Rückt vor: BEWEGUNG +{ $two }, NAHKAMPF −{ $one }. Stürmt los: BEWEGUNG +{ $two }, VERTEIDIGUNG −{ $two }.
guesclin-rule-order-once = Ein Befehlshaber auf der Karte darf je Aktivierung einem anderen Kämpfer seines Banners einen Befehl geben, bevor jemand handelt, gleich, wie weit entfernt er steht. Der Befehl gilt bis zur nächsten Aktivierung des Banners.
guesclin-rule-commander = Auch ein benommener Befehlshaber befiehlt. Ein Befehl bleibt in Kraft, wenn der Befehlshaber fällt oder geht. Ein Banner ohne Befehlshaber bekommt keine Befehle.
guesclin-rule-commander-why = Die gedruckten Regeln verlangen nur, dass er auf der Karte steht, und legen fest, wie lange ein Befehl gilt.
guesclin-rule-order-reach = Auch Benommene und Träger können Befehle bekommen. BEWEGUNG { $zero } verbietet zu ziehen und hinauszugehen, nicht anzugreifen, zu schießen oder Gegenstände zu handhaben. Befehle ändern NAHKAMPF bei Angriff und Gegenschlag, VERTEIDIGUNG gegen Schläge und Schüsse, nie SCHUSS.
guesclin-rule-order-reach-why = Die gedruckten Regeln ändern „die allgemeinen Eigenschaften“, und der Schuss ist eine besondere.

## Moving

guesclin-rule-move = Ein Zug ist eine Reihe benachbarter Felder. Jedes kostet, was sein Gelände sagt, und die Summe darf die BEWEGUNG mit dem Befehl nicht übersteigen.
guesclin-rule-path = Kein Feld wird zweimal betreten, auch das Startfeld nicht wieder. Kein Schritt ist garantiert: Wer noch { $easy } Punkt hat, betritt kein schwieriges Gelände.
guesclin-rule-path-why = Die gedruckten Regeln sagen nichts dazu; so lässt sich jeder Weg aufschreiben und zählen.
guesclin-rule-passing = Niemand betritt Wasser oder überquert ein Hindernis. An Freunden kommt man zum üblichen Preis vorbei, an Feinden nie. Das letzte Feld muss frei sein.

## Melee

guesclin-rule-attack = Ein Kämpfer greift einen Feind auf einem benachbarten Feld an, wenn kein Hindernis dazwischenliegt.
guesclin-rule-pool = Sein NAHKAMPF mit dem Befehl ist der Wert. Von { $most } bis { $two } wird mit ebenso vielen Würfeln gewürfelt, und die zwei besten zählen. Bei { $one } sind es { $poolOne } Würfel, und die zwei schlechtesten zählen; bei { $zero } { $poolZero }, und die zwei schlechtesten. Ihre Summe ist das Ergebnis.
guesclin-rule-capacity = Ein Wert über { $most } zählt als { $most }, einer unter { $zero } als { $zero }.
guesclin-rule-capacity-why = Die gedruckte Tabelle endet dort, und es gibt { $most } Würfel.
guesclin-rule-defence = Die Verteidigung ist die VERTEIDIGUNG des Angegriffenen mit dem Befehl, dazu die Stellung. Ein Angriff trifft, wenn sein Ergebnis mindestens die Verteidigung erreicht. { $sure } trifft immer, { $two } nie.
guesclin-rule-position = Links und rechts sind die zwei Felder, die an beide Kämpfer grenzen. Ein Freund des Angegriffenen dort erhöht die Verteidigung um { $one }, ein Freund des Angreifers senkt sie um { $one }.
guesclin-rule-position-why = Die gedruckten Regeln streichen die Hilfe bei einem Hindernis auf der Seite des Verteidigers und den Schaden bei einem auf der des Angreifers. Hindernisse liegen zwischen Nachbarn: Wer hilft, muss also an beide grenzen.
guesclin-rule-flank = Wer dort steht, zählt nur, wenn kein Hindernis zwischen ihm und einem der beiden liegt.
guesclin-rule-flank-why = Die gedruckte Regel nennt die eine Kante, und ihr Beispiel streicht bei der anderen. Wer einen der beiden nicht erreicht, fällt nicht ins Gewicht.
guesclin-rule-anybody = Dort zählt jeder: benommen, mit einem Gegenstand, überrascht.
guesclin-rule-anybody-why = Die gedruckten Regeln fragen nur, wer dort steht.
guesclin-rule-result = Ein Treffer macht einen Unversehrten benommen. Wer schon benommen ist, wird ausgeschaltet: Er verlässt die Karte für immer.
guesclin-rule-riposte = Ist der Angegriffene unversehrt, hat er Initiative und trägt er nichts, schlägt er gleichzeitig zurück: sein NAHKAMPF gegen die VERTEIDIGUNG des Angreifers; Freunde und Feinde daneben zählen umgekehrt. Beide Würfe kommen vor jeder Wirkung, der des Angreifers zuerst.
guesclin-rule-riposte-always = Er schlägt immer zurück, sooft er angegriffen wird. Auf einen Gegenschlag folgt keiner, auf einen Schuss auch nicht.
guesclin-rule-riposte-always-why = Die gedruckten Regeln sagen, er könne es; ein Verzicht hülfe nie.

## Shooting

guesclin-rule-shot = Wer SCHUSS hat und nichts trägt, kann statt einer allgemeinen Aktion auf einen Feind in Schussweite schießen. Eine Sichtlinie gibt es immer, und wer dazwischen oder daneben steht, ist gleich.
guesclin-rule-distance = Der Wert ist SCHUSS minus Entfernung; ein Nachbarfeld ist { $one } entfernt. Unter { $zero } ist das Ziel außer Schussweite.
guesclin-rule-distance-why = Die gedruckten Regeln zählen „die Felder, die sie trennen“, und ihr Beispiel zieht für einen Nachbarn eins ab.
guesclin-rule-cover = Die Verteidigung ist VERTEIDIGUNG mit dem Befehl, +{ $wood }, wenn das Ziel im Wald steht, und +{ $one } für jeden Wald und jedes Hindernis, die der Schuss kreuzt. Die Stellung zählt nicht.
guesclin-rule-shot-hit = Mit diesem Wert wird gewürfelt und gezählt wie im Nahkampf. Ein Ergebnis, das mindestens die Verteidigung erreicht, trifft; { $sure } trifft immer, { $two } nie; und ein Treffer wirkt wie im Nahkampf.
guesclin-rule-line = Der Schuss geht gerade von Mitte zu Mitte. Ein Wald wird gekreuzt, wenn die Linie durch sein Inneres führt, die Felder von Schütze und Ziel ausgenommen; ein Hindernis, wenn sie seine Kante kreuzt. Läuft sie auf Kanten, verschiebt man sie um ein Haar nach beiden Seiten, und die freiere Seite zählt.
guesclin-rule-line-why = Ein Lineal auf dem Tisch gibt beiden dieselbe Antwort, und die gedruckten Regeln sind großzügig zu Schützen.
guesclin-rule-shot-still = Wer durch Befehl oder Überraschung nicht ziehen kann, darf schießen; wer in dieser Aktion gezogen ist, nicht.
guesclin-rule-shot-still-why = Die gedruckten Regeln verbieten nur, zu ziehen und zu schießen.

## Objects

guesclin-rule-load = Gegenstände sind Lasten (die Beute, die Bündel) oder Karren. Wer einen Gegenstand trägt, greift nicht an, schießt nicht und schlägt nicht zurück, darf aber ziehen. Ein Treffer lässt den Träger einer Last unversehrt: Stattdessen fällt die Last.
guesclin-rule-handling = Ein Kämpfer trägt höchstens einen Gegenstand. Um ihn zu nehmen, muss er auf dessen Feld stehen; jeder aus beiden Lagern darf eine Last nehmen. Er gibt sie einem Kämpfer seines Banners auf einem Nachbarfeld ohne Hindernis dazwischen; der Empfänger tut in dieser Aktivierung nichts mehr. Abgelegt liegt ein Gegenstand auf seinem Feld. Jedes davon ist eine Tat.
guesclin-rule-handling-why = Sonst trüge eine Kette von Händen die Beute in einer einzigen Aktivierung über die Karte.
guesclin-rule-fall = Eine Last fällt auf ein betretbares Nachbarfeld, das hinter keinem Hindernis liegt, besetzt oder nicht; gibt es keines, auf das Feld des Trägers. Der Spieler des Trägers wählt.
guesclin-rule-lying = Auf einem Feld dürfen mehrere Gegenstände liegen. Ein liegender Gegenstand bleibt dort, bis ihn jemand nimmt, und zerstört werden kann nur ein Karren.
guesclin-rule-lying-why = Das gedruckte Spiel hat nur einen Gegenstand, die Beute.
guesclin-rule-carts = Der Träger eines Karrens ist sein Fahrer. Wie jeder Träger greift er nicht an, schießt nicht und schlägt nicht zurück. Auch mit einem Befehl hat er höchstens { $cart } BEWEGUNG und bleibt auf leichtem Gelände. Ein Treffer wirkt auf ihn wie auf jeden: Benommen behält er den Karren, ausgeschaltet lässt er ihn auf seinem Feld.
guesclin-rule-carts-why = Die Karren sind von uns, wie das dritte Szenario.
guesclin-rule-carts-taken = Nur das Lager Frankreichs nimmt Karren, und sie werden nicht weitergegeben. Einen Karren zu zerschlagen ist eine Tat des Lagers Englands, auf dem Feld eines Karrens ohne Fahrer, durch einen Kämpfer, der in dieser Aktion nicht gezogen ist. Der Karren ist dann aus dem Spiel.
guesclin-rule-carts-taken-why = So lässt sich ein Karren noch retten, bevor er zerschlagen wird.

## Leaving the map

guesclin-rule-leave = Wo das Szenario es erlaubt, geht ein Kämpfer von einem Feld der genannten Seite oder Zone hinaus und zahlt { $one } Punkt mehr. Was er trägt, geht mit, und niemand kommt zurück.
guesclin-rule-leave-free = Auf diesem Feld darf kein anderer stehen. Das Hinausgehen gehört zum Zug und beendet die Aktion.
guesclin-rule-leave-free-why = Die gedruckten Regeln verlangen, dass er dort steht.

## The scenarios

guesclin-rule-surprise = In der ersten Runde haben die Kämpfer eines überraschten Banners BEWEGUNG { $zero }, und es bekommt keinen Befehl. Sie dürfen angreifen, schießen, Gegenstände handhaben und zurückschlagen.
guesclin-rule-surprise-why = Unsere beiden Szenarien leben von der List; ein überraschter Feind darf nicht sofort davonlaufen.
guesclin-rule-booty-placed = Die Beute: Zuerst werden die Engländer aufgestellt, auf dem nordwestlichen Feld und den zwei Feldern daneben; dann die Franzosen, in der östlichsten Spalte. In jeder Runde werden zuerst die Franzosen aktiviert, dann die Engländer. Der Diener trägt die Beute. Niemand ist überrascht.
guesclin-rule-booty = Die Beute: Der englische Reiter und sein Diener mit der Beute durchqueren die Karte. Die Partie endet sofort, wenn über beide entschieden ist: Beute mit den Franzosen draußen und Reiter ausgeschaltet, vollständiger Sieg Frankreichs; Reiter entkommen, halber Sieg. Für England gilt das Umgekehrte.
guesclin-rule-booty-exits = Die Engländer gehen nur im Osten hinaus. Ein Franzose geht im Norden oder Süden hinaus, und nur mit der Beute.
guesclin-rule-booty-exits-why = Die gedruckten Regeln sagen Westen. Doch dort beginnen die Engländer: Sie wären sofort fort. Sie reiten nach Fougeray, das im Osten liegt, wo der Hinterhalt wartet.
guesclin-rule-booty-partial = Eines allein beendet die Partie nicht. Hat ein Lager niemanden mehr, geht die Beute auf der Karte an das andere, und ein Reiter auf der Karte gilt als entkommen. Nach { $roundsBooty } Runden bedeutet eine Beute auf der Karte ein Unentschieden; ist sie draußen, gilt ein Reiter auf der Karte als entkommen.
guesclin-rule-booty-partial-why = So kann aus einem halben Sieg noch ein vollständiger werden, und jede Partie endet.
guesclin-rule-woodcutters-placed = Die Holzfäller: Zuerst werden die Engländer aufgestellt, der Statthalter im Bergfried, der Diener im Torhaus, die anderen im Hof; dann die Franzosen, der Ritter und beide Kriegsknechte vor der Brücke, die anderen am Waldrand im Westen.
guesclin-rule-woodcutters-first = In jeder Runde werden zuerst die Franzosen aktiviert, dann die Engländer. Die Engländer sind überrascht. Der Ritter und beide Kriegsknechte tragen je ein Bündel. Zu Beginn ist die Brücke unten, und auf allen Posten weht das Banner Englands.
guesclin-rule-woodcutters = Die Holzfäller: Auf einem Posten weht das Banner dessen, der dort zuletzt einen Zug beendet hat. Alle { $posts } Posten französisch am Ende einer Runde: vollständiger Sieg Frankreichs. Nach { $roundsWood } Runden: zwei französische Posten, halber Sieg Frankreichs; einer, halber, keiner, vollständiger Sieg Englands. Ein Lager ohne Kämpfer verliert sofort.
guesclin-rule-bridge = Wer an der Winde steht und nichts trägt, darf die Brücke hochziehen, wenn niemand und nichts darauf ist, oder herablassen: eine Tat, beiden Lagern erlaubt. Eine hochgezogene Brücke ist nicht betretbar. Ein Bündel auf der Brücke hält sie unten, bis es jemand wegnimmt.
guesclin-rule-carts-placed = Die Karren von Rennes: Die Banner werden in dieser Reihenfolge aufgestellt und in jeder Runde aktiviert: die Franzosen in den zwei westlichsten Spalten, die Engländer in ihrem Lager mitten auf der Karte, die Blesisten in der Stadt, die Montfortisten in den Linien davor. Die Engländer sind überrascht. Jeder Fuhrmann fährt einen Karren.
guesclin-rule-carts-aim = Die Karren von Rennes: Ein Fahrer fährt mit seinem Karren durch das Mordelaise-Tor, das Stadttor, hinaus; sonst geht niemand hinaus. Die Partie endet, wenn jeder Karren in der Stadt oder zerschlagen ist, oder nach { $roundsCarts } Runden. Alle in der Stadt: vollständiger Sieg Frankreichs; zwei: halber; einer: halber Sieg Englands; keiner: vollständiger.
guesclin-rule-carts-gone = Die Partie endet auch, wenn ein Lager niemanden mehr auf der Karte hat: Ist es England, zählen die Karren auf der Karte als in der Stadt; ist es Frankreich, sind sie verloren. Auch an der Grenze ist ein Karren auf der Karte verloren.
guesclin-rule-field-placed = Kampf auf freiem Feld: Die Banner werden in dieser Reihenfolge aufgestellt und in jeder Runde aktiviert: Franzosen, Engländer, Blesisten, Montfortisten. Franzosen und Blesisten stehen in den zwei östlichsten Spalten, Engländer und Montfortisten in den zwei westlichsten. Niemand trägt einen Gegenstand, und niemand ist überrascht.
guesclin-rule-field = Kampf auf freiem Feld: Wer beide feindlichen Befehlshaber ausschaltet, siegt sofort und vollständig.
guesclin-rule-courage = Mut: Ein Befehlshaber befiehlt nur einem Kämpfer in seiner eigenen Spalte oder einer, die näher am Startrand seines Banners liegt, wie beide in diesem Augenblick stehen.
guesclin-rule-courage-why = Die gedruckten Regeln sagen nicht, wann die Spalten verglichen werden.
guesclin-rule-field-limit = Nach { $roundsField } Runden erringt den halben Sieg, wer mehr feindliche Befehlshaber ausgeschaltet hat; bei Gleichstand, wer mehr Kämpfer ausgeschaltet hat; sonst ist es unentschieden.
guesclin-rule-field-limit-why = Das gedruckte Szenario hat keine Grenze, und zwei geduldige Lager warteten ewig.

## The end

guesclin-rule-ends = Nach jeder Tat, jedem Schuss und jedem Zug und am Ende jeder Runde wird geprüft, ob die Partie endet; die Grenze zuletzt. Fallen mehrere Enden zusammen, geht das Ziel des Szenarios vor dem Lager ohne Kämpfer, und dieses vor der Grenze.
guesclin-rule-ends-why = Die gedruckten Regeln sagen nur, dass es endet, sobald ein Ziel erreicht ist.

## At this table

guesclin-rule-table-undo = Züge, Befehle und Handgriffe lassen sich innerhalb einer Aktivierung zurücknehmen, bis zum letzten Wurf. Was auf einen Wurf folgt, bleibt.
guesclin-rule-table-undo-why = Niemand würfelt noch einmal, und niemand soll durch einen Fehlgriff verlieren.
guesclin-rule-table-odds = Vor jedem Schlag und Schuss zeigt der Tisch die genauen Aussichten. Die Bots sehen dieselben Zahlen, und die Würfel sind nie gezinkt.
guesclin-rule-table-odds-why = In diesem Spiel ist nichts verborgen: Niemand soll allein rechnen müssen.
guesclin-rule-table-hints = Tipps bekommst du jederzeit, und sie lassen sich abschalten. Sie werden gezählt und im Ergebnis genannt.
guesclin-rule-table-hints-why = Sie helfen beim Lernen. Alle sollen wissen, wie eine Partie gewonnen wurde.
