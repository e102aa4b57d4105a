### Fayance: two people with different devices.

## In plain sight

fayance-prompt-signs-choose = Press the sign under one of your cards, then { $commit }: nobody sees which
fayance-prompt-signs-call = Press the sign of a troop, then { $commit }: nobody sees which
fayance-prompt-signs-muster = Four cards: press the two signs under each in their order, then { $commit }
fayance-prompt-signs-refill = Press the two signs under each card you call up, then { $commit }
fayance-prompt-signs-whole = Your whole reserves join the armies: { $commit }
fayance-prompt-light = Hold { $confirm } and let go while the light is where you want it; then { $commit }
fayance-in-mind =
    { $count ->
        [1] has one in mind
       *[other] has { $n } of { $count } in mind
    }

## New game

fayance-secrecy = In secret
fayance-secrecy-signs = By signs
fayance-secrecy-signs-about = With two devices: each card stands under a sign; both press in plain sight, and nobody sees which. The signs change each time.
fayance-secrecy-light = By a light
fayance-secrecy-light-about = With two devices: hold a button and let it go while the light is at your card. No thumb tells anything.
fayance-secrecy-curtain = A curtain
fayance-secrecy-curtain-about = One after the other; meanwhile the other one looks away.
fayance-company-apart = Two people, each with their own device: both choose in plain sight.
fayance-guest = { $device } plays { $name }. { $key } stands up.

## A crown that is certain

fayance-certain = The scribes have written it: { $name } wears the crown, if no mistake is made
fayance-button-fast = Fast pages
fayance-tip-fast = The crown is certain: until the end the table moves at the speed 4×; your own speed stays set.
fayance-open-again = A mistake: the crown is open again
