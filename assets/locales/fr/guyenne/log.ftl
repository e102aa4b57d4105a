### La chronique : ce qui s'est passé, au nom des camps, jamais avec une valeur cachée.

log-reserve =
    { $n ->
        [one] { camp-people-start } mettent une carte de côté.
       *[other] { camp-people-start } mettent { $n } cartes de côté.
    }
log-deal =
    { $camp ->
        [english] Les Anglais prennent en main le Prince Noir et piochent { n-cards }.
       *[french] Les Français prennent en main du Guesclin et piochent { n-cards }.
    }
log-draw =
    { $n ->
        [0] { camp-people-start } ne piochent rien.
        [one] { camp-people-start } piochent une carte.
       *[other] { camp-people-start } piochent { $n } cartes.
    }
log-reshuffle =
    { $n ->
        [one] La pioche { camp-adjective } est épuisée : la carte de la défausse en fait une nouvelle.
       *[other] La pioche { camp-adjective } est épuisée : les { $n } cartes de la défausse, mélangées, en font une nouvelle.
    }
log-reshuffle-none = La pioche { camp-adjective } est encore épuisée, et la défausse est vide.
log-exhausted = La pioche { camp-adjective } est épuisée pour la dernière fois : elle reste vide.
log-give =
    { $n ->
        [0] { $name } n’a pas de carte à donner : { $partner } n’en reçoit aucune.
        [one] { $name } donne une carte : { $partner } la reçoit.
       *[other] { $name } donne { $n } cartes : { $partner } les reçoit.
    }
# L’acte d’un de deux partenaires : la phrase nomme le camp, le nom nomme la personne.
log-by-partner = { $name } : { $sentence }
log-order = { $name } joue en premier pour { camp-people } ce tour-ci.
log-round = Tour { $n } : { camp-people } jouent en premier.
log-plays-attack = { camp-people-start } posent { n-cards } devant { $castle }, à l’attaque.
log-plays-defence = { camp-people-start } posent { n-cards } devant { $castle }, en défense.
log-reinforces =
    { $n ->
        [one] { camp-people-start } renforcent { $castle } d’une carte.
       *[other] { camp-people-start } renforcent { $castle } de { $n } cartes.
    }
log-passes = { camp-people-start } passent.
log-reveals = { camp-people-start } montrent { $cards } à { $castle } : { $sum }.
log-reveals-one = { camp-people-start } montrent { $cards } à { $castle }.
log-reveals-hero = { camp-people-start } montrent { $cards } à { $castle } : un héros est là.
log-concedes =
    { $n ->
        [one] { camp-people-start } cèdent { $castle } ; une carte part sans être vue.
       *[other] { camp-people-start } cèdent { $castle } ; { $n } cartes partent sans être vues.
    }
log-combat-takes = { camp-people-start } prennent { $castle }, { $winner } contre { $loser }.
log-combat-keeps = { camp-people-start } gardent { $castle }, { $winner } contre { $loser }.
log-combat-takes-conceded = { camp-people-start } prennent { $castle } sans combattre.
log-combat-takes-hero = { hero-start } fait la décision : { camp-people } prennent { $castle }.
log-combat-keeps-hero = { hero-start } fait la décision : { camp-people } gardent { $castle }.
log-combat-tie-neutral = Égalité à { $castle }, { $sum } partout : le château reste neutre.
log-combat-tie-held = Égalité à { $castle }, { $sum } partout : { camp-people } gardent le château.
log-combat-heroes-neutral = Deux héros se croisent à { $castle } : égalité, le château reste neutre.
log-combat-heroes-held = Deux héros se croisent à { $castle } : égalité, { camp-people } gardent le château.
log-pillage = { camp-people-start } perdent pour de bon { $cards } à { $castle }.
log-sweep = Les cartes posées partent à la défausse.
log-end-six-castles = { camp-people-start } tiennent les six châteaux : la partie est finie.
log-end-exhausted = La pioche { camp-adjective } est épuisée et { camp-people } ont au plus une carte en main : la partie est finie.
log-end-exhausted-both = Les deux pioches sont épuisées et chaque camp a au plus une carte en main : la partie est finie.
log-score = Anglais : { $english }. Français : { $french }.
log-winner = { camp-people-start } l’emportent.
log-winner-group = { camp-people-start } l’emportent : ils ont le plus grand groupe.
log-winner-unspent = { camp-people-start } l’emportent : ils ont plus de cartes non dépensées.
log-draw-game = Autant de points et autant de cartes non dépensées : la partie est nulle.
log-draw-game-group = Autant de points, des groupes égaux et autant de cartes non dépensées : la partie est nulle.

## What one guesses in a game that is shown again
guess-front = { $castle } : { camp-people } retournent { n-cards }. Combien en tout ?
# From one sum to another.
guess-range = { $from } à { $to }
# A hero alone adds nothing to a sum.
guess-hero = le héros
