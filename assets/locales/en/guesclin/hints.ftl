### Guesclin !: hints, the advised move and why.

guesclin-tip-hint = What the knight would do, and why.
guesclin-hint-awaited = The knight looks at the map…

## The move

guesclin-hint-place = { $who } takes his place on { $hex }
guesclin-hint-order = “{ $order }” to { $who }
guesclin-hint-march = { $who } moves to { $hex }
guesclin-hint-leave = { $who } leaves the map { $exit }
guesclin-hint-deed = { $who } { $deed }
guesclin-hint-strikes = strikes { $who }
guesclin-hint-shoots = shoots at { $who }
guesclin-hint-takes = takes { $object }
guesclin-hint-puts = puts his load down
guesclin-hint-gives = gives { $object } to { $to }
guesclin-hint-breaks = breaks up { $object }
guesclin-hint-bridge = works the bridge
guesclin-hint-drop = { $object } falls on { $hex }
guesclin-hint-finish = End the activation

## What somebody wants to get to

guesclin-hint-goal-exit =
    { $by ->
        [east] the east side
        [north] the north side
        [south] the south side
       *[town] the town gate
    }
guesclin-hint-goal-post =
    { $post ->
        [post-gate] the gate
        [post-postern] the postern
       *[post-keep] the keep’s door
    }
guesclin-hint-goal-object =
    { $object ->
        [booty] the booty
        [bundle] bundle
       *[cart] cart
    }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }

## Why, after a colon

guesclin-hint-hits =
    { $result ->
        [stunned] { $n }% to stun him
        [neutralised] { $n }% to neutralise him
       *[drop] { $n }% to make him drop his load
    }
guesclin-hint-beside = { $who } beside him takes 1 off his defence
guesclin-hint-beside-both = { $who } and { $other } beside him take 2 off his defence
guesclin-hint-back = his strike back hits at { $n }%
guesclin-hint-no-initiative = without initiative he cannot strike back
guesclin-hint-stunned = stunned, he cannot strike back
guesclin-hint-bears = with his hands full he cannot strike back
guesclin-hint-clear = nothing lies on the line
guesclin-hint-nearer =
    { $n ->
        [one] that is 1 point nearer to { $goal }
       *[other] that is { $n } points nearer to { $goal }
    }
guesclin-hint-away =
    { $n ->
        [one] from there it is 1 point to { $goal }
       *[other] from there it is { $n } points to { $goal }
    }
guesclin-hint-middle =
    { $n ->
        [0] there he stands in the middle
        [one] that is 1 row from the middle
       *[other] that is { $n } rows from the middle
    }
guesclin-hint-fewer =
    { $there ->
        [0] no enemy can reach him there
        [one] only 1 enemy can reach him there
       *[other] { $there } enemies can reach him there
    }, where he stands { $here }
guesclin-hint-calmer = the blows to expect there hit less often
guesclin-hint-flies = { $post } then flies your banner
guesclin-hint-counts =
    { $object ->
        [booty] whoever takes the booty off the map wins at least in part
        [bundle] then it no longer keeps the bridge down
       *[cart] every cart counts in the end
    }
guesclin-hint-brings-out =
    { $object ->
        [booty] then nobody can take the booty away
        [bundle] then it is off the map
       *[cart] then this cart is in the town
    }
guesclin-hint-settled = the booty is settled, only his escape still counts
guesclin-hint-order-strike = he can then strike { $target } at { $then }%, without it at { $now }% at best
guesclin-hint-order-reach = he then comes as far as { $target } and hits at { $then }%
guesclin-hint-order-nearer =
    { $then ->
        [one] he then comes 1 point nearer to { $goal }
       *[other] he then comes { $then } points nearer to { $goal }
    }, without it { $now }
guesclin-hint-order-defence =
    { $n ->
        [one] defence { $then } instead of { $now } against the enemy who can reach him
       *[other] defence { $then } instead of { $now } against the { $n } enemies who can reach him
    }
guesclin-hint-order-leaves = he can then leave the map at once
guesclin-hint-order-goes = he then gets as far as { $hex }, which he does not reach without it
guesclin-hint-order-gains = no other order gains as much
guesclin-hint-keeps-bridge = as long as it lies there, the bridge stays down
guesclin-hint-free-hands = with free hands he can fight
guesclin-hint-shuts-out = it shuts { $out } of the French out and { $inside } in
guesclin-hint-opens-way = then the way is open
guesclin-hint-never-arrives = a cart that is broken up never reaches the town
guesclin-hint-falls =
    { $own ->
        [0] it lies at the feet of one of your own
        [one] one of your own is 1 hex away
       *[other] the nearest of your own is { $own } hexes away
    }, the nearest enemy { $theirs }
guesclin-hint-all-acted = everybody has acted
guesclin-hint-nothing-gains =
    { $n ->
        [one] nothing that the last one could do would gain anything
       *[other] nothing that the { $n } others could do would gain anything
    }
