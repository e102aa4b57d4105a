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
fayance-test-fourth = Cuarto: gana quien no giró
# Who plays
fayance-person-about = Una persona ante esta pantalla, que puede escribir su nombre. Si son dos, eligen por turnos, tras una cortina.
# El Campeón, que da los consejos, se nombra también en fayance-tip-hint, fayance-hint-awaited, fayance-fact-cards,
# fayance-fact-turns y fayance-fact-armies; el Esmaltador, en fayance-lesson-welcome.
fayance-bot-random = El Bufón
fayance-bot-greedy = El Contador
fayance-bot-apprentice = El Aprendiz
fayance-bot-glazier = El Esmaltador
fayance-bot-marshal = El Mariscal
fayance-bot-champion = El Campeón del Rey
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
