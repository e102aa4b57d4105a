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

## What keys and buttons do

action-confirm = Press what is focused
action-back = Take back, leave
action-pause = Pause
action-skip = Skip animations
action-up = Up
action-down = Down
action-left = Left
action-right = Right
action-next-zone = Next part of the screen
action-prev-zone = Previous part of the screen
action-next = Next thing
action-prev = Previous thing
action-commit = First button: play, show
action-decline = Second button: pass, concede
action-details = Details
action-log = Chronicle
action-overview = The table in words
action-speed = Speed
action-hint = Hint
action-rules = Rules in short
action-look = Look at your cards
action-threat = The enemies’ threat, on a map
action-zoom-in = Zoom in on a map
action-zoom-out = Zoom out of a map
