### Fayance: la página de las reglas, sus ejemplos y su índice.

fayance-rulebook = El reglamento
fayance-rulebook-about = Las reglas completas, con ejemplos y lo que hemos decidido nosotros.

## Examples

fayance-example-turn = { $n }. Norte combate aquí: { $north }; Sur aquí: { $south }.
fayance-example-undecided = Los { $n } primeros combates quedan indecisos.
fayance-example-capture =
    { $name } conquista el territorio. Después cada bando llama a { $n ->
        [one] una carta
       *[other] { $n } cartas
    }.

## Links

fayance-rules-pointed = Lo que señalé

## The index: each word is searched for as it is written here

fayance-index-army = ejército
fayance-index-capture = conquista
fayance-index-duel = duelo
fayance-index-fallen = caídas
fayance-index-favoured = favorecida
fayance-index-halfling = medianos
fayance-index-king = rey
fayance-index-leader = dirige
fayance-index-pile = pila
fayance-index-reserve = reserva
fayance-index-secret = secreto
fayance-index-territory = territorio
fayance-index-troop = tropa
fayance-index-undecided = indeciso
