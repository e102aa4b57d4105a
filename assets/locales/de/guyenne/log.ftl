### Die Chronik: was geschah, mit den Namen der Lager, nie mit einem verdeckten Wert.

log-reserve =
    { $n ->
        [one] { camp-people-start } legen eine Karte beiseite.
       *[other] { camp-people-start } legen { $n } Karten beiseite.
    }
log-deal =
    { $camp ->
        [english] Die Engländer nehmen den Schwarzen Prinzen auf die Hand und ziehen { n-cards }.
       *[french] Die Franzosen nehmen du Guesclin auf die Hand und ziehen { n-cards }.
    }
log-draw = { camp-people-start } ziehen { n-cards }.
log-reshuffle =
    { $n ->
        [one] Der { camp-adjective } Nachziehstapel ist leer: Die eine abgelegte Karte bildet den neuen.
       *[other] Der { camp-adjective } Nachziehstapel ist leer: { $n } abgelegte Karten werden zu einem neuen gemischt.
    }
log-reshuffle-none = Der { camp-adjective } Nachziehstapel ist wieder leer, und es gibt nichts zu mischen.
log-exhausted = Der { camp-adjective } Nachziehstapel ist zum letzten Mal aufgebraucht: Er bleibt leer.
log-give =
    { $n ->
        [0] { $name } hat keine Karte übrig: { $partner } bekommt keine.
        [one] { $name } gibt eine Karte ab: { $partner } bekommt sie.
       *[other] { $name } gibt { $n } Karten ab: { $partner } bekommt sie.
    }
# Was eine Person von zweien im Lager tat: der Satz nennt das Lager, der Name die Person.
log-by-partner = { $name }: { $sentence }
log-order = { $name } spielt in dieser Runde zuerst für { camp-people }.
log-round = Runde { $n }: { camp-people-start } beginnen.
log-plays-attack = { camp-people-start } legen zum Angriff { n-cards } vor { $castle }.
log-plays-defence = { camp-people-start } legen zur Verteidigung { n-cards } vor { $castle }.
log-reinforces = { camp-people-start } verstärken { $castle } um { n-cards }.
log-passes = { camp-people-start } passen.
log-reveals = { camp-people-start } zeigen { $cards } bei { $castle }: Summe { $sum }.
log-reveals-one = { camp-people-start } zeigen { $cards } bei { $castle }.
# Die Karten stehen im Nominativ: der Schwarze Prinz und 4.
log-reveals-hero =
    { $camp ->
        [english] Bei { $castle } zeigt sich der Held der Engländer: { $cards }.
       *[french] Bei { $castle } zeigt sich der Held der Franzosen: { $cards }.
    }
log-concedes =
    { $n ->
        [one] { camp-people-start } geben { $castle } auf; eine Karte wird ungesehen abgelegt.
       *[other] { camp-people-start } geben { $castle } auf; { $n } Karten werden ungesehen abgelegt.
    }
log-combat-takes = { camp-people-start } erobern { $castle }, { $winner } zu { $loser }.
log-combat-keeps = { camp-people-start } halten { $castle }, { $winner } zu { $loser }.
log-combat-takes-conceded = { camp-people-start } erobern { $castle } kampflos.
log-combat-takes-hero = { hero-start } entscheidet: { camp-people-start } erobern { $castle }.
log-combat-keeps-hero = { hero-start } entscheidet: { camp-people-start } halten { $castle }.
log-combat-tie-neutral = Gleichstand bei { $castle }, { $sum } zu { $sum }: Die Burg bleibt neutral.
log-combat-tie-held = Gleichstand bei { $castle }, { $sum } zu { $sum }: { camp-people-start } halten die Burg.
log-combat-heroes-neutral = Zwei Helden treffen sich bei { $castle }: Gleichstand, die Burg bleibt neutral.
log-combat-heroes-held = Zwei Helden treffen sich bei { $castle }: Gleichstand, { camp-people } halten die Burg.
log-pillage =
    { $camp ->
        [english] Endgültiger Verlust der Engländer bei { $castle }: { $cards }.
       *[french] Endgültiger Verlust der Franzosen bei { $castle }: { $cards }.
    }
log-sweep = Die gespielten Karten gehen auf die Ablagestapel.
log-end-six-castles = { camp-people-start } halten alle sechs Burgen: Die Partie ist zu Ende.
log-end-exhausted = Der { camp-adjective } Nachziehstapel ist leer und { camp-people } haben höchstens eine Handkarte: Die Partie ist zu Ende.
log-end-exhausted-both = Beide Nachziehstapel sind leer und jedes Lager hat höchstens eine Handkarte: Die Partie ist zu Ende.
log-score = Engländer: { $english }. Franzosen: { $french }.
log-winner = { camp-people-start } siegen.
log-winner-group = { camp-people-start } siegen: Sie halten die größere Gruppe.
log-winner-unspent = { camp-people-start } siegen: Sie haben mehr unverbrauchte Karten.
log-draw-game = Gleich viele Punkte und unverbrauchte Karten: Die Partie endet unentschieden.
log-draw-game-group = Gleichstand bei Punkten, größter Gruppe und unverbrauchten Karten: Die Partie endet unentschieden.

## What one guesses in a game that is shown again
guess-front = { $castle }: { camp-people-start } decken { n-cards } auf. Wie hoch ist die Summe?
# From one sum to another.
guess-range = { $from } bis { $to }
# A hero alone adds nothing to a sum.
guess-hero = der Held
