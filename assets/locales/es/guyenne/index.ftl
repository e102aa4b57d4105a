### The words of the rulebook’s index: each is searched for as it is written here.

index-attack = atacante
index-combat = combate
index-concede = ceder
index-defence = defensor
index-discard = descarte
index-draw = mazo
index-expert = experto
index-first = primero
index-group = grupo
index-hero = héroe
index-neutral = neutral
index-partner = pareja
index-pass = pasa
index-points = puntos
index-reinforcement = refuerzo
index-strongest = carta más fuerte
index-sum = suma
index-tie = empate

rulebook = El reglamento
rulebook-about = Todas las reglas de cada edición y nivel, con ejemplos, nuestras decisiones y sus razones, y un buscador.

## Ejemplos

example-attack = { camp-people-start } atacan con { $cards }.
example-defence = { camp-people-start } defienden con { $cards }.
example-takes = { camp-people-start } toman el castillo.
example-holds = { camp-people-start } conservan el castillo.
example-stays = El castillo sigue neutral.
example-concedes = { camp-people-start } ceden; nadie más conoce sus cartas.
example-loses = Se pierde para siempre: { $cards }.
example-score = { camp-people-start }: { n-points }.
# Cartas sin gastar que cuentan.
example-unspent = Sin gastar, { camp-people }: { n-cards }.

## En la mesa

# Bajo una ayuda, junto al signo de la tecla.
tip-more = la regla
