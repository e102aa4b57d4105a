### Texts for screen readers.

spoken-castle =
    { $camp ->
        [english] { $castle }, held by the English
        [french] { $castle }, held by the French
       *[neutral] { $castle }, held by nobody
    }
spoken-hidden =
    { $camp ->
        [english] a card of the English, face down
       *[french] a card of the French, face down
    }
spoken-down = { $card }, face down
spoken-at = { $card }, at { $castle }
spoken-chosen = { $what }, chosen
