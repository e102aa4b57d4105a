### The log: what happened, by the camps' names, never with a hidden value.

log-reserve =
    { $n ->
        [one] { camp-people-start } set one card aside.
       *[other] { camp-people-start } set { $n } cards aside.
    }
log-deal = { camp-people-start } take { hero } in hand and draw { n-cards }.
log-draw = { camp-people-start } draw { n-cards }.
log-reshuffle =
    { $n ->
        [one] The { camp-adjective } draw pile has run out: one discarded card makes a new one.
       *[other] The { camp-adjective } draw pile has run out: { $n } discarded cards are shuffled into a new one.
    }
log-reshuffle-none = The { camp-adjective } draw pile has run out again, and nothing is left to shuffle.
log-exhausted = The { camp-adjective } draw pile has run out for the last time: it stays empty.
log-give =
    { $n ->
        [0] { $name } has no card to spare for { $partner }.
        [one] { $name } gives { $partner } one card.
       *[other] { $name } gives { $partner } { $n } cards.
    }
# What one of two partners did: the sentence names the camp, the name the player.
log-by-partner = { $name }: { $sentence }
log-order = { $name } plays first for { camp-people } this round.
log-round = Round { $n }: { camp-people } play first.
log-plays-attack = { camp-people-start } play { n-cards } at { $castle }, to attack.
log-plays-defence = { camp-people-start } play { n-cards } at { $castle }, to defend.
log-reinforces = { camp-people-start } reinforce { $castle } with { n-cards }.
log-passes = { camp-people-start } pass.
log-reveals = { camp-people-start } turn up { $cards } at { $castle }: { $sum }.
log-reveals-one = { camp-people-start } turn up { $cards } at { $castle }.
log-reveals-hero = { camp-people-start } turn up { $cards } at { $castle }: a hero is there.
log-concedes =
    { $n ->
        [one] { camp-people-start } concede { $castle }; one card leaves unseen.
       *[other] { camp-people-start } concede { $castle }; { $n } cards leave unseen.
    }
log-combat-takes = { camp-people-start } take { $castle }, { $winner } to { $loser }.
log-combat-keeps = { camp-people-start } keep { $castle }, { $winner } to { $loser }.
log-combat-takes-conceded = { camp-people-start } take { $castle } without a fight.
log-combat-takes-hero = { hero-start } decides it: { camp-people } take { $castle }.
log-combat-keeps-hero = { hero-start } decides it: { camp-people } keep { $castle }.
log-combat-tie-neutral = A tie at { $castle }, { $sum } to { $sum }: it stays neutral.
log-combat-tie-held = A tie at { $castle }, { $sum } to { $sum }: { camp-people } keep it.
log-combat-heroes-neutral = Two heroes meet at { $castle }: a tie, and it stays neutral.
log-combat-heroes-held = Two heroes meet at { $castle }: a tie, and { camp-people } keep it.
log-pillage = { camp-people-start } lose { $cards } for good at { $castle }.
log-sweep = The cards played go to the discard piles.
log-end-six-castles = { camp-people-start } hold all six castles: the game is over.
log-end-exhausted = The { camp-adjective } draw pile is gone and { camp-people } hold at most one card: the game is over.
log-end-exhausted-both = Both draw piles are gone and each camp holds at most one card: the game is over.
log-score = The English: { $english }. The French: { $french }.
log-winner = { camp-people-start } win.
log-winner-group = { camp-people-start } win: they hold the larger group.
log-winner-unspent = { camp-people-start } win: they have more unspent cards.
log-draw-game = Equal in points and in unspent cards: the game is a draw.
log-draw-game-group = Equal in points, in the largest group and in unspent cards: the game is a draw.

## What one guesses in a game that is shown again
guess-front = { $castle }: { camp-people } turn up { n-cards }. What do they come to?
# From one sum to another.
guess-range = { $from } to { $to }
# A hero alone adds nothing to a sum.
guess-hero = the hero
