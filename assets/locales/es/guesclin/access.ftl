### Guesclin !: access: the table in words.

## Whose turn it is

guesclin-overview-banner = { $name }: { $state }.
guesclin-overview-placing = se colocan ahora
guesclin-overview-placed = colocados
guesclin-overview-to-place = se colocan más tarde
guesclin-overview-acts =
    { $n ->
        [0] activados ahora, todos han actuado
        [one] activados ahora, { $n } combatiente puede actuar aún
       *[other] activados ahora, { $n } combatientes pueden actuar aún
    }
guesclin-overview-done = ya han actuado en esta ronda
guesclin-overview-waits = aún han de actuar en esta ronda
guesclin-overview-gone = nadie en el mapa
guesclin-overview-may-order = Aún se puede dar una orden.
guesclin-overview-moved = { $who } se ha movido y aún puede actuar.
guesclin-overview-falls = { $who } suelta la carga: debe caer en una casilla.

## The fighters and the objects

guesclin-overview-line = { $what }: { $state }.
guesclin-overview-waiting = aún sin colocar
guesclin-overview-borne = con { $who }
guesclin-overview-lies = en { $hex }
guesclin-overview-out = fuera del mapa, en manos { $of }
guesclin-overview-broken = roto
guesclin-overview-bridge-up = El puente está alzado.
guesclin-overview-bridge-down = El puente está bajado.
