### Guesclin !: hints, the advised move and why.

guesclin-tip-hint = Ce que ferait le chevalier, et pourquoi.
guesclin-hint-awaited = Le chevalier examine la carte…

## The move

guesclin-hint-place = { $who } se place en { $hex }
guesclin-hint-order = Ordre « { $order } » pour { $who }
guesclin-hint-march = { $who } va en { $hex }
guesclin-hint-leave = { $who } quitte la carte { $exit }
guesclin-hint-deed = { $who } { $deed }
guesclin-hint-strikes = frappe { $who }
guesclin-hint-shoots = tire sur { $who }
guesclin-hint-takes = prend { $object }
guesclin-hint-puts = pose sa charge
guesclin-hint-gives = donne { $object } : { $to } s’en charge
guesclin-hint-breaks = met en pièces { $object }
guesclin-hint-bridge = manœuvre le pont
guesclin-hint-drop = { $object } tombe en { $hex }
guesclin-hint-finish = Finissez l’activation

## What somebody wants to get to

guesclin-hint-goal-exit =
    { $by ->
        [east] le côté est
        [north] le côté nord
        [south] le côté sud
       *[town] la porte de la ville
    }
guesclin-hint-goal-post =
    { $post ->
        [post-gate] la porte
        [post-postern] la poterne
       *[post-keep] la porte du donjon
    }
guesclin-hint-goal-object =
    { $object ->
        [booty] le butin
        [bundle] le fagot
       *[cart] la charrette
    }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }

## Why, after a colon

guesclin-hint-hits =
    { $result ->
        [stunned] { $n } % de chances de le sonner
        [neutralised] { $n } % de chances de le neutraliser
       *[drop] { $n } % de chances de lui faire lâcher sa charge
    }
guesclin-hint-beside = { $who }, à ses côtés, lui ôte 1 en DÉFENSE
guesclin-hint-beside-both = { $who } et { $other }, à ses côtés, lui ôtent 2 en DÉFENSE
guesclin-hint-back = sa riposte touche à { $n } %
guesclin-hint-no-initiative = sans initiative, il ne riposte pas
guesclin-hint-stunned = sonné, il ne riposte pas
guesclin-hint-bears = les mains prises, il ne riposte pas
guesclin-hint-clear = rien sur la ligne de tir
guesclin-hint-nearer =
    { $n ->
        [one] il gagne 1 point de chemin vers { $goal }
       *[other] il gagne { $n } points de chemin vers { $goal }
    }
guesclin-hint-away =
    { $n ->
        [one] de là, 1 point de chemin vers { $goal }
       *[other] de là, { $n } points de chemin vers { $goal }
    }
guesclin-hint-middle =
    { $n ->
        [0] c’est la rangée du milieu
        [one] c’est à 1 rangée du milieu
       *[other] c’est à { $n } rangées du milieu
    }
guesclin-hint-fewer =
    { $there ->
        [0] aucun ennemi ne peut l’y atteindre
        [one] 1 seul ennemi peut l’y atteindre
       *[other] { $there } ennemis peuvent l’y atteindre
    }, contre { $here } ici
guesclin-hint-calmer = les coups à craindre y touchent moins souvent
guesclin-hint-flies = { $post } arbore alors votre bannière
guesclin-hint-counts =
    { $object ->
        [booty] qui sort le butin de la carte gagne au moins en partie
        [bundle] il ne retient plus le pont baissé
       *[cart] chaque charrette compte à la fin
    }
guesclin-hint-brings-out =
    { $object ->
        [booty] plus personne ne peut alors prendre le butin
        [bundle] il est alors hors de la carte
       *[cart] cette charrette est alors en ville
    }
guesclin-hint-settled = le sort du butin est fixé, seule sa fuite compte encore
guesclin-hint-order-strike = il pourra frapper { $target } à { $then } %, contre { $now } % au mieux sans cet ordre
guesclin-hint-order-reach = il atteindra ainsi { $target } et touchera à { $then } %
guesclin-hint-order-nearer =
    { $then ->
        [one] il gagne 1 point de chemin vers { $goal }
       *[other] il gagne { $then } points de chemin vers { $goal }
    }, contre { $now } sans lui
guesclin-hint-order-defence =
    { $n ->
        [one] DÉFENSE { $then } au lieu de { $now } face à l’ennemi qui peut l’atteindre
       *[other] DÉFENSE { $then } au lieu de { $now } face aux { $n } ennemis qui peuvent l’atteindre
    }
guesclin-hint-order-leaves = il peut alors quitter la carte aussitôt
guesclin-hint-order-goes = il va ainsi jusqu’en { $hex }, hors d’atteinte sans cet ordre
guesclin-hint-order-gains = aucun autre ordre n’apporte autant
guesclin-hint-keeps-bridge = tant qu’il est là, le pont reste baissé
guesclin-hint-free-hands = les mains libres, il peut se battre
guesclin-hint-shuts-out =
    { $out ->
        [one] { $out } des Français reste
       *[other] { $out } des Français restent
    } dehors, { $inside } dedans
guesclin-hint-opens-way = la voie est alors libre
guesclin-hint-never-arrives = une charrette mise en pièces n’entre jamais en ville
guesclin-hint-falls =
    { $own ->
        [0] c’est aux pieds d’un des vôtres
        [one] l’un des vôtres est à 1 hexagone
       *[other] le plus proche des vôtres est à { $own } hexagones
    }, l’ennemi le plus proche à { $theirs }
guesclin-hint-all-acted = tous ont agi
guesclin-hint-nothing-gains =
    { $n ->
        [one] rien de ce que ferait le dernier n’apporterait quoi que ce soit
       *[other] rien de ce que feraient les { $n } autres n’apporterait quoi que ce soit
    }
