### Guesclin !: the rules in short, on one page.

guesclin-rules = The rules in short
guesclin-rules-about = What a fighter may do, and what the dice must reach: one page, open at any moment.
guesclin-rules-goal = The aim
guesclin-rules-goal-1 = Each scenario says what both camps want; the plate shows how it stands, and who would win now.
guesclin-rules-round = The round
guesclin-rules-round-1 = The banners act in turn. First the commander may give one order, then each fighter takes one action.
guesclin-rules-round-2 = An action: move, then strike or handle an object. Or shoot, without moving.
guesclin-rules-move = Moving
guesclin-rules-move-1 = Easy ground costs 1 point, difficult 2 (skirmishers 1). No water, nobody across a bank or a wall.
guesclin-rules-move-2 = Friends may be passed, enemies not. One fighter to a hex.
guesclin-rules-melee = Melee
guesclin-rules-melee-1 = As many dice as MELEE, the two best count. MELEE 1: three dice, the two worst. MELEE 0: four, the two worst.
guesclin-rules-melee-2 = DEFENCE or more hits. Beside both: a friend of the attacked one +1, a friend of the attacker −1, unless an obstacle lies between.
guesclin-rules-melee-3 = 12 always hits, 2 never. A hit stuns; a second one neutralises. With initiative the attacked one strikes back at the same time, while intact.
guesclin-rules-shot = Shooting
guesclin-rules-shot-1 = Dice by SHOT less the distance. DEFENCE +2 in a wood, +1 for each wood and each obstacle on the line.
guesclin-rules-orders = The orders
guesclin-rules-order = { $order } { $effects }
