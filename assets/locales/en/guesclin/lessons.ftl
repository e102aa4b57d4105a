### Guesclin !: the tutorial.

# Ending: guesclin-tutorial-about, guesclin-tutorial-*-about
guesclin-tutorial = Learn by playing
guesclin-tutorial-about = The first two rounds of a scenario in five minutes, with a coach beside you.
guesclin-tutorial-first = The ambush
guesclin-tutorial-first-about = Moving, orders, shots, blows and strikes back, the booty, and how a game ends.

## The steps

# Built: guesclin-lesson-* of guesclin::lessons::notes()
# Built: guesclin-lesson-no-* of guesclin::lessons::answers()
guesclin-lesson-welcome = You lead the French, Bertrand du Guesclin and his band. An English horseman rides to Fougeray, and his valet bears the booty.
guesclin-lesson-aims = This decides the game: the booty and the horseman. Bring the booty off the map over the north or the south side, and neutralise the horseman.
guesclin-lesson-around = Look around first: “Map” shows the whole map or a part of it. It can be dragged, and made larger or smaller with the wheel, two fingers or the triggers.
guesclin-lesson-reach = Choose the franc-archer: the map then shows where he can go.
guesclin-lesson-numbers = MOVE 5: the numbers on the map are the points that he has left there. Open ground costs 1, woods and fords cost 2, but only 1 for a skirmisher like him. Banks and water stop everybody.
guesclin-lesson-order = Before anybody acts, the commander may give one order. Give the archer “Advance!” for 2 more points: open the orders, choose it and commit.
guesclin-lesson-march = With 7 points he gets as far as the ford on J2. Press the hex, look at the way, and commit.
guesclin-lesson-second = Each fighter acts once. Now the second companion: to L2.
guesclin-lesson-third = The first companion takes the road to L6.
guesclin-lesson-commander = Guesclin himself follows to M6.
guesclin-lesson-danger = Before you end the activation: “Threat” shows where the enemies could strike next.
guesclin-lesson-threatened = The numbers say how many of them reach a hex. None reaches your men, so all is well. The sergeant stays behind to guard the road.
guesclin-lesson-finish = End the activation. Whoever has not acted does nothing.
guesclin-lesson-met = The English have moved. The horseman stands on H5, the valet with the booty on G3, and he is within a shot.
guesclin-lesson-line = A shot takes the place of a move. Choose the archer, then the valet: the line of the shot appears.
guesclin-lesson-odds = SHOT 4 less 3 hexes of distance is capacity 1: three dice, of which the two worst count. The line crosses a bank, so the valet’s DEFENCE is 6 instead of 5.
guesclin-lesson-shoot = You know the chance now. Commit, and let the dice fall.
guesclin-lesson-hit = A hit! One who bears a load is not stunned: the load falls beside him, and his own player says where.
guesclin-lesson-fetch = The booty lies on G4. The second companion gets there with his last point.
guesclin-lesson-take = Now take the booty: that is his deed in this action. Only next time can he carry it on. As long as he bears it he neither strikes nor strikes back.
guesclin-lesson-taken = The booty is yours. Now the horseman must be held.
guesclin-lesson-side = In a melee it counts who stands at the sides. Send the first companion to H6, beside the horseman.
guesclin-lesson-ride = And Guesclin to I6: in front of the horseman, with the companion beside him.
guesclin-lesson-blow = Press the horseman to plan the blow. Nothing is thrown yet.
guesclin-lesson-sum = DEFENCE 10, less 1 for your companion at the side. But the horseman has initiative: he strikes back at once, with four dice.
guesclin-lesson-strike = You see both chances. Commit the blow.
guesclin-lesson-stunned = Both are hit and stunned: the other face of the counter is up, MOVE and MELEE are 1 lower, initiative is lost. A second hit neutralises a fighter.
guesclin-lesson-over = Everybody has done his part. End the activation.
guesclin-lesson-end = If the companion leaves with the booty, you win in part; if the horseman is neutralised as well, totally. If he escapes with the booty, the English win. After 12 rounds the game is over.
guesclin-lesson-goodbye = That is the game. “Hint” says what the knight would do and why, and the rulebook has the rest. Good luck!

## The answers to likely wrong presses

guesclin-lesson-no-commander = Guesclin gives the orders, so nobody gives him one. Choose the archer.
guesclin-lesson-no-shot = The archer has shot: everybody acts once in an activation.
guesclin-lesson-no-helper = First the companion, so that he stands there when Guesclin strikes.

## The answers to other wrong presses

guesclin-lesson-wrong-look = Look around first: press “Map”, or move the map.
guesclin-lesson-wrong-threat = Press “Threat” first.
guesclin-lesson-wrong-undo = In a lesson what is done stays done. “Back” leads to the step before.
guesclin-lesson-wrong-finish = Not yet: somebody still has something to do.
guesclin-lesson-wrong-orders = No order is due now.
guesclin-lesson-wrong-fighter = Another fighter is due: { $who }.
guesclin-lesson-wrong-order = Another order is meant: “{ $order }”
guesclin-lesson-wrong-target = Somebody else is to be hit: { $who }.
guesclin-lesson-wrong-over = All is done: end the activation.
guesclin-lesson-wrong-hex = Another hex is meant: { $hex }.
guesclin-lesson-wrong-deed = Another deed is meant: the hand points at it.
