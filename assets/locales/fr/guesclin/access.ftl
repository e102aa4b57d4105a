### Guesclin !: access: the table in words.

## Whose turn it is

guesclin-overview-banner = { $name } : { $state }.
guesclin-overview-placing = à placer maintenant
guesclin-overview-placed = placés
guesclin-overview-to-place = à placer plus tard
guesclin-overview-acts =
    { $n ->
        [0] activés maintenant, tous ont agi
        [one] activés maintenant, { $n } combattant peut encore agir
       *[other] activés maintenant, { $n } combattants peuvent encore agir
    }
guesclin-overview-done = ont agi ce tour
guesclin-overview-waits = doivent encore agir ce tour
guesclin-overview-gone = plus personne sur la carte
guesclin-overview-may-order = Un ordre peut encore être donné.
guesclin-overview-moved = { $who } s’est déplacé et peut encore agir.
guesclin-overview-falls = { $who } lâche sa charge : elle doit tomber sur un hexagone.

## The fighters and the objects

guesclin-overview-line = { $what } : { $state }.
guesclin-overview-waiting = pas encore placé
guesclin-overview-borne = avec { $who }
guesclin-overview-lies = en { $hex }
guesclin-overview-out = hors de la carte, aux mains { $of }
guesclin-overview-broken = en pièces
guesclin-overview-bridge-up = Le pont est levé.
guesclin-overview-bridge-down = Le pont est baissé.
