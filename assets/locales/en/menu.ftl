### Around the table: title, pause, credits, toasts, the choice of a game.

## Learning

learn = Learn to play
# A sentence about a page, and how far the player has come in it: 3 of 13 solved.
learn-so-far = { $about } { $progress }.

## Title

title-tagline = Six castles, two crowns, cards face down
title-continue = Continue
title-new-game = New game
title-daily = Today’s deal
# The same on a phone, where two entries share a line.
title-daily-short = Today
title-library-short = Games
title-credits-short = Credits
title-learn = Learn to play
title-settings = Settings
title-credits = Credits
title-quit = Quit
title-unofficial = An unofficial adaptation, not connected with the authors or publishers of these games

## Pause

pause = Pause
menu-back = Back
pause-resume = Back to the table
pause-learn = Learn
pause-settings = Settings
pause-to-title = Leave for the title
pause-code = Give as a code
give-code-ask = A code is a line of text that shows this game as it stands. It holds every card, also those that the others at the table must not see.
give-code-copy = Copy as a code
give-code-address = Copy as an address
pause-quit = Quit
pause-saved = Your game is kept after every confirmed move.
pause-counted = Your game is kept after every move, and counts as not finished until it is over.
pause-unsaved = An exercise is not kept; your own game stays as it was.
pause-elsewhere = Another window keeps your games: nothing is kept here.
pause-pad-lost = The gamepad has lost its connection. Connect it again, or play on with something else.
pause-pad-back = A gamepad is connected: play on.
pause-join = Somebody joins

## Who plays with which device

seats-lost-heading = A gamepad is missing
seats-begin-heading = Take your seats
seats-join-heading = Somebody joins
seats-lost = { $name } has lost the gamepad. Connect it again, or press the seat with another device.
seats-lost-several = A gamepad has lost its connection. Connect it again, or press its seats with other devices.
seats-begin = Each of you: press a seat with your own device.
seats-join = If all agree: press a seat with the device that joins, and play there from now on.
seats-full = Every seat has its device.
seats-any-device = A seat without a device can be played with any.
seats-free = { $name }: free
seats-instead = Instead of: { $name }
seats-taken = { $name }: { $device }
seats-share = One device for all

## Games in progress

saved-games = Games in progress
saved-games-none = No game is in progress.
saved-games-give-up = Give up
# For screen readers: the button that gives a game up.
saved-games-give-up-spoken = { $name }: give up, { $about }
saved-games-give-up-ask = { $name }, { $about }: give this game up? It stays in My games, but cannot go on.
# For screen readers.
saved-games-code-spoken = { $name }: give as a code, { $about }

## The day’s deal

daily = The day’s deal
# $day is a number, $year a text.
# Built: daily-weekday-* of 0..7
daily-weekday-0 = Mo
daily-weekday-1 = Tu
daily-weekday-2 = We
daily-weekday-3 = Th
daily-weekday-4 = Fr
daily-weekday-5 = Sa
daily-weekday-6 = Su
# How difficult a deal is for the strongest bot.
# Built: daily-class-* of rules::daily::DifficultyClass::ALL
daily-class-easy = easy
daily-class-fair = fair
daily-class-hard = hard
daily-class-very-hard = very hard
# What was played of a day.
daily-mark-won = won
daily-mark-drawn = drawn
daily-mark-lost = lost
daily-mark-begun = begun and not ended
daily-mark-due = today’s, not begun
daily-mark-missed = not played
daily-legend = + won, − lost, = drawn, … not ended, · not played, • today’s
daily-day = Day { $n }, { $date }
daily-none-yet = The first deal is that of { $date }. From then on every day has one, the same for everybody.
daily-about = { $variant }. You: { $side }. Opponent: { $bot }.
daily-difficulty = Difficulty: { $class }.
daily-difficulty-chance = Difficulty: { $class }. The strongest bot wins { $percent } of 100 games.
daily-difficulty-awaited = Difficulty: being reckoned…
daily-difficulty-unknown = Difficulty: not known.
daily-play = Play
daily-play-uncounted = Play, uncounted
daily-copy = Copy the result
# For screen readers: a button of a game’s row.
daily-spoken = { $name }: { $what }. { $about } { $state }
daily-state-counts = Not begun. The first try counts.
daily-state-played = Counted: { $result }. Another try does not count.
daily-state-begun = Begun, and it counts: it can go on.
daily-state-given-up = Begun and not ended. Another try does not count.
daily-state-old = The day is over: it can be played, uncounted.
daily-state-clock-back = The clock shows an earlier day than { $date }, which it has shown before. Nothing counts until then.
daily-result =
    { $outcome ->
        [won] won
        [lost] lost
       *[drawn] drawn
    }, { $points } to { $against }
daily-streak = Days in a row: { $n }. The most so far: { $most }.
daily-best = Best day: day { $n }, { $result }.
daily-uncounted = Day { $n }: { $result }. It does not count.
daily-luck = Luck: { $luck } points; without it { $n } of 100.
daily-both = { $one } { $other }
# For screen readers: the ways to other months; a day of the calendar.
daily-earlier = Earlier: { $month }
daily-later = Later: { $month }
daily-day-spoken = { $date }: { $mark }
# What is pasted for others.
daily-share = { $game }, day { $n }, { $date }: { $result }. { $variant }. Side: { $side }. Opponent: { $bot }.

## A challenge: the same deal, somebody’s result, and you?

challenge = A challenge
challenge-none = Paste a challenge into “My games”, and it stands here.
challenge-theirs = The challenger: { $result }.
challenge-own = You: { $result }.
challenge-own-exchanged = You, with the sides exchanged: { $result }.
challenge-person = another person
challenge-play = Play this deal
challenge-exchange = Play the other side
# For screen readers: a button of the page.
challenge-spoken = { $what }. { $name }: { $about }
# On the result page of a game that answers a challenge.
challenge-both = Challenge. You: { $own }. The challenger: { $theirs }.
challenge-both-exchanged = Challenge, sides exchanged. You: { $own }. The challenger: { $theirs }.
# What is pasted for a friend: this sentence, then what to do with it, then the code.
challenge-text = { $game }: { $boast } { $variant }. My side: { $side }. Opponent: { $bot }.
challenge-how = To play it, copy all of this and paste it into “My games” of Guyenne.

## Another copy of the program, or another page of the browser, keeps what is played

second-copy = Open twice
second-copy-elsewhere = Guyenne is open in another window already, which keeps your games and settings. Here you can look on and play, but nothing of it is kept.
second-copy-given-away = Another window keeps your games and settings from now on. Your game is kept up to here; what you play on here is not.
second-copy-asked = The other window is asked…
second-copy-unanswered = The other window does not answer. Close it, then take over.
second-copy-go-on = Play without keeping
second-copy-take-over = Keep games here
saves-taken-over = Your games and settings are kept in this window now.

## Credits

credits = Credits
credits-unofficial = This adaptation is unofficial: its pictures, words and program are all our own.
credits-fonts = Letters: Grenze Gotisch and EB Garamond (Open Font License). Built with Bevy, in Rust.
credits-sounds = Sounds and music were made for this game, in the manner of the fourteenth century. Two old tunes are among them: a royal estampie and the Lamento di Tristano.
credits-thanks = Thanks to all who keep old castles standing.

## Toasts

toast-not-begun = The game could not begin: { $reason }
toast-save-backup = The saved game was damaged: its backup was opened, and the last move may be missing.
toast-save-unreadable = The saved game cannot be read. It was put aside, and a new game can begin.
toast-save-newer = The saved game comes from a newer version of Guyenne and is left as it is.
toast-save-failed = The game could not be kept: { $reason }
toast-record-failed = The record could not be written: { $reason }
toast-keeps-nothing = This browser keeps nothing for us: the game will be gone when the page is closed.
toast-address-refused = The address asks for something that does not exist: { $what }. The rest was done.
toast-import-empty = There was no game in that text.
toast-import-many =
    { $n ->
       *[other] That text holds { $n } games. Only one at a time can be taken in.
    }
toast-import-unread = That text is not a game that can go on: { $reason }
toast-import-done = The game is here: Continue goes on with it.
# A code, which tells a whole game in some letters, and what is wrong with one.
toast-code-cut = The code is cut off: { $have } of its { $due } letters are here.
toast-code-wrong = A letter of the code is wrong, or in another’s place.
toast-code-misprint = A letter of the code is wrong: perhaps letter { $place }, “{ $is }”, which would be right as “{ $due }”.
toast-code-other = This is the code of a game that is not in this program.
toast-code-long = That text is too long to look for a code in it.
toast-code-no-game = That code holds no game.
# Why a game makes no challenge.
toast-challenge-going-on = Only a finished game makes a challenge.
toast-challenge-deal = This game makes no challenge: its cards or dice are not those of its number.
toast-challenge-branch = This game makes no challenge: it went on from a moment of another one.
toast-challenge-players = Only a game of one person against a bot makes a challenge.
toast-challenge-none = This game makes no challenge.
toast-settings-failed = The settings could not be kept.
toast-settings-unread = Some of the settings could not be read ({ $what }). All others are as they were; the text is kept as { $file }.
toast-tallies-unread = Some of the games won and lost could not be read ({ $what }). All others still count; the text is kept as { $file }.
toast-learning-unread = Some of what you have learnt could not be read ({ $what }). The rest is there; the text is kept as { $file }.
toast-answers-unread = Some answers for a new game could not be read ({ $what }). The rest is there; the text is kept as { $file }.
# What could not be read in a file: the name of a value, or a line; and how much more there is.
unread-value = “{ $name }”
unread-line = line { $line }
unread-more = { $first } and { $more } more
toast-save-newer-aside = The newer version’s game was put aside for this one. Nothing of it is lost.
toast-game-set-aside = Your other game of this box waits among the games in progress.
toast-save-full = The game could not be kept: no room is left. Free some space, and the next move keeps it.
toast-save-full-page = The game could not be kept: the browser has no room left. Clear what other pages keep there, or take the game along: Settings, “show as text”.
toast-import-newer = This game was saved by a later version of the program, and cannot be taken in here.
toast-day-counts = Day { $n }: this game counts.
toast-day-elsewhere = Day { $n }: another window keeps your games. This game counts only if this window takes over from it.
toast-day-second = Day { $n } was begun before: this game does not count.
toast-day-uncounted = The day of { $date } is over: this game does not count.
toast-day-clock-back = The clock shows an earlier day than before: this game does not count.
toast-day-result = Day { $n }: { $result }. It counts once.
toast-day-doubled = { $name }: day { $n } was begun twice, in two copies. The first try counts.
toast-days-backup = The log of the day’s deals was damaged: the one before is used, and the last day may be missing.
toast-days-newer = The log of the day’s deals comes from a newer version of Guyenne and is left as it is.
toast-days-unreadable = The log of the day’s deals cannot be read. It was put aside, and a new one begins.
toast-days-unread = Some of the days that you have played could not be read. They stay in the file as they are.
toast-copied = Copied: paste it where you like.
toast-not-copied = The text could not be copied.
toast-crashed = Last time Guyenne stopped by a fault of its own. What happened stands in { $file }.
toast-safe-start = A safe start: in a window, with X11 instead of Wayland and OpenGL instead of Vulkan where they are there.
toast-safe-start-windows = A safe start: in a window, with DirectX 12 instead of Vulkan where it is there.
toast-folder-keeps-nothing = Nothing can be kept in { $folder }: { $reason } Settings, games and statistics go when Guyenne ends. Mend this folder, or name another one in GUYENNE_HOME, and start it again.
toast-no-home-folder = The system names no home folder: settings, games and statistics go when Guyenne ends. Name a folder for them in GUYENNE_HOME, and start it again.

## Why the program cannot start, printed in the terminal

start-no-display = Guyenne finds no display to open its window on: start it in a graphical session (or set DISPLAY or WAYLAND_DISPLAY).
start-no-driver = Guyenne finds no graphics driver it can draw with: install one for Vulkan or OpenGL (without a graphics card, Mesa’s).
start-no-driver-windows = Guyenne finds no graphics driver it can draw with: install the latest one for the graphics card (it has DirectX 12 or Vulkan).
start-no-library = Guyenne cannot open { $library }, a library of the window system: install it (on Debian and Ubuntu the package { $package }).
start-no-assets = Guyenne finds no folder “assets” beside the program or in the working folder: start it from the folder it came in, or name that folder in BEVY_ASSET_ROOT.
start-crashed = Guyenne has stopped by a fault of its own. Your game is kept and goes on at the next start. What happened stands in { $file }; it was sent to nobody.
start-crashed-untold = Guyenne has stopped by a fault of its own. What happened could not be kept, and perhaps your last moves could not either.

## Why something could not be saved: after a colon

storage-full = no room is left.
storage-denied = it may not be written there.
storage-read-only = the disk can only be read.
storage-no-folder = there is no such folder.
storage-other = the system says “{ $words }”.

## The choice of a game, where there is more than one.

choose-game = What shall we play?
# For screen readers: the button that continues a game.
choose-game-resume = { $name }: continue, { $about }
# $n is the number of games in progress, two at least.
choose-game-saved = All games in progress ({ $n })

## Links

link-not-opened = The link could not be opened: its address stands beside it.

## First notes

notes-again = Read notes
notes-again-show = Show again
notes-again-done = Every note will be shown again.

# For screen readers: a button after the caption of its row; an option that is selected.
spoken-in-row = { $row }: { $what }
spoken-selected = { $what }, selected

## My games

library = My games
library-reading = Reading…
library-none = No games yet. Every game that you finish or give up is kept here.
library-none-found = No game fits.
library-forgets = Nothing can be kept here: these games go when this window is closed.
library-search = Search for names
library-all-games = All games
library-all-variants = All variants
library-all-opponents = All opponents
library-all-results = All results
library-won = Won
library-lost = Lost
library-drawn = Drawn
library-unfinished = Not finished
library-starred = With a star
library-newest = Newest first
library-longest = Longest first
library-best = Best first
library-title = { $game } · { $variant }
# A game that went on from a moment of the replay of another one.
library-branch = { $title } · branch
library-no-date = no date
# Ann 9 – 4 The Captain
library-scores = { $first } { $own } – { $other } { $second }
library-pairing = { $first } – { $second }
library-players = { $all }
library-side-won = Victory: { $side }
library-unfinished-after =
    { $n ->
        [one] Not finished, 1 decision
       *[other] Not finished, { $n } decisions
    }
library-spoken = { $title }, { $when }. { $players }. { $result }.
library-spoken-starred = { $title }, { $when }, with a star. { $players }. { $result }.
library-watch = Watch
library-watch-spoken = Watch again: { $game }
library-star = Give a star: { $game }
library-unstar = Take the star away: { $game }
library-review = Review: { $game }
library-copy = Copy as text: { $game }
library-address = Link
library-address-spoken = Copy as an address: { $game }
library-export-one = Give out as a record: { $game }
library-challenge = Challenge a friend: { $game }
library-delete = Delete: { $game }
library-deleted = Deleted. It is gone once you leave this page.
library-undo = Undo
library-undo-spoken = Bring back: { $game }
library-page-before = Page before
library-page-after = Next page
library-range = { $from }–{ $to } of { $n }
library-import = Paste games
library-export =
    { $n ->
        [one] Give 1 game out
       *[other] Give { $n } games out
    }
library-unreadable = This game cannot be read any longer: { $why }
# What is wrong with a line: after a colon.
library-why-long = it is longer than any game.
library-why-head = what was kept beside the game is damaged.
library-why-altered = it was changed after it was kept.
library-why-unreadable = the file cannot be read. { $reason }
library-why-unknown = the game “{ $game }” is not here.
library-why-record = it is not a valid game. { $reason }
library-exported =
    { $n ->
        [one] 1 game is in { $file }
       *[other] { $n } games are in { $file }
    }
library-left-out =
    { $n ->
        [one] 1 game was left out: its line is damaged.
       *[other] { $n } games were left out: their lines are damaged.
    }
library-imported =
    { $taken ->
        [0] No new games.
        [one] 1 game came in.
       *[other] { $taken } games came in.
    } { $known ->
        [0] {""}
        [one] 1 was here already.
       *[other] { $known } were here already.
    }
library-imported-damaged =
    { $imported } { $n ->
        [one] Line { $lines } is no game: { $why }
       *[other] Lines { $lines } are no games. The first: { $why }
    }
library-imported-deals =
    { $imported } { $n ->
        [one] The seed of line { $lines } deals otherwise from event { $event } on; what is written holds.
       *[other] The seeds of lines { $lines } deal otherwise, the first from event { $event } on; what is written holds.
    }
library-more-lines = { $n } more
library-damaged =
    { $n ->
        [one] Line { $lines } of the file is damaged and left out; it stays there: { $why }
       *[other] Lines { $lines } of the file are damaged and left out; they stay there. The first: { $why }
    }
toast-library-failed = Your games cannot be kept: { $reason }
toast-library-not-done = That could not be done with your games: { $reason }
toast-guesses-not-kept = This game is not in My games: what you guess is kept with it once you paste it there.

## Statistics of the kept games

statistics = Statistics
statistics-table = As a table
statistics-about = Counted anew from your games each time; nothing leaves this device.
statistics-none = No games to count yet.
statistics-branches =
    { $n ->
        [one] One more that went on from a moment of another game is not counted.
       *[other] { $n } more that went on from a moment of another game are not counted.
    }
statistics-all = All in all
statistics-all-row = All of them
statistics-by-opponent = By opponent
statistics-by-variant = By variant
statistics-by-seats = By players
statistics-per-month = Per month
statistics-games = Games
statistics-points = Points
# The mean of the points for and against.
statistics-means = { $own } to { $other }
statistics-tenths = { $whole }.{ $tenths }
statistics-streak-won = Won in a row: { $current } now, { $longest } at most.
statistics-streak-lost = Lost in a row: { $current } now, { $longest } at most.
statistics-longest =
    { $n ->
        [one] The longest game had 1 decision: { $date }.
       *[other] The longest game had { $n } decisions: { $date }.
    }
statistics-against-people = Against people
statistics-against-bots = Against bots
statistics-bots-only = Bots alone
statistics-side =
    { $people ->
        [0] { $bots ->
            [one] 1 bot
           *[other] { $bots } bots
        }
       *[other] { $people ->
            [one] 1 person
           *[other] { $people } people
        }{ $bots ->
            [0] { "" }
            [one] { " " }and 1 bot
           *[other] { " " }and { $bots } bots
        }
    }
statistics-seats = { $one } against { $other }
statistics-spoken =
    { $games ->
        [one] { $row }: 1 game,
       *[other] { $row }: { $games } games,
    } { $won } won, { $lost } lost, { $drawn } drawn, { $unfinished } not finished.
statistics-spoken-points = { $spoken } Points on average: { $own } to { $other }.

## The review of a game that is over

review = Review
review-working = Each decision is weighed: { $n } of 100 parts are done.
review-stop = Stop
review-again = Weigh on
review-stopped = Not weighed.
review-failed = This game cannot be reviewed: { $why }
review-goes-on = it is not over.
review-no-game = games of its box are not reviewed.
review-done = The review is done.
review-of-side = As: { $side }
review-lines = { $side }: the chance to win. Blue: by what could be known. Black: with all known. Red: mistakes.
review-point = Point at a moment, or step along the lines.
# A decision: when, who, what, and both chances.
review-decision = { $moment }, { $side }: { $made }. By what could be known from { $knew } to { $known } of 100, with all known from { $before } to { $told }.
review-decision-told = { $moment }, { $side }: { $made }. With all known from { $before } to { $told } of 100.
review-account-heading = What made the result
review-start = At the start
review-result = In the end
review-luck = Luck: { $chance }
review-their-choices = Luck of their choices
review-own-choices = Luck of your choices
review-own-play = Your play
review-their-play = Their play
review-rest = Unexplained
review-part = { $what } { $points }
review-account = { $all }.
review-luckier = Luckier than in { $n } of 100 games of bots.
review-less-lucky = Less luck than in { $n } of 100 games of bots.
review-average =
    { $n ->
        [one] { $side }: { $loss } points lost in 1 decision that mattered.
       *[other] { $side }: { $loss } points lost on average in { $n } decisions that mattered.
    }
review-turns = Where it turned
review-no-turn = Nowhere: no moment changed the chances by 10 points.
review-turn = { $what } ({ $change })
review-mistakes = Mistakes: { $side }
review-no-mistake = None that could have been avoided.
review-mistake = { $moment }: { $made }. Better: { $best } (by { $loss })
# A decision that lost something, and why it is no mistake.
review-mixed = { $lost }. No mistake: the strongest bot plays it now and then.
review-unsure = { $lost }. Too close to be called a mistake.
review-good = { $lost }. That is little.
review-facts = { $side }
review-find = Find the better moves
review-find-head = { $moment } · { $n } of { $of }
review-find-question = What was better here?
review-find-right = Right: { $best }. What was played lost { $loss } points.
review-find-also = Also good. Best: { $best }. What was played lost { $loss } points.
review-find-same = That is what was played, and it lost { $loss } points. Better: { $best }.
review-find-wrong = Not that. The best was: { $best }. What was played lost { $loss } points.
review-find-sum = { $found } of { $of } found.
review-find-fold = See the table
review-find-unfold = Back to the question
review-find-next = Next
review-find-back = To the review

## Mistakes in all reviewed games

mistakes = Mistakes
mistakes-none = No mistakes yet. Review your games in My games: avoidable mistakes are listed here.
mistakes-about = Avoidable mistakes, the dearest first. Press one to look for the better move.
mistakes-about-all = All decisions that lost a point or more, the dearest first. Press one to look for the better move.
mistakes-only = Mistakes only
mistakes-all = All decisions
mistakes-row = { $game }, { $date } · { $mistake }
mistakes-page-before = Dearer
mistakes-page-after = Cheaper
mistakes-review =
    { $n ->
        [one] Review 1 more game
       *[other] Review { $n } more games
    }
mistakes-reviewing = Game { $at } of { $of }: { $n } of 100 parts are done.
mistakes-refused =
    { $n ->
        [one] 1 game cannot be reviewed.
       *[other] { $n } games cannot be reviewed.
    }

## Luck and skill over reviewed games

skill = Luck and skill
skill-games = Reviewed
skill-plain = Won of 100
skill-adjusted = Without luck
skill-luck = Luck
skill-loss = Lost
skill-about = Without luck: how many of 100 would be won. Luck: points of chance a game. Lost: points a decision.
statistics-facts = In all reviewed games
skill-spoken =
    { $row }: { $games } reviewed, { $plain } of 100 won, { $adjusted } without luck, luck { $luck } points a game,
    { $loss } points lost a decision.
guesses = Guessed along
guesses-sum =
    { $games ->
        [one] { $right } of { $given } answers right, in one game seen again; by chance alone it would be about { $chance }.
       *[other] { $right } of { $given } answers right, in { $games } games seen again; by chance alone it would be about { $chance }.
    }
