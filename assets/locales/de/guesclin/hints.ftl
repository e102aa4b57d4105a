### Guesclin !: hints, the advised move and why.

guesclin-tip-hint = Was der Ritter täte, und warum.
guesclin-hint-awaited = Der Ritter betrachtet die Karte …

## The move

guesclin-hint-place = { $who } stellt sich auf { $hex }
guesclin-hint-order = „{ $order }“ an { $who }
guesclin-hint-march = { $who } zieht nach { $hex }
guesclin-hint-leave = { $who } verlässt die Karte { $exit }
guesclin-hint-deed = { $who } { $deed }
guesclin-hint-strikes = schlägt { $who }
guesclin-hint-shoots = schießt auf { $who }
guesclin-hint-takes = nimmt { $object }
guesclin-hint-puts = legt seine Last ab
guesclin-hint-gives = gibt { $object } an { $to } weiter
guesclin-hint-breaks = zerschlägt { $object }
guesclin-hint-bridge = bedient die Brücke
guesclin-hint-drop = { $object } fällt auf { $hex }
guesclin-hint-finish = Aktivierung beenden

## What somebody wants to get to

guesclin-hint-goal-exit =
    { $by ->
        [east] die Ostseite
        [north] die Nordseite
        [south] die Südseite
       *[town] das Stadttor
    }
guesclin-hint-goal-post =
    { $post ->
        [post-gate] das Tor
        [post-postern] die Ausfallpforte
       *[post-keep] die Tür des Bergfrieds
    }
guesclin-hint-goal-object =
    { $object ->
        [booty] die Beute
        [bundle] das Bündel
       *[cart] der Karren
    }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }

## Why, after a colon

guesclin-hint-hits =
    { $result ->
        [stunned] zu { $n } % wird er benommen
        [neutralised] zu { $n } % wird er ausgeschaltet
       *[drop] zu { $n } % verliert er seine Last
    }
guesclin-hint-beside = { $who } daneben nimmt ihm 1 von der VERTEIDIGUNG
guesclin-hint-beside-both = { $who } und { $other } daneben nehmen ihm 2 von der VERTEIDIGUNG
guesclin-hint-back = sein Gegenschlag trifft zu { $n } %
guesclin-hint-no-initiative = ohne Initiative schlägt er nicht zurück
guesclin-hint-stunned = benommen schlägt er nicht zurück
guesclin-hint-bears = mit vollen Händen schlägt er nicht zurück
guesclin-hint-clear = die Schusslinie ist frei
guesclin-hint-nearer =
    { $n ->
        [one] so ist { $goal } 1 Punkt näher
       *[other] so ist { $goal } { $n } Punkte näher
    }
guesclin-hint-away =
    { $n ->
        [one] { $goal } ist von dort 1 Punkt entfernt
       *[other] { $goal } ist von dort { $n } Punkte entfernt
    }
guesclin-hint-middle =
    { $n ->
        [0] das ist die mittlere Reihe
        [one] das ist 1 Reihe neben der Mitte
       *[other] das ist { $n } Reihen neben der Mitte
    }
guesclin-hint-fewer =
    { $there ->
        [0] dort erreicht ihn kein Feind
        [one] dort erreicht ihn nur 1 Feind
       *[other] dort erreichen ihn { $there } Feinde
    }, hier { $here }
guesclin-hint-calmer = was ihm dort droht, trifft seltener
guesclin-hint-flies = { $post } zeigt dann dein Banner
guesclin-hint-counts =
    { $object ->
        [booty] wer die Beute von der Karte bringt, hat schon den halben Sieg
        [bundle] dann hält es die Brücke nicht mehr unten
       *[cart] am Ende zählt jeder Karren
    }
guesclin-hint-brings-out =
    { $object ->
        [booty] dann nimmt niemand mehr die Beute weg
        [bundle] dann hat es die Karte verlassen
       *[cart] dann ist dieser Karren in der Stadt
    }
guesclin-hint-settled = über die Beute ist entschieden, nur sein Entkommen zählt noch
guesclin-hint-order-strike = dann trifft er { $target } zu { $then } %, sonst höchstens zu { $now } %
guesclin-hint-order-reach = dann kommt er bis an { $target } heran und trifft zu { $then } %
guesclin-hint-order-nearer =
    { $then ->
        [one] dann ist { $goal } 1 Punkt näher
       *[other] dann ist { $goal } { $then } Punkte näher
    }, sonst { $now }
guesclin-hint-order-defence =
    { $n ->
        [one] VERTEIDIGUNG { $then } statt { $now } gegen den Feind, der ihn erreicht
       *[other] VERTEIDIGUNG { $then } statt { $now } gegen die { $n } Feinde, die ihn erreichen
    }
guesclin-hint-order-leaves = damit verlässt er die Karte sofort
guesclin-hint-order-goes = damit kommt er bis { $hex }, das er sonst nicht erreicht
guesclin-hint-order-gains = kein anderer Befehl bringt so viel
guesclin-hint-keeps-bridge = solange das Bündel dort liegt, bleibt die Brücke unten
guesclin-hint-free-hands = mit freien Händen kann er kämpfen
guesclin-hint-shuts-out = sie sperrt { $out } der Franzosen aus und { $inside } ein
guesclin-hint-opens-way = dann ist der Weg frei
guesclin-hint-never-arrives = ein zerschlagener Karren erreicht die Stadt nie
guesclin-hint-falls =
    { $own ->
        [0] dort steht einer der Deinen
        [one] einer der Deinen ist 1 Feld entfernt
       *[other] der nächste der Deinen ist { $own } Felder entfernt
    }, der nächste Feind { $theirs }
guesclin-hint-all-acted = alle haben gehandelt
guesclin-hint-nothing-gains =
    { $n ->
        [one] was der Letzte noch tun könnte, brächte nichts
       *[other] was die { $n } anderen noch tun könnten, brächte nichts
    }
