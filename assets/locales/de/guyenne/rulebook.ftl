### Das Regelbuch: Kapitel, Absätze (rule-…), Gründe unserer Entscheidungen (…-why), Beispiele. Zahlen kommen aus den Regeln.

## Kapitel

book-goal = Ziel und Karten
book-setup = Vorbereitung
book-placement = Auslegen
book-reinforcement = Verstärkung
book-combat = Kampf
book-losses = Verlorene Karten
book-round-end = Rundenende, Stapel
book-end = Ende und Punkte
book-camps = Geteilte Lager
book-table = An diesem Tisch

## Ziel und Karten

rule-aim = Zwei Lager kämpfen um { $castles } Burgen. Ein Lager gewinnt sofort, wenn es am Ende einer Runde alle hält. Sonst entscheiden die Punkte, wenn die Karten zur Neige gehen.
rule-castles = Die { $castles } Burgen liegen in einer Reihe. Jede ist neutral, englisch oder französisch; anfangs sind alle neutral. Ein Pfeil auf der Karte zeigt, wer sie hält.
rule-castles-old = In der Ausgabe von 2021 zeigen die { $castles } Burgkarten Teile einer einzigen Burg. Gespielt wird genauso; dieser Tisch zeigt seine eigenen Burgen.
rule-names = Von West nach Ost heißen die Burgen Chauvigny, La Prune-au-Pot, Crozant, Cluis, Sarzay und Huriel.
rule-names-why = Keiner unserer Texte nennt die Burgen der Schachtel: Dies ist unsere Auswahl entlang der alten Grenze. Keine Regel hängt von den Namen ab.
rule-pack = Jedes Lager hat { $pack } Aktionskarten: einen Helden und { $values } Wertkarten, davon { $fives } mit Wert { $five }, { $fours } mit { $four }, { $threes } mit { $three } und { $twos } mit { $two }. Die Engländer sind rot und folgen dem Schwarzen Prinzen, die Franzosen sind blau und folgen du Guesclin.
rule-strength = Der Stärke nach kommt der Held vor der { $five }, die { $five } vor der { $four }, und so fort bis zur { $two }.

## Vorbereitung

rule-deal = Jedes Lager mischt seine { $values } Wertkarten zu einem verdeckten Nachziehstapel, nimmt seinen Helden auf die Hand und zieht { $draws } Karten: Das sind { $hand } Karten auf der Hand. Gespielt werden nur Karten von der Hand. Der verdeckte Ablagestapel entsteht neben dem Nachziehstapel.
rule-first-player = In der ersten Runde beginnen die Engländer. Nach jeder Runde wird die Startkarte gewendet, die Lager wechseln sich also ab.
rule-reserve = Auf der Expertenstufe legt jedes Lager zuerst { $aside } Wertkarten nach Wahl verdeckt auf seinen Ablagestapel, nie den Helden. Sie kommen zurück, wenn dieser Stapel zum ersten Mal gemischt wird.
rule-reserve-choice = Die { $aside } Karten werden vor dem Mischen des Nachziehstapels gewählt, aus allen { $values } Wertkarten.
rule-reserve-choice-why = Die Anleitung sagt nur „zu Beginn“. Vor dem Mischen haben beide Lager dieselbe Auswahl, was sie auch ziehen.

## Auslegen

rule-first-castle = Wer beginnt, nennt eine beliebige Burg und legt 1 bis { $most } Karten verdeckt davor.
rule-answer = Das andere Lager antwortet vor der genannten Burg, ebenfalls mit 1 bis { $most } verdeckten Karten. Eine andere Burg kommt nicht infrage.
rule-second-castle = Dann nennt dasselbe Lager eine zweite Burg, jede außer der ersten, und legt 1 bis { $most } Karten davor. Das erste Lager antwortet dort, und das Auslegen ist vorbei.
rule-both-castles = Jedes Lager muss vor beide Burgen der Runde mindestens eine Karte legen. Wer vor der ersten spielt, behält also eine Karte für die zweite.
rule-most = In einer Runde liegen höchstens { $most } Karten eines Lagers vor einer Burg, Verstärkung eingerechnet.
rule-sides = Karten vor einer neutralen oder gegnerischen Burg greifen sie an: Ihre kurze Seite zeigt zur Burg. Karten vor der eigenen Burg verteidigen sie: Ihre lange Seite zeigt zur Burg.
rule-own-cards = Karten, die man selbst gelegt hat, darf man jederzeit ansehen.

## Verstärkung

rule-reinforce = Nach dem Auslegen sind die Lager abwechselnd dran, das zweite zuerst. Wer dran ist, legt eine oder mehrere Karten von der Hand verdeckt vor eine der beiden Burgen der Runde oder passt.
rule-pass = Ein Lager, das gepasst hat, darf später noch verstärken, außer das andere passt auch: Zweimal Passen nacheinander beendet die Verstärkung. Sie endet auch, wenn niemand mehr Karten hat.
rule-no-cards = Ein Lager ohne Karten auf der Hand passt von selbst.
rule-no-cards-why = Etwas anderes könnte es nicht tun, und niemand muss dafür etwas drücken. Dass die Hand leer ist, sehen ohnehin alle.
rule-no-reinforcement = In der Ausgabe von 2021 gibt es keine Verstärkung: Auf das Auslegen folgt der Kampf.

## Kampf

rule-combat-order = Zuerst wird um die zuerst genannte Burg gekämpft, dann um die zweite.
rule-combat-order-why = Die Anleitung nennt keine Reihenfolge. Diese folgt dem Auslegen; so muss niemand wählen.
rule-sum = Die Werte der Karten jedes Lagers vor einer Burg werden zusammengezählt. Die größere Summe siegt und gewinnt die Burg.
rule-tie = Ein Gleichstand ändert nichts: Eine neutrale Burg bleibt neutral, eine gehaltene bleibt bei ihrem Lager.
rule-neutral-combat = Eine neutrale Burg greifen beide Lager an und decken ihre Karten zusammen auf. Aufgeben kann dort niemand.
rule-show = Bei einer gehaltenen Burg deckt zuerst der Angriff auf. Dann kann die Verteidigung ihre Karten aufdecken; nur mit offenen Karten kann sie siegen.
rule-concede = Stattdessen kann die Verteidigung aufgeben: Ihre Karten kommen verdeckt auf den Ablagestapel, und der Angriff hat gesiegt, was immer sie wert waren.
rule-concede-secret = Die Werte aufgegebener Karten bleiben dem anderen Lager bis zum Ende der Partie verborgen, auch in der Chronik und in Wiederholungen.
rule-concede-secret-why = Laut Anleitung darf die Verteidigung ungesehen ablegen. Eine Chronik mit den Werten nähme das zurück.
rule-hero = Ein Held siegt über ein Lager, das keinen spielt, wie groß dessen Summe auch ist.
rule-heroes = Liegen beide Helden vor einer Burg, endet der Kampf mit Gleichstand, was auch sonst dort liegt.

## Verlorene Karten

rule-no-loss = Auf der Basisstufe verlässt keine Karte das Spiel: Alle gespielten Karten kommen auf den Ablagestapel ihres Lagers.
rule-pillage = Endgültig verlorene Karten liegen offen neben der Reihe, in der Plünderung, und kommen nie zurück.
rule-forces-first = Erst werden die Summen verglichen, dann gehen Karten verloren: In ihrem Kampf zählt eine verlorene Karte noch mit.
rule-loss-neutral = Wird eine neutrale Burg erobert, opfert das unterlegene Lager Karten, die es dort gespielt hat: die stärkste oder mehrere, deren Summe mindestens so groß ist.
rule-loss-several = Jede Auswahl von mindestens zwei dieser Karten genügt, wenn ihre Summe die stärkste erreicht, auch eine mit der stärksten selbst.
rule-loss-several-why = Die Anleitung setzt außer der Summe keine Grenze. Vielleicht will man schwache Karten loswerden.
rule-loss-tie = Ein Gleichstand vor einer neutralen Burg kostet niemanden eine Karte.
rule-loss-attack = Wer eine gegnerische Burg angreift, verliert die stärkste dort gelegte Karte, bei Sieg wie bei Niederlage. Ein Held gilt als die stärkste und ist dann auch verloren. Die Verteidigung verliert keine.
rule-loss-always = Der Angriff zahlt auch bei Gleichstand, und wenn die Verteidigung aufgibt.
rule-loss-always-why = Die Anleitung sagt „ob Sieg oder Niederlage“. Ein Gleichstand ist ein missglückter Angriff, eine aufgegebene Burg ein geglückter.
rule-loss-old = Wer eine gegnerische Burg erobert, verliert die stärkste dort gelegte Karte, auch den Helden. Sonst verliert niemand eine Karte: weder wer erfolglos angreift noch wer verteidigt, auch nicht bei einer neutralen Burg oder bei Gleichstand.
rule-loss-old-conceded = Das gilt auch, wenn die Verteidigung aufgibt.
rule-loss-old-conceded-why = Die Anleitung spricht von einer gerade eroberten Burg, wie es auch dazu kam.

## Rundenende, Stapel

rule-round-end = Nach beiden Kämpfen kommen alle gespielten Karten verdeckt auf die Ablagestapel ihrer Lager. Beide Lager ziehen auf { $hand } Karten nach, die Startkarte wird gewendet, und eine neue Runde beginnt.
rule-reshuffle = Ist ein Nachziehstapel zum ersten Mal aufgebraucht, wird der Ablagestapel zu einem neuen gemischt. Ist er zum { $passes }. Mal aufgebraucht, bleibt er leer, und sein Lager zieht nur, was da ist.
rule-reshuffle-expert = Auf der Expertenstufe wird jedes Mal neu gemischt, bis ein Nachziehstapel zum { $passes }. Mal aufgebraucht ist; dann bleibt er leer.
rule-exhausted = Ein Nachziehstapel ist aufgebraucht, sobald seine letzte Karte gezogen ist. Der Ablagestapel wird sofort gemischt, und das Ziehen geht weiter.
rule-exhausted-why = So steht es wörtlich in der Anleitung. Wichtig ist es, wenn die letzte Karte eine Hand auffüllt.
rule-empty-reshuffle = Ist der Ablagestapel beim Mischen leer, gilt der Nachziehstapel als noch einmal aufgebraucht.
rule-empty-reshuffle-why = Sonst würde auf Karten gewartet, die nicht kommen können, und die Partie endete vielleicht nie.

## Ende und Punkte

rule-end-six = Ein Lager, das am Ende einer Runde alle { $castles } Burgen hält, hat gewonnen, mit { $row } zu 0 Punkten. Dann ist die Partie zu Ende, und niemand spielt weiter.
rule-end-cards = Die Partie endet auch, wenn ein Lager zu Beginn einer Runde, nach dem Ziehen, höchstens eine Karte hält und sein Nachziehstapel zum { $passes }. Mal aufgebraucht ist.
rule-end-expert = Auf der Expertenstufe muss ein Nachziehstapel zum { $passes }. Mal aufgebraucht sein; auch dort geht es weiter, bis sein Lager eine Runde mit höchstens einer Karte beginnt.
rule-end-expert-why = Für diese Stufe nennt die Anleitung nur, wie oft der Stapel aufgebraucht ist. Ohne den Zusatz könnte man Karten auf der Hand nicht mehr spielen.
rule-points = Eine einzelne Burg zählt { $alone }. Jede Burg einer lückenlosen Gruppe von mindestens zwei Burgen desselben Lagers zählt { $grouped }.
rule-tiebreak = Bei gleichen Punkten gewinnt das Lager mit mehr unverbrauchten Karten: auf der Hand und im Nachziehstapel nach dem letzten Ziehen, ohne Ablagestapel.
rule-points-old = Jede Burg zählt { $single }; jede Burg der größten Gruppe eines Lagers zählt { $single } mehr; jede unverbrauchte Karte, auf der Hand oder im Nachziehstapel, zählt { $single }.
rule-tiebreak-old = Bei gleichen Punkten gewinnt das Lager mit der größeren Gruppe, dann das mit mehr unverbrauchten Karten.
rule-single-group = Eine einzelne Burg ist keine Gruppe.
rule-single-group-why = Eine Gruppe hat laut Anleitung mindestens zwei Burgen; beim Gleichstand zählen wir ebenso.
rule-draw = Ist auch das alles gleich, endet die Partie unentschieden.
rule-draw-why = Mehr zum Vergleichen nennen die Anleitungen nicht.

## Geteilte Lager

rule-camps = Zu dritt ist ein Lager geteilt, zu viert sind es beide. Wer ein Lager teilt, bildet ein Team mit einem Nachziehstapel und einem Ablagestapel; sonst wird gespielt wie zu zweit.
rule-drawer = Ein Teammitglied zieht, bis beide Hände zusammen { $hand } Karten haben, in der ersten Runde samt Held. In der nächsten Runde zieht das andere, und so im Wechsel.
rule-give = Wer zieht, gibt dem anderen Teammitglied 1 bis { $given } Karten, behält mindestens eine und sagt, wer von beiden in dieser Runde zuerst spielt.
rule-give-few = Wer nur eine Karte hält, gibt keine. Wer nach dem Ziehen keine hat, bekommt eine oder mehrere vom anderen Teammitglied, das mindestens eine behält; wer zieht, sagt trotzdem, wer zuerst spielt.
rule-give-few-why = Gegen Ende reichen die Karten nicht, um der Anleitung zu folgen. Alle sollen eine Karte zu spielen haben.
rule-give-any = Jede Karte darf abgegeben werden, auch der Held. Was nach einer Runde auf der Hand ist, bleibt dort.
rule-give-any-why = Die Anleitung begrenzt nur die Zahl und lässt nirgends Hände tauschen.
rule-order-open = Das Lager, das beginnt, gibt zuerst und nennt zuerst seine Reihenfolge. Wie viele Karten gegeben werden und wer zuerst spielt, wissen alle.
rule-order-open-why = Am Tisch sähen es alle. Dank fester Reihenfolge wartet kein Lager auf das andere.
rule-partner-castle = Jedes Teammitglied spielt nur vor einer Burg, das eine vor der ersten, das andere vor der zweiten, und verstärkt nur dort. Man darf die ganze Hand legen, bis zu { $most } Karten.
rule-partner-names = Die erste Burg nennt, wer im beginnenden Lager zuerst spielt. Die zweite Burg nennt, wer im anderen Lager an zweiter Stelle spielt.
rule-partner-turns = Verstärkt wird in dieser Folge: bei der ersten Burg das zweite Lager, dann das erste; danach ebenso bei der zweiten Burg. Passen alle nacheinander, ist Schluss. Wer ein Lager allein spielt, hat beide Züge des Lagers und darf jedes Mal eine der zwei Burgen wählen.
rule-partner-turns-why = Die Anleitung sagt nur, wo verstärkt wird. So kommt jede Burg an die Reihe.
rule-partner-decides = Wer vor einer Burg gespielt hat, entscheidet dort: zeigen oder aufgeben, und welche Karten verloren sind.
rule-partner-decides-why = Nur wer die Karten dort gelegt hat, kennt sie.
rule-partner-silence = Im Team darf nicht über die Karten auf der Hand gesprochen werden.
rule-partner-cards = Die Werte der Karten, die das andere Teammitglied gelegt hat, sieht man nicht.
rule-partner-cards-why = Ansehen darf man laut Anleitung nur Karten, die man selbst gespielt hat.
rule-partner-reserve = Auf der Expertenstufe schlägt ein Teammitglied { $aside } Karten zum Beiseitelegen vor. Das andere nimmt an oder nennt { $aside } andere, die dann gelten.
rule-partner-reserve-why = Die Anleitung lässt beide sich absprechen. Am Bildschirm braucht das Vorschlag und Antwort.
rule-partner-end = Für das Ende der Partie zählen beide Hände eines Lagers zusammen.
rule-partner-end-why = Beide ziehen vom selben Stapel und spielen die Karten eines Lagers.
rule-youngest = In der ersten Runde zieht Platz I eines geteilten Lagers; das Lager bestimmt, wer dort sitzt.
rule-youngest-why = Die Anleitung gibt das der jüngsten Person; der Bildschirm fragt nicht nach dem Alter.

## An diesem Tisch

rule-table-bots = Der Computer weiß nur, was ein Mensch auf seinem Platz wüsste: die eigenen Karten und was offen liegt.
rule-table-bots-why = Ein Bluffspiel ist nichts wert gegen jemanden, der deine Hand sieht.
rule-table-confirm = Eine Wahl zählt, sobald sie bestätigt ist; bis dahin lässt sie sich ändern oder zurücknehmen. Was bestätigt ist, gilt.
rule-table-confirm-why = Wie an jedem Tisch antworten andere auf das, was daliegt.
rule-table-hints = Tipps bekommst du jederzeit. Sie werden gezählt und im Ergebnis genannt.
rule-table-hints-why = Sie helfen beim Lernen. Alle sollen wissen, wie eine Partie gewonnen wurde.
rule-table-veil = Spielen mehrere an einem Bildschirm, verdeckt ein Vorhang zwischen den Zügen die Hände, oder alle Hände liegen verdeckt, und jede Person sieht die eigene heimlich an.
rule-table-veil-why = Eine Karte, die man nicht sehen darf, ist gar nicht auf dem Bildschirm.
