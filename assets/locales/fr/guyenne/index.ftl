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

rulebook = Le livret de règles
rulebook-about = Toutes les règles de chaque édition et niveau, avec des exemples, nos choix et leurs raisons, et une recherche.

## Exemples

example-attack = { camp-people-start } attaquent avec { $cards }.
example-defence = { camp-people-start } défendent avec { $cards }.
example-takes = { camp-people-start } prennent le château.
example-holds = { camp-people-start } gardent le château.
example-stays = Le château reste neutre.
example-concedes = { camp-people-start } cèdent ; eux seuls connaissent leurs cartes.
example-loses = Perdu pour de bon : { $cards }.
example-score = { camp-people-start } : { n-points }.
# Cartes non dépensées qui comptent.
example-unspent = Non dépensé, { camp-people } : { n-cards }.

## At the table

# Below a tip, beside the sign of the key.
tip-more = la règle
