### Fayance: what happened.

fayance-log-dealt = Douze cartes par camp : chacun peut toutes les voir.
fayance-log-muster = { $name } lève { $cards }.
fayance-log-duel = Nord annonce { $north }, Sud { $south } : { $name } mène.
fayance-log-duel-equal = Nord annonce { $north }, Sud { $south } : on recommence.
fayance-log-lot = Le sort en décide : { $name } mène.
fayance-log-lay = { $name } pose { $territory }. Terrain de Nord : { $north } ; de Sud : { $south }.
fayance-log-troop = Troupe : { $card } bat { $other }. { $name } l’emporte.
fayance-log-terrain = Terrain : { $card } est avantagé, { $other } non. { $name } l’emporte.
fayance-log-halfling = Mi-portion : { $card } se faufile devant { $other }. { $name } l’emporte.
fayance-log-undecided = Indécis : { $card } et { $other } retournent aux réserves.
fayance-log-fourth = Le quatrième combat ne décide rien : { $name } n’avait pas tourné le territoire et le garde ({ $card } contre { $other }).
fayance-log-capture = { $name } s’empare de { $territory } : { $n } sur 5.
fayance-log-refill = { $name } appelle { $cards }.
fayance-log-end = { $name } s’assied sur le trône de Fayance !

## What one guesses in a game that is shown again
fayance-guess = Quelle carte { $side } a-t-il choisie ?
# An answer: a card of the army.
fayance-guess-card = { $people } : { $troop }
