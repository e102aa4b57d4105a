### The tutorial of Fayance: its chapter, the sentences of its steps, and the answers to wrong presses.

# Ending: fayance-tutorial-about, fayance-tutorial-*-about
fayance-tutorial = Learn by playing
fayance-tutorial-about = A whole game in four minutes, with a coach beside you.
fayance-tutorial-first = The first crown
fayance-tutorial-first-about = Army, duel, territory, the three tests, undecided combats, and the throne.

## Wrong presses

fayance-lesson-wrong-card = Not this one now: { $card } is wanted later. Press the card that glows.
fayance-lesson-wrong-call = You could call that as well, but our story goes on with: { $troop }.
fayance-lesson-wrong-turn = Not like this yet. Turn it until this lies on your side: { $terrain }.
fayance-lesson-wrong-early = Not everything is chosen yet. Press what still glows, then confirm.
fayance-lesson-no-keep-human = Keep your human archer for the next plain: you will have one for him soon. Send the elven rider.
fayance-lesson-no-halfling-waits = No terrain favours a halfling. Here your human archer is at home: send him.
fayance-lesson-no-for-later = That one comes later. Call up the halfling archer: he slips through where nobody is at home.
fayance-lesson-no-no-favour = In the plain a dwarf has no advantage, and your warrior beats an archer only if they send one. Try the halfling.

## The steps

# Built: fayance-lesson-* of fayance::lessons::notes()
# Built: fayance-lesson-no-* of fayance::lessons::answers()
fayance-lesson-welcome = Welcome! You play South, at the near edge; the Glazier plays North. Whoever first captures five territories is king of Fayance.
fayance-lesson-cards = Each card shows a troop. A rider beats a warrior, a warrior beats an archer, an archer beats a rider: nothing can change that.
fayance-lesson-peoples = Each card also belongs to a people: elves like the forest, humans the plain, dwarves the mountain. Halflings have no terrain of their own; they slip through.
fayance-lesson-muster = Choose your first army: the four cards that glow, at least one of each troop. Then confirm.
fayance-lesson-armies = Now both armies lie open, and your other eight cards are your reserve. Nothing is secret in this game but what is being chosen.
fayance-lesson-call = Who turns the first territory? A duel decides, by the ring of troops. Call rider, and confirm.
fayance-lesson-leader = They called warrior, and your rider beats it: you lead. You may turn the territory before it is laid.
fayance-lesson-turn = Each side fights in the terrain at its own edge. The forest on their side favours their elves. Turn it once: they get the mountain, where none of them is at home, and you have the plain. Lay it so.
fayance-lesson-first = Both choose a card in secret now. Send your elven rider: press the card, then confirm.
fayance-lesson-troop = They sent a warrior. The troops differ, so the stronger one wins, whatever the terrain. The territory goes into your throne!
fayance-lesson-refill = Both cards have fallen. For every combat, one card joins the army from the reserve. Call up the elven warrior.
fayance-lesson-plain = Whoever wins leads again. Your human archer wants the plain: turn the territory until it lies on your side, then lay it.
fayance-lesson-human = Send your human archer, who is at home in the plain.
fayance-lesson-terrain = Two archers: the troops decide nothing. Then the terrain is asked, and only yours is favoured. That wins against a halfling, too.
fayance-lesson-halfling = Call up the halfling archer. It is good to hold a halfling back for a territory that favours nobody.
fayance-lesson-forest = The forest lies on your side already, which your elven warrior likes. Lay the territory as it is.
fayance-lesson-scout = First try something cheap: send your halfling rider.
fayance-lesson-undecided = Two halflings of the same troop: nothing is decided. Both cards go back into their reserves, and the same territory is fought over again.
fayance-lesson-again = Now send the elven warrior, at home in the forest.
fayance-lesson-lost = A rider! Troops come first, and a rider beats a warrior even in a forest full of elves. The territory is theirs. It happens: nobody can read minds.
fayance-lesson-two = Two combats were fought, so both sides call up two cards. Even those that were just put back may come again.
fayance-lesson-both = Call up the two cards that glow: the halfling rider and the dwarven rider.
fayance-lesson-theirs = They won, so they turned the territory: forest for their two elves, the plain for you, and you have no human in your army.
fayance-lesson-slip = Time for the halfling archer. If they send an archer who is not an elf, nobody is favoured, and your halfling slips through.
fayance-lesson-slipped = Two archers, and no one at home: the only halfling wins. Three territories are yours.
fayance-lesson-third = Call up the human warrior.
fayance-lesson-own = You lead again. The plain is on your side for the human warrior. Lay it so.
fayance-lesson-guess = Think like them: in their forest they would like to send the elven warrior, against your human one. What beats a warrior? Send your halfling rider.
fayance-lesson-four = You have read their mind! Four territories: one is missing for the crown.
fayance-lesson-fourth = Call up the dwarven archer.
fayance-lesson-last = A word about what is rare: after three undecided combats the last two cards fight without a choice. If that is undecided too, the side that did not turn the territory keeps it.
fayance-lesson-crown = No human is in their army, but one is in yours. Turn the territory until both sides fight in the plain, and lay it.
fayance-lesson-strike = For the crown: send the human warrior.
fayance-lesson-king = A warrior beats an archer: the fifth territory, and you are king of Fayance! You know all that is needed. Look up anything else in the rulebook.
