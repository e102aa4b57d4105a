### Fayance: the table.

## The prompt

fayance-prompt-muster = Choose four cards for your first army: { $n } of 4
fayance-prompt-call = Archer, rider or warrior? Call in secret; the stronger leads
fayance-prompt-lay = You lead: turn { $territory } and lay it
fayance-prompt-choose = Choose a card to fight with, in secret
fayance-prompt-chosen = Confirm, or choose another card
fayance-prompt-refill = Complete your army from the reserve: { $n } of { $due }
fayance-prompt-refill-all = Your whole reserve joins the army: confirm
fayance-prompt-of = { $name }: { $what }
fayance-prompt-wait = { $name } is choosing…
fayance-prompt-bot-lays = { $name } turns the territory…
fayance-prompt-sure = Are you sure? Confirm again, or take it back
fayance-prompt-curtain = Pass the screen on
fayance-prompt-over = The throne is taken
fayance-prompt-hush = Both have chosen
fayance-prompt-last = The fourth combat: the last two cards rise unasked
fayance-prompt-troops = First the troops…
fayance-prompt-terrains = The same troop: now the terrain…
fayance-prompt-halflings = The terrain decides nothing: is there one halfling?

## The buttons

fayance-button-muster = Muster
fayance-button-call = Call
fayance-button-turn = Turn
fayance-button-lay = Lay it so
fayance-button-choose = Choose
fayance-button-refill = Call up
fayance-button-matrix = What if?

## The plates and the piles

fayance-chooses = is choosing…
fayance-has-chosen = has chosen
fayance-leads = leads
fayance-holds = { $n } of 5 territories
fayance-reserve = reserve { $n }
fayance-discards = fallen { $n }
fayance-pile-next = Next: { $territory }
fayance-pile-below = { $n } more below
fayance-pile-empty = The pile is empty

## The tests of a combat

fayance-test-waits = { $test }
fayance-test-equal = { $test }: decides nothing
fayance-test-settles = { $test }: decided!

## What is under the pointer

fayance-tip-card = { $troop } of the { $people }: beats the { $beaten }. { $favour }
fayance-tip-favour = Favoured by { $terrain }.
fayance-tip-halfling = Wins where neither card is favoured.
fayance-tip-chances = Here { $card } beats { $wins } of their cards, loses to { $losses }, undecided { $rest }
fayance-tip-territory = Each side fights in the terrain along the edge that faces it.
fayance-tip-pile = The pile of territories: the top one is fought over next.
fayance-tip-call = Archer beats rider, rider beats warrior, warrior beats archer.
fayance-tip-turn = Turns the territory by a quarter; the marks show whom it favours.
fayance-tip-final = What is confirmed is final.
fayance-tip-hint = What the king’s champion would do, and why.
fayance-tip-matrix = Your cards against theirs: + wins, – loses, = undecided.

## Hints

fayance-hint-awaited = The king’s champion ponders…
fayance-hint-none = There is nothing to advise here.
fayance-hint-muster = Muster { $cards }
fayance-hint-refill = Call up { $cards }
fayance-hint-call = Call “{ $troop }”
fayance-hint-lay =
    Turn { $terrain ->
        [forest] the forest
        [plain] the plain
       *[mountain] the mountain
    } towards you
fayance-hint-choose = Send { $card } this time
fayance-hint-forced = there is no other choice
fayance-hint-calls = all three calls are equally good
fayance-hint-edges =
    your edge favours { $mine ->
        [0] none
       *[other] { $mine }
    } of your cards, and theirs, { $terrain ->
        [forest] the forest
        [plain] the plain
       *[mountain] the mountain
    }, { $theirs ->
        [0] none
       *[other] { $theirs }
    } of theirs
fayance-hint-turning = in 100 games it wins about { $n } more than the worst turn
fayance-hint-turns = no other turn is better or worse
fayance-hint-sure = it beats everything they can send
fayance-hint-unbeaten =
    it beats { $n ->
        [0] none
       *[other] { $n }
    } of their cards, and none of theirs beats it
fayance-hint-feared =
    it beats { $n ->
        [0] none
       *[other] { $n }
    } of their cards, and the answer to fear is { $card }
fayance-hint-unlikely =
    it beats { $n ->
        [0] none
       *[other] { $n }
    } of their cards, and they will hardly send what beats it
fayance-hint-mixed =
    sent about { $n ->
        [one] once in 10 times
       *[other] { $n } times in 10
    }, it cannot be foreseen
fayance-hint-keeps = a halfling would do as well here, but kept for later it wins about { $n } more in 100 games
fayance-hint-gain = in 100 games it wins about { $n } more than an average choice
fayance-hint-little = all choices are worth about the same here
fayance-hint-holds = a halfling called up now would cost about { $n } in 100 games
fayance-hint-answers = you then have an answer to each troop
fayance-hint-lands = { $territory } has terrain for { $n } of your four cards

## Refusals

fayance-refused-over = The game is over.
fayance-refused-leader = Only the leader lays the territory.
fayance-refused-confirmed = You have confirmed already, and that is final.
fayance-refused-kind = Another choice is due now.
fayance-refused-four = An army is four cards, not { $n }.
fayance-refused-dealt = Some of these cards are not yours.
fayance-refused-turn = A territory can be laid in four ways only.
fayance-refused-active = Not in your army: { $card }.
fayance-refused-refill = As many cards as there were combats join the army: { $due }, not { $n }.
fayance-refused-reserve = Some of these cards are not in your reserve.
fayance-refused-no-call = Choose a troop first.
fayance-refused-no-card = Choose a card first.
fayance-refused-enough = { $n } are chosen: take one back first.
fayance-refused-theirs = That card is the other side’s.
fayance-refused-not-now = That card cannot be chosen now.

## For screen readers

fayance-spoken-own = { $card }, in your army
fayance-spoken-reserve = { $card }, in your reserve
fayance-spoken-theirs = { $card }, in the other army
fayance-spoken-favoured = { $what }, favoured
fayance-spoken-chosen = { $what }, chosen
