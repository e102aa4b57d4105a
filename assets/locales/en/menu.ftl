### Around the table: title, new game, pause, settings, credits, result, curtain, notices.

## Title

title = Guyenne
title-tagline = Six castles, two crowns, cards face down
title-continue = Continue
title-continue-about = round { $round } · { $phase }
title-new-game = New game
title-settings = Settings
title-credits = Credits
title-quit = Quit
title-unofficial = An unofficial adaptation, not connected with the authors or the publisher of the card game

## New game

new-game = New game
new-game-edition = Edition
new-game-level = Level
new-game-english = The English
new-game-french = The French
new-game-both-about = Each camp is played by a person; a curtain hides the hands.
new-game-bot-about = { $name }, { $temper }. { $about }
new-game-bots-about = Two bots play, and you look on.
new-game-seed = Deal
new-game-seed-random = by chance
new-game-seed-number = number { $seed }
new-game-seed-type = type a number
new-game-seed-about = The same number deals the same cards again.
new-game-begin = To the table
new-game-replaces = A game is in progress: a new one takes its place.

## Pause

pause = Pause
menu-back = Back
pause-resume = Back to the table
pause-settings = Settings
pause-to-title = Leave for the title
pause-quit = Quit
pause-saved = Your game is kept after every confirmed move.

## Settings

settings = Settings
settings-language = Language
settings-speed = Speed
settings-text-size = Text size
settings-text-normal = normal
settings-text-large = large
settings-text-largest = largest
settings-reduced-motion = Reduced motion
settings-fullscreen = Full screen
settings-sound = Sound
settings-sound-more = loudness
sound-music = Music
sound-effects = At the table
sound-interface = Buttons
sound-soft = soft
sound-medium = medium
sound-full = full
sound-silent-away = Silent in the background
settings-on = on
settings-off = off
settings-carry = Game in progress
settings-carry-out = show as text
settings-carry-in = take in a text
speed-1 = 1×
speed-2 = 2×
speed-4 = 4×
speed-instant = instant
speed-now = Speed { $speed }

## Credits

credits = Credits
credits-game = The card game Guyenne is by Laurent and Jean-Baptiste Journaux.
credits-publisher = Illustrated by Romain Boyaud, published by Pergame and (2023) Faire Play Editions.
credits-unofficial = This adaptation is unofficial: its pictures, words and program were made anew.
credits-castles = The six castles are our own choice: the printed rules do not list theirs.
credits-fonts = Letters: Grenze Gotisch and EB Garamond (Open Font License). Built with Bevy, in Rust.
credits-sounds = Sounds and music were made for this game, after the manner of the fourteenth century. Two old tunes are among them: a royal estampie and the Lamento di Tristano.
credits-thanks = Thanks to all who keep old castles standing.

## Result

result-winner =
    { $camp ->
        [english] England prevails
       *[french] France prevails
    }
result-draw = Honours even
result-end-six-castles =
    { $camp ->
        [english] Closed in round { $round }: all six castles are English
       *[french] Closed in round { $round }: all six castles are French
    }
result-end-exhausted =
    { $camp ->
        [english] Closed in round { $round }: the English have no draw pile left, and at most one card
       *[french] Closed in round { $round }: the French have no draw pile left, and at most one card
    }
result-end-exhausted-both = Closed in round { $round }: neither camp has a draw pile left, nor more than one card
result-you = You
result-cry = “{ $cry }”
result-points = { n-points }
result-sum = { $sum } = { n-points }
result-rule-2022 = a castle alone counts 1, in a group 2
result-rule-2021 = 1 a castle, 1 more in the largest group, 1 an unspent card
result-rule-six = all six castles: 12 points to 0
result-neutral = neutral
result-unspent =
    { $n ->
        [0] no card unspent
        [one] one card unspent
       *[other] { $n } cards unspent
    }
result-hints =
    { $n ->
        [0] no hints
        [one] 1 hint
       *[other] { $n } hints
    }
result-unspent-and-hints = { $unspent }, { $hints }
result-tie-unspent = Level on points: { camp-people } have more cards unspent
result-tie-group = Level on points: { camp-people } hold the larger group
result-tie-nobody = Level on points and on unspent cards
result-tie-nobody-group = Level on points, on the largest group and on unspent cards
result-same-deal = The same deal again
result-new-deal = A new deal
result-to-title = To the title
result-seed = Deal { $seed }

## Curtain: the next hand stays hidden until its player says so

curtain-pass =
    { $camp ->
        [english] Pass the screen to the English
       *[french] Pass the screen to the French
    }
curtain-about = Nothing is shown until you press.
curtain-others = Look away, please!
curtain-here = I am here

## Notices

notice-save-backup = The saved game was damaged: its backup was opened, and the last move may be missing.
notice-save-unreadable = The saved game cannot be read. It was put aside, and a new game can begin.
notice-save-newer = The saved game comes from a newer version of Guyenne and is left as it is.
notice-save-failed = The game could not be kept: { $reason }
notice-record-failed = The record could not be written: { $reason }
notice-keeps-nothing = This browser keeps nothing for us: the game will be gone when the page is closed.
notice-address-refused = The address asks for what does not exist: { $what }. The rest holds.
notice-import-empty = There was no game in that text.
notice-import-many =
    { $n ->
       *[other] That text holds { $n } lines. A game in progress is one line.
    }
notice-import-unread = That text is no game that can go on: { $reason }
notice-import-over = That game is over already. Only a game in progress can go on.
notice-import-done = The game is here: Continue goes on with it.
notice-not-begun = The game could not begin: { $reason }
notice-settings-failed = The settings could not be kept.

## Where the program cannot begin, told in the terminal

start-no-display = Guyenne finds no display to open its window on: start it in a graphical session (or set DISPLAY or WAYLAND_DISPLAY).
start-no-driver = Guyenne finds no graphics driver it can draw with: install one for Vulkan or OpenGL (without a graphics card, Mesa’s lavapipe).
start-no-assets = Guyenne finds no folder “assets” beside the program or in the working folder: start it from the folder it came in, or name that folder in BEVY_ASSET_ROOT.
title-continue-over = it is over: see how it ended
notice-save-newer-aside = The newer version’s game was put aside for this one. Nothing of it is lost.
notice-save-full = The game could not be kept: no room is left. Free some space, and the next move keeps it.
notice-save-full-page = The game could not be kept: the browser has no room left. Let it forget what other pages keep, or take the game along: Settings, “show as text”.
not-begun-no-luck = the system has no luck to shuffle with.

## Why something could not be kept: after a colon

storage-full = no room is left.
storage-denied = it may not be written there.
storage-read-only = the disk can only be read.
storage-no-folder = there is no such folder.
storage-other = the system says “{ $words }”.

## Why a text is no game: after a colon

record-at-event = event { $n }: { $reason }
record-not-text = this is not a text.
record-empty = there is no game in it.
record-truncated = it is cut off in the middle.
record-not-json = the text is damaged, or something else.
record-unknown-format = it is not a game of Guyenne.
record-newer = it comes from a newer version of Guyenne.
record-field = what was agreed at its start is damaged.
record-no-such-level = the 2021 edition has no level “{ $level }”.
record-teams =
    { $n ->
        [one] { camp-people-start } are one player: a camp is one or two.
       *[other] { camp-people-start } are { $n } players: a camp is one or two.
    }
record-box = no such game can be dealt.
record-players = its players do not fit its camps.
record-shared-camps = camps that two players share cannot be shown yet.
record-unknown-bot = the player “{ $bot }” is unknown here. A newer version of Guyenne may know them; the game is left as it is.
record-event-shape = it is damaged.
record-event-refused = against the rules. { $why }
record-event-turn = this is for { camp-people } to decide.
record-event-owed = another decision is due here.
record-event-expected = something else must happen here.
record-event-stops = the game breaks off where something must follow.
record-event-stops-draw = the game breaks off where { camp-people } must draw.
record-event-not-in-pile = the draw pile does not hold that card: { $card }.
record-event-draws-few = { camp-people } draw too few cards.
record-event-sums = the cards at { $castle } come to { $english } for the English and { $french } for the French.
record-event-winner =
    { $winner ->
        [english] with { $english } to { $french } at { $castle } the English cannot have won.
        [french] with { $french } to { $english } at { $castle } the French cannot have won.
       *[nobody] { $english } to { $french } at { $castle } is no tie.
    }
record-event-holder =
    { $holder ->
        [english] after this combat { $castle } is held by the English.
        [french] after this combat { $castle } is held by the French.
       *[nobody] after this combat { $castle } is held by nobody.
    }
record-event-after-end = the game is over already.

## The shelf of games, where there is more than one.

choose-game = What shall be played?
notice-import-newer = This game was saved by a later version of the program, and cannot be taken in here.
