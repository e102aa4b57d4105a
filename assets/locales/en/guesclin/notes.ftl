### Notes for a first game of Guesclin !: what happens for the first time, in one or two short sentences.

note-guesclin-aim = This plate says what decides the game, and how it stands now.
note-guesclin-banners = The banners act one after the other, once in every round. Within a banner you choose the order.
note-guesclin-orders = Before anybody acts, the commander may give one order to another fighter. It lasts until the banner acts again.
note-guesclin-reach = The numbers are the points left there. A fighter moves, then may do one deed; a shot takes the place of both.
note-guesclin-undo = Orders and moves can be taken back, until dice are thrown or the activation ends.
note-guesclin-sum = The score must reach this defence. A friend of the target beside both adds 1 to it, one of yours takes 1 off.
note-guesclin-line = Each wood and each obstacle that this line crosses adds 1 to the defence; who stands in a wood is safer still.
note-guesclin-dice = Up to five dice are thrown, but only two count: the best two, or with a capacity of 1 or 0 the worst two.
note-guesclin-riposte = Who has initiative strikes back at the same time, unless stunned or laden. Even a defender who is hit may have struck.
note-guesclin-stunned = Stunned: 1 less of MOVE, MELEE and SHOT, and no strike back. Nobody recovers, and the next hit ends it.
note-guesclin-out = A stunned fighter who is hit leaves the map for good. A banner without its commander gets no more orders.
note-guesclin-object = Who bears an object neither attacks nor shoots. To take, to give and to put down are deeds, like an attack.
note-guesclin-fall = A bearer who is hit is not hurt: the load falls instead, where the bearer’s player wants it.
note-guesclin-threat = “Threat” shows where the enemies could strike or shoot next, and how many of them.
note-guesclin-round = Every banner has acted: a new round begins, and all may act again. The rounds are limited.
