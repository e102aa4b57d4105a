### What is printed on keys that have a word on them, as on keyboards of this language.

key-enter = Enter
key-escape = Esc
key-space = Space
key-tab = Tab
key-backspace = Back
key-delete = Del
key-insert = Ins
key-home = Home
key-end = End
key-page-up = PgUp
key-page-down = PgDn
key-numpad-enter = Num Enter
# $key is the sign of the key: a digit, a plus.
key-numpad = Num { $key }
# $key is the name of the key that is pressed together with Shift.
key-shift = Shift+{ $key }
