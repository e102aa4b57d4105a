### The words of the rulebook’s index: each is searched for as it is written here.

index-attack = attack
index-combat = combat
index-concede = concede
index-defence = defender
index-discard = discard pile
index-draw = draw pile
index-expert = expert
index-first = first player
index-group = group
index-hero = hero
index-neutral = neutral
index-partner = partner
index-pass = pass
index-points = points
index-reinforcement = reinforcement
index-strongest = strongest card
index-sum = sum
index-tie = tie

# Ending: rulebook-about
rulebook = The rulebook
rulebook-about = Every rule of each edition and level, with examples, our rulings and their reasons, and a search.

## Examples

example-attack = { camp-people-start } attack with { $cards }.
example-defence = { camp-people-start } defend with { $cards }.
example-takes = { camp-people-start } take the castle.
example-holds = { camp-people-start } keep the castle.
example-stays = The castle stays neutral.
example-concedes = { camp-people-start } concede; only they know what their cards were.
example-loses = Lost for good: { $cards }.
example-score = { camp-people-start }: { n-points }.
# Unspent cards that count.
example-unspent = Unspent, { camp-people }: { n-cards }.

## At the table

# Below a tip, beside the sign of the key.
tip-more = the rule
