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

## Ce que font touches et boutons

action-confirm = Valider ce qui est choisi
action-back = Reprendre, quitter
action-pause = Pause
action-skip = Passer les animations
action-up = Haut
action-down = Bas
action-left = Gauche
action-right = Droite
action-next-zone = Partie suivante de l’écran
action-prev-zone = Partie précédente de l’écran
action-next = Élément suivant
action-prev = Élément précédent
action-commit = Premier bouton : jouer, montrer
action-decline = Second bouton : passer, céder
action-details = Détails
action-log = Chronique
action-overview = La table en mots
action-speed = Vitesse
action-hint = Conseil
action-rules = Règles en bref
action-look = Regarder ses cartes
action-threat = Menace des ennemis, sur une carte
action-zoom-in = Agrandir une carte
action-zoom-out = Réduire une carte
