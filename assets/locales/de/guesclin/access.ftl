### Guesclin !: access: the table in words.

## Whose turn it is

guesclin-overview-banner = { $name }: { $state }.
guesclin-overview-placing = werden jetzt aufgestellt
guesclin-overview-placed = aufgestellt
guesclin-overview-to-place = werden später aufgestellt
guesclin-overview-acts =
    { $n ->
        [0] jetzt aktiviert, alle haben gehandelt
        [one] jetzt aktiviert, { $n } Kämpfer kann noch handeln
       *[other] jetzt aktiviert, { $n } Kämpfer können noch handeln
    }
guesclin-overview-done = haben in dieser Runde gehandelt
guesclin-overview-waits = handeln noch in dieser Runde
guesclin-overview-gone = niemand mehr auf der Karte
guesclin-overview-may-order = Ein Befehl kann noch gegeben werden.
guesclin-overview-moved = { $who } ist gezogen und kann noch etwas tun.
guesclin-overview-falls = { $who } lässt die Last fallen: Sie muss auf ein Feld fallen.

## The fighters and the objects

guesclin-overview-line = { $what }: { $state }.
guesclin-overview-waiting = noch nicht aufgestellt
guesclin-overview-borne = Träger ist { $who }
guesclin-overview-lies = auf { $hex }
guesclin-overview-out = von der Karte, in der Hand { $of }
guesclin-overview-broken = zerschlagen
guesclin-overview-bridge-up = Die Brücke ist hochgezogen.
guesclin-overview-bridge-down = Die Brücke ist unten.
