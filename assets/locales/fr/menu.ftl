### Autour de la table : titre, nouvelle partie, pause, réglages, crédits, résultat, rideau, avis.

## Chargement

loading = On dresse la table…
loading-cards = On coupe les cartes…
loading-percent = { $percent } %

## Titre

title = Guyenne
title-tagline = Six châteaux, deux couronnes, des cartes face cachée
title-continue = Reprendre
title-continue-about = tour { $round } · { $phase }
title-continue-over = terminée : voir le résultat
title-new-game = Nouvelle partie
title-learn = Apprendre à jouer
title-rules = Règles
title-settings = Réglages
title-credits = Crédits
title-quit = Quitter
title-unofficial = Adaptation non officielle, sans lien avec les auteurs ni l’éditeur du jeu de cartes

## Nouvelle partie

new-game = Nouvelle partie
new-game-edition = Édition
new-game-level = Niveau
new-game-camp = Votre camp
new-game-camps = Qui joue
new-game-english = Les Anglais
new-game-french = Les Français
new-game-both = Deux joueurs, un écran
new-game-english-about = Vous menez les Anglais et posez en premier au tour 1.
new-game-french-about = Vous menez les Français et posez en second au tour 1.
new-game-both-about = Chaque camp a son joueur ; un rideau cache les mains.
new-game-opponent = Adversaire
new-game-opponent-none = aucun automate : chaque camp a son joueur
new-game-bot-about = { $name }, { $temper }. { $about }
new-game-bots-about = Deux automates jouent, et vous regardez.
new-game-seed = Donne
new-game-seed-random = au hasard
new-game-seed-number = numéro { $seed }
new-game-seed-type = tapez un nombre
new-game-seed-about = Le même numéro redonne les mêmes cartes.
new-game-back = Retour
new-game-begin = À table
new-game-replaces = Une partie est en cours : la nouvelle prendra sa place.

## Pause

pause = Pause
menu-back = Retour
pause-resume = Retour à la table
pause-new-game = Nouvelle partie
pause-restart = Recommencer
pause-settings = Réglages
pause-rules = Règles
pause-log = La chronique
pause-to-title = Revenir au titre
pause-to-title-about = La partie est gardée : reprenez-la quand vous voulez.
pause-quit = Quitter
pause-saved = Votre partie est gardée après chaque coup validé.

## Réglages

settings = Réglages
settings-language = Langue
settings-speed = Vitesse
settings-text-size = Taille du texte
settings-text-normal = normale
settings-text-large = grande
settings-text-largest = très grande
settings-reduced-motion = Moins d’animations
settings-fullscreen = Plein écran
settings-sound = Son
settings-sound-more = volumes
sound-music = Musique
sound-effects = À la table
sound-interface = Boutons
sound-soft = faible
sound-medium = moyen
sound-full = fort
sound-silent-away = Muet hors de la fenêtre
settings-curtain = Rideau entre les joueurs
settings-hints = Conseils
settings-on = oui
settings-off = non
settings-carry = Partie en cours
settings-carry-out = montrer le texte
settings-carry-in = reprendre un texte
settings-reset = Comme au début
speed-1 = 1×
speed-2 = 2×
speed-4 = 4×
speed-instant = immédiate
speed-now = Vitesse { $speed }

## Commandes

controls = Commandes
controls-mouse = Souris : cliquez ou glissez les cartes vers un château
controls-keys = Clavier : flèches pour aller, Entrée pour choisir, Échap pour le menu
controls-pad = Manette : stick ou croix pour aller, bouton du bas pour choisir, Start pour le menu
controls-touch = Tactile : touchez une carte, puis un château
controls-choose = choisir
controls-back = retour
controls-move = aller
controls-confirm = valider

## Crédits

credits = Crédits
credits-game = Le jeu de cartes Guyenne est de Laurent et Jean-Baptiste Journaux.
credits-publisher = Illustré par Romain Boyaud, édité par Pergame Éditions.
credits-unofficial = Cette adaptation n’est pas officielle : images, textes et programme ont été faits à neuf.
credits-fonts = Lettres : Grenze Gotisch et EB Garamond, sous licence Open Font.
credits-sounds = Sons et musique ont été faits pour ce jeu, à la manière du quatorzième siècle. Deux airs anciens s’y trouvent : une estampie royale et le Lamento di Tristano.
credits-engine = Construit avec Bevy, en Rust.
credits-thanks = Merci à tous ceux qui tiennent debout les vieux châteaux.

## Résultat

result-winner =
    { $camp ->
        [english] L’Angleterre l’emporte
       *[french] La France l’emporte
    }
result-heading-english = L’Angleterre l’emporte
result-draw = Partie nulle
result-draw-about = Aucune couronne n’a le dessus sur la frontière.
result-end-six-castles =
    { $camp ->
        [english] Chronique close au tour { $round } : les six châteaux sont anglais
       *[french] Chronique close au tour { $round } : les six châteaux sont français
    }
result-end-exhausted =
    { $camp ->
        [english] Chronique close au tour { $round } : la pioche anglaise est épuisée pour de bon
       *[french] Chronique close au tour { $round } : la pioche française est épuisée pour de bon
    }
result-end-exhausted-both = Chronique close au tour { $round } : les deux pioches sont épuisées pour de bon
result-you = Vous
result-cry = « { $cry } »
result-winner-mark = victoire
result-loser-mark = honneur au vaincu
result-points = { n-points }
result-sum = { $sum } = { n-points }
result-nothing = aucun château : { n-points }
result-rule-2022 = un château seul vaut 1, dans un groupe 2
result-rule-2021 = 1 par château, 1 par carte du plus grand groupe, 1 par carte gardée
result-rule-six = six châteaux valent 12 points à rien
result-neutral = neutre
result-castles =
    { $n ->
        [0] aucun château
        [one] un château
       *[other] { $n } châteaux
    }
result-unspent =
    { $n ->
        [0] aucune carte gardée
        [one] une carte gardée
       *[other] { $n } cartes gardées
    }
result-hints =
    { $n ->
        [0] aucun conseil
        [one] 1 conseil
       *[other] { $n } conseils
    }
result-unspent-and-hints = { $unspent }, { $hints }
result-hand-and-pile = { $hand } en main, { $pile } dans la pioche
result-lost =
    { $n ->
        [0] aucune carte perdue pour toujours
        [one] une carte perdue pour toujours
       *[other] { $n } cartes perdues pour toujours
    }
result-tie-unspent = Égalité de points : { camp-people } ont gardé plus de cartes
result-tie-group = Égalité de points : { camp-people } ont le plus grand groupe
result-group =
    { $n ->
        [0] aucun groupe
       *[other] plus grand groupe : { $n }
    }
result-line-unspent =
    { $n ->
        [one] carte gardée : { $n }
       *[other] cartes gardées : { $n }
    }
result-same-deal = Rejouer la même donne
result-new-deal = Une autre donne
result-to-title = Revenir au titre
result-log = Lire la chronique
result-seed = Donne { $seed }

## Rideau : la main suivante reste cachée jusqu'à ce que son joueur le veuille

curtain-pass =
    { $camp ->
        [english] Passez l’écran aux Anglais
       *[french] Passez l’écran aux Français
    }
curtain-about = Rien ne se montre avant votre appui.
curtain-others = Détournez les yeux !
curtain-ready =
    { $camp ->
        [english] Je mène les Anglais
       *[french] Je mène les Français
    }
curtain-here = Me voici

## Avis

notice-save-backup = La partie gardée était abîmée : sa copie a été ouverte, le dernier coup manque peut-être.
notice-save-unreadable = La partie gardée est illisible. Elle a été mise de côté ; une nouvelle peut commencer.
notice-save-newer = La partie gardée vient d’une version plus récente de Guyenne ; on n’y touche pas.
notice-save-newer-aside = La partie de la version plus récente a été mise de côté pour celle-ci. Rien n’en est perdu.
notice-save-failed = La partie n’a pas pu être gardée : { $reason }
notice-save-full = La partie n’a pas pu être gardée : il n’y a plus de place. Faites-en, et le prochain coup la gardera.
notice-save-full-page = La partie n’a pas pu être gardée : le navigateur n’a plus de place. Faites-lui oublier ce que gardent d’autres pages, ou emportez la partie : Réglages, « montrer le texte ».
notice-record-failed = La partie n’a pas pu être consignée : { $reason }
notice-record-written = La partie a été consignée.
notice-keeps-nothing = Ce navigateur ne garde rien pour nous : la partie sera perdue à la fermeture de la page.
notice-address-refused = L’adresse demande ce qui n’existe pas : { $what }. Le reste tient.
notice-import-empty = Il n’y avait pas de partie dans ce texte.
notice-import-many =
    { $n ->
       *[other] Ce texte a { $n } lignes. Une partie en cours tient sur une ligne.
    }
notice-import-unread = Ce texte n’est pas une partie à poursuivre : { $reason }
notice-import-over = Cette partie est déjà finie. Seule une partie en cours peut continuer.
notice-import-done = La partie est là : « Continuer » la reprend.
notice-not-begun = La partie n’a pas pu commencer : { $reason }
not-begun-no-luck = le système n’a pas de hasard pour mélanger les cartes.
notice-settings-failed = Les réglages n’ont pas pu être gardés.
notice-pad-lost = La manette a disparu : la partie attend.
notice-pad-found = La manette est prête.
notice-understood = Entendu

## Pourquoi une chose n'a pas pu être gardée : après deux points

storage-full = il n’y a plus de place.
storage-denied = il n’est pas permis d’y écrire.
storage-read-only = le disque ne peut qu’être lu.
storage-no-folder = ce dossier n’existe pas.
storage-other = le système dit « { $words } ».

## Pourquoi un texte n'est pas une partie : après deux points

record-at-event = événement { $n } : { $reason }
record-not-text = ce n’est pas un texte.
record-empty = le texte ne contient pas de partie.
record-truncated = le texte est coupé au milieu.
record-not-json = le texte est abîmé, ou c’est autre chose.
record-unknown-format = ce n’est pas une partie de Guyenne.
record-newer = la partie vient d’une version plus récente de Guyenne.
record-field = ce qui fut convenu au début est abîmé.
record-no-such-level = l’édition de 2021 n’a pas de niveau « { $level } ».
record-teams =
    { $n ->
        [one] { camp-people-start } sont un seul joueur : un camp en a un ou deux.
       *[other] { camp-people-start } sont { $n } joueurs : un camp en a un ou deux.
    }
record-box = une telle partie ne peut pas être distribuée.
record-players = les joueurs ne vont pas avec les camps.
record-shared-camps = les camps que deux joueurs partagent ne peuvent pas encore être montrés.
record-unknown-bot = le joueur « { $bot } » est inconnu ici. Une version plus récente de Guyenne le connaît peut-être ; on ne touche pas à la partie.
record-event-shape = il est abîmé.
record-event-refused = contre les règles. { $why }
record-event-turn =
    { $camp ->
        [english] c’est aux Anglais de décider.
       *[french] c’est aux Français de décider.
    }
record-event-owed = une autre décision est due ici.
record-event-expected = autre chose doit arriver ici.
record-event-stops = la partie s’arrête là où quelque chose doit suivre.
record-event-stops-draw = la partie s’arrête là où { camp-people } doivent piocher.
record-event-not-in-pile = la pioche ne contient pas cette carte : { $card }.
record-event-draws-few = { camp-people } piochent trop peu de cartes.
record-event-sums = les cartes à { $castle } font { $english } pour les Anglais et { $french } pour les Français.
record-event-winner =
    { $winner ->
        [english] par { $english } contre { $french } à { $castle }, les Anglais ne peuvent pas avoir gagné.
        [french] par { $french } contre { $english } à { $castle }, les Français ne peuvent pas avoir gagné.
       *[nobody] { $english } contre { $french } à { $castle } n’est pas une égalité.
    }
record-event-holder =
    { $holder ->
        [english] après ce combat, { $castle } est aux Anglais.
        [french] après ce combat, { $castle } est aux Français.
       *[nobody] après ce combat, { $castle } n’est à personne.
    }
record-event-after-end = la partie est déjà finie.

## Démonstration

demo = Démonstration
demo-about = { $english } contre { $french }
demo-leave = Appuyez pour en sortir

## Départ

quit = Quitter Guyenne ?
quit-about = La partie est gardée telle quelle.
quit-yes = Quitter
quit-no = Rester
leave = Quitter cette partie ?
leave-about = Elle est gardée : vous pourrez la reprendre depuis le titre.
leave-yes = Quitter
leave-no = Rester
restart = Recommencer ?
restart-about = Cette partie sera perdue.
restart-yes = Recommencer
restart-no = Continuer

## The shelf of games, where there is more than one.

choose-game = À quoi jouer ?
notice-import-newer = Cette partie vient d’une version plus récente du jeu : elle ne peut pas être reprise ici.
