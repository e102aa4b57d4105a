### The panel of notes for a first game, and how they are begun anew.

note-close = Verstanden
note-rule = Die Regel
notes-again = Gelesene Hinweise
notes-again-show = Wieder zeigen
notes-again-done = Alle Hinweise werden wieder gezeigt.
