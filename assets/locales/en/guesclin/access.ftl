### Guesclin !: access: the table in words.

## Whose turn it is

guesclin-overview-banner = { $name }: { $state }.
guesclin-overview-placing = to be placed now
guesclin-overview-placed = placed
guesclin-overview-to-place = placed later
guesclin-overview-acts =
    { $n ->
        [0] activated now, everyone has acted
        [one] activated now, { $n } fighter may still act
       *[other] activated now, { $n } fighters may still act
    }
guesclin-overview-done = has acted this round
guesclin-overview-waits = still to act this round
guesclin-overview-gone = nobody on the map
guesclin-overview-may-order = An order may still be given.
guesclin-overview-moved = { $who } has moved and may still do a deed.
guesclin-overview-falls = { $who } drops the load: it must fall on a hex.

## The fighters and the objects

guesclin-overview-line = { $what }: { $state }.
guesclin-overview-waiting = not placed yet
guesclin-overview-borne = with { $who }
guesclin-overview-lies = on { $hex }
guesclin-overview-out = off the map, in the hands { $of }
guesclin-overview-broken = broken up
guesclin-overview-bridge-up = The bridge is raised.
guesclin-overview-bridge-down = The bridge is lowered.
