### Fayance : la page des règles, ses exemples et son index.

fayance-rulebook = Le livret de règles
fayance-rulebook-about = Les règles complètes, avec des exemples et ce que nous avons tranché nous-mêmes.

## Examples

fayance-example-turn = { $n }. Terrain de Nord : { $north } ; de Sud : { $south }.
fayance-example-undecided = Les { $n } premiers combats sont indécis.
fayance-example-capture =
    { $name } s’empare du territoire. Puis chaque camp appelle { $n ->
        [one] une carte
       *[other] { $n } cartes
    }.

## Links

fayance-rules-pointed = Ce que j’ai montré

## The index: each word is searched for as it is written here

fayance-index-army = armée
fayance-index-capture = s’empare
fayance-index-duel = duel
fayance-index-fallen = tombées
fayance-index-favoured = avantagé
fayance-index-halfling = mi-portion
fayance-index-king = roi
fayance-index-leader = mène
fayance-index-pile = pile
fayance-index-reserve = réserve
fayance-index-secret = secret
fayance-index-territory = territoire
fayance-index-troop = troupe
fayance-index-undecided = indécis
