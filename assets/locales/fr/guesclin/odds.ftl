### Guesclin !: odds, reach, threats, orders and aims in sentences.

## The throw

guesclin-odds-best = { $n } dés, les deux meilleurs comptent
guesclin-odds-both = { $n } dés, les deux comptent
guesclin-odds-worst = { $n } dés, les deux plus mauvais comptent
guesclin-odds-pool = { $capacity } : { $dice }
guesclin-odds-capacity = capacité { $n }
guesclin-odds-distance = distance { $n }
guesclin-odds-needs = touche à partir de { $n }
guesclin-odds-needs-twelve = ne touche qu’avec 12
# The same with what a hit does, short: for the plate of a phone.
guesclin-odds-low =
    { $n ->
        [12] 12 seulement
       *[other] dès { $n }
    } : { $does ->
        [drop] la charge tombe
        [neutralised] neutralisé
       *[stunned] sonné
    }
guesclin-odds-chance = { $n } %
guesclin-odds-sum = { $sum } = { $total }

## The parts of a defence

guesclin-part-base = DÉFENSE { $n }
guesclin-part-order = { $order } { $n }
guesclin-part-beside = { $who } en { $hex } { $n }
guesclin-part-in-wood = il est dans un bois { $n }
guesclin-part-wood = bois en { $hex } { $n }
guesclin-part-obstacle = { $obstacle } entre { $from } et { $to } { $n }
# The same where there is little room: Pikeman 0 (a bank) does not count for the bank.
guesclin-short-in-wood = au bois { $n }
guesclin-short-barred = { $who } 0 ({ $obstacle })
guesclin-flank-nobody = { $hex } : personne
guesclin-flank-friend = { $hex } : { $who } aide la défense : +1
guesclin-flank-enemy = { $hex } : { $who } gêne la défense : −1
guesclin-flank-barred = { $hex } : { $who } ne compte pas : { $obstacle } entre { $from } et { $to }

## What can come of it

guesclin-odds-stunned = { $who } est sonné : { $n } %
guesclin-odds-neutralised = { $who } est neutralisé : { $n } %
guesclin-odds-drop = { $who } lâche sa charge : { $n } %
guesclin-fate-miss = { $who } indemne
guesclin-fate-stunned = { $who } sonné
guesclin-fate-neutralised = { $who } neutralisé
guesclin-fate-drop = { $who } lâche sa charge
guesclin-joint = { $one }, { $other } : { $n } %
guesclin-joint-one = { $one } : { $n } %
guesclin-no-riposte-initiative = Pas de riposte : il n’a pas l’initiative.
guesclin-no-riposte-stunned = Pas de riposte : il est sonné.
guesclin-no-riposte-bears = Pas de riposte : il a les mains prises.
guesclin-attack-from = { $who } attaque { $target } depuis { $hex }
guesclin-shoots-at = { $who } tire sur { $target }
guesclin-strikes-back = Riposte : { $needs }

## The line of a shot

guesclin-shot-far = Hors de portée : à { $n } hexagones, TIR { $shot }
guesclin-shot-clear = Rien sur la ligne.
guesclin-shot-tie = La ligne passe entre les hexagones : le côté le plus dégagé compte.

## Reach, threats and orders

guesclin-reach-cost =
    { $n ->
        [one] { $hex } : { $n } point, reste { $left }
       *[other] { $hex } : { $n } points, reste { $left }
    }
guesclin-reach-passes = { $hex } : passage seulement, un allié s’y tient
guesclin-strike-chance = { $hex } : { $n } %
guesclin-strikes-elsewhere = Depuis d’autres hexagones : { $strikes }
guesclin-around-of = Autour de { $hex } :
guesclin-threat-none = Aucun ennemi ne peut ensuite frapper ni tirer en { $hex }.
guesclin-threat-none-marked = Aucun ennemi marqué ne peut ensuite frapper ni tirer en { $hex }.
guesclin-marked = marqué
guesclin-threat =
    { $n ->
        [one] { $n } ennemi peut frapper ou tirer en { $hex } : { $who }
       *[other] { $n } ennemis peuvent frapper ou tirer en { $hex } : { $who }
    }
guesclin-threat-ordered = Seulement avec un ordre : { $who }
guesclin-change = { $stat } { $before }, puis { $after }
guesclin-in-reach = Vient à portée : { $who }
guesclin-in-reach-lost = N’est plus à portée : { $who }
guesclin-in-reach-nobody = Personne d’autre ne vient à portée
# Who is left out at the end of a list.
guesclin-more = { $n } autres

## How the aim stands

guesclin-aim-booty-borne = Porteur du butin : { $who }
guesclin-aim-booty-lies = Butin : à terre en { $hex }
guesclin-aim-booty-out = Butin : sorti, aux mains { $of }
guesclin-aim-commander = { $who } : { $state }
guesclin-intact = indemne
guesclin-aim-post = { $post } : { $camp }
guesclin-aim-carts = Charrettes en ville : { $n } sur { $all }, encore sur la carte : { $left }
guesclin-aim-losses = { $camp } : { $n } hors de combat
guesclin-if-now = Si tout s’arrêtait là : { $victory }
guesclin-rounds-left =
    { $n ->
        [0] dernier tour
        [one] encore un tour
       *[other] encore { $n } tours
    }
