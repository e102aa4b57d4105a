### The panel of notes for a first game, and how they are begun anew.

note-close = Entendido
note-rule = La regla
notes-again = Notas leídas
notes-again-show = Mostrar otra vez
notes-again-done = Se mostrarán otra vez todas las notas.
