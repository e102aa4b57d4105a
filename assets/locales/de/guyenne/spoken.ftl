### Texte für Vorleseprogramme.

spoken-castle =
    { $camp ->
        [english] { $castle }, von den Engländern gehalten
        [french] { $castle }, von den Franzosen gehalten
       *[neutral] { $castle }, neutral
    }
spoken-hidden =
    { $camp ->
        [english] eine verdeckte Karte der Engländer
       *[french] eine verdeckte Karte der Franzosen
    }
spoken-down = { $card }, verdeckt
spoken-at = { $card }, vor { $castle }
spoken-chosen = { $what }, gewählt
# Ein Platz auf der Seite einer neuen Partie, und das Feld für den Namen einer Person.
spoken-seat = { $place }: { $who }
spoken-seat-device = { $place }: { $who }, { $device }
