### Autour de la table : titre, nouvelle partie, pause, réglages, crédits, résultat, rideau, avis.

## Titre

title = Guyenne
title-tagline = Six châteaux, deux couronnes, des cartes face cachée
title-continue = Reprendre
title-continue-about = tour { $round } · { $phase }
title-new-game = Nouvelle partie
title-settings = Réglages
title-credits = Crédits
title-quit = Quitter
title-unofficial = Adaptation non officielle, sans lien avec les auteurs ni l’éditeur du jeu de cartes

## Nouvelle partie

new-game = Nouvelle partie
new-game-edition = Édition
new-game-level = Niveau
new-game-english = Les Anglais
new-game-french = Les Français
new-game-both-about = Chaque camp a son joueur ; un rideau cache les mains.
new-game-bot-about = { $name }, { $temper }. { $about }
new-game-bots-about = Deux automates jouent, et vous regardez.
new-game-seed = Donne
new-game-seed-random = au hasard
new-game-seed-number = numéro { $seed }
new-game-seed-type = tapez un nombre
new-game-seed-about = Le même numéro redonne les mêmes cartes.
new-game-begin = Jouer
new-game-replaces = Une partie est en cours : la nouvelle prendra sa place.

## Pause

pause = Pause
menu-back = Retour
pause-resume = Retour à la table
pause-settings = Réglages
pause-to-title = Revenir au titre
pause-quit = Quitter
pause-saved = Votre partie est enregistrée après chaque coup validé.

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
settings-on = oui
settings-off = non
settings-carry = Partie en cours
settings-carry-out = montrer le texte
settings-carry-in = reprendre un texte
speed-1 = 1×
speed-2 = 2×
speed-4 = 4×
speed-instant = immédiate
speed-now = Vitesse { $speed }

## Crédits

credits = Crédits
credits-game = Le jeu de cartes Guyenne est de Laurent et Jean-Baptiste Journaux.
credits-publisher = Illustré par Romain Boyaud, édité par Pergame et (2023) Faire Play Éditions.
credits-unofficial = Cette adaptation n’est pas officielle : images, textes et programme ont été faits à neuf.
credits-castles = Les six châteaux sont notre choix : les règles imprimées n’en donnent pas la liste.
credits-fonts = Lettres : Grenze Gotisch et EB Garamond (licence Open Font). Fait avec Bevy, en Rust.
credits-sounds = Sons et musique ont été faits pour ce jeu, à la manière du quatorzième siècle. Deux airs anciens s’y trouvent : une estampie royale et le Lamento di Tristano.
credits-thanks = Merci à tous ceux qui tiennent debout les vieux châteaux.

## Résultat

result-winner =
    { $camp ->
        [english] L’Angleterre l’emporte
       *[french] La France l’emporte
    }
result-draw = Partie nulle
result-end-six-castles =
    { $camp ->
        [english] Fin au tour { $round } : les six châteaux sont anglais
       *[french] Fin au tour { $round } : les six châteaux sont français
    }
result-end-exhausted =
    { $camp ->
        [english] Fin au tour { $round } : les Anglais n’ont plus de pioche, et au plus une carte
       *[french] Fin au tour { $round } : les Français n’ont plus de pioche, et au plus une carte
    }
result-end-exhausted-both = Fin au tour { $round } : les deux camps n’ont plus de pioche, ni plus d’une carte
result-you = Vous
result-cry = « { $cry } »
result-points = { n-points }
result-sum = { $sum } = { n-points }
result-rule-2022 = un château isolé vaut 1, dans un groupe 2
result-rule-2021 = 1 par château, 1 de plus dans le plus grand groupe, 1 par carte non dépensée
result-rule-six = six châteaux : 12 points à 0
result-neutral = neutre
result-unspent =
    { $n ->
        [0] aucune carte non dépensée
        [one] une carte non dépensée
       *[other] { $n } cartes non dépensées
    }
result-hints =
    { $n ->
        [0] aucun conseil
        [one] 1 conseil
       *[other] { $n } conseils
    }
result-unspent-and-hints = { $unspent }, { $hints }
result-tie-unspent = Égalité de points : { camp-people } ont plus de cartes non dépensées
result-tie-group = Égalité de points : { camp-people } ont le plus grand groupe
result-tie-nobody = Autant de points et autant de cartes non dépensées
result-tie-nobody-group = Autant de points, des groupes égaux et autant de cartes non dépensées
result-same-deal = Rejouer la même donne
result-new-deal = Une autre donne
result-to-title = Revenir au titre
result-seed = Donne { $seed }

## Rideau : la main suivante reste cachée jusqu'à ce que son joueur le veuille

curtain-pass =
    { $camp ->
        [english] Passez l’écran aux Anglais
       *[french] Passez l’écran aux Français
    }
curtain-about = Rien n’apparaît avant que vous n’appuyiez.
curtain-others = Détournez les yeux !
curtain-here = Me voici

## Avis

notice-save-backup = La partie enregistrée était abîmée : sa copie a été ouverte, le dernier coup manque peut-être.
notice-save-unreadable = La partie enregistrée est illisible. Elle a été mise de côté ; une nouvelle peut commencer.
notice-save-newer = La partie enregistrée vient d’une version plus récente de Guyenne ; on n’y touche pas.
notice-save-failed = La partie n’a pas pu être enregistrée : { $reason }
notice-record-failed = La partie n’a pas pu être consignée : { $reason }
notice-keeps-nothing = Ce navigateur n’enregistre rien pour nous : la partie sera perdue à la fermeture de la page.
notice-address-refused = L’adresse demande ce qui n’existe pas : { $what }. Le reste est appliqué.
notice-import-empty = Il n’y avait pas de partie dans ce texte.
notice-import-many =
    { $n ->
       *[other] Ce texte a { $n } lignes. Une partie en cours tient sur une ligne.
    }
notice-import-unread = Ce texte n’est pas une partie à poursuivre : { $reason }
notice-import-over = Cette partie est déjà finie. Seule une partie en cours peut continuer.
notice-import-done = La partie est là : « Reprendre » la continue.
notice-not-begun = La partie n’a pas pu commencer : { $reason }
notice-settings-failed = Les réglages n’ont pas pu être enregistrés.

## Quand le programme ne peut pas commencer, dit au terminal

start-no-display = Guyenne ne trouve aucun écran où ouvrir sa fenêtre : lancez le jeu dans une session graphique (ou renseignez DISPLAY ou WAYLAND_DISPLAY).
start-no-driver = Guyenne ne trouve aucun pilote graphique pour dessiner : installez-en un pour Vulkan ou OpenGL (sans carte graphique, lavapipe de Mesa).
start-no-assets = Guyenne ne trouve le dossier « assets » ni à côté du programme ni dans le dossier courant : lancez le jeu depuis son propre dossier, ou indiquez celui-ci dans BEVY_ASSET_ROOT.
title-continue-over = terminée : voir le résultat
notice-save-newer-aside = La partie de la version plus récente a été mise de côté pour celle-ci. Rien n’en est perdu.
notice-save-full = La partie n’a pas pu être enregistrée : il n’y a plus de place. Faites-en, et elle sera enregistrée au prochain coup.
notice-save-full-page = La partie n’a pas pu être enregistrée : le navigateur n’a plus de place. Faites-lui oublier ce que gardent d’autres pages, ou emportez la partie : Réglages, « montrer le texte ».
not-begun-no-luck = le système n’a pas de hasard pour mélanger les cartes.

## Pourquoi une chose n'a pas pu être enregistrée : après deux points

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

## The shelf of games, where there is more than one.

choose-game = À quoi jouer ?
notice-import-newer = Cette partie vient d’une version plus récente du jeu : elle ne peut pas être reprise ici.
