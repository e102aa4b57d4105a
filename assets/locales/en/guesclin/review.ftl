### Guesclin !: reviews of games that are over: where they turned, how the dice fell.

guesclin-review-round = Round { $n }. { $what }
guesclin-review-moment = Round { $n }, { $banner }
guesclin-review-placing = Placement, { $banner }
guesclin-review-marched = Move to { $hex }.
guesclin-review-chance = the dice

## Where a game turned. { $n } is the chance of the throw before it fell, { $back } that of the strike back.

# Built: guesclin-turn-* of games::guesclin::review::TURNS
guesclin-turn-strike-hit =
    { $who } strikes { $target } at { $n }% and { $result ->
        [stunned] stuns him
        [neutralised] neutralises him
       *[drop] makes him drop his load
    }.
guesclin-turn-strike-miss = { $who } strikes { $target } at { $n }% and misses.
guesclin-turn-strike-back =
    { $who } strikes { $target } at { $n }% and misses; the strike back, at { $back }%, { $other ->
        [stunned] stuns him
       *[neutralised] neutralises him
    }.
guesclin-turn-strike-both =
    { $who } strikes { $target } at { $n }% and { $result ->
        [stunned] stuns him
        [neutralised] neutralises him
       *[drop] makes him drop his load
    }; the strike back, at { $back }%, { $other ->
        [stunned] stuns the attacker
       *[neutralised] neutralises the attacker
    }.
guesclin-turn-shot-hit =
    { $who } shoots at { $target } at { $n }% and { $result ->
        [stunned] stuns him
        [neutralised] neutralises him
       *[drop] makes him drop his load
    }.
guesclin-turn-shot-miss = { $who } shoots at { $target } at { $n }% and misses.
guesclin-turn-left = { $who } leaves the map { $exit }.
guesclin-turn-left-with = { $who } leaves the map { $exit } with { $object }.
guesclin-turn-post = { $who } takes { $post }.
guesclin-turn-took = { $who } takes { $object }.
guesclin-turn-put = { $who } puts { $object } down.
guesclin-turn-gave = { $who } gives { $object } to { $to }.
guesclin-turn-broke = { $who } breaks up { $object }.
guesclin-turn-raised = { $who } raises the bridge.
guesclin-turn-lowered = { $who } lowers the bridge.
guesclin-turn-fell = { $object } falls on { $hex }.
guesclin-turn-placed = Placement of the { $banner }.
guesclin-turn-march = { $who } moves to { $hex }.
guesclin-turn-strike-hit-marched = { guesclin-review-marched } { guesclin-turn-strike-hit }
guesclin-turn-strike-miss-marched = { guesclin-review-marched } { guesclin-turn-strike-miss }
guesclin-turn-strike-back-marched = { guesclin-review-marched } { guesclin-turn-strike-back }
guesclin-turn-strike-both-marched = { guesclin-review-marched } { guesclin-turn-strike-both }
guesclin-turn-took-marched = { guesclin-review-marched } { guesclin-turn-took }
guesclin-turn-put-marched = { guesclin-review-marched } { guesclin-turn-put }
guesclin-turn-gave-marched = { guesclin-review-marched } { guesclin-turn-gave }
guesclin-turn-raised-marched = { guesclin-review-marched } { guesclin-turn-raised }
guesclin-turn-lowered-marched = { guesclin-review-marched } { guesclin-turn-lowered }
guesclin-turn-order = “{ $order }” to { $to }.
guesclin-turn-end = { $reason }

## How the dice fell, for one camp

# Built: guesclin-fact-* of games::guesclin::review::FactKind::ALL
guesclin-fact-throws =
    { $n ->
        [one] 1 throw
       *[other] { $n } throws
    }, { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }, { $expected } to expect
guesclin-fact-luckiest = { $who } hits { $target } at { $n }%: the luckiest throw
guesclin-fact-unluckiest = { $who } misses { $target } at { $n }%: the unluckiest throw
guesclin-fact-backs =
    Strikes back suffered: { $n }, { $hits ->
        [one] 1 of them hit
       *[other] { $hits } of them hit
    }
guesclin-fact-orders =
    Orders given: { $n } in { $of ->
        [one] 1 activation
       *[other] { $of } activations
    }
guesclin-fact-lost = Fighters lost: { $n } of { $of }
guesclin-fact-dice = Sums thrown, and how often they were to be expected: { $sums }
guesclin-review-sum = { $sum }: { $n } ({ $expected })
