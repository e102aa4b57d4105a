### Fayance: access: the table in words, and the names of the register’s cards.

## What is owed, and who leads

fayance-overview-owes =
    { $what ->
        [muster] { $name } debe reunir su primer ejército.
        [call] { $name } debe anunciar una tropa.
        [lay] { $name } debe girar y colocar el territorio.
        [refill] { $name } debe completar su ejército con la reserva.
       *[choose] { $name } debe elegir una carta para combatir.
    }
fayance-overview-confirmed = { $name } ha elegido.
fayance-overview-you = Tu bando: { $side }.
fayance-overview-leads = { $name } dirige.

## The territories

fayance-overview-edges = Falta colocar { $territory }. Sus bordes, en el sentido del reloj: { $edges }.
fayance-overview-land = Se lucha por { $territory }: combate { $n } de cuatro como máximo.
fayance-overview-ground = { $name } combate aquí: { $terrain }. Pueblo favorecido: { $people }.
fayance-overview-holds-none = { $name } no tiene territorios.
fayance-overview-holds =
    { $n ->
        [one] { $name } tiene { $n } territorio de 5: { $all }.
       *[other] { $name } tiene { $n } territorios de 5: { $all }.
    }
fayance-overview-below = Debajo, sin orden: { $all }.

## The cards of a side

fayance-overview-army = { $name }, ejército: { $cards }.
fayance-overview-reserve = { $name }, reserva: { $cards }.
fayance-overview-reserve-count =
    { $n ->
        [one] { $name }, reserva: { $n } carta.
       *[other] { $name }, reserva: { $n } cartas.
    }
fayance-overview-fallen = { $name }, cartas caídas: { $cards }.

## The register: each card, whose it is, and where

fayance-register-card =
    { $where ->
        [army] { $name }: { $card }, en el ejército
        [reserve] { $name }: { $card }, en la reserva
       *[fallen] { $name }: { $card }, caído
    }
