### Zugang: der Tisch in Worten, die Merkhilfe, „was wäre, wenn“.

spoken-castle-fronts = { $castle }; { $fronts }
spoken-front =
    { $side ->
        [defence] { camp-people } verteidigen sie: { $cards }
       *[attack] { camp-people } greifen sie an: { $cards }
    }
spoken-front-shown = { $cards }, Summe { $sum }
spoken-front-own = { $cards }, verdeckt, Summe { $sum }
spoken-front-hidden = { n-cards }, verdeckt

overview-round = Runde { $n }. { camp-people-start } legen zuerst.
overview-player = { camp-people-start }: { $name }.
overview-combat = Kampf { $n } von { $of }, um { $castle }.
overview-combat-next = Der nächste Kampf geht um { $castle }.
overview-hand = Deine Hand: { $cards }.
overview-hand-empty = Deine Hand ist leer.
overview-points = Punkte zurzeit: Engländer { $english }, Franzosen { $french }.
overview-lost = { camp-people-start } haben endgültig verloren: { $cards }.

## Die Merkhilfe

memory-title = Gezeigte Karten
memory-about = Eine Hilfe: was alle sich merken könnten. Jedes Lager begann mit 12 × 2, 4 × 3, 3 × 4, 2 × 5 und seinem Helden.
tally-hero = H
tally-kind = { $n } × { $what }
memory-shown = { camp-people-start } haben seit ihrem letzten Mischen gezeigt: { $cards }.
memory-shown-none = { camp-people-start } haben seit ihrem letzten Mischen nichts gezeigt.
memory-remaining = { camp-people-start } können noch haben, auf der Hand, im Stapel oder verdeckt: { $cards }.

## Was wäre, wenn

what-if = Hielten { camp-people } { $castle }: Engländer { $english }, Franzosen { $french }.
