### What is printed on keys that have a word on them, as on keyboards of this language.

key-enter = Intro
key-escape = Esc
key-space = Espacio
key-tab = Tab
key-backspace = Retr.
key-delete = Supr
key-insert = Insert
key-home = Inicio
key-end = Fin
key-page-up = Re Pág
key-page-down = Av Pág
key-numpad-enter = Num Intro
# $key is the sign of the key: a digit, a plus.
key-numpad = Num { $key }
# $key is the name of the key that is pressed together with Shift.
key-shift = Mayús+{ $key }
