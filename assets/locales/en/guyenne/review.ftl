### The review of a game that is over: moves, moments, where it turned, facts. $sum and $other are sums of cards.

# What chance is, after “Luck:”.
guyenne-review-chance = the cards
guyenne-review-before = Before the first round
guyenne-review-round = Round { $round }
guyenne-review-place = Round { $round }, { $castle }
guyenne-review-turn = { $moment }: { $what }

## Moves, on buttons: { $cards } are values, and “hero”

guyenne-review-hero = hero
guyenne-review-hero-and = hero, { $cards }
guyenne-review-lay = { $cards } to { $castle }
guyenne-review-add = +{ $cards } to { $castle }
guyenne-review-lose = Lose { $cards }
guyenne-review-reserve = Set aside { $cards }
guyenne-review-give = Give { $cards }
guyenne-review-order-first = Play first yourself
guyenne-review-order-second = Partner plays first

## Where it turned, after a castle or a round and a colon

# Built: guyenne-turn-* of games::guyenne::TurnKind::ALL
guyenne-turn-conceded = { camp-people } conceded with { $sum } against { $other }
guyenne-turn-conceded-hero = { camp-people } conceded with a hero there, against { $other }
guyenne-turn-conceded-to-hero = { camp-people } conceded with { $sum } to a hero
guyenne-turn-takes = { camp-people } took it, { $sum } to { $other }
guyenne-turn-keeps = { camp-people } kept it, { $sum } to { $other }
guyenne-turn-hero-takes = { hero } took it against { $other }
guyenne-turn-hero-keeps = { hero } kept it against { $other }
guyenne-turn-heroes-held = two heroes met, and { camp-people } kept it
guyenne-turn-heroes-neutral = two heroes met, and it stayed neutral
guyenne-turn-tie-held = a tie, { $sum } to { $other }, and { camp-people } kept it
guyenne-turn-tie-neutral = a tie, { $sum } to { $sum }, and it stayed neutral
guyenne-turn-draw = { camp-people } drew { n-cards }, { $sum } in all
guyenne-turn-pillage = { camp-people } lost { n-cards }, { $sum } in all

## Facts of a camp, below its name

# Built: guyenne-fact-* of games::guyenne::FactKind::ALL
guyenne-fact-bluffs =
    { $n ->
        [0] No attack below the sum to expect.
        [one]
            { $believed ->
                [0] One attack below the sum to expect, not believed.
               *[other] One attack below the sum to expect, and it was believed.
            }
       *[other] { $n } attacks below the sum to expect; believed: { $believed }.
    }
guyenne-fact-paid = Castles taken by attacks below that sum: { $n }; lost to such attacks: { $other }.
guyenne-fact-concessions =
    { $n ->
        [0] No castle conceded.
        [one]
            { $held ->
                [0] One castle conceded, and it would have fallen.
               *[other] One castle conceded that would have held.
            }
       *[other] { $n } castles conceded; would have held: { $held }.
    }
guyenne-fact-heroes =
    { $n ->
        [0] The hero was never laid.
        [one]
            { $idle ->
                [0] The hero was laid once, and decided.
               *[other] The hero was laid once, and decided nothing.
            }
       *[other] The hero was laid { $n } times; met nothing to decide: { $idle }.
    }
guyenne-fact-kept =
    { $n ->
        [0] No card kept to the end.
        [one] One card kept to the end, worth { $sum }.
       *[other] { $n } cards kept to the end, { $sum } in all.
    }
