### Les réglages : groupes, options, touches et boutons.

## Groupes

settings = Réglages
settings-game = Jeu
settings-help = Aides
settings-help-about = À la table, les cartes en main, personne n’a de telles aides. Désactivez ce que vous voulez faire de tête. Sans narration rien ne parle de soi-même, mais un lecteur d’écran peut toujours tout lire.
settings-picture = Image et texte
settings-keyboard = Clavier
settings-keyboard-about = Choisissez une action, puis appuyez sur sa nouvelle touche. Entrée valide et Échap met en pause, toujours.
settings-pad = Manette
settings-pad-about = Choisissez une action, puis appuyez sur son nouveau bouton, ou sur deux à la fois. Start met toujours en pause, les sticks déplacent toujours le choix.

## Options

settings-language = Langue
settings-speed = Vitesse
settings-text-size = Taille du texte
settings-reduced-motion = Moins d’animations
settings-fullscreen = Plein écran
settings-sound = Son
settings-couch = Sur le canapé
settings-couch-about = Pour plusieurs personnes devant un écran, aux cartes cachées sous le voile. Les lettres grandissent d’elles-mêmes quand une manette joue en plein écran.
settings-look = Regarder ses cartes
look-hold = en maintenant
look-toggle = deux pressions
settings-look-limit = Le regard cesse
look-seconds = après { $n } s
look-never = jamais de lui-même
settings-couch-text = Grandes lettres à la manette
sound-music = Musique
sound-effects = À la table
sound-interface = Boutons
sound-soft = faible
sound-medium = moyen
sound-full = fort
sound-silent-away = Muet hors de la fenêtre
settings-no-audio-device = Aucun appareil audio trouvé : le jeu est muet. Branchez-en un, puis relancez le jeu.
settings-rumble = Vibrations
settings-rumble-cards = oui, et dit mes cartes
settings-on = oui
settings-off = non
settings-carry = Partie en cours
settings-carry-out = montrer le texte
settings-carry-in = reprendre un texte
settings-confirm-moves = Confirmer chaque coup
settings-first-notes = Notes de première partie
settings-hints = Proposer des conseils
settings-memory-aid = Aide-mémoire
settings-narration = Narration
settings-percent = { $n } %
settings-contrast = Contraste élevé
settings-patterns = Motifs des camps
settings-vertical-sync = Synchro verticale
settings-frame-limit = Images par seconde
settings-pad-make = Signes des manettes
pad-make-automatic = automatiques
pad-make-letters = A B X Y
pad-make-shapes = formes
pad-make-swapped = B A Y X
pad-make-deck = console portable
settings-layout = Disposition
layout-both = deux mains
layout-left = main gauche
layout-right = main droite

## Valeurs de départ

settings-reset-group = Réinitialiser ceci
settings-reset-all = Tout réinitialiser
settings-reset-group-ask = Rendre à tous les réglages de « { $group } » leur valeur de départ ?
settings-reset-all-ask = Rendre à tous les réglages, touches et boutons compris, leur valeur de départ ?
answer-reset = Réinitialiser
answer-cancel = Annuler

## Ce que font touches et boutons

binding-none = aucune
binding-reset = rétablir
binding-listen-key = Appuyez sur la nouvelle touche pour « { $action } ».
binding-listen-button = Appuyez sur le nouveau bouton pour « { $action } », ou sur deux à la fois.
binding-listen-about = Échap, Start ou un clic laisse tout en l’état.
binding-taken = { $key } sert déjà pour « { $other } ». Échanger avec « { $action } » ?
binding-swap = Échanger
binding-reserved = { $key } reste à « { $other } », pour que l’on puisse toujours jouer.
binding-last = « { $other } » n’a que { $key }, et l’on ne peut jouer sans. Donnez-lui d’abord autre chose.
