### Fayance: the pages around the table.

## New game

fayance-opening = Opening
fayance-opening-duel = A duel
fayance-opening-duel-about = Both call archer, rider or warrior in secret; the stronger leads the first territory.
fayance-opening-lot = A lot
fayance-opening-lot-about = A fair lot says who leads the first territory.
fayance-company-two = Two people at this screen: each chooses behind a curtain.
fayance-begin = To the table

## The title

fayance-continue-about = Fayance · territories: { fayance-north } { $north }, { fayance-south } { $south }
fayance-continue-over = it is over: see who is king

## The curtain

fayance-curtain = { $name }, it is your choice
fayance-curtain-about = The other player looks away until you have confirmed.
fayance-curtain-here = I am alone here

## The result

fayance-result-king = { $name } is king of Fayance
fayance-result-score = { $won } territories to { $lost }
fayance-result-new = A new deal
fayance-result-same = The same deal again
fayance-result-decided = The combat that decided
fayance-result-thrones = The thrones
# What came of a deal, for a challenge.
fayance-deal-told =
    { $outcome ->
        [won] won
        [lost] lost
       *[drawn] drawn
    }, territories { $points } to { $against }
fayance-deal-boast =
    { $points ->
        [0] I captured none of these territories
        [one] I captured one of these territories
       *[other] I captured { $points } of these territories
    }, the other side { $against }: and you?
fayance-review-awaited = The scribes are weighing every combat…
fayance-review-none = No single combat decided this game.
fayance-review-won = Territory { $n }, { $territory }: { $card } beat { $other }. { $name } would have won { $before } games in 100 before it, and { $after } after it.
fayance-review-undecided = Territory { $n }, { $territory }: { $card } and { $other } were undecided. { $name } would have won { $before } games in 100 before it, and { $after } after it.

## Credits

fayance-credits-game = The card game Le Trône de Fayance is by Jean-Gabriel Chabrat.
fayance-credits-lands = Its nine territories and their names are ours.

## The rules in short

fayance-rules = The rules in short
fayance-rules-about = Who beats whom, and what a territory asks: one page, open at any moment.
fayance-rules-goal = The throne
fayance-rules-goal-1 = Whoever captures five territories is king.
fayance-rules-goal-2 = Each side has twelve of the 24 cards. Nothing is hidden but the choice of this moment.
fayance-rules-begin = The army
fayance-rules-begin-1 = Four cards are the army, the others the reserve.
fayance-rules-begin-2 = A duel or a lot says who leads first; then the winner of each territory does.
fayance-rules-land = The territory
fayance-rules-land-1 = The leader turns it. Each side fights in the terrain along its own edge.
fayance-rules-land-2 = { $elves }: { $forest }. { $humans }: { $plain }. { $dwarves }: { $mountain }. { $halflings }: nowhere.
fayance-rules-combat = The combat
fayance-rules-combat-1 = Both choose a card in secret. The first test that tells them apart decides:
fayance-rules-combat-2 = Troop: { $archer } beats { $rider }, { $rider } beats { $warrior }, { $warrior } beats { $archer }.
fayance-rules-combat-3 = Terrain: the only card favoured by its own terrain wins.
fayance-rules-combat-4 = Halfling: where neither is favoured, the only halfling wins. Else it is undecided.
fayance-rules-after = Afterwards
fayance-rules-after-1 = Decided: both cards are gone, and the winner captures the territory. Undecided: both go back to the reserve, and another combat follows.
fayance-rules-after-2 = A fourth combat is fought without a choice; undecided, it is won by the side that did not turn the territory. Then both call up as many cards as there were combats.

## A kept game in the list

fayance-kept-opening = Opening: { $opening }
