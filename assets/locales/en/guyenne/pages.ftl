### Guyenne's pages around the table: new game, credits, result, curtain, why a saved game is refused.

## Title

title-continue-about = round { $round } · { $phase }
title-continue-over = it is over: see how it ended

## New game

new-game = New game
new-game-edition = Edition
new-game-level = Level
new-game-shared-about = Two in a camp share its piles: one draws six cards (first seat I) and gives some away, and each fights at a castle of their own.
new-game-hands = Hands on screen
# Ending: hands-*-about
hands-veil = Veiled
hands-veil-about = All hands lie face down: each player takes a private look at their own, while the others look away.
hands-own = Own
hands-own-about = Several people at this screen: a curtain hides each hand from the others.
hands-partners = Camp’s
hands-partners-about = House rule, not the leaflet’s: partners see each other’s hand, and pass the screen openly.
hands-open = Open
hands-open-about = Every player’s hand lies face up: for learning the game together, without secrets.
new-game-bot-about = { $name }, { $temper }. { $about }
new-game-seed = Deal
new-game-seed-random = by chance
new-game-seed-number = number { $seed }
new-game-seed-type = type a number
new-game-seed-about = The same number deals the same cards again.
new-game-begin = To the table

## The seats of a new game

# A place at the table: its camp and its number, I or II.
seat-place =
    { $camp ->
        [english] English, seat { $place }
       *[french] French, seat { $place }
    }
seat-free = Free seat
seat-free-press = add a partner
seat-free-pad = { $key } on a gamepad: join
seat-free-about = A seat for a partner. { new-game-shared-about }
seat-join-about = A free seat. Another gamepad joins with { $key } and gets the next place; or press here to add a partner.
# What the device in a seat can do: its directions, and the key that stands up.
seat-guest-pad = d-pad: move · { $key }: stand up
seat-guest-keyboard = arrows: move · { $key }: stand up
seat-guest-short = { $key }: stand up
seat-device-about = Played here with { $device }: its directions change the seat, { $key } stands up.
seat-nobody = Nobody
seat-nobody-about = The seat stays free: one player leads the whole camp.
seat-person-about = A person at this screen. A name is kept for next time, and may be left out.

## Credits

credits-game = The card game Guyenne is by Laurent and Jean-Baptiste Journaux.
credits-publisher = Illustrated by Romain Boyaud, published by Pergame and (2023) Faire Play Editions.
credits-castles = The six castles are our own choice: the printed rules do not list theirs.

## Result

result-winner =
    { $camp ->
        [english] England prevails
       *[french] France prevails
    }
result-draw = Honours even
result-end-six-castles =
    { $camp ->
        [english] Over in round { $round }: all six castles are English
       *[french] Over in round { $round }: all six castles are French
    }
result-end-exhausted =
    { $camp ->
        [english] Over in round { $round }: the English have no draw pile left, and at most one card
       *[french] Over in round { $round }: the French have no draw pile left, and at most one card
    }
result-end-exhausted-both = Over in round { $round }: neither camp has a draw pile left, nor more than one card
result-you = You
result-cry = “{ $cry }”
result-points = { n-points }
result-sum = { $sum } = { n-points }
result-rule-2022 = a castle alone counts 1, in a group 2
result-rule-2021 = 1 a castle, 1 more in the largest group, 1 an unspent card
result-rule-six = all six castles: 12 points to 0
result-neutral = neutral
result-unspent =
    { $n ->
        [0] no card unspent
        [one] one card unspent
       *[other] { $n } cards unspent
    }
result-hints =
    { $n ->
        [0] no hints
        [one] 1 hint
       *[other] { $n } hints
    }
result-unspent-and-hints = { $unspent }, { $hints }
result-tie-unspent = Level on points: { camp-people } have more unspent cards
result-tie-group = Level on points: { camp-people } hold the larger group
result-tie-nobody = Level on points and on unspent cards
result-tie-nobody-group = Level on points, on the largest group and on unspent cards
result-same-deal = The same deal again
result-new-deal = A new deal
result-seed = Deal { $seed }

## Curtain: the next hand stays hidden until its player says so

curtain-pass =
    { $camp ->
        [english] Pass the screen to the English
       *[french] Pass the screen to the French
    }
curtain-about = Nothing is shown until you press.
curtain-pass-to = Pass the screen: { $name }
curtain-recap = Since you last looked:
curtain-others = Look away, please!
curtain-here = I am here

## Why a text is not a valid game: after a colon

record-no-such-level = the 2021 edition has no level “{ $level }”.
record-teams =
    { $n ->
        [one] { camp-people-start } are one player: a camp is one or two.
       *[other] { camp-people-start } are { $n } players: a camp is one or two.
    }
record-box = no such game can be dealt.
record-players = its players do not fit its camps.
record-event-shape = it is damaged.
record-event-turn = this is for { camp-people } to decide.
record-event-other-decision = another decision is due here.
record-event-stops = the game breaks off where something must follow.
record-event-stops-draw = the game breaks off where { camp-people } must draw.
record-event-not-in-pile = the draw pile does not hold that card: { $card }.
record-event-draws-few = { camp-people } draw too few cards.
record-event-sums = the cards at { $castle } come to { $english } for the English and { $french } for the French.
record-event-winner =
    { $winner ->
        [english] with { $english } to { $french } at { $castle } the English cannot have won.
        [french] with { $french } to { $english } at { $castle } the French cannot have won.
       *[nobody] { $english } to { $french } at { $castle } is no tie.
    }
record-event-holder =
    { $holder ->
        [english] after this combat { $castle } is held by the English.
        [french] after this combat { $castle } is held by the French.
       *[nobody] after this combat { $castle } is held by nobody.
    }
record-event-after-end = the game is over already.

## A kept game in the list

kept-rules = { $edition }, { $level }
kept-teams = { $rules }, { $english } against { $french }
kept-teams-alone = { $english } against { $french }
