### The words of the rulebook’s index: each is searched for as it is written here.

index-attack = atacante
index-combat = combate
index-concede = ceder
index-defence = defensor
index-discard = descarte
index-draw = mazo
index-expert = experto
index-first = primero
index-group = grupo
index-hero = héroe
index-neutral = neutral
index-partner = pareja
index-pass = pasa
index-points = puntos
index-reinforcement = refuerzo
index-strongest = carta más fuerte
index-sum = suma
index-tie = empate
