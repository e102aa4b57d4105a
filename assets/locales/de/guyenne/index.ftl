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

rulebook = Das Regelbuch
rulebook-about = Alle Regeln jeder Ausgabe und Stufe, mit Beispielen, unseren Entscheidungen samt Gründen und einer Suche.

## Beispiele

example-attack = { camp-people-start } greifen an: { $cards }.
example-defence = { camp-people-start } verteidigen: { $cards }.
example-takes = { camp-people-start } erobern die Burg.
example-holds = { camp-people-start } behalten die Burg.
example-stays = Die Burg bleibt neutral.
example-concedes = { camp-people-start } geben auf; nur sie kennen ihre Karten.
example-loses = Endgültig verloren: { $cards }.
example-score = { camp-people-start }: { n-points }.
# Unverbrauchte Karten, die zählen.
example-unspent = Unverbraucht, { camp-people }: { n-cards }.

## At the table

# Below a tip, beside the sign of the key.
tip-more = die Regel
