### The words of the rulebook’s index: each is searched for as it is written here.

index-attack = attaque
index-combat = combat
index-concede = céder
index-defence = défense
index-discard = défausse
index-draw = pioche
index-expert = expert
index-first = premier
index-group = groupe
index-hero = héros
index-neutral = neutre
index-partner = partenaire
index-pass = passe
index-points = points
index-reinforcement = renfort
index-strongest = plus forte carte
index-sum = somme
index-tie = égalité
