### Fayance: the page of the rulebook, its examples and its index.

# Ending: fayance-rulebook-about
fayance-rulebook = The rulebook
fayance-rulebook-about = The rules in full, with examples, and what we settled ourselves.

## Examples

fayance-example-turn = { $n }. North fights here: { $north }; South here: { $south }.
fayance-example-undecided = The first { $n } combats are undecided.
fayance-example-capture =
    { $name } captures the territory. Then each side calls up { $n ->
        [one] one card
       *[other] { $n } cards
    }.

## Links

fayance-rules-pointed = What I pointed at

## The index: each word is searched for as it is written here

fayance-index-army = army
fayance-index-capture = capture
fayance-index-duel = duel
fayance-index-fallen = fallen
fayance-index-favoured = favoured
fayance-index-halfling = halfling
fayance-index-king = king
fayance-index-leader = leader
fayance-index-pile = pile
fayance-index-reserve = reserve
fayance-index-secret = secret
fayance-index-territory = territory
fayance-index-troop = troop
fayance-index-undecided = undecided
