### Los textos para lectores de pantalla.

spoken-castle =
    { $camp ->
        [english] { $castle }, de los ingleses
        [french] { $castle }, de los franceses
       *[neutral] { $castle }, neutral
    }
spoken-hidden =
    { $camp ->
        [english] una carta de los ingleses, boca abajo
       *[french] una carta de los franceses, boca abajo
    }
spoken-down = { $card }, boca abajo
spoken-at = { $card }, ante { $castle }
# Sin género: un castillo o una carta.
spoken-chosen = { $what }, en tu selección
spoken-seat = { $place }: { $who }
spoken-seat-device = { $place }: { $who }, { $device }
