### The rulebook: chapters, paragraphs (rule-…), the reasons of rulings (…-why), examples. Numbers come from the rules.

## Chapters

book-goal = Aim and cards
book-setup = Setting up
book-placement = Placement
book-reinforcement = Reinforcement
book-combat = Combat
book-losses = Lost cards
book-round-end = Round’s end, piles
book-end = End and points
book-camps = Shared camps
book-table = At this table

## Aim and cards

# Ending: rule-*-why
rule-aim = Two camps fight for { $castles } castles. A camp wins at once if it holds them all at the end of a round. Otherwise the points decide when the cards run out.
rule-castles = The { $castles } castles lie in a row. Each is neutral, English or French; at the start all are neutral. An arrow on the card points to its holder.
rule-castles-old = In the 2021 edition the { $castles } castle cards show parts of a single castle. They are played in the same way; this table shows its own castles instead.
rule-names = From west to east the castles are called Chauvigny, La Prune-au-Pot, Crozant, Cluis, Sarzay and Huriel.
rule-names-why = No text that we have lists the castles of the box: these are our choice, along the old frontier. Nothing in the rules depends on the names.
rule-pack = Each camp has { $pack } action cards: one hero, and { $values } value cards, of which { $fives } are worth { $five }, { $fours } worth { $four }, { $threes } worth { $three } and { $twos } worth { $two }. The English are red and led by the Black Prince, the French blue and led by du Guesclin.
rule-strength = In strength a hero comes before a { $five }, a { $five } before a { $four }, and so on down to { $two }.

## Setting up

rule-deal = Each camp shuffles its { $values } value cards into a face-down draw pile, takes its hero in hand and draws { $draws }: a hand of { $hand }. Only cards in hand can be played. A face-down discard pile begins beside the draw pile.
rule-first-player = The English are first player in the first round. The first-player card turns over after every round, so the camps take turns.
rule-reserve = At expert level each camp first puts { $aside } value cards of its choice face down in its discard pile, never the hero. They come back when that pile is first shuffled.
rule-reserve-choice = The { $aside } cards are chosen before the draw pile is shuffled, out of all { $values } value cards.
rule-reserve-choice-why = The leaflet says only “at the start”. Choosing before the shuffle lets both camps choose from the same cards, whatever they draw.

## Placement

rule-first-castle = The first player names any castle and lays 1 to { $most } cards face down before it.
rule-answer = The other camp answers at the castle that was named, also with 1 to { $most } cards face down. No other castle will do.
rule-second-castle = Then that same camp names a second castle, any but the first, and lays 1 to { $most } cards there. The first player answers at it, and the placement is over.
rule-both-castles = Every camp must lay at least one card at both castles of the round. So whoever plays at the first one keeps a card back for the second.
rule-most = At most { $most } cards of one camp may lie before a castle in a round, reinforcements included.
rule-sides = Cards before a castle that is neutral or the enemy’s are an attack: their short side faces the castle. Cards before one’s own castle are a defence: their long side faces it.
rule-own-cards = Players may look at the cards that they have laid themselves at any time.

## Reinforcement

rule-reinforce = After the placement the camps take turns, the second player first. Whose turn it is adds one or more cards from hand, face down, at one of the round’s two castles, or passes.
rule-pass = A camp that has passed may reinforce again later, unless the other camp passes too: two passes in a row end the reinforcement. It also ends when nobody holds a card any more.
rule-no-cards = A camp without cards in hand passes of itself.
rule-no-cards-why = It could do nothing else, and nobody has to press a button for it. Everybody can see that its hand is empty anyway.
rule-no-reinforcement = The 2021 edition has no reinforcement: combat follows the placement.

## Combat

rule-combat-order = The first castle that was named is fought for first, then the second.
rule-combat-order-why = The leaflet gives no order. This one is the order of play, so nobody has to choose.
rule-sum = The values of each camp’s cards at a castle are added up. The larger sum wins and takes the castle.
rule-tie = A tie changes nothing: a neutral castle stays neutral, a held castle stays with its holder.
rule-neutral-combat = At a neutral castle both camps attack, and both turn their cards up together. Nobody can concede there.
rule-show = At a held castle the attacker’s cards are turned up first. Then the defender may turn up theirs; only a defender who shows can win.
rule-concede = Instead, the defender may concede: the cards go face down to the discard pile, and the attacker has won, whatever they were worth.
rule-concede-secret = The values of conceded cards stay secret from the other camp, in the chronicle and in replays too, until the game is over.
rule-concede-secret-why = The leaflet lets a defender discard unseen. A chronicle that gave the values away would take that back.
rule-hero = A hero wins against a camp that plays none, however large its sum.
rule-heroes = If both heroes lie at a castle the combat is a tie, whatever else lies there.

## Lost cards

rule-no-loss = At base level no card ever leaves the game: all played cards go to their owner’s discard pile.
rule-pillage = Cards that are lost for good lie face up beside the row, in the pillage, and never come back.
rule-forces-first = Sums are compared before any card is lost: a card that will be lost still counts in its combat.
rule-loss-neutral = When a neutral castle is taken, the loser gives up some of the cards they played there: the strongest of them, or several whose sum is at least as large.
rule-loss-several = Any set of two or more of those cards will do if its sum reaches the strongest, even a set that holds the strongest itself.
rule-loss-several-why = The leaflet names no limit but the sum. A player may want to be rid of weak cards.
rule-loss-tie = A tie at a neutral castle costs nobody a card.
rule-loss-attack = Whoever attacks an enemy castle loses the strongest card they played there, whether they win or not. A hero counts as the strongest card and is lost too. The defender loses none.
rule-loss-always = The attacker pays on a tie as well, and when the defender concedes.
rule-loss-always-why = The leaflet says “win or lose”. A tie is a failed attack, and a conceded castle a won one.
rule-loss-old = Whoever takes a castle from the enemy loses the strongest card they played there, even the hero. Nobody else loses a card: not a beaten attacker, not the defender, nobody at a neutral castle or on a tie.
rule-loss-old-conceded = The conqueror pays even when the defender concedes.
rule-loss-old-conceded-why = The leaflet speaks of whoever has just taken the castle, however that came about.

## Round’s end, piles

rule-round-end = After both combats all cards that were played go face down to their owners’ discard piles. Both camps draw until they hold { $hand }, the first-player card turns over, and a new round begins.
rule-reshuffle = The first time a draw pile runs out, the discard pile is shuffled into a new one. Once it has run out { $passes } times, it stays empty, and its camp draws only what there is.
rule-reshuffle-expert = At expert level a draw pile is shuffled anew each time until it has run out { $passes } times; then it stays empty.
rule-exhausted = A draw pile has run out the moment its last card is drawn. The discard pile is shuffled at once, and the drawing goes on.
rule-exhausted-why = This is the leaflet read to the letter. It matters when the last card completes a hand.
rule-empty-reshuffle = If the discard pile is empty when it should be shuffled, the draw pile counts as run out once more.
rule-empty-reshuffle-why = Otherwise the count would wait for cards that cannot come, and the game might not end.

## End and points

rule-end-six = A camp that holds all { $castles } castles at the end of a round has won, by { $row } points to 0. The game is over then, and nobody plays on.
rule-end-cards = The game also ends if, after the drawing at the start of a round, a camp whose draw pile has run out { $passes } times holds at most one card.
rule-end-expert = At expert level a draw pile has to run out { $passes } times; there too, the game goes on until its camp begins a round with at most one card.
rule-end-expert-why = For this level the leaflet names only how often the pile runs out. Without the last clause, cards still in hand could never be played.
rule-points = A castle that stands alone is worth { $alone }. Each castle of an unbroken group of two or more held by the same camp is worth { $grouped }.
rule-tiebreak = On equal points the camp with more unspent cards wins: those in hand and in the draw pile after the last drawing, not the discard pile.
rule-points-old = Each castle is worth { $single }; each castle of the camp’s largest group is worth { $single } more; each unspent card, in hand or draw pile, is worth { $single }.
rule-tiebreak-old = On equal points the camp with the larger group wins, then the one with more unspent cards.
rule-single-group = A castle that stands alone is no group.
rule-single-group-why = The leaflet asks a group to have at least two castles, and we count its tie-break in the same way.
rule-draw = If all that is equal too, the game is a draw.
rule-draw-why = The leaflets name nothing more to compare.

## Shared camps

rule-camps = With three players one camp is shared, with four both are. Partners share one draw pile and one discard pile; the rest is played as by two.
rule-drawer = One partner draws until both hands together hold { $hand }, counting the hero in the first round. In the next round the other draws, and so on in turn.
rule-give = Whoever draws gives the partner 1 to { $given } cards, keeps at least one, and says which of the two plays first this round.
rule-give-few = A drawer with a single card gives none. A drawer with none after drawing is handed one or more by the partner, who keeps at least one; the drawer still says who plays first.
rule-give-few-why = Near the end there are too few cards to follow the leaflet. Everyone should have a card to play.
rule-give-any = Any cards may be given, the hero too. What is left in hand after a round stays with its holder.
rule-give-any-why = The leaflet sets no limit but the number, and never tells partners to exchange hands.
rule-order-open = The first player’s camp gives first and says its order first. How many cards are given, and who plays first, is open to all.
rule-order-open-why = At a table everybody would see it. A fixed order keeps one camp from waiting for the other.
rule-partner-castle = Each partner plays at one castle only, and reinforces only there: whoever plays first at the first one, the other at the second. A partner may lay their whole hand, up to { $most } cards.
rule-partner-names = In the camp that is first player, the partner who plays first names the first castle. The second castle is named by the other camp’s second partner.
rule-partner-turns = Reinforcement goes round in this order: the second player’s first partner, the first player’s first, the second’s second, the first’s second. It ends when all pass in a row. A player without a partner takes both turns of their camp, at either castle.
rule-partner-turns-why = The leaflet says only where partners reinforce. This order gives every castle its turn.
rule-partner-decides = Whoever played at a castle decides there: whether to show or concede, and which cards are lost.
rule-partner-decides-why = They know the cards that lie there; their partner does not.
rule-partner-silence = Partners do not talk about their hands.
rule-partner-cards = Partners do not see the values of the cards that the other has laid.
rule-partner-cards-why = The leaflet lets players look at the cards they played themselves, and at no others.
rule-partner-reserve = At expert level one partner proposes { $aside } cards to set aside. The other accepts them, or names { $aside } others, which then stand.
rule-partner-reserve-why = The leaflet lets partners agree aloud. On a screen, that takes a proposal and an answer.
rule-partner-end = To see whether a game ends, the hands of both partners are counted together.
rule-partner-end-why = Partners draw from one pile and play one camp’s cards.
rule-youngest = Seat I of a shared camp draws in the first round; the camp chooses who sits there.
rule-youngest-why = The leaflet gives this to the youngest; the screen does not ask for ages.

## At this table

rule-table-bots = A computer player knows only what a person in its seat could know: its own cards and what lies open.
rule-table-bots-why = A game of bluff is worth nothing against somebody who sees your hand.
rule-table-confirm = A choice counts once it is confirmed; until then it can be changed or taken back. What is confirmed stands.
rule-table-confirm-why = As at any table, others answer what has been laid.
rule-table-hints = Hints may be asked for at any time. They are counted, and named in the result.
rule-table-hints-why = They help to learn. Everybody should know how a game was won.
rule-table-veil = When several people play at one screen, a curtain hides the hands between turns, or all hands lie face down and each player looks in private.
rule-table-veil-why = Cards that a player may not see are not on the screen at all.
