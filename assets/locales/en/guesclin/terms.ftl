### Guesclin !: camps, banners, fighters, orders, terrains, objects, scenarios.

# The name of the game.
guesclin-name = Guesclin!

## Camps and banners

guesclin-camp-france = France
guesclin-camp-england = England
guesclin-of-france = of France
guesclin-of-england = of England
guesclin-banner-french = French
guesclin-banner-blesist = Blesists
guesclin-banner-english = English
guesclin-banner-montfortist = Montfortists

## Fighters: the trade alone, with the banner, at the head of a sentence, within one, and as its object

guesclin-trade =
    { $trade ->
        [horseman] Horseman
        [knight] Knight
        [squire] Squire
        [sergeant] Sergeant
        [pikeman] Pikeman
        [companion] Companion
        [archer] Archer
        [crossbowman] Crossbowman
        [franc-archer] Franc-archer
        [lieutenant] Lieutenant
        [valet] Valet
       *[carter] Carter
    }
guesclin-fighter =
    { $banner ->
        [french] French
        [blesist] Blesist
        [english] English
       *[montfortist] Montfortist
    } { $trade ->
        [horseman] horseman
        [knight] knight
        [squire] squire
        [sergeant] sergeant
        [pikeman] pikeman
        [companion] companion
        [archer] archer
        [crossbowman] crossbowman
        [franc-archer] franc-archer
        [lieutenant] lieutenant
        [valet] valet
       *[carter] carter
    }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }
# One of several of the same trade.
guesclin-ordinal =
    { $n ->
        [1] first
        [2] second
        [3] third
       *[other] { $n }th
    }
# A trade after an article.
guesclin-trade-noun =
    { $trade ->
        [horseman] horseman
        [knight] knight
        [squire] squire
        [sergeant] sergeant
        [pikeman] pikeman
        [companion] companion
        [archer] archer
        [crossbowman] crossbowman
        [franc-archer] franc-archer
        [lieutenant] lieutenant
        [valet] valet
       *[carter] carter
    }
guesclin-fighter-start =
    The { $n ->
        [0] { "" }
       *[other] { guesclin-ordinal }{ " " }
    }{ $banner ->
        [french] French
        [blesist] Blesist
        [english] English
       *[montfortist] Montfortist
    } { guesclin-trade-noun }
guesclin-fighter-mid =
    the { $n ->
        [0] { "" }
       *[other] { guesclin-ordinal }{ " " }
    }{ $banner ->
        [french] French
        [blesist] Blesist
        [english] English
       *[montfortist] Montfortist
    } { guesclin-trade-noun }
guesclin-fighter-object =
    the { $n ->
        [0] { "" }
       *[other] { guesclin-ordinal }{ " " }
    }{ $banner ->
        [french] French
        [blesist] Blesist
        [english] English
       *[montfortist] Montfortist
    } { guesclin-trade-noun }
guesclin-named =
    { $name ->
        [guesclin] Bertrand du Guesclin
        [bemborough] Robert Bemborough
       *[penhoet] Penhoët the Lame
    }
guesclin-named-object =
    { $name ->
        [guesclin] Bertrand du Guesclin
        [bemborough] Robert Bemborough
       *[penhoet] Penhoët the Lame
    }
guesclin-comma = { $sooner }, { $last }
guesclin-sentences = { $sooner } { $last }

## Numbers and traits

guesclin-stat-move = MOVE
guesclin-stat-melee = MELEE
guesclin-stat-defence = DEFENCE
guesclin-stat-shot = SHOT
guesclin-stat = { $stat } { $n }
guesclin-trait-commander = Commander
guesclin-trait-skirmisher = Skirmisher
guesclin-trait-initiative = Initiative
guesclin-stunned = stunned
guesclin-neutralised = neutralised
guesclin-left = has left the map
guesclin-acted = has acted
guesclin-under-order = order { $order }
guesclin-bears = bears { $object }
guesclin-drives = drives { $object }

## Orders: in the player’s language, as the commander cries them, and what they change

guesclin-order-caution = Caution!
guesclin-order-cover = Take cover!
guesclin-order-assault = To the assault!
guesclin-order-strike = Strike!
guesclin-order-advance = Advance!
guesclin-order-charge = Charge!
guesclin-cry-caution = Prudence !
guesclin-cry-cover = À couvert !
guesclin-cry-assault = À l’assaut !
guesclin-cry-strike = Frappez !
guesclin-cry-advance = Avancez !
guesclin-cry-charge = Foncez !
# The French cry beside the player’s own words.
guesclin-order-cried = { $order } (“{ $cry }”)
guesclin-effect = { $stat } { $change }

## The map

guesclin-terrain-grass = open ground
guesclin-terrain-court = courtyard
guesclin-terrain-bridge = bridge
guesclin-terrain-wood = wood
guesclin-terrain-hut = hut
guesclin-terrain-ford = ford
guesclin-terrain-water = water
guesclin-bridge-raised = raised bridge
guesclin-bank = a bank
guesclin-wall = a wall
guesclin-way-n = to the north
guesclin-way-ne = to the north-east
guesclin-way-se = to the south-east
guesclin-way-s = to the south
guesclin-way-sw = to the south-west
guesclin-way-nw = to the north-west
guesclin-edge = { $obstacle } { $way }
guesclin-around = { $way }: { $what }
guesclin-around-none = Nothing but open ground around.
guesclin-place-rose = the compass rose
guesclin-place-mere = the mere
guesclin-place-ford = the ford
guesclin-place-croft = the croft
guesclin-place-well = the well
guesclin-place-keep = the keep
guesclin-place-sheepfold = the sheepfold
guesclin-place-gate = the gate
guesclin-place-postern = the postern
guesclin-place-winch = the winch
guesclin-place-camp = the camp
guesclin-place-mordelaise = the Mordelaise gate
guesclin-place-vilaine = the Vilaine
guesclin-place-ille = the Ille
guesclin-post = post { $of }
guesclin-lies = { $object } lies here
guesclin-would-stand = { $hex }: { $who } is to stand here
guesclin-exit-east = over the east side
guesclin-exit-north = over the north side
guesclin-exit-south = over the south side
guesclin-exit-town = by the town gate
guesclin-post-gate = The gate
guesclin-post-postern = The postern
guesclin-post-keep = The keep’s door

## Objects: as a caption, at the head of a sentence, and as its object

guesclin-object =
    { $object ->
        [booty] Booty
        [bundle] Bundle
       *[cart] Cart
    }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }
guesclin-object-start =
    { $object ->
        [booty] The booty
        [bundle] Bundle
       *[cart] Cart
    }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }
guesclin-object-object =
    { $object ->
        [booty] the booty
        [bundle] bundle
       *[cart] cart
    }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }

## Scenarios: the title, whose it is, the situation, and the aim of each camp

guesclin-scenario-seed = From the game as printed
guesclin-scenario-ours = Our own scenario
guesclin-booty = The booty
guesclin-booty-situation = Guesclin is short of money: to pay his men he has already “borrowed” his mother’s jewels. Now an English knight rides by on his way to the castle of Fougeray, and his valet carries his riches. The little band lies in wait east of the road.
guesclin-booty-france = Neutralise the English horseman, and take the booty off the map by the north or the south.
guesclin-booty-england = Bring the horseman and the booty off the map by the east.
guesclin-woodcutters = The woodcutters
guesclin-woodcutters-situation = Bemborough has ridden out, and the drawbridge of Fougeray is down. Woodcutters come up to it with bundles on their backs, Guesclin first. He throws his down on the bridge, so that it cannot rise, and cries his name.
guesclin-woodcutters-france = Raise the banner of France on the three posts: the gate, the postern and the keep’s door.
guesclin-woodcutters-england = Hold the posts to the last round; the bridge can be raised at the winch.
guesclin-carts = The carts of Rennes
guesclin-carts-situation = The duke of Lancaster besieges Rennes, and the town is starving. At dawn Guesclin falls on the sleeping camp and drives the duke’s own carts towards the Mordelaise gate, through lines that are waking up.
guesclin-carts-france = Drive the carts into the town by the Mordelaise gate: two at least, better all.
guesclin-carts-england = Stop the carts: neutralise the drivers, and break the carts up.
guesclin-open-field = The open field
guesclin-open-field-situation = Guesclin has taken the castle of Fougeray by a ruse. Robert Bemborough, its governor, hurries back to retake it. But Guesclin is no man to shut himself up: he mounts and rides out to meet him.
guesclin-open-field-france = Neutralise both commanders of England.
guesclin-open-field-england = Neutralise both commanders of France.

## Maps

guesclin-map-fougeray = The country round Fougeray
guesclin-map-castle = The castle of Fougeray
guesclin-map-rennes = Under the walls of Rennes

## Who plays

# The knight, who gives hints, is also named in guesclin-tip-hint, guesclin-hint-awaited, guesclin-lesson-goodbye and
# guesclin-bot-captain-about.
# Built: guesclin-bot-*, guesclin-bot-*-about of games::guesclin::ai::BOTS
guesclin-bot-random = The Stray
guesclin-bot-random-about = Any choice that the rules allow.
guesclin-bot-squire = The Squire
guesclin-bot-squire-about = Strikes where it pays and shields his commander, but does not look where others may be struck.
guesclin-bot-knight = The Knight
guesclin-bot-knight-about = Weighs what the enemy can reach before every step, and gives the order that gains most.
guesclin-bot-captain = The Captain
guesclin-bot-captain-about = As the knight, but knows each field: when to hurry, whom to strike first, where to stand side by side.
guesclin-bot-constable = The Constable
guesclin-bot-constable-about = Plays every plan on in his head until all have answered, and weighs each result of the dice.
