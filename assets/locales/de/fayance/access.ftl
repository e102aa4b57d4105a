### Fayance: access: the table in words, and the names of the register’s cards.

## What is owed, and who leads

fayance-overview-owes =
    { $what ->
        [muster] { $name } muss die erste Armee aufstellen.
        [call] { $name } muss eine Truppe rufen.
        [lay] { $name } muss das Gebiet drehen und legen.
        [refill] { $name } muss die Armee aus der Reserve ergänzen.
       *[choose] { $name } muss eine Karte für den Kampf wählen.
    }
fayance-overview-confirmed = { $name } hat gewählt.
fayance-overview-you = Deine Seite: { $side }.
fayance-overview-leads = { $name } führt.

## The territories

fayance-overview-edges = { $territory } ist zu legen. Die Kanten im Uhrzeigersinn: { $edges }.
fayance-overview-land = Gekämpft wird um { $territory }: Kampf { $n } von höchstens vier.
fayance-overview-ground = { $name } kämpft hier: { $terrain }. Begünstigt: { $people }.
fayance-overview-holds-none = { $name } hat kein Gebiet.
fayance-overview-holds = { $name } hat { $n } von 5 Gebieten: { $all }.
fayance-overview-below = Darunter, in keiner Reihenfolge: { $all }.

## The cards of a side

fayance-overview-army = { $name }, Armee: { $cards }.
fayance-overview-reserve = { $name }, Reserve: { $cards }.
fayance-overview-reserve-count =
    { $n ->
        [one] { $name }, Reserve: { $n } Karte.
       *[other] { $name }, Reserve: { $n } Karten.
    }
fayance-overview-fallen = { $name }, gefallen: { $cards }.

## The register: each card, whose it is, and where

fayance-register-card =
    { $where ->
        [army] { $name }: { $card }, in der Armee
        [reserve] { $name }: { $card }, in der Reserve
       *[fallen] { $name }: { $card }, gefallen
    }
