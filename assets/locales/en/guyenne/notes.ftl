### Notes for a first game: what happens for the first time, in one or two short sentences.

note-naming = A castle is named by a press; then one to five cards are chosen. Both camps play at both castles of a round.
note-reinforcement = Add cards at a castle, up to five in all, or pass. Whoever passes may add later, until all have passed in a row.
note-sharing = In a shared camp one partner draws for both, gives the other one to five cards, and says who plays first.
note-cost = An attack on an enemy castle has its price: win or lose, the strongest card played there is gone for good, even the hero.
note-cost-old = Whoever conquers an enemy castle loses the strongest card played there for good, even the hero. Nobody else loses any.
note-attack = A castle is attacked. Its holder defends it with the long side of the cards, and at the combat shows them or concedes.
note-hero = A hero wins against any cards without one. Two heroes make a tie, whatever else lies there.
note-conceded = Whoever concedes lays the cards aside unseen and loses the castle. Until the end nobody learns what they were.
note-tie = A tie changes nothing: the castle stays as it was, neutral or held.
note-taken = This castle has a new holder, who defends it from now on. The other camp attacks it with the short side of the cards.
note-group = Castles of one camp side by side are a group: at the end each of them counts two points, a castle alone counts one.
note-group-old = At the end each castle counts a point, and each castle in a camp’s largest group one more.
note-pillage = Cards that are lost for good lie face up in the pillage. They come back to no pile, and everybody may count them.
note-hero-lost = The hero was the strongest card of an attack on an enemy castle, and is gone for good.
note-hero-lost-old = The hero was the strongest card that conquered an enemy castle, and is gone for good.
note-pile-out = A draw pile has run out: the discard pile was shuffled into a new one. The second time it stays empty, and the end is near.
note-pile-out-expert = A draw pile has run out: the discard pile makes a new one, with the cards set aside. The third time it stays empty.
note-unspent = Each card left in hand and draw pile counts a point at the end. Keep what you can do without.
note-end-near = The end is near: this camp has no draw pile any more. The game is over when it has one card or none after drawing.
