# The puzzles: their list, the card on the table, and the words of each puzzle: its name, its task, a hint, and why the solution is one.

# Ending: puzzles-about
puzzles = Puzzles
puzzles-about = One decision each, from easy to devilish, with hints, the solution and why.
puzzles-count = { $n } of { $of } solved
puzzles-easy = Easy
puzzles-medium = Medium
puzzles-hard = Hard
puzzles-devilish = Devilish
puzzles-rules = { $edition }, { $level }
puzzles-rules-partners = { $edition }, { $level }, partners
puzzles-said = { $rules } · { $progress }
puzzles-new = New
puzzles-tried = Tried
puzzles-solved = Solved
puzzles-solved-hint = Solved with a hint
puzzles-solved-move = Solved, the move was told
puzzles-solved-solution = Solved after its solution

## The card and the banner

puzzle-about = { $difficulty } · { $rules }
puzzle-goal-all = Goal: { $goals }, whatever they hold
puzzle-goal-often = Goal: { $goals } as often as can be
puzzle-goal-lead = Goal: as many points ahead as you can be sure of
puzzle-so-far = Right so far. { $goal }
# Parts of the goal.
puzzle-to-win = win the game
puzzle-to-hold = hold { $castles }
puzzle-to-deny = keep them out of { $castles }
puzzle-to-keep-hero = keep your hero
puzzle-to-keep = lose no card of { $value } or more
puzzle-against-anything = It has to succeed against every hand that they may hold and every answer, as if they knew all cards.
puzzle-against-passive = Every hand that the cards allow counts by how many ways there are to hold it. They add no card, show what does not lose, and concede the rest.
puzzle-hint-says = Hint: { $hint }
puzzle-begin = To the table
puzzle-again = Try again
puzzle-hint = A hint
puzzle-move = Tell the move
puzzle-solution = Show the solution
puzzle-next = Next puzzle
puzzle-list = All puzzles
puzzle-watch = Watch what follows.
puzzle-missed = { $puzzle } · not this way
puzzle-solved = { $puzzle } · solved!
puzzle-shown = { $puzzle } · the solution
button-task = Task
tip-task = The puzzle’s task again, with hints and the solution.

## How it ended

puzzle-held = { camp-people-start } held { $cards }.
puzzle-laid = At { $castle } { camp-people } had laid { $cards }.
puzzle-lost = It ends { $own } to { $theirs } in points: { camp-people } win.
puzzle-equal = It ends { $own } to { $theirs } in points, and unspent cards do not decide for you: { $unspent } to { $other }.
puzzle-not-over = The game is not over yet.
puzzle-not-held = { $castle } is not yours in the end.
puzzle-not-denied = { $castle } falls to { camp-people }.
puzzle-hero-lost = Your hero is lost.
puzzle-card-lost = A card of { $value } or more is lost.
puzzle-lead = Ahead by { $n }: nobody can be sure of more.
puzzle-lead-less = Against the best answer you are ahead by { $n }; you can be sure of { $best }.
puzzle-chance = This succeeds { $n } times in a hundred, more often than anything else.
puzzle-chance-less = This succeeds { $n } times in a hundred; the best move { $best } times.

## The puzzles

# Built: puzzle-*, puzzle-*-task, puzzle-*-hint, puzzle-*-why of puzzles::names()
puzzle-tie = Show your hand
puzzle-tie-task = Last round. The combats begin, and Sarzay is yours to defend. Win the game.
puzzle-tie-hint = What does a tie change?
puzzle-tie-why = Eight against eight, and then six against six: a tie changes nothing, and both castles stay as they are. Two castles of yours against one of theirs win the game. Whoever concedes gives one away.

puzzle-hero = One hero
puzzle-hero-task = Last round, and you begin. You hold one castle, the French four. Win the game.
puzzle-hero-hint = Which castle holds their group together?
puzzle-hero-why = Only their hero could stop yours, and it is not in their hand. Taken from the middle, Cluis breaks their group and makes one of yours: four points to three. Your five and three are as much as all they can still lay elsewhere, and a tie is enough.

puzzle-sarzay = Take Sarzay
puzzle-sarzay-task = Last round, four cards each, and you begin. Take Sarzay, and keep Crozant and Cluis.
puzzle-sarzay-hint = Count all cards: yours and theirs.
puzzle-sarzay-why = You hold eleven, they nine. To take needs one more than they lay, to hold needs as much: ten in all, if you can divide them so. With the four at Sarzay, three, two and two are left, and they make up every difference.

puzzle-seven = Six against five
puzzle-seven-task = The 2021 rules: no reinforcement; a point for each castle, for each castle of the largest group, and for each unspent card. Last round, and you begin. Win the game.
puzzle-seven-hint = How much can they lay at the first castle at most?
puzzle-seven-why = They hold seven, but one card must stay for the second castle: five is the most they can lay at La Prune-au-Pot, and six takes it. That costs the four; the five stays for the second castle.

puzzle-bridge = The bridge
puzzle-bridge-task = Last round, and you begin. Their hero is in their hand. Win the game.
puzzle-bridge-hint = Where does a win join castles?
puzzle-bridge-why = If their hero answers at La Prune-au-Pot, your other castles are safe, and three are more than two. If it does not, the five takes the castle, at need with the three, and you hold three in a row: whatever the hero takes then, you stay ahead. At Cluis it could answer in Crozant, and join it to theirs.

puzzle-walls = Behind the walls
puzzle-walls-task = Your three already defends Cluis against one card face down. You choose the second castle. Take Sarzay, and keep Crozant and Cluis.
puzzle-walls-hint = What needs no card beside it?
puzzle-walls-why = The hero takes Sarzay alone, for theirs is spent. So five and two stay free for Cluis, and with the three there they are more than all the French can still bring.

puzzle-bait = The bait
puzzle-bait-task = Last round, and you begin. You lead by five points to one; they hold eleven, you eight. Win the game.
puzzle-bait-hint = What decides when points are equal?
puzzle-bait-why = A two at Cluis costs you little, and they must answer it with a three or more. With the rest they can take one castle of yours at most, and then it is two to two; but you have a card left that you did not play, and they have none.

puzzle-harvest = The harvest
puzzle-harvest-task = Last round, and you begin. Win by as many points as you can be sure of.
puzzle-harvest-hint = Which castle leaves them with nothing? And which of your cards cannot be divided?
puzzle-harvest-why = To take La Prune-au-Pot needs one more than they lay there, to hold elsewhere needs as much: nine in all against their eight, and you have eleven. The five goes first, for only the twos can be divided as the need may be. Four castles in two groups are eight points, and they hold none.

puzzle-spare = Spare the hero
puzzle-spare-task = An advanced game: whoever attacks an enemy castle loses the strongest card laid there. Last round, and you begin. Win the game, and keep your hero.
puzzle-spare-hint = The hero is lost only where it attacks. What can it do in your hand?
puzzle-spare-why = The five at Cluis splits the three castles in the middle: two points to two. Four and three follow it, or answer at the second castle, as the French divide their nine. The hero stays in your hand, and there it decides as an unspent card.

puzzle-partners = Two partners
puzzle-partners-task = Two against two, last round. Your partner defends Crozant with one card against three, and has no card left. You have laid a two at Cluis against one card. Win the game.
puzzle-partners-hint = Crozant may fall. What then?
puzzle-partners-why = If Crozant falls, both camps have five points once you take Cluis, and unspent cards decide. The hero takes it alone, whatever lies there, and leaves you two cards against their one. With any more it would be a draw.

puzzle-kept = Which card did they keep?
puzzle-kept-task = Last round. The French hold a hero, a three and a two: two of them lie at Crozant, one is in their hand. You choose the second castle. Win the game.
puzzle-kept-hint = Either the hero is at Crozant, or in their hand. Find the move that does not care.
puzzle-kept-why = With the four at Cluis you need not know. If they kept the hero, Cluis stays theirs, but five at Crozant does not beat your seven. If the hero is at Crozant, they have a three or a two for Cluis, and the four takes it. Either way it is two to two, and the two that you kept decides.

puzzle-two-backs = Two backs
puzzle-two-backs-task = Last round. The French have laid all their cards: two at Huriel, three at La Prune-au-Pot. Win as often as can be.
puzzle-two-backs-hint = At Huriel only two cards lie. Count those that could be there.
puzzle-two-backs-why = With the five you have ten at Huriel. Nine French cards have not been seen: the hero, two fives, a four, two threes and three twos. Of the thirty-six pairs among them only those with the hero and the two fives withstand ten. Your two stays unspent, and decides when points are equal.

puzzle-one-back = One back
puzzle-one-back-task = Last round. One English card lies at Chauvigny, three at Sarzay, and one is unspent. Win as often as can be.
puzzle-one-back-hint = Points will be equal: count what you keep in hand, too.
puzzle-one-back-why = Taking Chauvigny makes it five to five, and then unspent cards decide: you must keep two against their one. So one card may be added, and the three makes five there. Of the nine cards that the one at Chauvigny could be, only the hero and the five withstand it.
