### Names: camps, castles, cards, bots, levels, phases. $camp is always the id english or french.

## Building blocks

verbatim = { $text }
list-comma = ,{ " " }
list-and = { $sooner } and { $last }
n-cards =
    { $n ->
        [0] no cards
        [one] one card
       *[other] { $n } cards
    }
n-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## The camps

camp-english = English
camp-french = French
camp-neutral = neutral
# In a sentence, then at its head.
camp-people =
    { $camp ->
        [english] the English
       *[french] the French
    }
camp-people-start =
    { $camp ->
        [english] The English
       *[french] The French
    }
camp-adjective =
    { $camp ->
        [english] English
       *[french] French
    }
camp-noun =
    { $camp ->
        [english] English
       *[french] French
    }
camp-realm =
    { $camp ->
        [english] England
       *[french] France
    }
camp-cry =
    { $camp ->
        [english] Guyenne! Saint George!
       *[french] Montjoie! Saint Denis!
    }

## The castles, west to east

castle-chauvigny = Chauvigny
castle-crozant = Crozant
castle-prune = La Prune-au-Pot
castle-cluis = Cluis
castle-sarzay = Sarzay
castle-huriel = Huriel

## The cards

card-2 = Archer
card-3 = Spearman
card-4 = Horseman
card-5 = Siege engine
card-archer = Archer
card-spearman = Spearman
card-horseman = Horseman
card-engine = Siege engine
card-hero = Hero
card-unknown = a hidden card
card-first-player = First player
# For lists of cards: a horseman (4) and an archer (2).
a-card-2 = an archer (2)
a-card-3 = a spearman (3)
a-card-4 = a horseman (4)
a-card-5 = an engine (5)
hero =
    { $camp ->
        [english] the Black Prince
       *[french] du Guesclin
    }
hero-start =
    { $camp ->
        [english] The Black Prince
       *[french] Du Guesclin
    }
hero-english = Black Prince
hero-french = du Guesclin

## Who plays

player-person = A person
player-human =
    { $camp ->
        [english] The English lord
       *[french] The French lord
    }
bot-random = The Jester
bot-random-temper = plays at whim, laughs either way
bot-random-about = Any move the rules allow, drawn like straws. A gentle first opponent.
bot-greedy = The Reeve
bot-greedy-temper = careful, and counts every lance
bot-greedy-about = Weighs forces and groups, and never spends a hero lightly.
# The four levels, weakest first: a name, a temper, a line of description.
bot-squire = The Squire
bot-squire-temper = the hothead
bot-squire-about = Strikes at whatever tempts him, and counts his cards afterwards.
bot-knight = The Knight
bot-knight-temper = the miser
bot-knight-about = Thrifty and sound: spends little, and keeps his best for what pays.
bot-captain = The Captain
bot-captain-temper = the bluffer
bot-captain-about = One card or a whole company: he mixes them, and is hard to read.
bot-constable = The Constable
bot-constable-temper = the old fox
bot-constable-about = Thinks ahead, and reckons with every card you may hold.

## Editions and levels

edition-2022 = 2022 rules
edition-2022-about = Reinforcement, three levels, and two points for every castle in a group.
edition-2021 = 2021 rules
edition-2021-about = The older leaflet: no reinforcement, one level, and points for unspent cards.
level-base = Base
level-base-about = Every card comes back: the best way to begin.
level-advanced = Advanced
level-advanced-about = Combat costs cards: some go to the pillage for good.
level-expert = Expert
level-expert-about = As advanced, but each camp first sets five cards aside, and the game lasts longer.

## The phases

phase-reserve = Setting aside
phase-deal = Deal
phase-placement = Placement
phase-reinforcement = Reinforcement
phase-combat = Combat
phase-losses = Losses
phase-round-end = End of the round
phase-over = The end
