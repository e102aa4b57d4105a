### What is printed on keys that have a word on them, as on keyboards of this language.

key-enter = Eingabe
key-escape = Esc
key-space = Leer
key-tab = Tab
key-backspace = Rück
key-delete = Entf
key-insert = Einfg
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-numpad-enter = Num Eingabe
# $key is the sign of the key: a digit, a plus.
key-numpad = Num { $key }
# $key is the name of the key that is pressed together with Shift.
key-shift = Umschalt+{ $key }
