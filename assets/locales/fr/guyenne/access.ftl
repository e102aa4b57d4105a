### Accessibilité : la table en mots, l’aide-mémoire, « et si ».

spoken-castle-fronts = { $castle } ; { $fronts }
spoken-front =
    { $side ->
        [defence] { camp-people } le défendent avec { $cards }
       *[attack] { camp-people } l’attaquent avec { $cards }
    }
spoken-front-shown = { $cards }, somme { $sum }
spoken-front-own = { $cards }, face cachée, somme { $sum }
spoken-front-hidden = { n-cards }, face cachée

overview-round = Tour { $n }. { camp-people-start } posent en premier.
overview-player = { camp-people-start } : { $name }.
overview-combat = Combat { $n } sur { $of }, à { $castle }.
overview-combat-next = Le combat suivant a lieu à { $castle }.
overview-hand = Votre main : { $cards }.
overview-hand-empty = Votre main est vide.
overview-points = Points à présent : Anglais { $english }, Français { $french }.
overview-lost = { camp-people-start } ont perdu pour de bon : { $cards }.

## L’aide-mémoire

memory-title = Cartes montrées
memory-about = Une aide : ce que chacun pourrait retenir. Chaque camp a commencé avec 12 × 2, 4 × 3, 3 × 4, 2 × 5 et son héros.
tally-hero = H
tally-kind = { $n } × { $what }
memory-shown = { camp-people-start } ont montré depuis leur dernier mélange : { $cards }.
memory-shown-none = { camp-people-start } n’ont rien montré depuis leur dernier mélange.
memory-remaining = { camp-people-start } peuvent encore avoir, en main, dans la pioche ou face cachée : { $cards }.

## Et si

what-if = Si { camp-people } tenaient { $castle } : Anglais { $english }, Français { $french }.
