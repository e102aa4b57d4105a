### Fayance: what happened.

fayance-log-dealt = Twelve cards each: all can see all of them.
fayance-log-muster = { $name } musters { $cards }.
fayance-log-duel = North calls { $north }, South { $south }: { $name } leads.
fayance-log-duel-equal = North calls { $north }, South { $south }: again.
fayance-log-lot = The lot falls: { $name } leads.
fayance-log-lay = { $name } lays { $territory }. North fights here: { $north }; South here: { $south }.
fayance-log-troop = Troop: { $card } beats { $other }. { $name } wins.
fayance-log-terrain = Terrain: { $card } is favoured, { $other } is not. { $name } wins.
fayance-log-halfling = Halfling: { $card } slips past { $other }. { $name } wins.
fayance-log-undecided = Undecided: { $card } and { $other } go back to the reserves.
fayance-log-fourth = The fourth combat decides nothing: { $name } did not turn the territory, and keeps it ({ $card } against { $other }).
fayance-log-capture = { $name } captures { $territory }: { $n } of 5.
fayance-log-refill = { $name } calls up { $cards }.
fayance-log-end = { $name } sits on the throne of Fayance!

## What one guesses in a game that is shown again
fayance-guess = Which card has { $side } chosen?
# An answer: a card of the army.
fayance-guess-card = { $people }: { $troop }
