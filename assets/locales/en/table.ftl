### What every table says: the toolbar, the page of a new game, the result, what a record lacks.

## Settings

speed-1 = 1×
speed-2 = 2×
speed-4 = 4×
speed-instant = instant

## Toasts

not-begun-no-luck = the system gave no random numbers to shuffle with.
record-unknown-bot = the player “{ $bot }” is unknown here. A newer version of Guyenne may know them; the game is left as it is.

## Why a text is not a game: after a colon

record-at-event = event { $n }: { $reason }
record-not-text = this is not a text.
record-empty = there is no game in it.
record-truncated = it is cut off in the middle.
record-not-json = the text is damaged, or something else.
record-key-twice = the field “{ $key }” is there twice.
record-unknown-format = it is no record of this game.
record-newer = it comes from a newer version of Guyenne.
record-field = what was agreed at its start is damaged.
record-event-refused = against the rules. { $why }
record-event-expected = something else must happen here.

## The toolbar of a table

tool-rules = The rules in short
button-speed = Speed
hud-log = The chronicle
overview-open = In words
speed-now = Speed { $speed }
tip-rules = The rules in short.
tip-speed = How fast the table moves.
tip-log = Everything that has happened, in sentences.
tip-menu = Pause the game.

## What there is to do, and hints

# Ending: prompt-*-short
prompt-demo = A game between bots: press anything to play yourself
prompt-demo-short = Demo: press to play
hint-bare = { $what }.
hint-one = { $what }: { $why }.
hint-two = { $what }: { $why }; { $also }.

## The result of a game

result-to-title = To the title
# Shows the finished game again, from its turning point.
result-watch = Watch again
result-review = Review
# Copies the same deal as a challenge; the second one is for screen readers.
result-challenge = Challenge
result-challenge-spoken = Challenge a friend: copies this deal and your result

## The page of a new game

player-person = A person
new-game-bots-about = Only bots play, and you look on.
new-game-keeps = A game is in progress: it stays among the games in progress.

## Devices in the seats of a new game

# The sign on a button of a gamepad: a letter, or the name of a shape.
pad-key = { $key }
device-keyboard = the keyboard ({ $number })
device-pad = gamepad { $number }
seat-name = Name
seat-name-hint = type a name
seat-done = Done
spoken-name = Name: { $name }
seat-join = Another player? Press { $key } on the gamepad to sit down.
news-sits = { $place }: { $device } sits here.
news-stands-up = { $place }: { $device } stands up.
keys-either = { $one } / { $other }

## Games won and lost

# On a result page: the players who were given hints, with their numbers.
result-hints-given = Hints: { $all }.
result-hints-of = { $player } { $n }
# Against one bot, with the game just played.
statistics-against =
    { $bot }, your games: { $won } won, { $lost } lost{ $drawn ->
        [0] { "" }
       *[other] , { $drawn } drawn
    }{ $unfinished ->
        [0] { "" }
       *[other] , { $unfinished } not finished
    }.
# After a sentence about a bot, on the page of a new game.
statistics-so-far =
    { $about } So far: { $won } won, { $lost } lost{ $drawn ->
        [0] { "" }
       *[other] , { $drawn } drawn
    }{ $unfinished ->
        [0] { "" }
       *[other] , { $unfinished } not finished
    }.

## A game that is shown again
replay-first = To the beginning
replay-round-back = Back to the round before
replay-combat-back = Back to the combat before
replay-back = Back by one event
replay-play = Play
replay-stop = Stop
replay-forward = On by one event
replay-combat-forward = On to the next combat
replay-round-forward = On to the next round
replay-last = To the end
# How far it has come: the round, and how many events have been shown. $rounds is 0 before the first.
replay-progress =
    { $rounds ->
        [0] { $n }/{ $of }
       *[other] Round { $round }/{ $rounds } · { $n }/{ $of }
    }
# The same, as it is spoken after a leap.
replay-place =
    { $rounds ->
        [0] Event { $n } of { $of }.
       *[other] Round { $round } of { $rounds }, event { $n } of { $of }.
    }
# Through whose eyes it is seen: everything face up; somebody who sees what all may know. Sides have their own names.
replay-all = All face up
replay-onlooker = Onlooker
# The same, for who hears it.
replay-eyes = View: { $who }
# Goes on with the game from the moment that is shown.
replay-play-on = Play on
replay-review = Review
replay-no-decision = There is no decision before this moment from which the game could go on.
# The page that asks who plays on.
replay-branch-about = The game goes on from here as one of its own, and the one that was played stays as it is. Who plays?
replay-branch-keeps = The game goes on from here as one of its own, and the one that was played stays as it is. This game keeps the players with whom it began.
# A seat of a side that has several.
replay-branch-seat = { $side }, player { $n }
replay-branch-begin = Begin
# Guessing along: the button, how many were right, and what is said before and after something is turned up.
replay-guess = Guess what lies hidden
replay-guess-tally = { $right } of { $of } guessed
replay-guess-turn-up = Turn it up
replay-guess-nothing = Go on: where something is turned up, you are asked first.
replay-guess-it-was = It was { $answer }.
replay-guess-right = Right: { $answer }.
replay-guess-wrong = No, it was { $answer }; you guessed { $guess }.
