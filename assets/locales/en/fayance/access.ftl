### Fayance: access: the table in words, and the names of the register’s cards.

## What is owed, and who leads

fayance-overview-owes =
    { $what ->
        [muster] { $name } is to muster the first army.
        [call] { $name } is to call a troop.
        [lay] { $name } is to turn the territory and lay it.
        [refill] { $name } is to complete the army from the reserve.
       *[choose] { $name } is to choose a card to fight with.
    }
fayance-overview-confirmed = { $name } has chosen.
fayance-overview-you = You are on the side of { $side }.
fayance-overview-leads = { $name } leads.

## The territories

fayance-overview-edges = { $territory } is to be laid. Its edges, clockwise: { $edges }.
fayance-overview-land = { $territory } is fought over: combat { $n } of four at most.
fayance-overview-ground = { $name } fights here: { $terrain }. Favoured: { $people }.
fayance-overview-holds-none = { $name } holds no territory.
fayance-overview-holds = { $name } holds { $n } of 5 territories: { $all }.
fayance-overview-below = Below it, in no order: { $all }.

## The cards of a side

fayance-overview-army = { $name }, army: { $cards }.
fayance-overview-reserve = { $name }, reserve: { $cards }.
fayance-overview-reserve-count =
    { $n ->
        [one] { $name }, reserve: { $n } card.
       *[other] { $name }, reserve: { $n } cards.
    }
fayance-overview-fallen = { $name }, fallen: { $cards }.

## The register: each card, whose it is, and where

fayance-register-card =
    { $where ->
        [army] { $name }: { $card }, in the army
        [reserve] { $name }: { $card }, in the reserve
       *[fallen] { $name }: { $card }, fallen
    }
