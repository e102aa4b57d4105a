### Fayance: sides, cards, terrains, tests, players.

# The name of the game.
fayance-name = The Throne of Fayance
fayance-north = North
fayance-south = South
fayance-archer = Archer
fayance-rider = Rider
fayance-warrior = Warrior
fayance-elves = Elves
fayance-humans = Humans
fayance-dwarves = Dwarves
fayance-halflings = Halflings
fayance-forest = forest
fayance-plain = plain
fayance-mountain = mountain
fayance-no-cards = no card
fayance-list-comma = { $sooner }, { $last }
fayance-test-troop = Troop
fayance-test-terrain = Terrain
fayance-test-halfling = Halfling
fayance-test-undecided = Undecided
fayance-test-fourth = Fourth: who did not turn it wins
# Who plays
fayance-person-about = A person at this screen, who may type a name. Two people choose one after the other, behind a curtain.
# The champion, who gives hints, is also named in fayance-tip-hint, fayance-hint-awaited, fayance-fact-cards,
# fayance-fact-turns and fayance-fact-armies, the glazier in fayance-lesson-welcome.
# Built: fayance-bot-*, fayance-bot-*-about of games::fayance::ai::BOTS
fayance-bot-random = The Jester
fayance-bot-greedy = The Counter
fayance-bot-apprentice = The Apprentice
fayance-bot-glazier = The Glazier
fayance-bot-marshal = The Marshal
fayance-bot-champion = The King’s Champion
fayance-bot-random-about = Any choice that the rules allow.
fayance-bot-greedy-about = Counts the cards it beats, and sends the best.
fayance-bot-apprentice-about = A potter’s apprentice: looks at the land and forgets who beats whom.
fayance-bot-glazier-about = Counts what each card beats, and expects you to do the same.
fayance-bot-marshal-about = Cannot be read on a territory, but musters in haste.
fayance-bot-champion-about = The king’s own player: thinks of the whole war, and plays its end without a flaw.
fayance-card =
    the { $people ->
        [elf] elven
        [human] human
        [dwarf] dwarven
       *[halfling] halfling
    } { $troop ->
        [archer] archer
        [rider] rider
       *[warrior] warrior
    }
