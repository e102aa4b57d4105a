### Fayance: the review of a game that is over.

## When a decision fell

fayance-told-muster = The first army
fayance-told-call = The duel
fayance-told-lay = Territory { $n }, { $territory }: how it was laid
fayance-told-choose = Territory { $n }, { $territory }, combat { $combat }
fayance-told-refill = After territory { $n }, { $territory }

## What was done

fayance-move-muster = muster { $cards }
fayance-move-refill = call up { $cards }
fayance-move-call = call “{ $troop }”
fayance-move-lay =
    turn { $terrain ->
        [forest] the forest
        [plain] the plain
       *[mountain] the mountain
    } to one’s own side and { $theirs ->
        [forest] the forest
        [plain] the plain
       *[mountain] the mountain
    } to the other
fayance-move-choose = send { $card }

## What chance is in this game, after “Luck:”

fayance-told-chance = the deal and the pile

## Where the game turned

fayance-turned = { $what } { $name } would have won { $before } games in 100 before it, and { $after } after it.
fayance-turned-deal = The cards were dealt.
fayance-turned-muster = Both sides mustered their first armies.
fayance-turned-duel = { $leader } won the duel and led the first territory.
fayance-turned-lot = The lot fell: { $leader } led the first territory.
fayance-turned-bared = { $territory } came into view: the territory to follow.
fayance-turned-lay =
    Territory { $n }, { $territory }: { $leader } turned { $terrain ->
        [forest] the forest
        [plain] the plain
       *[mountain] the mountain
    } to their own side.
fayance-turned-troop = Territory { $n }, { $territory }: { $card } beat { $other }, troop against troop.
fayance-turned-terrain = Territory { $n }, { $territory }: { $card } stood on its own ground and beat { $other }.
fayance-turned-halfling = Territory { $n }, { $territory }: the ground favoured nobody, and { $card } slipped past { $other }.
fayance-turned-mirrored = Territory { $n }, { $territory }: both sent { $card }. { $winner } won thanks to the ground.
fayance-turned-undecided = Territory { $n }, { $territory }: { $card } and { $other } decided nothing.
fayance-turned-twins = Territory { $n }, { $territory }: both sent { $card }, and nothing was decided.
fayance-turned-last = Territory { $n }, { $territory }: after three undecided combats { $card } beat { $other }.
fayance-turned-last-mirrored = Territory { $n }, { $territory }: after three undecided combats both sent { $card }. { $winner } won thanks to the ground.
fayance-turned-fourth = Territory { $n }, { $territory }: four combats decided nothing. { $winner } had not turned it, and won it.
fayance-turned-crown = Territory { $n }, { $territory }: { $card } beat { $other }. { $winner } had the fifth territory and the crown.
fayance-turned-crown-mirrored = Territory { $n }, { $territory }: both sent { $card }. { $winner } won thanks to the ground: the fifth territory, and the crown.
fayance-turned-crown-fourth = Territory { $n }, { $territory }: four combats decided nothing. { $winner } had not turned it, and won it: the fifth territory, and the crown.
fayance-turned-refill = After territory { $n } both sides called up cards.

## Facts of a side

fayance-fact-cards =
    Cards: { $of ->
        [one] one choice, { $n ->
            [0] such as the king’s champion makes
           *[other] such as the king’s champion never makes
        }; it cost
       *[other] { $of } choices, { $n ->
            [0] all of them such as the king’s champion makes
           *[other] { $n } of them such as the king’s champion never makes
        }; in all they cost
    } { $cost ->
        [one] 1 point
       *[other] { $cost } points
    } of the chance to win.
fayance-fact-turns =
    Laying territories: { $of ->
        [one] one choice, { $n ->
            [0] the champion’s
           *[other] not the champion’s
        }; it cost
       *[other] { $of } choices, { $n ->
            [0] all of them the champion’s
           *[other] { $n } of them not the champion’s
        }; in all they cost
    } { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }.
fayance-fact-armies =
    Armies: { $of ->
        [one] one choice, { $n ->
            [0] such as the champion makes
           *[other] such as the champion never makes
        }; it cost
       *[other] { $of } choices, { $n ->
            [0] all of them such as the champion makes
           *[other] { $n } of them such as the champion never makes
        }; in all they cost
    } { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }.
fayance-fact-guesses = Guessed right: { $n } of { $of } combats went better than they promised.
fayance-fact-captures = Captured { $n }: by troop { $troop }, by terrain { $terrain }, by a halfling { $halfling }, by an undecided fourth combat { $fourth }.
fayance-fact-twins =
    { $n ->
        [one] Once
       *[other] { $n } times
    } both sides sent the same card.
fayance-fact-kept =
    { $n ->
        [one] One card
       *[other] { $n } cards
    } had not fallen at the end, { $halflings } of them halflings.
