### Fayance : deux personnes avec deux appareils.

## Au grand jour

fayance-prompt-signs-choose = Appuyez sur le signe d’une de vos cartes, puis { $commit } : nul ne voit laquelle
fayance-prompt-signs-call = Appuyez sur le signe d’une troupe, puis { $commit } : nul ne voit laquelle
fayance-prompt-signs-muster = Quatre cartes : appuyez dans l’ordre sur les deux signes de chacune, puis { $commit }
fayance-prompt-signs-refill = Appuyez sur les deux signes de chaque carte appelée, puis { $commit }
fayance-prompt-signs-whole = Vos réserves entières rejoignent les armées : { $commit }
fayance-prompt-light = Maintenez { $confirm } et lâchez quand la lumière est au bon endroit ; puis { $commit }
fayance-in-mind =
    { $count ->
        [1] a son idée
       *[other] en a { $n } sur { $count } en tête
    }

## Nouvelle partie

fayance-secrecy = En secret
fayance-secrecy-signs = Par signes
fayance-secrecy-signs-about = À deux appareils : chaque carte porte un signe ; on appuie au grand jour, et nul ne voit lequel. Les signes changent à chaque fois.
fayance-secrecy-light = À la lumière
fayance-secrecy-light-about = À deux appareils : maintenez une touche et lâchez-la quand la lumière est sur votre carte. Aucun pouce ne trahit rien.
fayance-secrecy-curtain = Un rideau
fayance-secrecy-curtain-about = Chacun à son tour ; pendant ce temps, l’autre regarde ailleurs.
fayance-company-apart = Deux personnes, chacune avec son appareil : on choisit au grand jour.
fayance-guest = { $name } : ici joue { $device }. { $key } pour se lever.

## Une couronne certaine

fayance-certain = Les scribes l’ont déjà écrit : { $name } aura la couronne, sauf erreur
fayance-button-fast = Accélérer
fayance-tip-fast = La couronne est certaine : jusqu’à la fin, la table va à la vitesse 4× ; votre réglage reste le même.
fayance-open-again = Une erreur : la couronne est de nouveau en jeu
