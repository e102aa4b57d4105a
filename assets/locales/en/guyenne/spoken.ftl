### Texts for screen readers.

spoken-castle =
    { $camp ->
        [english] { $castle }, held by the English
        [french] { $castle }, held by the French
       *[neutral] { $castle }, neutral
    }
spoken-hidden =
    { $camp ->
        [english] a card of the English, face down
       *[french] a card of the French, face down
    }
spoken-down = { $card }, face down
spoken-at = { $card }, at { $castle }
spoken-chosen = { $what }, chosen
# A seat on the page of a new game, and the field for a person's name.
spoken-seat = { $place }: { $who }
spoken-seat-device = { $place }: { $who }, { $device }
