### Was jeder Tisch sagt: die Leiste, die Seite eines neuen Spiels, das Ergebnis, was einer Aufzeichnung fehlt.

## Optionen

speed-1 = 1×
speed-2 = 2×
speed-4 = 4×
speed-instant = sofort

## Hinweise

not-begun-no-luck = Das System liefert keinen Zufall zum Mischen.
record-unknown-bot = „{ $bot }“ ist hier unbekannt. Eine neuere Version von Guyenne kennt den Namen vielleicht; die Partie bleibt, wie sie ist.

## Warum ein Text keine Partie ist: nach einem Doppelpunkt

record-at-event = Ereignis { $n }: { $reason }
record-not-text = Das ist kein Text.
record-empty = Darin ist keine Partie.
record-truncated = Der Text ist mittendrin abgeschnitten.
record-not-json = Der Text ist beschädigt oder etwas anderes.
record-key-twice = Das Feld „{ $key }“ steht zweimal darin.
record-unknown-format = Das ist keine Partie dieses Spiels.
record-newer = Die Partie kommt aus einer neueren Version von Guyenne.
record-field = Was zu Beginn vereinbart wurde, ist beschädigt.
record-event-refused = Gegen die Regeln. { $why }
record-event-expected = Hier muss etwas anderes geschehen.

## The toolbar of a table

tool-rules = Die Regeln in Kürze
button-speed = Tempo
hud-log = Die Chronik
overview-open = In Worten
speed-now = Tempo { $speed }
tip-rules = Die Regeln in Kürze.
tip-speed = Wie schnell sich der Tisch bewegt.
tip-log = Alles, was geschehen ist, in Sätzen.
tip-menu = Die Partie anhalten.

## Was zu tun ist, und Tipps

prompt-demo = Der Computer spielt: drücken, um selbst zu spielen
prompt-demo-short = Demo: drücken zum Spielen
hint-bare = { $what }.
hint-one = { $what } – { $why }.
hint-two = { $what } – { $why }; { $also }.

## Das Ergebnis einer Partie

result-to-title = Zum Titel
# Shows the finished game again, from its turning point.
result-watch = Nochmals ansehen
result-review = Durchsehen
# Copies the same deal as a challenge; the second one is for screen readers.
result-challenge = Fordern
result-challenge-spoken = Jemanden herausfordern: kopiert diese Karten und dein Ergebnis

## Die Seite einer neuen Partie

player-person = Eine Person
new-game-bots-about = Nur der Computer spielt, du schaust zu.
new-game-keeps = Eine Partie läuft noch: Sie bleibt unter den laufenden Partien.

## Geräte auf den Plätzen einer neuen Partie

# Das Zeichen auf einem Knopf des Gamepads: ein Buchstabe oder der Name einer Form.
pad-key =
    { $key ->
        [Cross] Kreuz
        [Circle] Kreis
       *[other] { $key }
    }
device-keyboard = Tastatur ({ $number })
device-pad = Gamepad { $number }
seat-name = Name
seat-name-hint = Namen tippen
seat-done = Fertig
spoken-name = Name: { $name }
seat-join = Noch jemand? Setz dich mit { $key } auf dem Gamepad dazu.
news-sits = { $place }: { $device } sitzt jetzt hier.
news-stands-up = { $place }: { $device } steht auf.
keys-either = { $one } / { $other }

## Gewonnene und verlorene Partien

# On a result page: the players who were given hints, with their numbers.
result-hints-given = Tipps: { $all }.
result-hints-of = { $player } { $n }
# Against one bot, with the game just played.
statistics-against =
    { $bot } als Gegner: { $won } gewonnen, { $lost } verloren{ $drawn ->
        [0] { "" }
       *[other] , { $drawn } unentschieden
    }{ $unfinished ->
        [0] { "" }
       *[other] , { $unfinished } nicht beendet
    }.
# After a sentence about a bot, on the page of a new game.
statistics-so-far =
    { $about } Bisher: { $won } gewonnen, { $lost } verloren{ $drawn ->
        [0] { "" }
       *[other] , { $drawn } unentschieden
    }{ $unfinished ->
        [0] { "" }
       *[other] , { $unfinished } nicht beendet
    }.

## Eine Partie wird noch einmal gezeigt
replay-first = Zum Anfang
replay-round-back = Zur vorigen Runde
replay-combat-back = Zum vorigen Kampf
replay-back = Ein Ereignis zurück
replay-play = Abspielen
replay-stop = Anhalten
replay-forward = Ein Ereignis weiter
replay-combat-forward = Zum nächsten Kampf
replay-round-forward = Zur nächsten Runde
replay-last = Zum Ende
# How far it has come: the round, and how many events have been shown. $rounds is 0 before the first.
replay-progress =
    { $rounds ->
        [0] { $n }/{ $of }
       *[other] Runde { $round }/{ $rounds } · { $n }/{ $of }
    }
# The same, as it is spoken after a leap.
replay-place =
    { $rounds ->
        [0] Ereignis { $n } von { $of }.
       *[other] Runde { $round } von { $rounds }, Ereignis { $n } von { $of }.
    }
# Through whose eyes it is seen: everything face up; somebody who sees what all may know. Sides have their own names.
replay-all = Alles offen
replay-onlooker = Zuschauer
# The same, for who hears it.
replay-eyes = Sicht: { $who }
# Goes on with the game from the moment that is shown.
replay-play-on = Weiterspielen
replay-review = Durchsicht
replay-no-decision = Vor diesem Augenblick gibt es keine Entscheidung, von der aus die Partie weitergehen könnte.
# The page that asks who plays on.
replay-branch-about = Von hier an geht die Partie als eine eigene weiter, und die gespielte bleibt, wie sie ist. Wer spielt?
replay-branch-keeps = Von hier an geht die Partie als eine eigene weiter, und die gespielte bleibt, wie sie ist. Dieses Spiel behält die Spieler, mit denen sie begonnen hat.
# A seat of a side that has several.
replay-branch-seat = { $side }, Spieler { $n }
replay-branch-begin = Beginnen
# Guessing along: the button, how many were right, and what is said before and after something is turned up.
replay-guess = Rate, was verdeckt liegt
replay-guess-tally = { $right } von { $of } erraten
replay-guess-turn-up = Aufdecken
replay-guess-nothing = Geh weiter: Bevor etwas aufgedeckt wird, wirst du gefragt.
replay-guess-it-was = Es war { $answer }.
replay-guess-right = Richtig: { $answer }.
replay-guess-wrong = Nein, es war { $answer }; du hast { $guess } geraten.
