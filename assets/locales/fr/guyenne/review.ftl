### La relecture d’une partie finie : coups, moments, tournants, faits. $sum et $other sont des sommes de cartes.

# Ce qu’est le hasard, après « Chance : ».
guyenne-review-chance = les cartes
guyenne-review-before = Avant le premier tour
guyenne-review-round = Tour { $round }
guyenne-review-place = Tour { $round }, { $castle }
guyenne-review-turn = { $moment } : { $what }

## Les coups, sur des boutons : { $cards } sont des valeurs, et « héros »

guyenne-review-hero = héros
guyenne-review-hero-and = héros, { $cards }
guyenne-review-lay = { $cards } à { $castle }
guyenne-review-add = +{ $cards } à { $castle }
guyenne-review-lose = Perdre { $cards }
guyenne-review-reserve = Mettre de côté { $cards }
guyenne-review-give = Donner { $cards }
guyenne-review-order-first = Jouer en premier
guyenne-review-order-second = Partenaire en premier

## Les tournants, après un château ou un tour et un deux-points

# Built: guyenne-turn-*
guyenne-turn-conceded = { camp-people } ont cédé avec { $sum } contre { $other }
guyenne-turn-conceded-hero = { camp-people } ont cédé, un héros en place, contre { $other }
guyenne-turn-conceded-to-hero = { camp-people } ont cédé avec { $sum } face à un héros
guyenne-turn-takes = { camp-people } l’ont pris, { $sum } contre { $other }
guyenne-turn-keeps = { camp-people } l’ont gardé, { $sum } contre { $other }
guyenne-turn-hero-takes = { hero } l’a pris contre { $other }
guyenne-turn-hero-keeps = { hero } l’a gardé contre { $other }
guyenne-turn-heroes-held = deux héros se sont croisés, { camp-people } l’ont gardé
guyenne-turn-heroes-neutral = deux héros se sont croisés, le château est resté neutre
guyenne-turn-tie-held = égalité, { $sum } contre { $other }, { camp-people } l’ont gardé
guyenne-turn-tie-neutral = égalité, { $sum } partout, le château est resté neutre
guyenne-turn-draw =
    { $n ->
        [one] { camp-people } ont pioché une carte, { $sum } en tout
       *[other] { camp-people } ont pioché { $n } cartes, { $sum } en tout
    }
guyenne-turn-pillage =
    { $n ->
        [one] { camp-people } ont perdu une carte, { $sum } en tout
       *[other] { camp-people } ont perdu { $n } cartes, { $sum } en tout
    }

## Les faits d’un camp, sous son nom

# Built: guyenne-fact-*
guyenne-fact-bluffs =
    { $n ->
        [0] Aucune attaque sous la somme attendue.
        [one]
            { $believed ->
                [0] Une attaque sous la somme attendue, que l’ennemi n’a pas crue.
               *[other] Une attaque sous la somme attendue, que l’ennemi a crue.
            }
       *[other] { $n } attaques sous la somme attendue ; crues : { $believed }.
    }
guyenne-fact-paid = Châteaux pris par des attaques sous cette somme : { $n } ; perdus par de telles attaques : { $other }.
guyenne-fact-concessions =
    { $n ->
        [0] Aucun château cédé.
        [one]
            { $held ->
                [0] Un château cédé, qui serait tombé.
               *[other] Un château cédé, qui aurait tenu.
            }
       *[other] { $n } châteaux cédés ; auraient tenu : { $held }.
    }
guyenne-fact-heroes =
    { $n ->
        [0] Le héros n’a jamais été posé.
        [one]
            { $idle ->
                [0] Le héros a été posé une fois, et a fait la décision.
               *[other] Le héros a été posé une fois, sans rien décider.
            }
       *[other] Le héros a été posé { $n } fois ; sans rien à décider : { $idle }.
    }
guyenne-fact-kept =
    { $n ->
        [0] Aucune carte gardée jusqu’à la fin.
        [one] Une carte gardée jusqu’à la fin, qui vaut { $sum }.
       *[other] { $n } cartes gardées jusqu’à la fin, { $sum } en tout.
    }
