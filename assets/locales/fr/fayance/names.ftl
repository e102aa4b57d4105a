### Fayance: sides, cards, terrains, tests, players.

# The name of the game.
fayance-name = Le Trône de Fayance
fayance-north = Nord
fayance-south = Sud
fayance-archer = Archer
fayance-rider = Cavalier
fayance-warrior = Guerrier
fayance-elves = Elfes
fayance-humans = Humains
fayance-dwarves = Nains
fayance-halflings = Mi-portions
fayance-forest = forêt
fayance-plain = plaine
fayance-mountain = montagne
fayance-no-cards = aucune carte
fayance-list-comma = { $sooner }, { $last }
fayance-test-troop = Troupe
fayance-test-terrain = Terrain
fayance-test-halfling = Mi-portion
fayance-test-undecided = Indécis
fayance-test-fourth = Quatrième : à qui n’a pas tourné
# Who plays
fayance-person-about = Une personne à cet écran, qui peut taper son nom. À deux, chacun choisit à son tour, derrière un rideau.
# Le champion, qui donne les conseils, est aussi nommé dans fayance-tip-hint, fayance-hint-awaited, fayance-fact-cards,
# fayance-fact-turns et fayance-fact-armies ; l’émailleur, dans fayance-lesson-welcome.
fayance-bot-random = Le bouffon
fayance-bot-greedy = Le compteur
fayance-bot-apprentice = L’apprenti
fayance-bot-glazier = L’émailleur
fayance-bot-marshal = Le maréchal
fayance-bot-champion = Le champion du roi
fayance-bot-random-about = N’importe quel choix que la règle permet.
fayance-bot-greedy-about = Compte les cartes qu’il bat et envoie la meilleure.
fayance-bot-apprentice-about = Apprenti potier : il regarde le terrain et oublie qui bat qui.
fayance-bot-glazier-about = Compte ce que bat chaque carte, et s’attend à ce que vous fassiez de même.
fayance-bot-marshal-about = Impénétrable sur un territoire, mais il lève ses armées à la hâte.
fayance-bot-champion-about = Le joueur du roi : il pense à toute la guerre et en joue la fin sans faute.
fayance-card =
    { $troop ->
        [archer] l’archer
        [rider] le cavalier
       *[warrior] le guerrier
    } { $people ->
        [elf] elfe
        [human] humain
        [dwarf] nain
       *[halfling] mi-portion
    }
