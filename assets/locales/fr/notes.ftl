### The panel of notes for a first game, and how they are begun anew.

note-close = Compris
note-rule = La règle
notes-again = Notes lues
notes-again-show = Revoir
notes-again-done = Toutes les notes seront montrées à nouveau.
