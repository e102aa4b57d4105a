### Guesclin !: the table, the page of a new game, the result.

## The prompt

guesclin-do-of = { $name }: { $what }
guesclin-do-place = { $who }: choose a hex of the zone to stand on
guesclin-do-placed = everyone is placed; commit, or take back
guesclin-do-begin = give an order if you like, then act with your fighters
guesclin-do-choose = choose a fighter who may still act
guesclin-do-act = { $who }: choose a hex to go to, or an enemy
guesclin-do-deed = { $who } has moved: a blow or a deed, or choose somebody else
guesclin-do-commit = commit, or choose again
guesclin-do-commit-blow = look at the odds, then commit or choose again
guesclin-do-commit-order = give this order, or choose again
guesclin-do-fall = { $who } drops the load: on which hex does it fall?
guesclin-do-fallen = { $who }: commit, or choose another hex for the load
guesclin-thinks = { $name }: thinking…
guesclin-over = The game is over
guesclin-player = { $banner } ({ $name })

## The buttons

guesclin-button-commit = Commit
guesclin-button-back = Undo
guesclin-button-cancel = Cancel
guesclin-button-orders = Orders
guesclin-button-finish = End
guesclin-button-finish-of =
    { $n ->
        [0] End activation
       *[other] End ({ $n } idle)
    }
guesclin-button-arrange = Line up the rest
guesclin-button-threat = Threat
guesclin-button-map = Map
guesclin-commit-move = Move
guesclin-commit-strike = Strike
guesclin-commit-move-strike = Move and strike
guesclin-commit-shoot = Shoot
guesclin-commit-leave = Leave the map
guesclin-commit-deed = Do it
guesclin-commit-move-deed = Move and do it
guesclin-commit-order = Give the order
guesclin-commit-fall = It falls here
guesclin-commit-place = Choose a hex
guesclin-commit-placement = Commit placement
guesclin-deed-strike = By a blow
guesclin-deed-shoot = By a shot
guesclin-deed-take = Take { $what }
guesclin-deed-put = Put it down
guesclin-deed-give = Give to: { $who }
guesclin-deed-break = Break up the cart
guesclin-deed-raise = Raise the bridge
guesclin-deed-lower = Lower the bridge
guesclin-deed-leave = Leave { $by }
guesclin-orders-to = An order to: { $who }
guesclin-orders-none = No order
guesclin-orders-close = Close
guesclin-orders-given = given: { $who }

## What the buttons do

guesclin-tip-commit = Does what is planned. What has been thrown is never taken back.
guesclin-tip-back = Cancels the plan; without one, takes the last move back, up to the last throw.
guesclin-tip-orders = One order an activation, before anybody acts, to one fighter but the commander.
guesclin-tip-finish = Ends this banner’s activation. Whoever has not acted does nothing.
guesclin-tip-threat = Shows where the enemies could strike or shoot in their next activation. Press enemies meanwhile to see only theirs.
guesclin-tip-map = Shows the whole map, or a part of it as large as can be. Zoom: { $in } and { $out }, the wheel, two fingers.

## The ribbon of banners and the plate

guesclin-ribbon-placement = Placement
guesclin-ribbon-round = Round { $n } of { $of }
guesclin-ribbon-ready = acting: { $n } to go
guesclin-ribbon-count = { $n } of { $all }
guesclin-ribbon-of = { $name }: { $what }
guesclin-ribbon-gone = nobody left
guesclin-plate-order = { $order } { $effects }
guesclin-plate-surprised = surprised: cannot move in round 1

## The dice

guesclin-dice-attack = { $who } strikes: { $target }
guesclin-dice-riposte = { $who } strikes back: { $target }
guesclin-dice-shot = { $who } shoots: { $target }
guesclin-dice-needs = { $n } or more hits

## Refusals of the table

guesclin-choose-fighter = Choose one of your fighters first.
guesclin-no-plan = Nothing is planned yet: choose a fighter, then a hex or an enemy.
guesclin-sealed = Nothing can be taken back: the dice have spoken, or the activation has just begun.
guesclin-not-now = That cannot be done now.
guesclin-turn-of = { $name }: they act now. Your time will come.

## A new game

guesclin-scenario = Scenario
guesclin-person-about = A person at this screen, who may type a name. Each gamepad can sit down at a banner; with one device all play in turn.
guesclin-guest = { $banner }: played with { $device }. Its directions change the banner, { $key } stands up.
guesclin-shared = with: { $banner }
guesclin-shared-about = Played by whoever plays: { $banner }. Or somebody else plays it: then three or four play.
guesclin-aim-of = { $camp }: { $aim }
guesclin-begin = To the map

## The title

guesclin-continue-about =
    { $n ->
        [0] Guesclin! · { $scenario }, placement
       *[other] Guesclin! · { $scenario }, round { $n }
    }
guesclin-continue-over = it is over: see who has won

## The result

guesclin-result-throws =
    { $camp }: { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } in { $thrown ->
        [one] { $thrown } throw
       *[other] { $thrown } throws
    }, { $expected } expected; fighters lost: { $lost }
guesclin-tenths = { $whole }.{ $tenth }
guesclin-result-again = Another game
guesclin-result-same = The same dice again
# What came of a deal, for a challenge.
guesclin-deal-told =
    { $outcome ->
        [won] { $points ->
            [2] total victory
           *[other] partial victory
        }
        [lost] { $against ->
            [2] total defeat
           *[other] partial defeat
        }
       *[drawn] a draw
    }, { $points } to { $against }
guesclin-deal-boast =
    { $outcome ->
        [won] { $points ->
            [2] I won a total victory
           *[other] I won a partial victory
        }
        [lost] I lost
       *[drawn] It was a draw
    } with these dice, { $points } to { $against }: and you?

## Credits

guesclin-credits-game = The game Guesclin ! is by Jean-Gabriel Chabrat.
guesclin-credits-ours = Its maps, most numbers and two of the four scenarios are ours.

## The switch among the settings.

guesclin-quick-moves = Move figures in one press
