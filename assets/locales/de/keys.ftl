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

## Was Tasten und Knöpfe tun

action-confirm = Ausgewähltes drücken
action-back = Zurücknehmen, zurück
action-pause = Pause
action-skip = Animationen überspringen
action-up = Hoch
action-down = Runter
action-left = Links
action-right = Rechts
action-next-zone = Nächster Bereich
action-prev-zone = Voriger Bereich
action-next = Nächstes
action-prev = Voriges
action-commit = Erster Knopf: spielen, zeigen
action-decline = Zweiter Knopf: passen, aufgeben
action-details = Einzelheiten
action-log = Chronik
action-overview = Der Tisch in Worten
action-speed = Tempo
action-hint = Tipp
action-rules = Regeln in Kürze
action-look = Blick in die Karten
action-threat = Gefahr durch Feinde, auf einer Karte
action-zoom-in = Karte vergrößern
action-zoom-out = Karte verkleinern
