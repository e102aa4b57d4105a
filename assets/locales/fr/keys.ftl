### What is printed on keys that have a word on them, as on keyboards of this language.

key-enter = Entrée
key-escape = Échap
key-space = Espace
key-tab = Tab
key-backspace = Retour
key-delete = Suppr
key-insert = Inser
key-home = Début
key-end = Fin
key-page-up = Pg préc.
key-page-down = Pg suiv.
key-numpad-enter = Pavé Entrée
# $key is the sign of the key: a digit, a plus.
key-numpad = Pavé { $key }
# $key is the name of the key that is pressed together with Shift.
key-shift = Maj+{ $key }
