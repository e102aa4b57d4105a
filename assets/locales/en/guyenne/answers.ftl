### The answers to likely wrong presses in the tutorial, each about its own step.

# Built: lesson-no-* of lessons::answers()
lesson-no-edge = A castle at the end of the row has one neighbour only. Crozant has two: name that one.
lesson-no-hero-waits = The game has only begun, and six will do here. Keep the hero for a castle that is worth it.
lesson-no-later = The 3 is enough for an answer. What else is needed here can be added in the reinforcement.
lesson-no-enough-there = Six at Crozant are strong already. It is Sarzay, with a single 3, that needs help.
lesson-no-too-weak = A 3 alone is weak: one strong card of the French takes Sarzay. Add the 2 before you pass.
lesson-no-other-side = Cluis lies beside Crozant as well, and would do. But our story goes on at La Prune-au-Pot.
lesson-no-no-neighbour = That castle is not beside Crozant: the two would be no group. Name La Prune-au-Pot.
lesson-no-eight = You have eight against seven: conceding would give a won castle away. Show.
lesson-no-no-bluff = That would be a real attack. For a bluff the weakest card does: take a 2.
lesson-no-known = No sum beats a hero: shown, your card loses as well, and everybody has seen it. Concede.
lesson-no-hero-next = The hero is wanted in a moment, to take La Prune-au-Pot back. Here the 5 and the 4 will do.
lesson-no-alone = Beside a hero other cards add nothing: he wins alone, or ties with another hero. Keep them.
lesson-no-nine = Three 2s are six, and you have nine: conceding would give your castle away. Show.
lesson-no-cheaper = The 4 would pay as well, but it is worth more to you than two 2s. Give those.
lesson-no-hero-lost = An attack on an enemy castle costs the strongest card there: that would be the hero. Take the 4 and the 3.
lesson-no-give-strong = You play first, and you will attack with the 5; the hero stays with you as well. Give the 4, the 3 and one 2.
lesson-no-middle = Any castle may be named first. Our story begins at Crozant, which has a neighbour on either side.
lesson-no-seven-do = The 5 and the 2 make seven, and that will do here. Keep the hero in your hand.
lesson-no-hero-gone = A hero that is played lies in the discard pile for many rounds. Keep him for a castle that you cannot do without.
lesson-no-already-yours = Cluis is yours already: there you could only defend. Attack Sarzay beside it, for three in a row.
lesson-no-west-as-well = La Prune-au-Pot lies beside Crozant, and would do as well. But our story goes on at Sarzay.
lesson-no-far-off = That castle is not beside one of yours. Sarzay is, and would make three in a row.
