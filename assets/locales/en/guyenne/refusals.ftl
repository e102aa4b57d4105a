### Why a move is refused: one sentence for each rule.

refusal-game-over = The game is over: nothing more can be played.
refusal-not-your-turn = It is not your turn.
refusal-wrong-kind = That is not what is asked for now.
refusal-no-such-card = Those cards are not in your hand.
refusal-no-card = Choose at least one card.
refusal-sixth-card = A camp may lay at most five cards at one castle.
refusal-keep-one = Keep a card for the second castle.
refusal-castle-set = The castle is named already: answer at { $castle }.
refusal-same-castle = The second castle cannot be { $castle } again.
refusal-not-in-play = { $castle } is not fought over: reinforce one of the two named castles.
refusal-partner-castle = Your partner plays at { $castle }: reinforce your own castle.
refusal-loss-not-played = Those cards were not played at this castle.
refusal-loss-too-small = Too little: give up { $strongest }, or several cards that reach it together.
refusal-reserve-five =
    { $n ->
        [0] Set five cards aside: none is chosen yet.
        [one] Set five cards aside: only one is chosen yet.
       *[other] Set exactly five cards aside: { $n } are chosen.
    }
refusal-reserve-hero = The hero is never set aside.
refusal-give-keep-one = Keep at least one card yourself.
refusal-give-five = Give at most five cards.
refusal-no-such-seat = There is no such player in this camp.
