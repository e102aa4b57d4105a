### Autour de la table : titre, pause, crédits, avis, choix du jeu.

## Apprendre

learn = Apprendre à jouer
# A sentence about a page, and how far the player has come in it: 3 of 13 solved.
learn-so-far = { $about } { $progress }.

## Titre

title-tagline = Six châteaux, deux couronnes, des cartes face cachée
title-continue = Reprendre
title-new-game = Nouvelle partie
title-daily = Donne du jour
# The same on a phone, where two entries share a line.
title-daily-short = Du jour
title-library-short = Parties
title-credits-short = Crédits
title-learn = Apprendre à jouer
title-settings = Réglages
title-credits = Crédits
title-quit = Quitter
title-unofficial = Adaptation non officielle, sans lien avec les auteurs ni les éditeurs de ces jeux

## Pause

pause = Pause
menu-back = Retour
pause-resume = Retour à la table
pause-learn = Apprendre
pause-settings = Réglages
pause-to-title = Revenir à l’accueil
pause-code = Donner en code
give-code-ask = Un code est une ligne de texte qui montre la partie où elle en est. Il contient toutes les cartes, même celles que les autres joueurs ne doivent pas voir.
give-code-copy = Copier en code
give-code-address = Copier en adresse
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
saved-games-give-up-ask = { $name }, { $about } : abandonner cette partie ? Elle reste dans « Mes parties », mais ne pourra pas être reprise.
saved-games-code-spoken = { $name } : donner en code, { $about }

## La donne du jour

daily = La donne du jour
# $day is a number, $year a text.
# Built: daily-weekday-*, daily-class-*, daily-mark-*
daily-weekday-0 = lu
daily-weekday-1 = ma
daily-weekday-2 = me
daily-weekday-3 = je
daily-weekday-4 = ve
daily-weekday-5 = sa
daily-weekday-6 = di
# How difficult a deal is for the strongest bot.
daily-class-easy = facile
daily-class-fair = moyenne
daily-class-hard = difficile
daily-class-very-hard = très difficile
# What was played of a day.
daily-mark-won = gagnée
daily-mark-drawn = nulle
daily-mark-lost = perdue
daily-mark-begun = commencée et non terminée
daily-mark-due = celle d’aujourd’hui, non commencée
daily-mark-missed = non jouée
daily-legend = + gagnée, − perdue, = nulle, … non terminée, · non jouée, • celle d’aujourd’hui
daily-day = Jour { $n }, { $date }
daily-none-yet = La première donne est celle du { $date }. Dès lors chaque jour a la sienne, la même pour tous.
daily-about = { $variant }. Vous : { $side }. Adversaire : { $bot }.
daily-difficulty = Difficulté : { $class }.
daily-difficulty-chance = Difficulté : { $class }. L’automate le plus fort gagne { $percent } fois sur 100.
daily-difficulty-awaited = Difficulté : calcul en cours…
daily-difficulty-unknown = Difficulté : inconnue.
daily-play = Jouer
daily-play-uncounted = Jouer hors concours
daily-copy = Copier le résultat
# For screen readers: a button of a game’s row.
daily-spoken = { $name } : { $what }. { $about } { $state }
daily-state-counts = Non commencée. Le premier essai compte.
daily-state-played = Comptée : { $result }. Un autre essai ne compte pas.
daily-state-begun = Commencée, et elle compte : elle peut reprendre.
daily-state-given-up = Commencée et non terminée. Un autre essai ne compte pas.
daily-state-old = Le jour est passé : elle peut se jouer, mais ne compte plus.
daily-state-clock-back = L’horloge indique un jour antérieur au { $date }, qu’elle a déjà indiqué. Rien ne compte jusque-là.
daily-result =
    { $outcome ->
        [won] gagnée
        [lost] perdue
       *[drawn] nulle
    }, { $points } à { $against }
daily-streak = Jours de suite : { $n }. Record : { $most }.
daily-best = Meilleur jour : jour { $n }, { $result }.
daily-uncounted = Jour { $n } : { $result }. Cela ne compte pas.
daily-luck = Chance : { $luck } points ; hors chance { $n } sur 100.
daily-both = { $one } { $other }
# For screen readers: the ways to other months; a day of the calendar.
daily-earlier = Avant : { $month }
daily-later = Après : { $month }
daily-day-spoken = { $date } : { $mark }
# What is pasted for others.
daily-share = { $game }, jour { $n }, { $date } : { $result }. { $variant }. Camp : { $side }. Adversaire : { $bot }.

## Un défi : la même donne, le résultat de quelqu’un, et vous ?

challenge = Un défi
challenge-none = Collez un défi dans « Mes parties », et il apparaîtra ici.
challenge-theirs = Qui vous défie : { $result }.
challenge-own = Vous : { $result }.
challenge-own-exchanged = Vous, camps échangés : { $result }.
challenge-person = une autre personne
challenge-play = Jouer cette donne
challenge-exchange = Jouer l’autre camp
# For screen readers: a button of the page.
challenge-spoken = { $what }. { $name } : { $about }
# On the result page of a game that answers a challenge.
challenge-both = Défi. Vous : { $own }. Qui vous défie : { $theirs }.
challenge-both-exchanged = Défi, camps échangés. Vous : { $own }. Qui vous défie : { $theirs }.
# What is pasted for a friend: this sentence, then what to do with it, then the code.
challenge-text = { $game } : { $boast } { $variant }. Mon camp : { $side }. Adversaire : { $bot }.
challenge-how = Pour y jouer, copie tout ceci et colle-le dans « Mes parties » de Guyenne.

## Another copy of the program, or another page of the browser, keeps what is played

second-copy = Ouvert deux fois
second-copy-elsewhere = Guyenne est déjà ouvert dans une autre fenêtre, qui enregistre vos parties et vos réglages. Ici, vous pouvez regarder et jouer, mais rien n’est enregistré.
second-copy-given-away = Une autre fenêtre enregistre désormais vos parties et vos réglages. Votre partie est enregistrée jusqu’ici ; ce que vous jouez encore ici ne l’est pas.
second-copy-asked = On demande à l’autre fenêtre…
second-copy-unanswered = L’autre fenêtre ne répond pas. Fermez-la, puis prenez le relais.
second-copy-go-on = Jouer sans enregistrer
second-copy-take-over = Enregistrer ici
saves-taken-over = Vos parties et vos réglages sont désormais enregistrés dans cette fenêtre.

## Crédits

credits = Crédits
credits-unofficial = Cette adaptation n’est pas officielle : images, textes et programme sont tous les nôtres.
credits-fonts = Lettres : Grenze Gotisch et EB Garamond (licence Open Font). Fait avec Bevy, en Rust.
credits-sounds = Les sons et la musique ont été faits pour ce jeu, à la manière du quatorzième siècle. On y entend deux airs anciens : une estampie royale et le Lamento di Tristano.
credits-thanks = Merci à toutes les personnes qui gardent debout les vieux châteaux.

## Avis

toast-not-begun = La partie n’a pas pu commencer : { $reason }
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
toast-import-done = La partie est là : « Reprendre » la continue.
# A code, which tells a whole game in some letters, and what is wrong with one.
toast-code-cut = Le code est coupé : { $have } de ses { $due } caractères sont là.
toast-code-wrong = Un caractère du code est faux, ou à la place d’un autre.
toast-code-misprint = Un caractère du code est faux : peut-être le caractère { $place }, « { $is } », qui devrait être « { $due } ».
toast-code-other = C’est le code d’un jeu que ce programme n’a pas.
toast-code-long = Ce texte est trop long pour y chercher un code.
toast-code-no-game = Ce code ne contient aucune partie.
# Why a game makes no challenge.
toast-challenge-going-on = Seule une partie terminée peut devenir un défi.
toast-challenge-deal = Cette partie ne peut pas devenir un défi : ses cartes ou ses dés ne sont pas ceux de son numéro.
toast-challenge-branch = Cette partie ne peut pas devenir un défi : elle est repartie d’un moment d’une autre.
toast-challenge-players = Seule une partie d’une personne contre un automate peut devenir un défi.
toast-challenge-none = Cette partie ne peut pas devenir un défi.
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
toast-day-counts = Jour { $n } : cette partie compte.
toast-day-elsewhere = Jour { $n } : une autre fenêtre enregistre vos parties. Cette partie ne compte que si cette fenêtre-ci prend le relais.
toast-day-second = Le jour { $n } a déjà été commencé : cette partie ne compte pas.
toast-day-uncounted = Le { $date } est passé : cette partie ne compte pas.
toast-day-clock-back = L’horloge indique un jour antérieur à ceux d’avant : cette partie ne compte pas.
toast-day-result = Jour { $n } : { $result }. Cela compte une fois.
toast-day-doubled = { $name } : le jour { $n } a été commencé deux fois, dans deux copies. Le premier essai compte.
toast-days-backup = La liste des jours était abîmée : la précédente sert, et le dernier jour manque peut-être.
toast-days-newer = La liste des jours vient d’une version plus récente de Guyenne et reste comme elle est.
toast-days-unreadable = La liste des jours est illisible. Elle a été mise de côté, et une autre commence.
toast-days-unread = Certains des jours joués n’ont pas pu être lus. Ils restent tels quels dans le fichier.
toast-copied = Copié : il ne reste qu’à coller.
toast-not-copied = Le texte n’a pas pu être copié.
toast-crashed = La dernière fois, Guyenne s’est arrêté par sa propre faute. Ce qui s’est passé est noté dans { $file }.
toast-safe-start = Lancement prudent : dans une fenêtre, avec X11 au lieu de Wayland et OpenGL au lieu de Vulkan s’ils sont là.
toast-safe-start-windows = Lancement prudent : dans une fenêtre, avec DirectX 12 au lieu de Vulkan s’il est là.
toast-folder-keeps-nothing = Rien ne peut être gardé dans { $folder } : { $reason } Réglages, parties et statistiques seront perdus à la fermeture de Guyenne. Remettez ce dossier en état, ou indiquez-en un autre dans GUYENNE_HOME, puis relancez le jeu.
toast-no-home-folder = Le système n’indique aucun dossier personnel : réglages, parties et statistiques seront perdus à la fermeture de Guyenne. Indiquez-leur un dossier dans GUYENNE_HOME, puis relancez le jeu.

## Pourquoi le programme ne peut pas démarrer, affiché dans le terminal

start-no-display = Guyenne ne trouve aucun écran où ouvrir sa fenêtre : lancez le jeu dans une session graphique (ou renseignez DISPLAY ou WAYLAND_DISPLAY).
start-no-driver = Guyenne ne trouve aucun pilote graphique pour dessiner : installez-en un pour Vulkan ou OpenGL (sans carte graphique, celui de Mesa).
start-no-driver-windows = Guyenne ne trouve aucun pilote graphique pour dessiner : installez le plus récent de la carte graphique (avec DirectX 12 ou Vulkan).
start-no-library = Guyenne ne peut pas ouvrir { $library }, une bibliothèque du système de fenêtres : installez-la (sous Debian et Ubuntu, le paquet { $package }).
start-no-assets = Guyenne ne trouve le dossier « assets » ni à côté du programme ni dans le dossier courant : lancez le jeu depuis son propre dossier, ou indiquez celui-ci dans BEVY_ASSET_ROOT.
start-crashed = Guyenne s’est arrêté par sa propre faute. Votre partie est gardée et reprendra au prochain lancement. Ce qui s’est passé est noté dans { $file } ; rien n’a été envoyé.
start-crashed-untold = Guyenne s’est arrêté par sa propre faute. Ce qui s’est passé n’a pas pu être gardé, et peut-être vos derniers coups non plus.

## Pourquoi une chose n'a pas pu être enregistrée : après deux points

storage-full = il n’y a plus de place.
storage-denied = il n’est pas permis d’y écrire.
storage-read-only = le disque ne peut qu’être lu.
storage-no-folder = ce dossier n’existe pas.
storage-other = le système dit « { $words } ».

## Le choix du jeu, quand il y en a plusieurs

choose-game = À quoi jouer ?
# For screen readers: the button that continues a game.
choose-game-resume = { $name } : continuer, { $about }
# $n is the number of games in progress, two at least.
choose-game-saved = Toutes les parties en cours ({ $n })

## Links

link-not-opened = Le lien n’a pas pu être ouvert : son adresse figure à côté.

## Premières notes

notes-again = Notes lues
notes-again-show = Revoir
notes-again-done = Toutes les notes seront montrées à nouveau.

# For screen readers: a button after the caption of its row; an option that is selected.
spoken-in-row = { $row } : { $what }
spoken-selected = { $what }, sélection actuelle

## Mes parties

library = Mes parties
library-reading = Lecture…
library-none = Pas encore de parties. Chaque partie terminée ou abandonnée est gardée ici.
library-none-found = Aucune partie ne correspond.
library-forgets = Rien ne peut être gardé ici : ces parties sont perdues quand cette fenêtre se ferme.
library-search = Chercher un nom
library-all-games = Tous les jeux
library-all-variants = Toutes les variantes
library-all-opponents = Tous les adversaires
library-all-results = Tous les résultats
library-won = Gagnée
library-lost = Perdue
library-drawn = Partie nulle
library-unfinished = Inachevée
library-starred = Avec une étoile
library-newest = Récentes d’abord
library-longest = Longues d’abord
library-best = Meilleures d’abord
library-title = { $game } · { $variant }
# A game that went on from a moment of the replay of another one.
library-branch = { $title } · bifurcation
library-no-date = sans date
# Ann 9 – 4 Le Capitaine
library-scores = { $first } { $own } – { $other } { $second }
library-pairing = { $first } – { $second }
library-players = { $all }
library-side-won = Victoire : { $side }
library-unfinished-after =
    { $n ->
        [one] Inachevée, { $n } décision
       *[other] Inachevée, { $n } décisions
    }
library-spoken = { $title }, { $when }. { $players }. { $result }.
library-spoken-starred = { $title }, { $when }, avec une étoile. { $players }. { $result }.
library-watch = Revoir
library-watch-spoken = Revoir : { $game }
library-star = Mettre une étoile : { $game }
library-unstar = Ôter l’étoile : { $game }
library-review = Relire : { $game }
library-copy = Copier en texte : { $game }
library-address = Lien
library-address-spoken = Copier en adresse : { $game }
library-export-one = Exporter la partie en fichier : { $game }
library-challenge = Défier quelqu’un : { $game }
library-delete = Supprimer : { $game }
library-deleted = Supprimée. Elle disparaît quand vous quittez cette page.
library-undo = Annuler
library-undo-spoken = Rétablir : { $game }
library-page-before = Page précédente
library-page-after = Page suivante
library-range = { $from }–{ $to } sur { $n }
library-import = Coller des parties
library-export =
    { $n ->
        [one] Exporter { $n } partie
       *[other] Exporter { $n } parties
    }
library-unreadable = Cette partie ne peut plus être lue : { $why }
# What is wrong with a line: after a colon.
library-why-long = elle est plus longue qu’aucune partie.
library-why-head = ce qui était gardé avec la partie est abîmé.
library-why-altered = elle a été modifiée depuis.
library-why-unreadable = le fichier ne peut pas être lu. { $reason }
library-why-unknown = le jeu « { $game } » n’est pas ici.
library-why-record = ce n’est pas une partie valable. { $reason }
library-exported =
    { $n ->
        [one] { $n } partie se trouve dans { $file }
       *[other] { $n } parties se trouvent dans { $file }
    }
library-left-out =
    { $n ->
        [one] Il manque { $n } partie : sa ligne est abîmée.
       *[other] Il manque { $n } parties : leurs lignes sont abîmées.
    }
library-imported =
    { $taken ->
        [0] Aucune nouvelle partie.
        [one] { $taken } partie est arrivée.
       *[other] { $taken } parties sont arrivées.
    } { $known ->
        [0] {""}
        [one] { $known } était déjà là.
       *[other] { $known } étaient déjà là.
    }
library-imported-damaged =
    { $imported } { $n ->
        [one] La ligne { $lines } n’est pas une partie : { $why }
       *[other] Les lignes { $lines } ne sont pas des parties. La première : { $why }
    }
library-imported-deals =
    { $imported } { $n ->
        [one] La graine de la ligne { $lines } donne autre chose dès l’événement { $event } ; ce qui est écrit vaut.
       *[other] Les graines des lignes { $lines } donnent autre chose, la première dès l’événement { $event } ; ce qui est écrit vaut.
    }
library-more-lines = { $n } autres
library-damaged =
    { $n ->
        [one] La ligne { $lines } du fichier est abîmée et laissée de côté ; elle y reste : { $why }
       *[other] Les lignes { $lines } du fichier sont abîmées et laissées de côté ; elles y restent. La première : { $why }
    }
toast-library-failed = Vos parties ne peuvent pas être gardées : { $reason }
toast-library-not-done = Cela n’a pas pu être fait avec vos parties : { $reason }
toast-guesses-not-kept = Cette partie n’est pas dans « Mes parties » : ce que vous devinez est gardé avec elle dès que vous l’y collez.

## Statistics of the kept games

statistics = Statistiques
statistics-table = En tableau
statistics-about = Recomptées chaque fois d’après vos parties ; rien ne quitte cet appareil.
statistics-none = Pas encore de partie à compter.
statistics-branches =
    { $n ->
        [one] Une de plus, reprise d’un moment d’une autre partie, n’est pas comptée.
       *[other] { $n } de plus, reprises d’un moment d’une autre partie, ne sont pas comptées.
    }
statistics-all = En tout
statistics-all-row = Toutes
statistics-by-opponent = Par adversaire
statistics-by-variant = Par variante
statistics-by-seats = Par nombre de joueurs
statistics-per-month = Par mois
statistics-games = Parties
statistics-points = Points
# The mean of the points for and against.
statistics-means = { $own } à { $other }
statistics-tenths = { $whole },{ $tenths }
statistics-streak-won = Gagnées de suite : { $current } maintenant, { $longest } au plus.
statistics-streak-lost = Perdues de suite : { $current } maintenant, { $longest } au plus.
statistics-longest =
    { $n ->
        [one] La partie la plus longue a eu { $n } décision : { $date }.
       *[other] La partie la plus longue a eu { $n } décisions : { $date }.
    }
statistics-against-people = Contre des personnes
statistics-against-bots = Contre des automates
statistics-bots-only = Automates seuls
statistics-side =
    { $people ->
        [0] { $bots ->
            [one] { $bots } automate
           *[other] { $bots } automates
        }
       *[other] { $people ->
            [one] { $people } personne
           *[other] { $people } personnes
        }{ $bots ->
            [0] { "" }
            [one] { " " }et { $bots } automate
           *[other] { " " }et { $bots } automates
        }
    }
statistics-seats = { $one } contre { $other }
statistics-spoken =
    { $games ->
        [one] { $row } : { $games } partie,
       *[other] { $row } : { $games } parties,
    } gagnées : { $won }, perdues : { $lost }, nulles : { $drawn }, inachevées : { $unfinished }.
statistics-spoken-points = { $spoken } Points en moyenne : { $own } à { $other }.

## La relecture d’une partie finie

review = Relecture
review-working = Chaque décision est pesée : c’est fait à { $n } %.
review-stop = Arrêter
review-again = Reprendre
review-stopped = Non pesée.
review-failed = Cette partie ne peut être relue : { $why }
review-goes-on = elle n’est pas finie.
review-no-game = les parties de ce jeu ne sont pas relues.
review-done = La relecture est prête.
review-of-side = Vue : { $side }
review-lines = { $side } : les chances de gagner. Bleu : ce qu’on pouvait savoir. Noir : tout étant su. Rouge : les erreurs.
review-point = Pointez un moment, ou suivez les lignes.
# Une décision : quand, qui, quoi, et les deux chances.
review-decision = { $moment }, { $side } : { $made }. D’après ce qu’on pouvait savoir, de { $knew } à { $known } sur 100 ; tout étant su, de { $before } à { $told }.
review-decision-told = { $moment }, { $side } : { $made }. Tout étant su, de { $before } à { $told } sur 100.
review-account-heading = Ce qui a fait le résultat
review-start = Au départ
review-result = À la fin
review-luck = Chance : { $chance }
review-their-choices = Hasard de leurs choix
review-own-choices = Hasard de vos choix
review-own-play = Votre jeu
review-their-play = Leur jeu
review-rest = Inexpliqué
review-part = { $what } { $points }
review-account = { $all }.
review-luckier = Sur 100 parties d’automates, plus de chance que dans { $n } d’entre elles.
review-less-lucky = Sur 100 parties d’automates, moins de chance que dans { $n } d’entre elles.
review-average =
    { $n ->
        [one] { $side } : { $loss } points perdus dans 1 décision qui comptait.
       *[other] { $side } : { $loss } points perdus en moyenne dans { $n } décisions qui comptaient.
    }
review-turns = Les tournants
review-no-turn = Aucun : nul moment n’a changé les chances de 10 points.
review-turn = { $what } ({ $change })
review-mistakes = Erreurs : { $side }
review-no-mistake = Aucune qu’on aurait pu éviter.
review-mistake = { $moment } : { $made }. Mieux : { $best } (+{ $loss })
# A decision that lost something, and why it is no mistake.
review-mixed = { $lost }. Pas une erreur : le meilleur automate le joue parfois.
review-unsure = { $lost }. Trop serré pour parler d’erreur.
review-good = { $lost }. C’est peu.
review-facts = { $side }
review-find = Trouver mieux
review-find-head = { $moment } · { $n } sur { $of }
review-find-question = Qu’aurait-il mieux valu faire ?
review-find-right = Juste : { $best }. Le coup joué perdait { $loss } points.
review-find-also = Bien aussi. Le meilleur : { $best }. Le coup joué perdait { $loss } points.
review-find-same = C’est le coup joué, et il perdait { $loss } points. Mieux : { $best }.
review-find-wrong = Pas cela. Le meilleur : { $best }. Le coup joué perdait { $loss } points.
review-find-sum = { $found } sur { $of } trouvés.
review-find-fold = Voir la table
review-find-unfold = Revenir à la question
review-find-next = Suivante
review-find-back = À la relecture

## Les erreurs de toutes les parties relues

mistakes = Erreurs
mistakes-none = Pas encore d’erreur. Relisez vos parties dans « Mes parties » : les erreurs évitables sont listées ici.
mistakes-about = Les erreurs évitables, les plus chères d’abord. Appuyez sur une ligne pour chercher mieux.
mistakes-about-all = Toutes les décisions qui ont coûté un point ou plus, les plus chères d’abord. Appuyez sur une ligne pour chercher mieux.
mistakes-only = Erreurs seulement
mistakes-all = Toutes les décisions
mistakes-row = { $game }, { $date } · { $mistake }
mistakes-page-before = Plus chères
mistakes-page-after = Moins chères
mistakes-review =
    { $n ->
        [one] Relire encore { $n } partie
       *[other] Relire encore { $n } parties
    }
mistakes-reviewing = Partie { $at } sur { $of } : c’est fait à { $n } %.
mistakes-refused =
    { $n ->
        [one] { $n } partie ne peut pas être relue.
       *[other] { $n } parties ne peuvent pas être relues.
    }

## Chance et jeu, sur les parties relues

skill = Chance et talent
skill-games = Relues
skill-plain = Gains sur 100
skill-adjusted = Hors chance
skill-luck = Chance
skill-loss = Perdu
skill-about = Hors chance : gains sur 100. Chance : points par partie. Perdu : points par décision.
statistics-facts = Dans toutes les parties relues
skill-spoken =
    { $row } : { $games } relues, { $plain } gagnées sur 100, { $adjusted } hors chance, chance { $luck } points par
    partie, { $loss } points perdus par décision.
guesses = Ce que vous avez deviné
guesses-sum =
    { $games ->
        [one] Réponses justes : { $right } sur { $given }, dans une partie revue ; au hasard, ce serait environ { $chance }.
       *[other] Réponses justes : { $right } sur { $given }, dans { $games } parties revues ; au hasard, ce serait environ { $chance }.
    }
