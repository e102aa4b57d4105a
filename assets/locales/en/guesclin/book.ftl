### Guesclin !: the rulebook: the rules in full, with rulings that are ours and their reasons.

guesclin-book-box = The game
guesclin-book-map = The map
guesclin-book-fighters = Fighters
guesclin-book-round = The round
guesclin-book-orders = Orders
guesclin-book-moving = Moving
guesclin-book-melee = Melee
guesclin-book-shot = Shooting
guesclin-book-objects = Objects
guesclin-book-leaving = Leaving the map
guesclin-book-scenarios = The scenarios
guesclin-book-end = The end
guesclin-book-table = At this table

## The game

# Ending: guesclin-rule-*-why
guesclin-rule-aim = Two camps fight over a map of hexes: France (the French and the Blesists) and England (the English and the Montfortists). Each scenario says what a camp must reach, and whoever reaches it wins.
guesclin-rule-banners = Each camp has one or two banners: groups of { $bannerLeast } to { $bannerMost } fighters who are activated together, once a round. A friend is a fighter of the same camp, an enemy one of the other.
guesclin-rule-open = Nothing is hidden: map, fighters, orders, objects and every die lie open to all.
guesclin-rule-players = Every banner has exactly one player, and all banners of one player belong to one camp. The first and second scenarios are for two; the others for two to { $players }. The order of activation never depends on who plays.
guesclin-rule-players-why = The printed rules let players choose banners of one side, and limit the first scenario to two.
guesclin-rule-ours = The numbers on the counters, the maps, the second and third scenarios and all round limits are ours.
guesclin-rule-ours-why = The printed text announces them and does not show them. It gives only a sergeant’s MELEE and DEFENCE, a companion’s DEFENCE and a crossbowman’s SHOT; those we kept.
guesclin-rule-ours-changed = Some of our numbers are no longer the first ones. The French horseman and the French knight have { $one } more of DEFENCE, the English lieutenant { $one } more of MELEE, the English horseman { $one } less of MELEE. In the second scenario an English pikeman stands where a companion stood.
guesclin-rule-ours-changed-why = So that players of equal skill win about as often with either camp.

## The map

guesclin-rule-hexes = The hexes are flat on top: columns run from north to south, and every second column lies half a hex further south. A map has { $columns } columns. A hex is named by the letter of its column and its number from the north.
guesclin-rule-hexes-why = The printed rules place by columns and measure courage by them; and they say that the north-western hex has two neighbours. Only this layout fits both.
guesclin-rule-sides = The west side is the first column and the east side the last; the north side is the first hex of every column and the south side the last. A corner belongs to two sides.
guesclin-rule-sides-why = The printed rules name sides and columns without saying which hexes belong to them.
guesclin-rule-terrain = Easy ground (open ground, courtyard, bridge) costs { $easy } point to enter, difficult ground (wood, hut, ford) { $difficult }. Water may not be entered.
guesclin-rule-protects = Of difficult ground only wood protects against shots. Fords and bridges are our additions; roads are drawn only.
guesclin-rule-protects-why = The printed rules say that difficult ground protects “sometimes”, and their list names woods alone.
guesclin-rule-obstacles = Banks and walls lie on the edge between two hexes. Nobody moves or strikes across one; shots may cross. Both work alike.
guesclin-rule-stacking = At most one fighter stands on a hex, at all times. There is no facing and no zone of control, and objects that lie about never hinder.
guesclin-rule-stacking-why = The printed rules know none of these, and forbid to end a move where somebody stands.

## Fighters

guesclin-rule-numbers = A fighter has MOVE, MELEE and DEFENCE; some have SHOT. A counter has two faces: intact and stunned.
guesclin-rule-traits = A commander, one in each banner, may give his banner’s order. A skirmisher pays { $easy } instead of { $difficult } for difficult ground. Whoever has initiative strikes back when attacked in melee.
guesclin-rule-stunned = Stunned, a fighter has { $easy } less of MOVE, MELEE and SHOT and has lost initiative; DEFENCE and the other traits stay. Nobody recovers.
guesclin-rule-stunned-why = The printed rules turn the counter and say no more. A stunned man must be weaker, but no easier prey, or the first blow would decide everything.

## The round

guesclin-rule-round = A round activates the banners one after the other in the scenario’s order. A banner with nobody on the map is passed over.
guesclin-rule-activation = In an activation the banner may first get one new order. Then its fighters act one after the other, in any order; each takes one action or none, and finishes it before the next begins.
guesclin-rule-order-ends = The order from last time ends as the activation begins, even if no new one can be given.
guesclin-rule-order-ends-why = The printed rules let it last until the banner is activated again.
guesclin-rule-action = An action is either general or special. A general action is a move, if wanted, then at most one deed: an attack, handling an object, or a deed of the scenario. A special action is a shot, without any move. After a deed or a shot there is no more moving.
guesclin-rule-action-why = The printed rules have the move, then the attack; whoever handles an object gives up attacking, so handling takes the attack’s place.
guesclin-rule-placement = Before the first round each banner is placed whole, one after the other. Each fighter goes to a free hex of his zone that can be entered; difficult ground is allowed. Nobody has an order, and everybody is intact.
guesclin-rule-placement-why = The printed rules say where, and leave open how.

## Orders

guesclin-rule-orders = There are { $orders } orders. Caution: MELEE −{ $one }, DEFENCE +{ $two }. Take cover: MOVE { $zero }, DEFENCE +{ $two }. To the assault: MELEE +{ $one }, DEFENCE −{ $two }. Strike: MOVE { $zero }, MELEE +{ $one }. Advance: MOVE +{ $two }, MELEE −{ $one }. Charge: MOVE +{ $two }, DEFENCE −{ $two }.
guesclin-rule-order-once = A commander on the map may give one order in an activation, before anybody acts, to another fighter of his banner, however far away. It lasts until the banner’s next activation.
guesclin-rule-commander = A stunned commander commands. An order stays in force when the commander falls or leaves. A banner without its commander gets no orders.
guesclin-rule-commander-why = The printed rules ask only that he stands on a hex of the map, and fix how long an order lasts.
guesclin-rule-order-reach = Stunned men and bearers may get orders. MOVE { $zero } forbids moving and leaving, not attacking, shooting or handling objects. Orders change MELEE in attacks and strikes back, DEFENCE against blows and shots, and never SHOT.
guesclin-rule-order-reach-why = The printed rules change “the general characteristics”, and shooting is a special one.

## Moving

guesclin-rule-move = A move is a row of adjacent hexes. Each costs what its ground says, and the sum may not exceed MOVE with the order.
guesclin-rule-path = No hex is entered twice, and the start is not entered again. There is no guaranteed step: whoever has { $easy } point left does not enter difficult ground.
guesclin-rule-path-why = The printed rules do not say; this way every path can be written down and counted.
guesclin-rule-passing = Nobody enters water or crosses an obstacle. Friends may be passed at the normal cost, enemies never. The last hex must be free.

## Melee

guesclin-rule-attack = A fighter attacks an enemy on an adjacent hex, with no obstacle between them.
guesclin-rule-pool = His MELEE with the order is the capacity. From { $most } down to { $two } as many dice are thrown, and the two best count. With { $one }, { $poolOne } dice are thrown and the two worst count; with { $zero }, { $poolZero }, and the two worst. Their sum is the score.
guesclin-rule-capacity = A capacity above { $most } counts as { $most }, below { $zero } as { $zero }.
guesclin-rule-capacity-why = The printed table ends there, and there are { $most } dice.
guesclin-rule-defence = The defence is DEFENCE of the one who is attacked, with the order, and position. An attack hits if its score is at least the defence. A score of { $sure } always hits, a score of { $two } never.
guesclin-rule-position = Left and right are the two hexes adjacent to both fighters. A friend of the attacked one who stands there adds { $one } to the defence, a friend of the attacker takes { $one } away.
guesclin-rule-position-why = The printed rules cancel the help for an obstacle on the defender’s side, and the harm for one on the attacker’s. Obstacles lie between adjacent hexes: so whoever helps must be adjacent to both.
guesclin-rule-flank = Whoever stands there counts only if no obstacle lies between him and either of the two.
guesclin-rule-flank-why = The printed rule names one edge, and its example cancels for the other. A man who cannot reach one of the two does not weigh in.
guesclin-rule-anybody = Anybody counts there: stunned, bearing an object, surprised.
guesclin-rule-anybody-why = The printed rules ask only who stands there.
guesclin-rule-result = A hit stuns an intact fighter. A stunned one is neutralised: he leaves the map for good.
guesclin-rule-riposte = If the attacked one is intact, has initiative and bears nothing, he strikes back at the same time, with his MELEE against the attacker’s DEFENCE; friends and enemies beside them count the other way round. Both throws are made before either takes effect, the attacker’s first.
guesclin-rule-riposte-always = He always strikes back, as often as he is attacked. A strike back is not struck back at, and neither is a shot.
guesclin-rule-riposte-always-why = The printed rules say that he may; refusing could never help.

## Shooting

guesclin-rule-shot = Whoever has SHOT and bears nothing may shoot at an enemy in range instead of a general action. There is always a line of sight, and who stands between or beside does not matter.
guesclin-rule-distance = The capacity is SHOT less the distance, which is { $one } for an adjacent hex. Below { $zero } the target is out of range.
guesclin-rule-distance-why = The printed rules count “the hexes that separate them”, and their example takes one away for a neighbour.
guesclin-rule-cover = The defence is DEFENCE with the order, +{ $wood } if the target stands in a wood, and +{ $one } for each wood and each obstacle that the shot crosses. Position does not count.
guesclin-rule-shot-hit = The dice are thrown and kept by this capacity as in melee. A score of at least the defence hits; { $sure } always hits, { $two } never; and a hit does what it does in melee.
guesclin-rule-line = The shot runs straight from centre to centre. A wood is crossed if the line passes through its inside, the hexes of shooter and target left out; an obstacle if the line passes its edge. Where the line runs along edges it is shifted by a hair to either side, and the side with less in the way counts.
guesclin-rule-line-why = A ruler on the table gives the same answer to both players, and the printed rules are generous to shooters.
guesclin-rule-shot-still = Whoever cannot move, by order or surprise, may shoot; whoever has moved in this action may not.
guesclin-rule-shot-still-why = The printed rules forbid only to move and shoot.

## Objects

guesclin-rule-load = Objects are loads (the booty, the bundles) or carts. Whoever bears an object neither attacks nor shoots nor strikes back, but may move. A hit leaves the bearer of a load unharmed: the load falls instead.
guesclin-rule-handling = A fighter bears at most one object. To take it he stands on its hex; anybody of either camp may take a load. He gives a load to a fighter of his own banner on an adjacent hex, with no obstacle between; the receiver does nothing more in this activation. Put down, an object lies on his own hex. Each of these is a deed.
guesclin-rule-handling-why = Without this a chain of hands would carry the booty across the map in one activation.
guesclin-rule-fall = A load falls on an adjacent hex that can be entered and is not behind an obstacle, occupied or not; if there is none, on the bearer’s own. The bearer’s player chooses.
guesclin-rule-lying = Several objects may lie on one hex. An object that lies about stays there until somebody takes it, and none but a cart can be destroyed.
guesclin-rule-lying-why = The printed game has only one object, the booty.
guesclin-rule-carts = The bearer of a cart is its driver. Like every bearer he neither attacks nor shoots nor strikes back. Whatever the order, his MOVE is at most { $cart }, and he keeps to easy ground. A hit stuns or neutralises him as usual: stunned, he keeps the cart; neutralised, he leaves it on his hex.
guesclin-rule-carts-why = Carts are ours, with the third scenario.
guesclin-rule-carts-taken = Only the camp of France takes carts, and they are not given. To break a cart up is a deed of the camp of England, done on the hex of a cart without a driver by a fighter who has not moved in this action. That cart is out of the game.
guesclin-rule-carts-taken-why = So a cart may still be saved before it is broken up.

## Leaving the map

guesclin-rule-leave = Where the scenario allows it, a fighter leaves from a hex of the side or zone named there and pays { $one } point more. What he bears leaves with him, and nobody comes back.
guesclin-rule-leave-free = That hex must be free of other fighters. Leaving is part of the move and ends the action.
guesclin-rule-leave-free-why = The printed rules want him to stand there.

## The scenarios

guesclin-rule-surprise = In the first round the fighters of a surprised banner have MOVE { $zero }, and it gets no order. They may attack, shoot, handle objects and strike back.
guesclin-rule-surprise-why = Both of our scenarios begin with a ruse, and a surprised enemy must not run away at once.
guesclin-rule-booty-placed = The booty: the English are placed first, on the north-western hex and the two beside it; then the French, in the easternmost column. In every round the French are activated first, then the English. The valet bears the booty. Nobody is surprised.
guesclin-rule-booty = The booty: the English horseman and his valet with the booty cross the map. It ends at once when both the horseman’s fate and the booty’s are settled: the booty off the map with the French, and the horseman neutralised, is total victory of France; if he is out, a partial one. For England it is the other way round.
guesclin-rule-booty-exits = The English leave by the east side only. A French fighter leaves by the north or the south, and only with the booty.
guesclin-rule-booty-exits-why = The printed rules say west. But there the English start: they would be gone at once. They ride to Fougeray, which lies in the east, where the ambush stands.
guesclin-rule-booty-partial = One of the two alone does not end the game. If a camp has nobody left, a booty on the map goes to the other camp and a horseman on the map counts as out. At the limit of { $roundsBooty } rounds, a booty still on the map is a draw; if it is off, a horseman still on the map counts as out.
guesclin-rule-booty-partial-why = So a partial victory may still become a total one, and every game ends.
guesclin-rule-woodcutters-placed = The woodcutters: the English are placed first, the lieutenant in the keep, the valet in the gatehouse, the others in the courtyard; then the French, the knight and both companions at the head of the bridge, the others at the edge of the wood in the west.
guesclin-rule-woodcutters-first = In every round the French are activated first, then the English. The English are surprised. The knight and both companions bear a bundle each. The bridge is down at first, and all posts fly the banner of England.
guesclin-rule-woodcutters = The woodcutters: a post flies the banner of whoever last ended a move on it. All { $posts } posts French at the end of a round is total victory of France. At the limit of { $roundsWood } rounds, two French posts are a partial victory of France, one a partial and none a total victory of England. A camp with nobody left loses at once.
guesclin-rule-bridge = Whoever stands on the winch and bears nothing may raise the bridge, if nobody and nothing is on it, or lower it: a deed for either camp. A raised bridge cannot be entered. A bundle on the bridge keeps it down until somebody takes it away.
guesclin-rule-carts-placed = The carts of Rennes: the banners are placed, and in every round activated, in this order: the French in the two westernmost columns, the English in their camp in the middle of the map, the Blesists in the town, the Montfortists in the lines before it. The English are surprised. Each carter drives a cart.
guesclin-rule-carts-aim = The carts of Rennes: a driver leaves with his cart by the Mordelaise gate, the gate of the town; nobody else leaves. It ends when every cart is in the town or broken up, or after { $roundsCarts } rounds. All in the town: total victory of France; two: partial; one: partial for England; none: total.
guesclin-rule-carts-gone = It ends as well when a camp has nobody left on the map: if that is England, the carts still on the map count as in the town; if it is France, they are lost. At the limit, too, a cart still on the map is lost.
guesclin-rule-field-placed = The open field: the banners are placed, and in every round activated, in this order: French, English, Blesists, Montfortists. The French and the Blesists stand in the two easternmost columns, the English and the Montfortists in the two westernmost. Nobody bears an object, and nobody is surprised.
guesclin-rule-field = The open field: whoever neutralises both enemy commanders wins at once, and totally.
guesclin-rule-courage = Courage: a commander gives an order only to a fighter on his own column or on one nearer to the edge where his banner started, as both stand at that moment.
guesclin-rule-courage-why = The printed rules do not say when the columns are compared.
guesclin-rule-field-limit = At the limit of { $roundsField } rounds the camp that has neutralised more enemy commanders wins in part; if they are equal, the one that has neutralised more fighters; if these are equal, it is a draw.
guesclin-rule-field-limit-why = The printed scenario has no limit, and two patient camps would wait for ever.

## The end

guesclin-rule-ends = The end is looked for after every deed, shot and move, and at the end of every round; the limit last of all. If several ends come together, the scenario’s aim goes before a camp with nobody left, and that before the limit.
guesclin-rule-ends-why = The printed rules say only that it ends as soon as an aim is reached.

## At this table

guesclin-rule-table-undo = Moves, orders and handling can be taken back within an activation, back to the last die. What follows a thrown die stands.
guesclin-rule-table-undo-why = Nobody may throw again, and nobody should lose a game by a slip of the finger.
guesclin-rule-table-odds = Before every blow and shot the table shows the exact chance. The computer players see the same numbers, and the dice are never bent.
guesclin-rule-table-odds-why = Nothing is hidden in this game, so nobody should have to count alone.
guesclin-rule-table-hints = Hints can be asked for at any time, and they can be switched off. They are counted, and named in the result.
guesclin-rule-table-hints-why = They help to learn. Everybody should know how a game was won.
