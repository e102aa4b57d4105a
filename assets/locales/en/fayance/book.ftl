### The rulebook of Fayance: the rules in full, with rulings that are ours and their reasons.

fayance-book-box = Aim and cards
fayance-book-setup = Setting up
fayance-book-land = The territory
fayance-book-combat = The combat
fayance-book-undecided = Undecided
fayance-book-after = After a victory
fayance-book-end = The end
fayance-book-table = At this table

## Aim and cards

# Ending: fayance-rule-*-why
fayance-rule-aim = The king of Fayance is dead and leaves no heir. Two sides fight for his realm, and whoever first captures { $win } territories takes the throne.
fayance-rule-cards = There are { $cards } army cards. Each shows a troop (archer, rider or warrior) and a people (elves, humans, dwarves or halflings). Each of these { $kinds } kinds is there twice.
fayance-rule-twins = The two cards of a kind are interchangeable. Whoever holds both has one choice there, not two.
fayance-rule-twins-why = Nothing on the cards tells them apart.
fayance-rule-ring = Troops beat each other in a ring: a rider beats a warrior, a warrior beats an archer, an archer beats a rider.
fayance-rule-favours = Terrains favour peoples: the forest favours elves, the plain humans, the mountain dwarves. No terrain favours halflings, but they are strong where nobody is favoured.
fayance-rule-land = There are { $territories } territory cards: squares on which two or all { $terrains } terrains meet.
fayance-rule-edges = A territory lies between the players, and two of its edges count: each side fights in the terrain along the edge that faces it. The other two count for nothing.
fayance-rule-nine = These { $territories } territories and their names are ours. They have the shape of an elbow, of two halves or of a band, and each shape is there once for every terrain.
fayance-rule-nine-why = The printed rules show a single card as an example. By counting and measuring we chose a set in which elves, humans and dwarves are worth the same.
fayance-rule-sides = One side is north, the other south. Seats decide who is which; the rules treat both alike.
fayance-rule-sides-why = Names are needed to say which edge is whose, and to write a game down.

## Setting up

fayance-rule-deal = All army cards are shuffled, and each side is dealt { $dealt }.
fayance-rule-pile = The territories are shuffled into a face-up pile. Only the top one is in view, and nobody looks below it. When it is taken, the next one comes into view.
fayance-rule-pile-why = The printed rules only say that the pile lies face up and that its first card is taken. If the whole order were known, calculation alone would decide.
fayance-rule-muster = Each side chooses { $army } of its { $dealt } cards as its army and lays them face up: this is the muster. The other { $reserve } cards are its reserve.
fayance-rule-together = Both sides muster at the same time and in secret, with the first territory in view. Then both armies are shown together.
fayance-rule-together-why = The printed rules give no order, and whoever chose second would know the answer to the first.
fayance-rule-reserve = What the other side has in reserve is no secret. At this table the register shows it.
fayance-rule-reserve-why = All cards are dealt, so everybody can work out what the other side holds. Hiding it would reward bookkeeping, not play.
fayance-rule-opening = Before the first territory the sides find out who leads: by a duel or by a lot, as was chosen for the game.
fayance-rule-duel = In a duel both secretly call a troop, and the ring of troops decides: the stronger call leads. Equal calls are repeated; after { $equal } equal calls a fair lot decides.
fayance-rule-duel-why = The printed game plays rock, paper, scissors here, and the ring of troops is the same under another name. The lot makes sure that it ends.
fayance-rule-lot = In an opening by lot, a fair lot says at once who leads.
fayance-rule-lot-why = The odds are the same, and it takes no time.

## The territory

fayance-rule-lead = The leader takes the top territory of the pile, turns it as they like and lays it between the armies. Nobody else turns it.
fayance-rule-turns = All { $turns } turns are allowed, even where two of them give the same terrains. The leader turns it with both armies and the next territory of the pile in view.
fayance-rule-turns-why = A real card can be turned in so many ways, and taking it off the pile bares the next one.
fayance-rule-combats = Combats are fought over a territory until one is decided, { $combats } at the most. Before each of the first { $choices } both sides choose a card.
fayance-rule-choice = Each side secretly picks a card of its army. When both have confirmed, both cards are shown together.
fayance-rule-final = Until you confirm you may change your mind; what is confirmed is final. What was considered and taken back is shown to nobody.
fayance-rule-final-why = In the printed rules, too, both players confirm before either points at a card.

## The combat

fayance-rule-tests = There are tests for troop, terrain and halfling, asked in this order. The first one that tells the two cards apart decides.
fayance-rule-troop = Different troops: the one that is stronger in the ring wins. Peoples and terrains are not even looked at.
fayance-rule-troop-first = So a favoured card loses as well if its troop is the weaker one.
fayance-rule-terrain = Equal troops: if exactly one of the cards is favoured by the terrain that its own side fights in, it wins.
fayance-rule-terrain-halfling = A favoured card wins against a halfling, too.
fayance-rule-terrain-own = Only the terrain on one’s own edge counts. Cards that would be favoured on the other’s edge are not favoured.
fayance-rule-terrain-twin = In this way even twins can be told apart.
fayance-rule-halfling = Equal troops, and neither card is favoured: if exactly one of them is a halfling, it wins.
fayance-rule-undecided = In all other cases the combat is undecided, for instance if both cards are favoured.
fayance-rule-two-halflings = Between two halflings of the same troop nothing is decided: no terrain favours either.
fayance-rule-nobody = Nor is anything decided where nobody is favoured and no halfling fights.

## Undecided

fayance-rule-back = After an undecided combat each side puts the card it played back into its reserve, and another combat follows.
fayance-rule-stays = The territory stays as it lies: it is not turned again.
fayance-rule-stays-why = In the printed rules a territory is turned only when it is laid.
fayance-rule-left = The armies are not completed in between: both choose among the cards that are left. So a card fights at most once over a territory.
fayance-rule-fourth = After { $choices } undecided combats each side has a single card left. These two fight without a choice.
fayance-rule-second = If that last combat is undecided as well, the side that did not turn the territory wins it, with everything that a victory brings.

## After a victory

fayance-rule-fallen = The two cards of the decided combat have fallen and never come back. Cards put back before on this territory stay in the reserve.
fayance-rule-fallen-open = Fallen cards lie face up, for everybody to look at.
fayance-rule-fallen-open-why = Everybody has seen them fight.
fayance-rule-capture = The winner captures the territory and sets it in their throne.
fayance-rule-capture-first = The capture comes first; the armies are completed after it.
fayance-rule-capture-first-why = The order matters only at the end: the last capture stops the game at once, and a refill would be for nothing.
fayance-rule-refill = Then each side calls up cards from its reserve until its army has { $army } again: one card for every combat that was fought over the territory. For both sides the number is the same.
fayance-rule-refill-free = Which cards are called up is free, secret and decided by both at the same time. The whole reserve may serve, cards just put back included. Cards still in the army stay there.
fayance-rule-refill-free-why = As for the first army. The printed rules say to complete the army, not to draw and not to exchange.
fayance-rule-next = The winner leads on the next territory.
fayance-rule-next-after = It is taken and turned when both armies are complete.
fayance-rule-next-after-why = So it was at the start, where the armies stand before the first territory is turned.

## The end

fayance-rule-king = Whoever captures { $win } territories is king of Fayance, and the game ends at once.
fayance-rule-no-draw = There is no draw: every territory goes to one side, and of { $territories } territories one side has { $win } at the latest after the last. A game has { $win } to { $longest } combats.
fayance-rule-ninth = An army can always be completed, since a territory costs each side exactly one card. Before the last territory each side has { $army } cards, all of them in its army.
fayance-rule-resign = Nobody can resign; a game that is left can be continued.
fayance-rule-resign-why = The printed rules know one end only.

## At this table

fayance-rule-table-bots = A computer player knows only what a person in its place could know: neither the order of the pile nor a choice of yours that it has not answered.
fayance-rule-table-bots-why = Guessing is the heart of this game. Against somebody who peeks nothing would be left of it.
fayance-rule-table-hints = Hints can be asked for at any time, and they can be switched off. They are counted, and named in the result.
fayance-rule-table-hints-why = They help to learn; whoever wants none should not see their button.
fayance-rule-table-aids = The register of all cards and the table of what would happen are aids. The settings can hide both.
fayance-rule-table-aids-why = They say nothing that the open cards do not say to a patient player.
fayance-rule-table-screen = When two people share a screen, only the choice of the moment is kept from the other player.
fayance-rule-table-screen-why = Everything else lies open at this game.
