### Autour de la table de Guyenne : nouvelle partie, crédits, résultat, rideau, parties refusées.

## Titre

title-continue-about = tour { $round } · { $phase }
title-continue-over = terminée : voir le résultat

## Nouvelle partie

new-game = Nouvelle partie
new-game-edition = Édition
new-game-level = Niveau
new-game-shared-about = À deux dans un camp, on partage la pioche et la défausse : une personne pioche six cartes (d’abord la place I) et en donne une partie, et chacune se bat devant son propre château.
new-game-hands = Mains à l’écran
hands-veil = Voilées
hands-veil-about = Toutes les mains sont face cachée : on regarde la sienne un instant, pendant que les autres détournent les yeux.
hands-own = La sienne
hands-own-about = Plusieurs personnes à cet écran : un rideau cache chaque main.
hands-partners = Le camp
hands-partners-about = Règle de la maison, absente des règles imprimées : les partenaires voient la main l’un de l’autre et se passent l’écran ouvertement.
hands-open = Toutes
hands-open-about = Les mains de tous sont face visible : pour apprendre le jeu ensemble, sans secret.
new-game-bot-about = { $name }, { $temper }. { $about }
new-game-seed = Donne
new-game-seed-random = au hasard
new-game-seed-number = numéro { $seed }
new-game-seed-type = tapez un nombre
new-game-seed-about = Le même numéro redonne les mêmes cartes.
new-game-begin = Jouer

## Les places d’une nouvelle partie

# Une place à la table : son camp et son numéro, I ou II.
seat-place =
    { $camp ->
        [english] Anglais, place { $place }
       *[french] Français, place { $place }
    }
seat-free = Place libre
seat-free-press = ajouter un partenaire
seat-free-pad = manette : touche { $key }
seat-free-about = Une place pour un partenaire. { new-game-shared-about }
seat-join-about = Une place libre. Une autre manette s’assoit avec { $key } ; ou bien appuyez ici pour ajouter un partenaire.
# Ce que peut faire l’appareil assis à une place : ses directions, et la touche pour se lever.
seat-guest-pad = flèches : changer · { $key } : se lever
seat-guest-keyboard = flèches : changer · { $key } : se lever
seat-guest-short = { $key } : se lever
seat-device-about = Ici joue { $device } : ses flèches changent de place, { $key } pour se lever.
seat-nobody = Laisser libre
seat-nobody-about = La place reste libre : une seule personne mène tout le camp.
seat-person-about = Une personne à cet écran. Son nom, facultatif, est gardé pour la prochaine fois.

## Crédits

credits-game = Le jeu de cartes Guyenne est de Laurent et Jean-Baptiste Journaux.
credits-publisher = Illustré par Romain Boyaud, édité par Pergame et (2023) Faire Play Éditions.
credits-castles = Les six châteaux sont notre choix : les règles imprimées n’en donnent pas la liste.

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
result-seed = Donne { $seed }

## Rideau : la main suivante reste cachée jusqu'à ce que son joueur le veuille

curtain-pass =
    { $camp ->
        [english] Passez l’écran aux Anglais
       *[french] Passez l’écran aux Français
    }
curtain-about = Rien n’apparaît avant que vous n’appuyiez.
curtain-pass-to = Passez l’écran : { $name }
curtain-recap = Depuis votre dernier regard :
curtain-others = Détournez les yeux !
curtain-here = Me voici

## Pourquoi un texte n'est pas une partie : après deux points

record-no-such-level = l’édition de 2021 n’a pas de niveau « { $level } ».
record-teams =
    { $n ->
        [one] { camp-people-start } sont { $n } à jouer : un camp, c’est une ou deux personnes.
       *[other] { camp-people-start } sont { $n } à jouer : un camp, c’est une ou deux personnes.
    }
record-box = une telle partie ne peut pas être distribuée.
record-players = les joueurs ne vont pas avec les camps.
record-event-shape = il est abîmé.
record-event-turn =
    { $camp ->
        [english] c’est aux Anglais de décider.
       *[french] c’est aux Français de décider.
    }
record-event-other-decision = une autre décision est due ici.
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

## A kept game in the list

kept-rules = { $edition }, { $level }
kept-teams = { $rules }, { $english } contre { $french }
kept-teams-alone = { $english } contre { $french }
