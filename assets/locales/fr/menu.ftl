### Autour de la table : titre, pause, réglages, crédits, avis, choix du jeu.

## Apprendre

learn = Apprendre à jouer
# A sentence about a page, and how far the player has come in it: 3 of 13 solved.
learn-so-far = { $about } { $progress }.

## Titre

title-tagline = Six châteaux, deux couronnes, des cartes face cachée
title-continue = Reprendre
title-new-game = Nouvelle partie
title-learn = Apprendre à jouer
title-settings = Réglages
title-credits = Crédits
title-quit = Quitter
title-unofficial = Adaptation non officielle, sans lien avec les auteurs ni les éditeurs du jeu de cartes

## Pause

pause = Pause
menu-back = Retour
pause-resume = Retour à la table
pause-learn = Apprendre
pause-settings = Réglages
pause-to-title = Revenir à l’accueil
pause-quit = Quitter
pause-saved = Votre partie est enregistrée après chaque coup validé.
pause-counted = Enregistrée après chaque coup, elle compte comme inachevée jusqu’à la fin.
pause-unsaved = Un exercice n’est pas enregistré ; votre propre partie reste telle quelle.
pause-elsewhere = Une autre fenêtre enregistre vos parties : rien n’est enregistré ici.
pause-pad-lost = La manette a perdu sa connexion. Rebranchez-la, ou continuez avec autre chose.
pause-pad-back = Une manette est branchée : la partie peut reprendre.
pause-join = Quelqu’un se joint à vous

## Qui joue avec quel appareil

seats-lost-heading = Il manque une manette
seats-begin-heading = À vos places
seats-join-heading = Quelqu’un se joint à vous
seats-lost = { $name } n’a plus de manette. Rebranchez-la, ou appuyez sur la place avec un autre appareil.
seats-lost-several = Une manette a perdu sa connexion. Rebranchez-la, ou appuyez sur ses places avec d’autres appareils.
seats-begin = Appuyez sur une place, chaque personne avec son propre appareil.
seats-join = Si tout le monde est d’accord : appuyez sur une place avec l’appareil qui se joint au jeu, et jouez-y désormais.
seats-full = Chaque place a son appareil.
seats-any-device = Une place sans appareil se joue avec n’importe lequel.
seats-free = { $name } : libre
seats-instead = À la place de : { $name }
seats-taken = { $name } : { $device }
seats-share = Un appareil pour tous

## Les parties en cours

saved-games = Parties en cours
saved-games-none = Aucune partie n’est en cours.
saved-games-give-up = Abandonner
# For screen readers: the button that gives a game up.
saved-games-give-up-spoken = { $name } : abandonner, { $about }
saved-games-give-up-ask = { $name }, { $about } : abandonner cette partie ? Elle ne pourra pas être reprise.

## Another copy of the program, or another page of the browser, keeps what is played

second-copy = Ouvert deux fois
second-copy-elsewhere = Guyenne est déjà ouvert dans une autre fenêtre, qui enregistre vos parties et vos réglages. Ici, vous pouvez regarder et jouer, mais rien n’est enregistré.
second-copy-given-away = Une autre fenêtre enregistre désormais vos parties et vos réglages. Votre partie est enregistrée jusqu’ici ; ce que vous jouez encore ici ne l’est pas.
second-copy-asked = On demande à l’autre fenêtre…
second-copy-unanswered = L’autre fenêtre ne répond pas. Fermez-la, puis prenez le relais.
second-copy-go-on = Jouer sans enregistrer
second-copy-take-over = Enregistrer ici
saves-taken-over = Vos parties et vos réglages sont désormais enregistrés dans cette fenêtre.

## Réglages

settings = Réglages
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
settings-rumble = Vibrations
settings-rumble-cards = oui, et dit mes cartes
settings-on = oui
settings-off = non
settings-carry = Partie en cours
settings-carry-out = montrer le texte
settings-carry-in = reprendre un texte
speed-1 = 1×
speed-2 = 2×
speed-4 = 4×
speed-instant = immédiate

## Crédits

credits = Crédits
credits-unofficial = Cette adaptation n’est pas officielle : images, textes et programme sont tous les nôtres.
credits-fonts = Lettres : Grenze Gotisch et EB Garamond (licence Open Font). Fait avec Bevy, en Rust.
credits-sounds = Les sons et la musique ont été faits pour ce jeu, à la manière du quatorzième siècle. On y entend deux airs anciens : une estampie royale et le Lamento di Tristano.
credits-thanks = Merci à toutes les personnes qui gardent debout les vieux châteaux.

## Avis

toast-not-begun = La partie n’a pas pu commencer : { $reason }
not-begun-no-luck = le système ne fournit pas de hasard pour mélanger les cartes.
record-unknown-bot = le joueur « { $bot } » est inconnu ici. Une version plus récente de Guyenne le connaît peut-être ; on ne touche pas à la partie.
toast-save-backup = La partie enregistrée était abîmée : sa copie a été ouverte, le dernier coup manque peut-être.
toast-save-unreadable = La partie enregistrée est illisible. Elle a été mise de côté ; une nouvelle peut commencer.
toast-save-newer = La partie enregistrée vient d’une version plus récente de Guyenne ; on n’y touche pas.
toast-save-failed = La partie n’a pas pu être enregistrée : { $reason }
toast-record-failed = La partie n’a pas pu être consignée : { $reason }
toast-keeps-nothing = Ce navigateur n’enregistre rien pour nous : la partie sera perdue à la fermeture de la page.
toast-address-refused = L’adresse demande une chose qui n’existe pas : { $what }. Le reste est appliqué.
toast-import-empty = Il n’y avait pas de partie dans ce texte.
toast-import-many =
    { $n ->
       *[other] Ce texte contient { $n } parties. On ne peut en reprendre qu’une à la fois.
    }
toast-import-unread = Ce texte n’est pas une partie à poursuivre : { $reason }
toast-import-over = Cette partie est déjà finie. Seule une partie en cours peut continuer.
toast-import-done = La partie est là : « Reprendre » la continue.
toast-settings-failed = Les réglages n’ont pas pu être enregistrés.
toast-settings-unread = Une partie des réglages est illisible ({ $what }). Les autres restent tels quels ; le texte est gardé sous le nom { $file }.
toast-tallies-unread = Une partie du décompte des victoires et des défaites est illisible ({ $what }). Le reste compte toujours ; le texte est gardé sous le nom { $file }.
toast-learning-unread = Une partie de ce que vous avez appris est illisible ({ $what }). Le reste est là ; le texte est gardé sous le nom { $file }.
toast-answers-unread = Certaines réponses pour une nouvelle partie sont illisibles ({ $what }). Le reste est là ; le texte est gardé sous le nom { $file }.
# What could not be read in a file: the name of a value, or a line; and how much more there is.
unread-value = « { $name } »
unread-line = ligne { $line }
unread-more = { $first } et { $more } de plus
toast-save-newer-aside = La partie de la version plus récente a été mise de côté pour celle-ci. Rien n’en est perdu.
toast-game-set-aside = Votre autre partie de ce jeu attend parmi les parties en cours.
toast-save-full = La partie n’a pas pu être enregistrée : il n’y a plus de place. Faites-en, et elle sera enregistrée au prochain coup.
toast-save-full-page = La partie n’a pas pu être enregistrée : le navigateur n’a plus de place. Faites-lui oublier ce que gardent d’autres pages, ou emportez la partie : Réglages, « montrer le texte ».
toast-import-newer = Cette partie vient d’une version plus récente du jeu : elle ne peut pas être reprise ici.

## Pourquoi le programme ne peut pas démarrer, affiché dans le terminal

start-no-display = Guyenne ne trouve aucun écran où ouvrir sa fenêtre : lancez le jeu dans une session graphique (ou renseignez DISPLAY ou WAYLAND_DISPLAY).
start-no-driver = Guyenne ne trouve aucun pilote graphique pour dessiner : installez-en un pour Vulkan ou OpenGL (sans carte graphique, lavapipe de Mesa).
start-no-assets = Guyenne ne trouve le dossier « assets » ni à côté du programme ni dans le dossier courant : lancez le jeu depuis son propre dossier, ou indiquez celui-ci dans BEVY_ASSET_ROOT.

## Pourquoi une chose n'a pas pu être enregistrée : après deux points

storage-full = il n’y a plus de place.
storage-denied = il n’est pas permis d’y écrire.
storage-read-only = le disque ne peut qu’être lu.
storage-no-folder = ce dossier n’existe pas.
storage-other = le système dit « { $words } ».

## Pourquoi un texte n’est pas une partie : après deux-points

record-at-event = événement { $n } : { $reason }
record-not-text = ce n’est pas un texte.
record-empty = le texte ne contient pas de partie.
record-truncated = le texte est coupé au milieu.
record-not-json = le texte est abîmé, ou c’est autre chose.
record-key-twice = le champ « { $key } » y est deux fois.
record-unknown-format = ce n’est pas une partie de ce jeu.
record-newer = la partie vient d’une version plus récente de Guyenne.
record-field = ce qui fut convenu au début est abîmé.
record-event-refused = contre les règles. { $why }
record-event-expected = autre chose doit arriver ici.

## Le choix du jeu, quand il y en a plusieurs

choose-game = À quoi jouer ?
# For screen readers: the button that continues a game.
choose-game-resume = { $name } : continuer, { $about }
# $n is the number of games in progress, two at least.
choose-game-saved = Toutes les parties en cours ({ $n })

## Links

link-not-opened = Le lien n’a pas pu être ouvert : son adresse figure à côté.

## The toolbar of a table

tool-rules = Les règles en bref
button-speed = Vitesse
hud-log = La chronique
overview-open = En mots
speed-now = Vitesse { $speed }
tip-rules = Les règles en bref.
tip-speed = L’allure à laquelle la table s’anime.
tip-log = Tout ce qui s’est passé, en phrases.
tip-menu = Mettre la partie en pause.

## Ce qu’il y a à faire, et les conseils

prompt-demo = Partie entre automates : appuyez pour jouer vous-même
prompt-demo-short = Démo : appuyez pour jouer
hint-bare = { $what }.
hint-one = { $what } : { $why }.
hint-two = { $what } : { $why } ; { $also }.

## Le résultat d’une partie

result-to-title = À l’accueil

## La page d’une nouvelle partie

player-person = Une personne
new-game-bots-about = Seuls des automates jouent, et vous regardez.
new-game-keeps = Une partie est en cours : elle reste parmi les parties en cours.

## Les appareils aux places d’une nouvelle partie

# Le signe d’un bouton de manette : une lettre, ou le nom d’une forme.
pad-key =
    { $key ->
        [Cross] Croix
        [Circle] Rond
       *[other] { $key }
    }
device-keyboard = le clavier ({ $number })
device-pad = la manette { $number }
seat-name = Nom
seat-name-hint = tapez un nom
seat-done = Fini
spoken-name = Nom : { $name }
seat-join = Encore quelqu’un ? { $key } sur la manette pour s’asseoir.
news-sits = { $place } : { $device } s’assoit ici.
news-stands-up = { $place } : { $device } se lève.
keys-either = { $one } / { $other }

## Parties gagnées et perdues

# On a result page: the players who were given hints, with their numbers.
result-hints-given = Conseils : { $all }.
result-hints-of = { $player } { $n }

# Against one bot, with the game just played.
statistics-against =
    { $bot }, vos parties : { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }{ $drawn ->
        [0] { "" }
        [one] , { $drawn } nulle
       *[other] , { $drawn } nulles
    }{ $unfinished ->
        [0] { "" }
        [one] , { $unfinished } inachevée
       *[other] , { $unfinished } inachevées
    }.
# After a sentence about a bot, on the page of a new game.
statistics-so-far =
    { $about } Jusqu’ici : { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }{ $drawn ->
        [0] { "" }
        [one] , { $drawn } nulle
       *[other] , { $drawn } nulles
    }{ $unfinished ->
        [0] { "" }
        [one] , { $unfinished } inachevée
       *[other] , { $unfinished } inachevées
    }.
