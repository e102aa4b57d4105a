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
