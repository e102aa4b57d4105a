### Access: the table in words, the memory aid, "what if".

spoken-castle-fronts = { $castle }; { $fronts }
spoken-front =
    { $side ->
        [defence] { camp-people } defend it with { $cards }
       *[attack] { camp-people } attack it with { $cards }
    }
spoken-front-shown = { $cards }, sum { $sum }
spoken-front-own = { $cards }, face down, sum { $sum }
spoken-front-hidden = { n-cards }, face down

overview-round = Round { $n }. { camp-people-start } place first.
overview-player = { camp-people-start }: { $name }.
overview-combat = Combat { $n } of { $of }, at { $castle }.
overview-combat-next = The next combat is at { $castle }.
overview-hand = Your hand: { $cards }.
overview-hand-empty = Your hand is empty.
overview-points = Points now: English { $english }, French { $french }.
overview-lost = { camp-people-start } have lost for good: { $cards }.

## The memory aid

memory-title = Cards shown
memory-about = An aid: what anybody could remember. Every camp began with 12 × 2, 4 × 3, 3 × 4, 2 × 5 and its hero.
tally-hero = H
tally-kind = { $n } × { $what }
memory-shown = { camp-people-start } have shown since their last shuffle: { $cards }.
memory-shown-none = { camp-people-start } have shown nothing since their last shuffle.
memory-remaining = { camp-people-start } may still have, in hand, pile or face down: { $cards }.

## What if

what-if = If { camp-people } held { $castle }: English { $english }, French { $french }.
