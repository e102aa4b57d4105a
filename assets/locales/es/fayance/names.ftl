### Fayance: sides, cards, terrains, tests, players.

# The name of the game.
fayance-name = El trono de Fayance
fayance-north = Norte
fayance-south = Sur
fayance-archer = Arquero
fayance-rider = Jinete
fayance-warrior = Guerrero
fayance-elves = Elfos
fayance-humans = Humanos
fayance-dwarves = Enanos
fayance-halflings = Medianos
fayance-forest = bosque
fayance-plain = llanura
fayance-mountain = montaña
fayance-no-cards = ninguna carta
fayance-list-comma = { $sooner }, { $last }
fayance-test-troop = Tropa
fayance-test-terrain = Terreno
fayance-test-halfling = Mediano
fayance-test-undecided = Indeciso
fayance-test-fourth = El cuarto: gana el segundo
# Who plays
fayance-person = Una persona
fayance-person-about = Una persona ante esta pantalla. Si son dos, eligen una tras otra, tras un telón.
fayance-bot-random = El bufón
fayance-bot-greedy = El contador
fayance-bot-apprentice = El aprendiz
fayance-bot-glazier = El esmaltador
fayance-bot-marshal = El mariscal
fayance-bot-champion = El campeón del rey
fayance-bot-random-about = Cualquier elección que permitan las reglas.
fayance-bot-greedy-about = Cuenta las cartas que vence y envía la mejor.
fayance-bot-apprentice-about = Aprendiz de alfarero: mira el terreno y olvida quién vence a quién.
fayance-bot-glazier-about = Cuenta lo que vence cada carta y espera que hagas lo mismo.
fayance-bot-marshal-about = Impenetrable en un territorio, pero reúne sus ejércitos con prisa.
fayance-bot-champion-about = El jugador del rey: piensa en toda la guerra y juega el final sin fallo.
fayance-card =
    el { $troop ->
        [archer] arquero
        [rider] jinete
       *[warrior] guerrero
    } { $people ->
        [elf] elfo
        [human] humano
        [dwarf] enano
       *[halfling] mediano
    }
