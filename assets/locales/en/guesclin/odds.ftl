### Guesclin !: odds, reach, threats, orders and aims in sentences.

## The throw

guesclin-odds-best = { $n } dice, the two best count
guesclin-odds-both = { $n } dice, both count
guesclin-odds-worst = { $n } dice, the two worst count
guesclin-odds-pool = { $capacity }: { $dice }
guesclin-odds-capacity = capacity { $n }
guesclin-odds-distance = distance { $n }
guesclin-odds-needs = hits on { $n } or more
guesclin-odds-needs-twelve = hits on 12 only
# The same with what a hit does, short: for the plate of a phone.
guesclin-odds-low =
    { $n ->
        [12] only 12
       *[other] { $n } or more
    }: { $does ->
        [drop] the load falls
        [neutralised] neutralised
       *[stunned] stunned
    }
guesclin-odds-chance = { $n }%
guesclin-odds-sum = { $sum } = { $total }

## The parts of a defence

guesclin-part-base = DEFENCE { $n }
guesclin-part-order = { $order } { $n }
guesclin-part-beside = { $who } on { $hex } { $n }
guesclin-part-in-wood = stands in a wood { $n }
guesclin-part-wood = wood on { $hex } { $n }
guesclin-part-obstacle = { $obstacle } between { $from } and { $to } { $n }
# The same where there is little room: Pikeman 0 (a bank) does not count for the bank.
guesclin-short-in-wood = in the wood { $n }
guesclin-short-barred = { $who } 0 ({ $obstacle })
guesclin-flank-nobody = { $hex }: nobody
guesclin-flank-friend = { $hex }: { $who } helps the defence: +1
guesclin-flank-enemy = { $hex }: { $who } hinders the defence: −1
guesclin-flank-barred = { $hex }: { $who } does not count: { $obstacle } between { $from } and { $to }

## What can come of it

guesclin-odds-stunned = { $who } is stunned: { $n }%
guesclin-odds-neutralised = { $who } is neutralised: { $n }%
guesclin-odds-drop = { $who } drops his load: { $n }%
guesclin-fate-miss = { $who } unharmed
guesclin-fate-stunned = { $who } stunned
guesclin-fate-neutralised = { $who } neutralised
guesclin-fate-drop = { $who } drops his load
guesclin-joint = { $one }, { $other }: { $n }%
guesclin-joint-one = { $one }: { $n }%
guesclin-no-riposte-initiative = No strike back: no initiative.
guesclin-no-riposte-stunned = No strike back: he is stunned.
guesclin-no-riposte-bears = No strike back: his hands are full.
guesclin-attack-from = { $who } attacks { $target } from { $hex }
guesclin-shoots-at = { $who } shoots at { $target }
guesclin-strikes-back = Strike back: { $needs }

## The line of a shot

guesclin-shot-far = Out of range: { $n } hexes away, SHOT { $shot }
guesclin-shot-clear = Nothing lies on the line.
guesclin-shot-tie = The line runs between hexes: the clearer side counts.

## Reach, threats and orders

guesclin-reach-cost =
    { $n ->
        [one] { $hex }: { $n } point, { $left } left
       *[other] { $hex }: { $n } points, { $left } left
    }
guesclin-reach-passes = { $hex }: only passing, a friend stands there
guesclin-strike-chance = { $hex }: { $n }%
guesclin-strikes-elsewhere = From other hexes: { $strikes }
guesclin-around-of = Around { $hex }:
guesclin-threat-none = No enemy can strike or shoot at { $hex } next.
guesclin-threat-none-marked = No marked enemy can strike or shoot at { $hex } next.
guesclin-marked = marked
guesclin-threat =
    { $n ->
        [one] { $n } enemy can strike or shoot at { $hex } next: { $who }
       *[other] { $n } enemies can strike or shoot at { $hex } next: { $who }
    }
guesclin-threat-ordered = Only with an order: { $who }
guesclin-change = { $stat } { $before }, then { $after }
guesclin-in-reach = Comes into reach: { $who }
guesclin-in-reach-lost = No longer in reach: { $who }
guesclin-in-reach-nobody = Nobody else comes into reach
# Who is left out at the end of a list.
guesclin-more = { $n } more

## How the aim stands

guesclin-aim-booty-borne = Booty bearer: { $who }
guesclin-aim-booty-lies = Booty: lies on { $hex }
guesclin-aim-booty-out = Booty: off the map, in the hands { $of }
guesclin-aim-commander = { $who }: { $state }
guesclin-intact = intact
guesclin-aim-post = { $post }: { $camp }
guesclin-aim-carts = Carts in the town: { $n } of { $all }, still on the map: { $left }
guesclin-aim-losses = { $camp }: { $n } lost
guesclin-if-now = If it ended now: { $victory }
guesclin-rounds-left =
    { $n ->
        [0] the last round
        [one] one more round
       *[other] { $n } more rounds
    }
