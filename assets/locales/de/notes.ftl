### The panel of notes for a first game, and how they are begun anew.

note-close = Verstanden
note-rule = Die Regel
