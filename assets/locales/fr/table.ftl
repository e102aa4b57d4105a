### Ce que dit chaque table : la barre d’outils, la page d’une nouvelle partie, le résultat, ce qui manque à un texte de partie.

## Réglages

speed-1 = 1×
speed-2 = 2×
speed-4 = 4×
speed-instant = immédiate

## Avis

not-begun-no-luck = le système ne fournit pas de hasard pour mélanger les cartes.
record-unknown-bot = le joueur « { $bot } » est inconnu ici. Une version plus récente de Guyenne le connaît peut-être ; on ne touche pas à la partie.

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
# Shows the finished game again, from its turning point.
result-watch = Revoir
result-review = Relire
# Copies the same deal as a challenge; the second one is for screen readers.
result-challenge = Défier
result-challenge-spoken = Défier quelqu’un : copie cette donne et votre résultat

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

## Une partie que l’on revoit
replay-first = Au début
replay-round-back = Au tour précédent
replay-combat-back = Au combat précédent
replay-back = Un événement en arrière
replay-play = Lecture
replay-stop = Arrêt
replay-forward = Un événement en avant
replay-combat-forward = Au combat suivant
replay-round-forward = Au tour suivant
replay-last = À la fin
# How far it has come: the round, and how many events have been shown. $rounds is 0 before the first.
replay-progress =
    { $rounds ->
        [0] { $n }/{ $of }
       *[other] Tour { $round }/{ $rounds } · { $n }/{ $of }
    }
# The same, as it is spoken after a leap.
replay-place =
    { $rounds ->
        [0] Événement { $n } sur { $of }.
       *[other] Tour { $round } sur { $rounds }, événement { $n } sur { $of }.
    }
# Through whose eyes it is seen: everything face up; somebody who sees what all may know. Sides have their own names.
replay-all = Tout découvert
replay-onlooker = Spectateur
# The same, for who hears it.
replay-eyes = Vue : { $who }
# Goes on with the game from the moment that is shown.
replay-play-on = Jouer d’ici
replay-review = Relecture
replay-no-decision = Avant ce moment, il n’y a aucune décision à partir de laquelle la partie pourrait reprendre.
# The page that asks who plays on.
replay-branch-about = La partie reprend d’ici comme une partie à part, et celle qui a été jouée reste telle quelle. Qui joue ?
replay-branch-keeps = La partie reprend d’ici comme une partie à part, et celle qui a été jouée reste telle quelle. Ce jeu garde les joueurs avec lesquels elle a commencé.
# A seat of a side that has several.
replay-branch-seat = { $side }, joueur { $n }
replay-branch-begin = Commencer
# Guessing along: the button, how many were right, and what is said before and after something is turned up.
replay-guess = Deviner ce qui est caché
replay-guess-tally = { $right } sur { $of } devinés
replay-guess-turn-up = Retourner
replay-guess-nothing = Avancez : avant que quelque chose soit retourné, on vous demande ce que c’est.
replay-guess-it-was = C’était { $answer }.
replay-guess-right = Juste : { $answer }.
replay-guess-wrong = Non, c’était { $answer } ; vous aviez dit { $guess }.
