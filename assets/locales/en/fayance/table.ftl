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
fayance-prompt-demo = A game between bots: press anything to play yourself
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
fayance-button-hint = Hint
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
fayance-tip-rules = The rules in short.
fayance-tip-speed = How fast the table moves.
fayance-tip-log = Everything that has happened, in sentences.
fayance-tip-menu = Pause the game.

## Hints

fayance-hint-awaited = The king’s champion ponders…
fayance-hint-none = There is nothing to advise here.
fayance-hint-muster = The champion would muster { $cards }.
fayance-hint-refill = The champion would call up { $cards }.
fayance-hint-call = The champion would call: { $troop }. All three are equally good.
fayance-hint-lay = The champion would fight in: { $terrain }. It favours { $mine } of your cards and { $theirs } of theirs.
fayance-hint-choose = The champion would send { $card } this time: it beats { $wins } of their cards and loses to { $losses }.

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
