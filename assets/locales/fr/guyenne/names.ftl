### Noms : camps, châteaux, cartes, adversaires, niveaux, phases. $camp vaut toujours english ou french.

# Le nom du jeu.
guyenne-name = Guyenne

## Matériaux

n-cards =
    { $n ->
        [0] aucune carte
        [one] une carte
       *[other] { $n } cartes
    }
n-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## Les camps

# Dans la phrase, puis à sa tête.
camp-people =
    { $camp ->
        [english] les Anglais
       *[french] les Français
    }
camp-people-start =
    { $camp ->
        [english] Les Anglais
       *[french] Les Français
    }
# Au féminin (la pioche anglaise), puis le nom seul.
camp-adjective =
    { $camp ->
        [english] anglaise
       *[french] française
    }
camp-noun =
    { $camp ->
        [english] Anglais
       *[french] Français
    }
camp-cry =
    { $camp ->
        [english] Guyenne ! Saint Georges !
       *[french] Montjoie ! Saint Denis !
    }

## Les châteaux, d'ouest en est

castle-chauvigny = Chauvigny
castle-prune = La Prune-au-Pot
castle-crozant = Crozant
castle-cluis = Cluis
castle-sarzay = Sarzay
castle-huriel = Huriel

## Les cartes

# Pour les listes de cartes : un cavalier (4) et un archer (2).
a-card-2 = un archer (2)
a-card-3 = un piquier (3)
a-card-4 = un cavalier (4)
a-card-5 = un engin (5)
a-card-hero = le héros
hero =
    { $camp ->
        [english] le Prince Noir
       *[french] du Guesclin
    }
hero-start =
    { $camp ->
        [english] Le Prince Noir
       *[french] Du Guesclin
    }

## Qui joue

player-human =
    { $camp ->
        [english] Le seigneur anglais
       *[french] Le seigneur français
    }
# Deux partenaires de même nom : le numéro de leur place s’y ajoute.
player-of-two = { $name } { $place }
# Dans les menus, où sont les places des deux camps.
player-of-camp =
    { $camp ->
        [english] { $name } (camp anglais)
       *[french] { $name } (camp français)
    }
bot-random = Le Bouffon
bot-random-temper = joue à sa fantaisie, et rit de tout
bot-random-about = N’importe quel coup permis, tiré à la courte paille. Un premier adversaire sans malice.
bot-greedy = Le Prévôt
bot-greedy-temper = prudent, il compte chaque lance
bot-greedy-about = Il pèse les forces et les groupes, et ne gaspille jamais son héros.
# Les quatre niveaux, du plus faible au plus fort : un nom, un tempérament, une ligne.
# Le Connétable, qui donne les conseils, est aussi nommé dans tip-hint.
bot-squire = L’Écuyer
bot-squire-temper = la tête brûlée
bot-squire-about = Il fond sur ce qui le tente, et compte ses cartes après coup.
bot-knight = Le Chevalier
bot-knight-temper = l’avare
bot-knight-about = Économe et solide : il dépense peu, et garde le meilleur pour ce qui rapporte.
bot-captain = Le Capitaine
bot-captain-temper = le bluffeur
bot-captain-about = Une carte ou toute une compagnie : il varie, et son jeu est dur à lire.
bot-constable = Le Connétable
bot-constable-temper = le vieux renard
bot-constable-about = Il voit loin, et tient compte de chaque carte que vous pouvez avoir en main.

## Éditions et niveaux

edition-2022 = Règles de 2022
edition-2022-about = Des renforts, trois niveaux, et deux points par château groupé.
edition-2021 = Règles de 2021
edition-2021-about = Sans renforts ; le plus grand groupe et les cartes non dépensées comptent ; prendre un château ennemi coûte une carte.
level-base = Base
level-base-about = Toutes les cartes reviennent : l’idéal pour débuter.
level-advanced = Avancé
level-advanced-about = Attaquer un château ennemi, ou perdre le combat pour un neutre, coûte votre plus forte carte.
level-expert = Expert
level-expert-about = Comme l’avancé, mais chaque camp met d’abord cinq cartes de côté, et la partie dure plus longtemps.
# The rules of a day’s deal: the names of edition and level.
deal-rules = { $edition }, { $level }

## What came of a deal, for a challenge

n-castles =
    { $n ->
        [one] { $n } château
       *[other] { $n } châteaux
    }
deal-outcome =
    { $outcome ->
        [won] gagnée
        [lost] perdue
       *[drawn] nulle
    }
deal-told = { deal-outcome }, { $castles }, { $points }
deal-told-points = { deal-outcome }, { $points } à { $against }
deal-boast =
    { $castles ->
        [0] Je n’ai pris aucun château
        [one] J’ai pris un château
       *[other] J’ai pris { $castles } châteaux
    } avec cette main, { $points } à { $against } : et toi ?

## Les phases

phase-reserve = Mise de côté
phase-placement = Pose
phase-reinforcement = Renforts
phase-combat = Combat
phase-over = Fin de partie
