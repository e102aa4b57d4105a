### Names: camps, castles, cards, bots, levels, phases. $camp is always the id english or french.

# The name of the game.
guyenne-name = Guyenne

## Building blocks

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

# Within a sentence, then at its beginning.
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
camp-cry =
    { $camp ->
        [english] Guyenne! Saint George!
       *[french] Montjoie! Saint Denis!
    }

## The castles, west to east

castle-chauvigny = Chauvigny
castle-prune = La Prune-au-Pot
castle-crozant = Crozant
castle-cluis = Cluis
castle-sarzay = Sarzay
castle-huriel = Huriel

## The cards

# For lists of cards: a horseman (4) and an archer (2).
a-card-2 = an archer (2)
a-card-3 = a spearman (3)
a-card-4 = a horseman (4)
a-card-5 = an engine (5)
a-card-hero = the hero
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

## Who plays

player-human =
    { $camp ->
        [english] The English lord
       *[french] The French lord
    }
# Partners with the same name: the number of their seat is added.
player-of-two = { $name } { $place }
# In the menus, where seats of both camps are listed.
player-of-camp =
    { $camp ->
        [english] { $name } (English)
       *[french] { $name } (French)
    }
# Built: bot-*, bot-*-about, bot-*-temper of games::guyenne::ai::BOTS
bot-random = The Jester
bot-random-temper = plays at whim, laughs either way
bot-random-about = Any move the rules allow, drawn like straws. A gentle first opponent.
bot-greedy = The Reeve
bot-greedy-temper = careful, and counts every lance
bot-greedy-about = Weighs forces and groups, and never spends a hero lightly.
# The four levels, weakest first: a name, a temperament, one line of description.
# The Constable, who gives hints, is also named in tip-hint.
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

# Ending: edition-*-about, level-*-about
edition-2022 = 2022 rules
edition-2022-about = Reinforcement, three levels, and two points for every castle in a group.
edition-2021 = 2021 rules
edition-2021-about = No reinforcement; the largest group and unspent cards score; taking an enemy castle costs a card.
level-base = Base
level-base-about = Every card comes back: the best way to begin.
level-advanced = Advanced
level-advanced-about = Attack an enemy castle, or lose the fight for a neutral one, and your strongest card there is lost.
level-expert = Expert
level-expert-about = Like advanced, but each camp first sets five cards aside, and the game lasts longer.
# The rules of a day’s deal: the names of edition and level.
deal-rules = { $edition }, { $level }

## What came of a deal, for a challenge

n-castles =
    { $n ->
        [one] { $n } castle
       *[other] { $n } castles
    }
deal-outcome =
    { $outcome ->
        [won] won
        [lost] lost
       *[drawn] drawn
    }
deal-told = { deal-outcome }, { $castles }, { $points }
deal-told-points = { deal-outcome }, { $points } to { $against }
deal-boast =
    { $castles ->
        [0] I took no castle
        [one] I took one castle
       *[other] I took { $castles } castles
    } with this hand, { $points } to { $against }: and you?

## The phases

phase-reserve = Setting aside
phase-placement = Placement
phase-reinforcement = Reinforcement
phase-combat = Combat
phase-over = The end
