### The words of the rulebook’s index: each is searched for as it is written here.

index-attack = Angriff
index-combat = Kampf
index-concede = aufgeben
index-defence = Verteidigung
index-discard = Ablagestapel
index-draw = Nachziehstapel
index-expert = Expertenstufe
index-first = zuerst
index-group = Gruppe
index-hero = Held
index-neutral = neutral
index-partner = Teammitglied
index-pass = passt
index-points = Punkt
index-reinforcement = Verstärkung
index-strongest = stärkste Karte
index-sum = Summe
index-tie = Gleichstand
