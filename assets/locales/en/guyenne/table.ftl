### The table: the prompt banner, the buttons, the captions and the tooltips.

## Whose turn

turn-yours = Your turn
turn-of = { camp-people-start }
round = Round { $n }
combat-count = Combat { $n } of { $of }
combat-then = then { $castle }

## The prompt banner: what to do now. Each line has a short form for the phone.

# Ending: prompt-*-short
prompt-name-castle =
    { $max ->
        [one] Name a castle and play one card there
       *[other] Name a castle and play 1 to { $max } cards there
    }
prompt-name-castle-short = Name a castle, choose cards
prompt-keep-one = Keep a card for the second castle
prompt-keep-one-short = Keep a card back
prompt-choose-castle =
    { $n ->
        [one] One card chosen: now its castle
       *[other] { $n } cards chosen: now their castle
    }
prompt-choose-castle-short = Now choose a castle
prompt-choose-cards =
    { $max ->
        [one] Choose one card for { $castle }
       *[other] Choose 1 to { $max } cards for { $castle }
    }
prompt-choose-cards-short = Cards for { $castle }
prompt-confirm =
    { $n ->
        [one] One card for { $castle }: confirm, or take it back
       *[other] { $n } cards for { $castle }: confirm, or take them back
    }
prompt-confirm-short =
    { $n ->
        [one] One card for { $castle }: confirm
       *[other] { $n } cards for { $castle }: confirm
    }
prompt-answer =
    { $max ->
        [one] Answer at { $castle } with one card
       *[other] Answer at { $castle } with 1 to { $max } cards
    }
prompt-answer-short = Answer at { $castle }
prompt-second-castle =
    { $max ->
        [one] Choose the second castle and play one card there
       *[other] Choose the second castle and play 1 to { $max } cards there
    }
prompt-second-castle-short = Choose the second castle
prompt-answer-second =
    { $max ->
        [one] Answer at { $castle }, the second castle, with one card
       *[other] Answer at { $castle }, the second castle, with 1 to { $max } cards
    }
prompt-answer-second-short = Answer at { $castle }
prompt-reinforce = Reinforce { $a } or { $b }, or pass
prompt-reinforce-short = { $a }, { $b }, or pass
prompt-reinforce-one = Reinforce { $castle }, or pass
prompt-reinforce-one-short = { $castle }, or pass
prompt-reinforce-full = Five cards lie at both castles: pass
prompt-reinforce-full-short = Both castles full: pass
prompt-reinforce-full-own = Five cards lie at your castle: pass
prompt-reinforce-full-own-short = Your castle is full: pass
prompt-reinforce-last = { camp-people-start } have passed: pass too, and combat begins
prompt-reinforce-last-short = Pass, and combat begins
prompt-reinforce-alone = { camp-people-start } have no card left: pass, and combat begins
prompt-reinforce-alone-short = Pass, and combat begins
prompt-reinforce-last-shared = Nobody else adds cards: pass, and combat begins
prompt-reinforce-last-shared-short = Pass, and combat begins
prompt-reinforce-alone-shared = Nobody else has a card left: pass, and combat begins
prompt-reinforce-alone-shared-short = Pass, and combat begins
prompt-defend = { $castle } is attacked: show your cards, or concede
prompt-defend-short = { $castle }: show or concede
prompt-defend-hint = Show: equal or better, and the castle holds
prompt-defend-hint-short = Equal or better holds
prompt-defend-hero = Show: only a hero holds against a hero
prompt-defend-hero-short = Only a hero holds
prompt-concede-hint = Concede: your cards leave unseen
prompt-concede-hint-short = Concede: nothing is seen
prompt-losses = Lose { $strongest }, or several worth no less
prompt-losses-short = { $strongest }, or several
prompt-losses-owed = Still owed: { $owed }
prompt-losses-owed-short = Owed: { $owed }
prompt-losses-paid = The debt is paid: confirm, or choose others
prompt-losses-paid-short = Paid: confirm
prompt-reserve = Set five cards aside for later: { $n } of 5
prompt-reserve-short = Set aside: { $n } of 5
prompt-reserve-done = Five cards set aside: confirm, or choose others
prompt-reserve-done-short = All five: confirm
prompt-reserve-proposed = Your partner proposes these five: confirm, or choose others
prompt-reserve-proposed-short = Proposed: confirm or change
prompt-give =
    { $max ->
        [one] Give your partner one card
       *[other] Give your partner 1 to { $max } cards
    }
prompt-give-short = Cards for your partner
prompt-give-hint = Keep at least one card yourself
prompt-give-hint-short = Keep at least one
prompt-order = Say which of you two plays first this round
prompt-order-short = Which of you plays first?
prompt-order-hint = Whoever plays first names the first castle
prompt-order-hint-short = Plays first: names a castle
prompt-order-hint-second = Whoever plays first answers at the first castle
prompt-order-hint-second-short = Plays first: answers first
prompt-wait = { $name } plays next
prompt-wait-short = { $name }…
prompt-thinking = { $name } ponders…
prompt-thinking-short = { $name } ponders…
prompt-deal = The cards are dealt
prompt-deal-short = The deal
prompt-combat = Two attacks: the stronger takes { $castle }
prompt-combat-short = The stronger takes { $castle }
prompt-combat-held = { camp-people-start } attack: on a tie, { $castle } holds
prompt-combat-held-short = A tie is not enough
prompt-round-end = The round ends: cards to the discard, hands refilled
prompt-round-end-short = The round ends
prompt-skip = Press anything to skip
prompt-skip-short = Press to skip
prompt-sure = Are you sure? Press again, or take it back
prompt-sure-short = Sure? Press again
prompt-over = The game is over
prompt-over-short = The end

## What an attack costs, shown before it is confirmed. Each has a short form for the phone.

# Ending: cost-*-short
cost-neutral = Whoever loses here gives up their strongest card, or several worth at least as much
cost-neutral-short = The loser gives up the strongest, or several
cost-neutral-any = Whoever loses the fight here gives up their strongest card there, or several worth at least as much.
cost-neutral-any-short = { cost-neutral-short }
cost-attack = This attack costs you { $card } for good, however it ends
cost-attack-short = Costs { $card }, however it ends
cost-attack-any = Attacking it costs you the strongest card you lay there, even the hero, however it ends.
cost-attack-any-short = Costs your strongest card, however it ends
cost-conquest = If you take the castle, you lose { $card } for good
cost-conquest-short = Taking it costs { $card }
cost-conquest-any = If you take it, you lose the strongest card you laid there for good, even the hero.
cost-conquest-any-short = Taking it costs your strongest card

## Combat

combat-at = Combat at { $castle }
combat-attack = Attack
# The kind of a force, and the partner who fights.
combat-by = { $what }: { $name }
combat-defence = Defence
combat-own-defence = Your defence
combat-only-you = only you can see this
combat-more =
    { $n ->
        [one] one more card
       *[other] { $n } more cards
    }
combat-hero = Hero!
combat-takes = { camp-people-start } take { $castle }
combat-holds = { camp-people-start } hold { $castle }
combat-tie-neutral = A tie: { $castle } stays neutral
combat-tie-held = A tie: { $castle } holds
combat-heroes-tie = Hero against hero: a tie
combat-conceded = { $castle } is conceded to { camp-people }

## Buttons

button-place = Place
button-answer = Answer
button-reinforce = Reinforce
button-pass = Pass
button-show = Show
button-concede = Concede
button-give-up = Give these up
button-set-aside = Set aside
button-give = Give
button-play-first = I play first
button-play-second = My partner
# Plays the move that was asked about.
button-sure = Yes, sure
button-take-back = Take back
button-close = Close

button-hint-away = Hide
# For screen readers: the button shows a quill.
button-hint-awaited = The adviser is thinking

## cards.

hint-place = Play { $cards } at { $castle }
hint-reinforce = Add { $cards } at { $castle }
hint-pass = Pass
hint-show = Show your cards
hint-concede = Concede { $castle }
hint-lose = Give up { $cards }
hint-reserve = Set aside { $cards }
hint-give = Give your partner { $cards }
hint-order-first = Play first yourself
hint-order-second = Let your partner play first
hint-archers =
    { $n ->
        [one] an archer
       *[other] { $n } archers
    }
hint-spearmen =
    { $n ->
        [one] a spearman
       *[other] { $n } spearmen
    }
hint-horsemen =
    { $n ->
        [one] a horseman
       *[other] { $n } horsemen
    }
hint-engines =
    { $n ->
        [one] an engine
       *[other] { $n } engines
    }
hint-certain = nothing the enemy may have there beats or equals you
hint-odds = you win there in about { $n } of 10 cases
hint-makes-group = it would give you a group of { $n } castles
hint-breaks-group = an enemy group would fall apart
hint-holds-group = your group depends on it
hint-fears-hero = { hero } may be lying in wait
hint-hero-spent = { hero } is spent, so sums decide
hint-keeps-strong = your strong cards are kept for better use
hint-bluff = little lies there, but only you know how little
hint-enough = what lies there is enough
hint-hopeless = more cards would change little
hint-lost = it is lost either way
hint-wins = { $castle } is yours once they are seen
hint-ties = it is a tie, and a tie keeps { $castle }
hint-secret = it is lost, and your cards stay secret
hint-cheapest = nothing cheaper settles the debt
hint-shares = one full hand and one small, strong one serve a camp best
hint-fuller-names = the fuller hand goes where your camp names the castle
hint-fuller-answers = the fuller hand waits for the castle that the enemy names
hint-costs-attack = it costs you { $card } for good
hint-costs-conquest = taking it costs you { $card } for good
hint-costs-neutral = the loser gives up their strongest card, or several
hint-weak-aside = weak cards can wait for the first reshuffle

## Captions

hud-unspent = { $n } unspent
hud-draw-pile = draw pile
hud-discard-pile = discard pile
hud-pillage = Pillage
hud-pillage-empty = nothing lost yet
# At the base level, where every card comes back.
hud-pillage-never = no losses here
hud-first-player = first player
hud-hand =
    { $n ->
        [0] no card in hand
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
hud-hand-short =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
hud-hand-open =
    { $n ->
        [0] open hand, no card
        [one] open hand, 1 card
       *[other] open hand, { $n } cards
    }
hud-hero-sum = hero: wins outright
hud-log-empty = Nothing has happened yet.
hud-thinking = ponders…
hud-partner =
    { $n ->
        [0] { $name }: no card
        [one] { $name }: 1 card
       *[other] { $name }: { $n } cards
    }
hud-partner-thinking = { $name } ponders…
# The tags of partners' hands.
seat-tag-name = { $place } · { $name }
seat-tag-one = { $name } · { $what }
seat-tag-two = { $name } · { $what } · { $also }
seat-tag-draws = draws
seat-tag-first = 1st castle
seat-tag-second = 2nd castle
seat-tag-first-short = 1st
seat-tag-second-short = 2nd
seat-tag-castle = { $castle }

## Tooltips: what it is, in a sentence

tip-draw-pile =
    { $n ->
        [0] The { camp-adjective } draw pile is empty.
        [one] The { camp-adjective } draw pile: one card, face down.
       *[other] The { camp-adjective } draw pile: { $n } cards, face down.
    }
tip-draw-pile-spent = The { camp-adjective } draw pile is empty for good: the game ends when { camp-people } begin a round with at most one card.
# How often a discard pile is still shuffled into a new draw pile.
times-more =
    { $left ->
        [one] once more
       *[other] twice more
    }
tip-discard-pile =
    { $n ->
        [0] The { camp-adjective } discard pile is empty.
        [one] The { camp-adjective } discard pile: one card, which comes back when the draw pile runs out ({ times-more }).
       *[other] The { camp-adjective } discard pile: { $n } cards, which come back when the draw pile runs out ({ times-more }).
    }
tip-discard-pile-last =
    { $n ->
        [0] The { camp-adjective } discard pile is empty.
        [one] The { camp-adjective } discard pile: one card, which will not come back.
       *[other] The { camp-adjective } discard pile: { $n } cards, which will not come back.
    }
exhaustions =
    { $left ->
        [0] The draw pile has run out { $n } of { $of } times: it is gone for good.
        [one] The draw pile has run out { $n } of { $of } times: once more, and it stays empty.
       *[other] The draw pile can still run out { $left } of { $of } times; after the last, it stays empty.
    }
tip-unspent =
    { $n ->
        [0] { camp-people-start } have no unspent card left, neither in hand nor in the draw pile.
        [one] { camp-people-start } have one unspent card in hand and draw pile: one point at the end.
       *[other] { camp-people-start } have { $n } unspent cards in hand and draw pile: a point each at the end.
    }
tip-losses-2021 = Whoever takes an enemy castle loses the strongest card they laid there, even the hero; nobody else loses any.
tip-pillage = The pillage: cards lost for good, for all to see.
tip-first-player = { camp-people-start } place first this round; the card turns over when it ends.
tip-castle-neutral = { $castle }, neutral: both camps attack it.
tip-castle-held = { $castle }, held by { camp-people }: they defend it, the enemy attacks.
tip-castle-fought = { $castle }: one of this round’s two castles.
tip-castle-own = You play here, your partner at the other castle.
tip-castle-partner = Your partner plays here, not you.
tip-attack = Short side to the castle: an attack.
tip-defence = Long side to the castle: a defence.
tip-hand-enemy = { camp-people-start }: { n-cards } in hand.
tip-hand-partner = { camp-people-start }, seat { $place }: { n-cards } in hand.
tip-card-2 = Archer, worth 2. Each camp has twelve.
tip-card-3 = Spearman, worth 3. Each camp has four.
tip-card-4 = Horseman, worth 4. Each camp has three.
tip-card-5 = Siege engine, worth 5. Each camp has two.
tip-card-hero = { hero-start }: wins outright, unless the other hero is there too. Two heroes are a tie.
tip-hero-lost-2022 = If he attacks an enemy castle, he is lost for good.
tip-hero-lost-2021 = If he takes an enemy castle, he is lost for good.
tip-card-hidden = Face down: a card of { camp-people }.
tip-phase-reserve = Each camp secretly sets five cards aside; they come back with the first reshuffle.
tip-phase-placement = Cards are placed at two castles, face down.
tip-phase-reinforcement = In turn, add cards to one of the two castles, or pass; two passes in a row end it.
tip-phase-combat = The cards are turned up, castle by castle: the larger sum wins, a tie changes nothing.
tip-losses-2022 = Whoever loses the fight for a neutral castle gives up their strongest card there, or several worth no less; whoever attacks an enemy castle loses their strongest card there.
tip-show = Turn your cards up: only a defender who shows can win.
tip-concede = Give up the castle; your cards are discarded unseen.
tip-pass = Add nothing now; you may still reinforce later, unless both camps pass in a row.
tip-give = Give the chosen cards to your partner; only the two of you know them.
tip-play-first = You play at the first castle of this round, your partner at the second.
tip-play-second = Your partner plays at the first castle of this round, you at the second.
tip-take-back = Return the chosen cards to your hand.
tip-hint = What the Constable would do with your cards, and why. Hints are counted, never held against you.

## The private look under the veil

# $name is a player.
look-who = { $name } looks. Eyes away!
look-about = Let go, and the cards turn face down. If anybody else sees them, the back key hides them.
# $n is a number of cards, $sum their sum without the hero.
look-chosen =
    { $hero ->
        [yes] { $sum ->
            [0] Chosen: the hero
           *[other] Chosen: the hero and { $sum }
        }
       *[no] Chosen: { $n ->
            [one] { $n } card, { $sum } points
           *[other] { $n } cards, { $sum } points in all
        }
    }
look-laid =
    { $hero ->
        [yes] You have laid the hero there.
       *[no] What you have laid there: { $sum }
    }
look-chosen-cost = { $chosen }. { $cost }
look-seen = “I can see!” { $name }: the cards lie face down again.

## The switch among the settings.

group-brackets = Brackets at groups

refusal-no-castle = Choose a castle for these cards.
refusal-cannot-pass = You cannot pass now: a card must be played.
refusal-cannot-take-back = Nothing to take back: a confirmed move stands.
refusal-veiled = No hints while all cards lie under the veil: everybody would read them.
