### Guesclin !: what happened.

guesclin-log-placed = The { $banner } are on the map.
guesclin-log-round = Round { $n } of { $of }
guesclin-log-activate = { $banner }: they act now.
guesclin-log-order = Order to { $to }: { $order }
guesclin-log-move =
    { $who } moves to { $hex } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }).
guesclin-log-leave = { $who } leaves the map { $exit }.
guesclin-log-leave-booty = { $who } leaves the map { $exit } and takes the booty along.
guesclin-log-leave-cart = { $who } drives the cart off the map { $exit }.
guesclin-log-post = { $post } now flies the banner { $of }.
# One throw: { $dice } as thrown, the larger of the kept two first.
guesclin-log-attack = { $who } attacks { $target }: { $n } dice { $dice }, keeps { $first } + { $second } = { $score }, needs { $needed }: { $result }
guesclin-log-riposte = { $who } strikes back at { $target }: { $n } dice { $dice }, keeps { $first } + { $second } = { $score }, needs { $needed }: { $result }
guesclin-log-shoot = { $who } shoots at { $target }: { $n } dice { $dice }, keeps { $first } + { $second } = { $score }, needs { $needed }: { $result }
guesclin-result-miss = miss
guesclin-result-stunned = hit, stunned
guesclin-result-neutralised = hit, neutralised
guesclin-result-drop = hit, the load falls
guesclin-log-drop = { $object } falls on { $hex }.
guesclin-log-take = { $who } takes { $object }.
guesclin-log-put = { $who } puts { $object } down.
guesclin-log-give = { $who } gives { $object } to { $to }.
guesclin-log-break = { $who } breaks up { $object }.
guesclin-log-raise = { $who } raises the bridge.
guesclin-log-lower = { $who } lowers the bridge.

## How a game ends

guesclin-victory-total = Total victory { $of }.
guesclin-victory-partial = Partial victory { $of }.
guesclin-victory-draw = A draw.
guesclin-end-limit = The last round is over.
guesclin-end-nobody = One camp has nobody left on the map.
guesclin-end-booty = The booty and the horseman are settled.
guesclin-end-posts = All three posts fly the banner of France.
guesclin-end-carts = No cart is on the road any more.
guesclin-end-commanders = Both commanders { $of } are neutralised.
