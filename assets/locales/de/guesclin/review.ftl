### Guesclin !: reviews of games that are over: where they turned, how the dice fell.

guesclin-review-round = Runde { $n }. { $what }
guesclin-review-moment = Runde { $n }, { $banner }
guesclin-review-placing = Aufstellung, { $banner }
guesclin-review-marched = Zug nach { $hex }.
guesclin-review-chance = die Würfel

## Where a game turned. { $n } is the chance of the throw before it fell, { $back } that of the strike back.

# Built: guesclin-turn-*
guesclin-turn-strike-hit =
    { $who } schlägt { $target } zu { $n } % und { $result ->
        [stunned] macht ihn benommen
        [neutralised] schaltet ihn aus
       *[drop] entreißt ihm seine Last
    }.
guesclin-turn-strike-miss = { $who } schlägt { $target } zu { $n } % und trifft nicht.
guesclin-turn-strike-back =
    { $who } schlägt { $target } zu { $n } % und trifft nicht; der Gegenschlag zu { $back } % { $other ->
        [stunned] macht ihn benommen
       *[neutralised] schaltet ihn aus
    }.
guesclin-turn-strike-both =
    { $who } schlägt { $target } zu { $n } % und { $result ->
        [stunned] macht ihn benommen
        [neutralised] schaltet ihn aus
       *[drop] entreißt ihm seine Last
    }; der Gegenschlag zu { $back } % { $other ->
        [stunned] macht den Angreifer benommen
       *[neutralised] schaltet den Angreifer aus
    }.
guesclin-turn-shot-hit =
    { $who } schießt zu { $n } % auf { $target } und { $result ->
        [stunned] macht ihn benommen
        [neutralised] schaltet ihn aus
       *[drop] entreißt ihm seine Last
    }.
guesclin-turn-shot-miss = { $who } schießt zu { $n } % auf { $target } und trifft nicht.
guesclin-turn-left = { $who } verlässt die Karte { $exit }.
guesclin-turn-left-with = { $who } verlässt die Karte { $exit } und nimmt mit: { $object }.
guesclin-turn-post = { $who } nimmt { $post }.
guesclin-turn-took = { $who } nimmt { $object }.
guesclin-turn-put = { $who } legt { $object } ab.
guesclin-turn-gave = { $who } gibt { $object } an { $to } weiter.
guesclin-turn-broke = { $who } zerschlägt { $object }.
guesclin-turn-raised = { $who } zieht die Brücke hoch.
guesclin-turn-lowered = { $who } lässt die Brücke herab.
guesclin-turn-fell = { $object } fällt auf { $hex }.
guesclin-turn-placed = Aufstellung der { $banner }.
guesclin-turn-march = { $who } zieht nach { $hex }.
guesclin-turn-strike-hit-marched = { guesclin-review-marched } { guesclin-turn-strike-hit }
guesclin-turn-strike-miss-marched = { guesclin-review-marched } { guesclin-turn-strike-miss }
guesclin-turn-strike-back-marched = { guesclin-review-marched } { guesclin-turn-strike-back }
guesclin-turn-strike-both-marched = { guesclin-review-marched } { guesclin-turn-strike-both }
guesclin-turn-took-marched = { guesclin-review-marched } { guesclin-turn-took }
guesclin-turn-put-marched = { guesclin-review-marched } { guesclin-turn-put }
guesclin-turn-gave-marched = { guesclin-review-marched } { guesclin-turn-gave }
guesclin-turn-raised-marched = { guesclin-review-marched } { guesclin-turn-raised }
guesclin-turn-lowered-marched = { guesclin-review-marched } { guesclin-turn-lowered }
guesclin-turn-order = „{ $order }“ an { $to }.
guesclin-turn-end = { $reason }

## How the dice fell, for one camp

# Built: guesclin-fact-*
guesclin-fact-throws =
    { $n ->
        [one] 1 Wurf
       *[other] { $n } Würfe
    }, { $hits ->
        [one] 1 Treffer
       *[other] { $hits } Treffer
    }, zu erwarten { $expected }
guesclin-fact-luckiest = { $who } trifft { $target } zu { $n } %: der glücklichste Wurf
guesclin-fact-unluckiest = { $who } verfehlt { $target } zu { $n } %: der unglücklichste Wurf
guesclin-fact-backs =
    Erlittene Gegenschläge: { $n }, davon { $hits ->
        [one] 1 Treffer
       *[other] { $hits } Treffer
    }
guesclin-fact-orders =
    Erteilte Befehle: { $n } in { $of ->
        [one] 1 Aktivierung
       *[other] { $of } Aktivierungen
    }
guesclin-fact-lost = Verlorene Kämpfer: { $n } von { $of }
guesclin-fact-dice = Geworfene Summen, und wie oft sie zu erwarten waren: { $sums }
guesclin-review-sum = { $sum }: { $n } ({ $expected })
