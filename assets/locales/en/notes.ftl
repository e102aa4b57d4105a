### The panel of notes for a first game, and how they are begun anew.

note-close = Got it
note-rule = The rule
notes-again = Read notes
notes-again-show = Show again
notes-again-done = Every note will be shown again.
