### Les textes pour lecteurs d’écran.

spoken-castle =
    { $camp ->
        [english] { $castle }, tenu par les Anglais
        [french] { $castle }, tenu par les Français
       *[neutral] { $castle }, neutre
    }
spoken-hidden =
    { $camp ->
        [english] une carte des Anglais, face cachée
       *[french] une carte des Français, face cachée
    }
spoken-down = { $card }, face cachée
spoken-at = { $card }, devant { $castle }
spoken-chosen = { $what }, dans votre choix
# Une place sur la page d’une nouvelle partie, et le champ du nom d’une personne.
spoken-seat = { $place } : { $who }
spoken-seat-device = { $place } : { $who }, { $device }
