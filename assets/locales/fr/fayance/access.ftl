### Fayance: access: the table in words, and the names of the register’s cards.

## What is owed, and who leads

fayance-overview-owes =
    { $what ->
        [muster] { $name } doit lever sa première armée.
        [call] { $name } doit annoncer une troupe.
        [lay] { $name } doit tourner et poser le territoire.
        [refill] { $name } doit compléter son armée depuis la réserve.
       *[choose] { $name } doit choisir une carte pour combattre.
    }
fayance-overview-confirmed = { $name } a choisi.
fayance-overview-you = Votre côté : { $side }.
fayance-overview-leads = { $name } mène.

## The territories

fayance-overview-edges = { $territory } est à poser. Ses bords, dans le sens horaire : { $edges }.
fayance-overview-land = On se bat pour { $territory } : combat { $n } sur quatre au plus.
fayance-overview-ground = Terrain de { $name } : { $terrain }. Peuple avantagé : { $people }.
fayance-overview-holds-none = { $name } n’a pas de territoire.
fayance-overview-holds =
    { $n ->
        [one] { $name } a { $n } territoire sur 5 : { $all }.
       *[other] { $name } a { $n } territoires sur 5 : { $all }.
    }
fayance-overview-below = Dessous, sans ordre : { $all }.

## The cards of a side

fayance-overview-army = { $name }, armée : { $cards }.
fayance-overview-reserve = { $name }, réserve : { $cards }.
fayance-overview-reserve-count =
    { $n ->
        [one] { $name }, réserve : { $n } carte.
       *[other] { $name }, réserve : { $n } cartes.
    }
fayance-overview-fallen = { $name }, cartes tombées : { $cards }.

## The register: each card, whose it is, and where

fayance-register-card =
    { $where ->
        [army] { $name } : { $card }, dans l’armée
        [reserve] { $name } : { $card }, dans la réserve
       *[fallen] { $name } : { $card }, tombé
    }
