### Notes for a first game of Fayance: what happens for the first time, in one or two short sentences.

note-fayance-muster = Four of your twelve cards are the army, the others wait in the reserve. With all three troops you have an answer to each of theirs.
note-fayance-call = Archer beats rider, rider beats warrior, warrior beats archer. The stronger call leads the first territory; no card is used up by it.
note-fayance-lay = You lead: turn the territory. Each side fights in the terrain along the edge that faces it; the marks show whom it favours.
note-fayance-laid = The other side leads here and has turned the territory its own way. Your cards fight in the terrain along the edge that faces you.
note-fayance-choose = Both choose in secret. Troops are compared first, then the terrain, then the halflings: the first test that tells them apart decides.
note-fayance-troop = The troops differed, so the stronger one won. Peoples and terrain were not even looked at.
note-fayance-terrain = The troops were equal, so the terrain decided: only one of the two cards was favoured by its own side’s terrain.
note-fayance-halfling = The troops were equal and nobody was favoured: then a halfling beats any other people.
note-fayance-undecided = Nothing told the cards apart. Both go back to the reserves, and another combat follows with the cards that are left.
note-fayance-last = The fourth combat is fought by the last two cards without a choice. Undecided, it is won by the side that did not turn the territory.
note-fayance-capture = The winner captures the territory and leads the next one. Both cards of the last combat are gone for good.
note-fayance-refill = Call up any cards of your reserve, as many as there were combats. The other side does so too, in secret.
note-fayance-four = Four territories are taken: one more, and this side is king.
