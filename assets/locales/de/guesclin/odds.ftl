### Guesclin !: odds, reach, threats, orders and aims in sentences.

## The throw

guesclin-odds-best = { $n } Würfel, die zwei besten zählen
guesclin-odds-both = { $n } Würfel, beide zählen
guesclin-odds-worst = { $n } Würfel, die zwei schlechtesten zählen
guesclin-odds-pool = { $capacity }: { $dice }
guesclin-odds-capacity = Wert { $n }
guesclin-odds-distance = Entfernung { $n }
guesclin-odds-needs = trifft ab { $n }
guesclin-odds-needs-twelve = trifft nur mit 12
# The same with what a hit does, short: for the plate of a phone.
guesclin-odds-low =
    { $n ->
        [12] nur 12
       *[other] ab { $n }
    }: { $does ->
        [drop] die Last fällt
        [neutralised] ausgeschaltet
       *[stunned] benommen
    }
guesclin-odds-chance = { $n } %
guesclin-odds-sum = { $sum } = { $total }

## The parts of a defence

guesclin-part-base = VERTEIDIGUNG { $n }
guesclin-part-order = { $order } { $n }
guesclin-part-beside = { $who } auf { $hex } { $n }
guesclin-part-in-wood = steht im Wald { $n }
guesclin-part-wood = Wald auf { $hex } { $n }
guesclin-part-obstacle = { $obstacle } zwischen { $from } und { $to } { $n }
# The same where there is little room: Pikeman 0 (a bank) does not count for the bank.
guesclin-short-in-wood = im Wald { $n }
guesclin-short-barred = { $who } 0 ({ $obstacle })
guesclin-flank-nobody = { $hex }: niemand
guesclin-flank-friend = { $hex }: { $who } hilft der Verteidigung: +1
guesclin-flank-enemy = { $hex }: { $who } stört die Verteidigung: −1
guesclin-flank-barred = { $hex }: { $who } zählt nicht: { $obstacle } zwischen { $from } und { $to }

## What can come of it

guesclin-odds-stunned = { $who } wird benommen: { $n } %
guesclin-odds-neutralised = { $who } wird ausgeschaltet: { $n } %
guesclin-odds-drop = { $who } verliert die Last: { $n } %
guesclin-fate-miss = { $who } unversehrt
guesclin-fate-stunned = { $who } benommen
guesclin-fate-neutralised = { $who } ausgeschaltet
guesclin-fate-drop = { $who } verliert die Last
guesclin-joint = { $one }, { $other }: { $n } %
guesclin-joint-one = { $one }: { $n } %
guesclin-no-riposte-initiative = Kein Gegenschlag: keine Initiative.
guesclin-no-riposte-stunned = Kein Gegenschlag: Er ist benommen.
guesclin-no-riposte-bears = Kein Gegenschlag: Er hat die Hände voll.
guesclin-attack-from = { $who } greift { $target } von { $hex } aus an
guesclin-shoots-at = { $who } schießt auf { $target }
guesclin-strikes-back = Gegenschlag: { $needs }

## The line of a shot

guesclin-shot-far = Außer Schussweite: { $n } Felder entfernt, SCHUSS { $shot }
guesclin-shot-clear = Auf der Linie liegt nichts.
guesclin-shot-tie = Die Linie läuft zwischen Feldern: Die freiere Seite zählt.

## Reach, threats and orders

guesclin-reach-cost =
    { $n ->
        [one] { $hex }: { $n } Punkt, { $left } übrig
       *[other] { $hex }: { $n } Punkte, { $left } übrig
    }
guesclin-reach-passes = { $hex }: nur Durchgang, dort steht ein Freund
guesclin-strike-chance = { $hex }: { $n } %
guesclin-strikes-elsewhere = Von anderen Feldern: { $strikes }
guesclin-around-of = Um { $hex } herum:
guesclin-threat-none = Kein Feind kann als Nächstes auf { $hex } schlagen oder schießen.
guesclin-threat-none-marked = Kein markierter Feind kann als Nächstes auf { $hex } schlagen oder schießen.
guesclin-marked = markiert
guesclin-threat =
    { $n ->
        [one] { $n } Feind kann als Nächstes auf { $hex } schlagen oder schießen: { $who }
       *[other] { $n } Feinde können als Nächstes auf { $hex } schlagen oder schießen: { $who }
    }
guesclin-threat-ordered = Nur mit einem Befehl: { $who }
guesclin-change = { $stat } { $before }, dann { $after }
guesclin-in-reach = Kommt in Reichweite: { $who }
guesclin-in-reach-lost = Nicht mehr in Reichweite: { $who }
guesclin-in-reach-nobody = Niemand sonst kommt in Reichweite
# Who is left out at the end of a list.
guesclin-more = { $n } weitere

## How the aim stands

guesclin-aim-booty-borne = Beuteträger: { $who }
guesclin-aim-booty-lies = Beute: liegt auf { $hex }
guesclin-aim-booty-out = Beute: von der Karte, in der Hand { $of }
guesclin-aim-commander = { $who }: { $state }
guesclin-intact = unversehrt
guesclin-aim-post = { $post }: { $camp }
guesclin-aim-carts = Karren in der Stadt: { $n } von { $all }, noch auf der Karte: { $left }
guesclin-aim-losses = { $camp }: { $n } verloren
guesclin-if-now = Wäre jetzt Schluss: { $victory }
guesclin-rounds-left =
    { $n ->
        [0] letzte Runde
        [one] noch eine Runde
       *[other] noch { $n } Runden
    }
