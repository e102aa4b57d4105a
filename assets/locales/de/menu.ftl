### Rund um den Tisch: Titel, Pause, Mitwirkende, Hinweise, Wahl des Spiels.

## Lernen

learn = Spielen lernen
# A sentence about a page, and how far the player has come in it: 3 of 13 solved.
learn-so-far = { $about } { $progress }.

## Titel

title-tagline = Sechs Burgen, zwei Kronen, verdeckte Karten
title-continue = Weiter
title-new-game = Neue Partie
title-daily = Partie des Tages
# The same on a phone, where two entries share a line.
title-daily-short = Heute
title-library-short = Partien
title-credits-short = Credits
title-learn = Spielen lernen
title-settings = Optionen
title-credits = Mitwirkende
title-quit = Beenden
title-unofficial = Inoffizielle Adaption, ohne Verbindung zu Autoren oder Verlagen dieser Spiele

## Pause

pause = Pause
menu-back = Zurück
pause-resume = Zurück zum Tisch
pause-learn = Lernen
pause-settings = Optionen
pause-to-title = Zum Titel
pause-code = Als Code geben
give-code-ask = Ein Code ist eine Zeile Text, die diese Partie zeigt, wie sie steht. Er enthält alle Karten, auch die, die andere am Tisch nicht sehen dürfen.
give-code-copy = Als Code kopieren
give-code-address = Als Adresse kopieren
pause-quit = Beenden
pause-saved = Jeder bestätigte Zug wird gespeichert.
pause-counted = Jeder Zug wird gespeichert; bis zum Ende zählt die Partie als nicht beendet.
pause-unsaved = Eine Übung wird nicht gespeichert; deine eigene Partie bleibt, wie sie war.
pause-elsewhere = Ein anderes Fenster speichert deine Partien: Hier wird nichts gespeichert.
pause-pad-lost = Das Gamepad ist getrennt. Verbinde es neu oder spiel mit etwas anderem weiter.
pause-pad-back = Ein Gamepad ist verbunden: Es kann weitergehen.
pause-join = Jemand kommt dazu

## Wer mit welchem Gerät spielt

seats-lost-heading = Ein Gamepad fehlt
seats-begin-heading = Nehmt Platz
seats-join-heading = Jemand kommt dazu
seats-lost = { $name } hat kein Gamepad mehr. Verbinde es neu oder wähle mit einem anderen Gerät den Platz.
seats-lost-several = Ein Gamepad ist getrennt. Verbinde es neu oder wähle mit anderen Geräten seine Plätze.
seats-begin = Alle wählen mit dem eigenen Gerät einen Platz.
seats-join = Wenn alle einverstanden sind: Wähle mit dem neuen Gerät einen Platz und spiel fortan dort.
seats-full = Jeder Platz hat sein Gerät.
seats-any-device = Wo kein Gerät sitzt, kann jedes Gerät spielen.
seats-free = { $name }: frei
seats-instead = Statt: { $name }
seats-taken = { $name }: { $device }
seats-share = Ein Gerät für alle

## Laufende Partien

saved-games = Laufende Partien
saved-games-none = Es läuft keine Partie.
saved-games-give-up = Aufgeben
# For screen readers: the button that gives a game up.
saved-games-give-up-spoken = { $name }: aufgeben, { $about }
saved-games-give-up-ask = { $name }, { $about }: diese Partie aufgeben? Sie bleibt bei „Meine Partien“, geht aber nicht weiter.
saved-games-code-spoken = { $name }: als Code geben, { $about }

## Die Tagespartie

daily = Die Partie des Tages
# $day is a number, $year a text.
# Built: daily-weekday-*, daily-class-*, daily-mark-*
daily-weekday-0 = Mo
daily-weekday-1 = Di
daily-weekday-2 = Mi
daily-weekday-3 = Do
daily-weekday-4 = Fr
daily-weekday-5 = Sa
daily-weekday-6 = So
# How difficult a deal is for the strongest bot.
daily-class-easy = leicht
daily-class-fair = mittel
daily-class-hard = schwer
daily-class-very-hard = sehr schwer
# What was played of a day.
daily-mark-won = gewonnen
daily-mark-drawn = unentschieden
daily-mark-lost = verloren
daily-mark-begun = begonnen und nicht beendet
daily-mark-due = heute, nicht begonnen
daily-mark-missed = nicht gespielt
daily-legend = + gewonnen, − verloren, = unentschieden, … nicht beendet, · nicht gespielt, • heute
daily-day = Tag { $n }, { $date }
daily-none-yet = Die erste Partie ist die vom { $date }. Von da an hat jeder Tag eine, für alle dieselbe.
daily-about = { $variant }. Du: { $side }. Gegner: { $bot }.
daily-difficulty = Schwierigkeit: { $class }.
daily-difficulty-chance = Schwierigkeit: { $class }. Der stärkste Bot gewinnt { $percent } von 100 Partien.
daily-difficulty-awaited = Schwierigkeit: wird berechnet …
daily-difficulty-unknown = Schwierigkeit: unbekannt.
daily-play = Spielen
daily-play-uncounted = Ohne Wertung
daily-copy = Ergebnis kopieren
# For screen readers: a button of a game’s row.
daily-spoken = { $name }: { $what }. { $about } { $state }
daily-state-counts = Nicht begonnen. Der erste Versuch zählt.
daily-state-played = Gewertet: { $result }. Ein weiterer Versuch zählt nicht.
daily-state-begun = Begonnen; sie zählt und kann weitergehen.
daily-state-given-up = Begonnen und nicht beendet. Ein weiterer Versuch zählt nicht.
daily-state-old = Der Tag ist vorbei: Die Partie kann ohne Wertung gespielt werden.
daily-state-clock-back = Die Uhr zeigt einen früheren Tag als den { $date }, den sie schon gezeigt hat. Bis dahin zählt nichts.
daily-result =
    { $outcome ->
        [won] gewonnen
        [lost] verloren
       *[drawn] unentschieden
    }, { $points } zu { $against }
daily-streak = Tage in Folge: { $n }. Die meisten bisher: { $most }.
daily-best = Bester Tag: Tag { $n }, { $result }.
daily-uncounted = Tag { $n }: { $result }. Das zählt nicht.
daily-luck = Glück: { $luck } Punkte; ohne Glück { $n } von 100.
daily-both = { $one } { $other }
# For screen readers: the ways to other months; a day of the calendar.
daily-earlier = Früher: { $month }
daily-later = Später: { $month }
daily-day-spoken = { $date }: { $mark }
# What is pasted for others.
daily-share = { $game }, Tag { $n }, { $date }: { $result }. { $variant }. Seite: { $side }. Gegner: { $bot }.

## Eine Herausforderung: dieselben Karten, jemandes Ergebnis, und du?

challenge = Eine Herausforderung
challenge-none = Füge eine Herausforderung in „Meine Partien“ ein, dann steht sie hier.
challenge-theirs = Wer dich herausfordert: { $result }.
challenge-own = Du: { $result }.
challenge-own-exchanged = Du, mit getauschten Seiten: { $result }.
challenge-person = eine andere Person
challenge-play = Diese Partie spielen
challenge-exchange = Die andere Seite spielen
# For screen readers: a button of the page.
challenge-spoken = { $what }. { $name }: { $about }
# On the result page of a game that answers a challenge.
challenge-both = Herausforderung. Du: { $own }. Wer dich herausfordert: { $theirs }.
challenge-both-exchanged = Herausforderung, Seiten getauscht. Du: { $own }. Wer dich herausfordert: { $theirs }.
# What is pasted for a friend: this sentence, then what to do with it, then the code.
challenge-text = { $game }: { $boast } { $variant }. Meine Seite: { $side }. Gegner: { $bot }.
challenge-how = Zum Spielen kopiere das alles und füge es in „Meine Partien“ von Guyenne ein.

## Another copy of the program, or another page of the browser, keeps what is played

second-copy = Zweimal geöffnet
second-copy-elsewhere = Guyenne ist schon in einem anderen Fenster offen, das deine Partien und Einstellungen speichert. Hier kannst du zusehen und spielen, aber nichts davon wird gespeichert.
second-copy-given-away = Von jetzt an speichert ein anderes Fenster deine Partien und Einstellungen. Deine Partie ist bis hierher gespeichert; was du hier weiterspielst, wird es nicht.
second-copy-asked = Das andere Fenster wird gefragt …
second-copy-unanswered = Das andere Fenster antwortet nicht. Schließ es und übernimm dann.
second-copy-go-on = Spielen, ohne zu speichern
second-copy-take-over = Hier speichern
saves-taken-over = Deine Partien und Einstellungen werden jetzt in diesem Fenster gespeichert.

## Mitwirkende

credits = Mitwirkende
credits-unofficial = Diese Adaption ist inoffiziell: Bilder, Texte und Programm wurden neu geschaffen.
credits-fonts = Schriften: Grenze Gotisch und EB Garamond (Open Font License). Gebaut mit Bevy, in Rust.
credits-sounds = Klänge und Musik entstanden für dieses Spiel, nach Art des vierzehnten Jahrhunderts. Zwei alte Weisen sind dabei: eine königliche Estampie und das Lamento di Tristano.
credits-thanks = Dank an alle, die alte Burgen vor dem Verfall bewahren.

## Hinweise

toast-not-begun = Die Partie konnte nicht beginnen: { $reason }
toast-save-backup = Die gespeicherte Partie war beschädigt: Die Sicherungskopie wurde geöffnet, vielleicht fehlt der letzte Zug.
toast-save-unreadable = Die gespeicherte Partie ist unlesbar. Sie wurde beiseitegelegt; eine neue kann beginnen.
toast-save-newer = Die gespeicherte Partie stammt aus einer neueren Version von Guyenne und bleibt unberührt.
toast-save-failed = Die Partie wurde nicht gespeichert: { $reason }
toast-record-failed = Die Partie wurde nicht aufgezeichnet: { $reason }
toast-keeps-nothing = Dieser Browser speichert hier nichts: Beim Schließen der Seite geht die Partie verloren.
toast-address-refused = Die Adresse verlangt, was es nicht gibt: { $what }. Der Rest gilt.
toast-import-empty = In diesem Text war keine Partie.
toast-import-many =
    { $n ->
       *[other] Dieser Text enthält { $n } Partien. Es lässt sich nur eine auf einmal laden.
    }
toast-import-unread = Dieser Text ist keine fortsetzbare Partie: { $reason }
toast-import-done = Die Partie ist da: „Weiter“ setzt sie fort.
# A code, which tells a whole game in some letters, and what is wrong with one.
toast-code-cut = Der Code ist abgeschnitten: { $have } seiner { $due } Zeichen sind da.
toast-code-wrong = Ein Zeichen des Codes ist falsch oder steht am Platz eines anderen.
toast-code-misprint = Ein Zeichen des Codes ist falsch: vielleicht Zeichen { $place }, „{ $is }“, das als „{ $due }“ richtig wäre.
toast-code-other = Das ist der Code eines Spiels, das dieses Programm nicht hat.
toast-code-long = Dieser Text ist zu lang, um darin einen Code zu suchen.
toast-code-no-game = Dieser Code enthält keine Partie.
# Why a game makes no challenge.
toast-challenge-going-on = Nur eine beendete Partie wird zur Herausforderung.
toast-challenge-deal = Diese Partie wird keine Herausforderung: Ihre Karten oder Würfel sind nicht die ihrer Nummer.
toast-challenge-branch = Diese Partie wird keine Herausforderung: Sie ging von einem Augenblick einer anderen aus.
toast-challenge-players = Nur eine Partie einer Person gegen einen Bot wird zur Herausforderung.
toast-challenge-none = Diese Partie wird keine Herausforderung.
toast-settings-failed = Die Optionen wurden nicht gespeichert.
toast-settings-unread = Ein Teil der Einstellungen war nicht zu lesen ({ $what }). Alles andere ist, wie es war; der Text liegt als { $file } bereit.
toast-tallies-unread = Ein Teil der gezählten Partien war nicht zu lesen ({ $what }). Alle anderen zählen weiter; der Text liegt als { $file } bereit.
toast-learning-unread = Ein Teil dessen, was du gelernt hast, war nicht zu lesen ({ $what }). Der Rest ist da; der Text liegt als { $file } bereit.
toast-answers-unread = Ein Teil der Angaben für eine neue Partie war nicht zu lesen ({ $what }). Der Rest ist da; der Text liegt als { $file } bereit.
# What could not be read in a file: the name of a value, or a line; and how much more there is.
unread-value = „{ $name }“
unread-line = Zeile { $line }
unread-more = { $first } und { $more } weitere
toast-save-newer-aside = Die Partie der neueren Version wurde für diese beiseitegelegt. Nichts davon ist verloren.
toast-game-set-aside = Deine andere Partie dieses Spiels wartet unter den laufenden Partien.
toast-save-full = Die Partie wurde nicht gespeichert: Es ist kein Platz mehr frei. Schaffe Platz, dann speichert sie der nächste Zug.
toast-save-full-page = Die Partie wurde nicht gespeichert: Der Browser hat keinen Platz mehr. Lösche dort, was andere Seiten gespeichert haben, oder nimm die Partie mit: Optionen, „als Text zeigen“.
toast-import-newer = Diese Partie stammt aus einer neueren Version des Spiels und lässt sich hier nicht laden.
toast-day-counts = Tag { $n }: Diese Partie zählt.
toast-day-elsewhere = Tag { $n }: Ein anderes Fenster speichert deine Partien. Diese Partie zählt nur, wenn dieses Fenster das übernimmt.
toast-day-second = Tag { $n } wurde schon begonnen: Diese Partie zählt nicht.
toast-day-uncounted = Der { $date } ist vorbei: Diese Partie zählt nicht.
toast-day-clock-back = Die Uhr zeigt einen früheren Tag als zuvor: Diese Partie zählt nicht.
toast-day-result = Tag { $n }: { $result }. Das zählt einmal.
toast-day-doubled = { $name }: Tag { $n } wurde zweimal begonnen, in zwei Kopien. Der erste Versuch zählt.
toast-days-backup = Die Liste der Tage war beschädigt: Die vorige wird benutzt, der letzte Tag kann fehlen.
toast-days-newer = Die Liste der Tage stammt von einer neueren Version von Guyenne und bleibt, wie sie ist.
toast-days-unreadable = Die Liste der Tage ist nicht lesbar. Sie wurde beiseitegelegt, eine neue beginnt.
toast-days-unread = Einige der gespielten Tage waren nicht lesbar. Sie bleiben in der Datei, wie sie sind.
toast-copied = Kopiert: Es kann nun eingefügt werden.
toast-not-copied = Der Text ließ sich nicht kopieren.
toast-crashed = Beim letzten Mal ist Guyenne durch einen eigenen Fehler stehen geblieben. Was geschah, steht in { $file }.
toast-safe-start = Sicherer Start: im Fenster, mit X11 statt Wayland und OpenGL statt Vulkan, wo es sie gibt.
toast-safe-start-windows = Sicherer Start: im Fenster, mit DirectX 12 statt Vulkan, wo es das gibt.
toast-folder-keeps-nothing = In { $folder } lässt sich nichts speichern: { $reason } Optionen, Partien und Statistik sind weg, sobald Guyenne endet. Bringe den Ordner in Ordnung oder nenne in GUYENNE_HOME einen anderen, und starte neu.
toast-no-home-folder = Das System nennt keinen persönlichen Ordner: Optionen, Partien und Statistik sind weg, sobald Guyenne endet. Nenne in GUYENNE_HOME einen Ordner dafür, und starte neu.

## Warum das Programm nicht starten kann, im Terminal ausgegeben

start-no-display = Guyenne findet keinen Bildschirm für sein Fenster: in einer grafischen Sitzung starten (oder DISPLAY oder WAYLAND_DISPLAY setzen).
start-no-driver = Guyenne findet keinen Grafiktreiber zum Zeichnen: einen für Vulkan oder OpenGL installieren (ohne Grafikkarte den von Mesa).
start-no-driver-windows = Guyenne findet keinen Grafiktreiber zum Zeichnen: den neuesten für die Grafikkarte installieren (mit DirectX 12 oder Vulkan).
start-no-library = Guyenne kann { $library } nicht öffnen, eine Bibliothek des Fenstersystems: sie installieren (bei Debian und Ubuntu das Paket { $package }).
start-no-assets = Guyenne findet den Ordner „assets“ weder neben dem Programm noch im Arbeitsordner: aus dem mitgelieferten Ordner starten oder ihn in BEVY_ASSET_ROOT angeben.
start-crashed = Guyenne ist durch einen eigenen Fehler stehen geblieben. Deine Partie ist gesichert und geht beim nächsten Start weiter. Was geschah, steht in { $file }; verschickt wurde nichts.
start-crashed-untold = Guyenne ist durch einen eigenen Fehler stehen geblieben. Was geschah, ließ sich nicht sichern, und deine letzten Züge vielleicht auch nicht.

## Warum etwas nicht gespeichert werden konnte: nach einem Doppelpunkt

storage-full = Es ist kein Platz mehr frei.
storage-denied = Dort darf nicht geschrieben werden.
storage-read-only = Der Datenträger ist nur lesbar.
storage-no-folder = Diesen Ordner gibt es nicht.
storage-other = Das System sagt „{ $words }“.

## Die Wahl des Spiels, wo es mehrere gibt

choose-game = Welches Spiel?
# For screen readers: the button that continues a game.
choose-game-resume = { $name }: weiterspielen, { $about }
# $n is the number of games in progress, two at least.
choose-game-saved = Alle laufenden Partien ({ $n })

## Links

link-not-opened = Der Link konnte nicht geöffnet werden: Seine Adresse steht daneben.

## Erste Hinweise

notes-again = Gelesene Hinweise
notes-again-show = Wieder zeigen
notes-again-done = Alle Hinweise werden wieder gezeigt.

# For screen readers: a button after the caption of its row; an option that is selected.
spoken-in-row = { $row }: { $what }
spoken-selected = { $what }, ausgewählt

## Meine Partien

library = Meine Partien
library-reading = Wird gelesen …
library-none = Noch keine Partien. Jede Partie, die du beendest oder aufgibst, wird hier aufbewahrt.
library-none-found = Keine Partie passt.
library-forgets = Hier lässt sich nichts aufbewahren: Diese Partien sind weg, sobald dieses Fenster geschlossen wird.
library-search = Namen suchen
library-all-games = Alle Spiele
library-all-variants = Alle Varianten
library-all-opponents = Alle Gegner
library-all-results = Alle Ergebnisse
library-won = Gewonnen
library-lost = Verloren
library-drawn = Remis
library-unfinished = Nicht beendet
library-starred = Mit Stern
library-newest = Neueste zuerst
library-longest = Längste zuerst
library-best = Beste zuerst
library-title = { $game } · { $variant }
# A game that went on from a moment of the replay of another one.
library-branch = { $title } · Abzweigung
library-no-date = ohne Datum
# Ann 9 – 4 Der Hauptmann
library-scores = { $first } { $own } – { $other } { $second }
library-pairing = { $first } – { $second }
library-players = { $all }
library-side-won = { $side }: gewonnen
library-unfinished-after =
    { $n ->
        [one] Nicht beendet, 1 Entscheidung
       *[other] Nicht beendet, { $n } Entscheidungen
    }
library-spoken = { $title }, { $when }. { $players }. { $result }.
library-spoken-starred = { $title }, { $when }, mit Stern. { $players }. { $result }.
library-watch = Ansehen
library-watch-spoken = Noch einmal ansehen: { $game }
library-star = Stern geben: { $game }
library-unstar = Stern nehmen: { $game }
library-review = Durchsehen: { $game }
library-copy = Als Text kopieren: { $game }
library-address = Link
library-address-spoken = Als Adresse kopieren: { $game }
library-export-one = Als Datei ausgeben: { $game }
library-challenge = Jemanden herausfordern: { $game }
library-delete = Löschen: { $game }
library-deleted = Gelöscht. Sie ist weg, sobald du diese Seite verlässt.
library-undo = Rückgängig
library-undo-spoken = Zurückholen: { $game }
library-page-before = Vorige Seite
library-page-after = Nächste Seite
library-range = { $from }–{ $to } von { $n }
library-import = Partien einfügen
library-export =
    { $n ->
        [one] 1 Partie ausgeben
       *[other] { $n } Partien ausgeben
    }
library-unreadable = Diese Partie lässt sich nicht mehr lesen: { $why }
# What is wrong with a line: after a colon.
library-why-long = Sie ist länger als jede Partie.
library-why-head = Was neben der Partie aufbewahrt war, ist beschädigt.
library-why-altered = Sie wurde seither verändert.
library-why-unreadable = Die Datei lässt sich nicht lesen. { $reason }
library-why-unknown = Das Spiel „{ $game }“ gibt es hier nicht.
library-why-record = Das ist keine gültige Partie. { $reason }
library-exported =
    { $n ->
        [one] 1 Partie steht in { $file }
       *[other] { $n } Partien stehen in { $file }
    }
library-left-out =
    { $n ->
        [one] 1 Partie fehlt: Ihre Zeile ist beschädigt.
       *[other] { $n } Partien fehlen: Ihre Zeilen sind beschädigt.
    }
library-imported =
    { $taken ->
        [0] Keine neuen Partien.
        [one] 1 Partie ist neu hier.
       *[other] { $taken } Partien sind neu hier.
    } { $known ->
        [0] {""}
        [one] 1 war schon da.
       *[other] { $known } waren schon da.
    }
library-imported-damaged =
    { $imported } { $n ->
        [one] Zeile { $lines } ist keine Partie: { $why }
       *[other] Die Zeilen { $lines } sind keine Partien. Die erste: { $why }
    }
library-imported-deals =
    { $imported } { $n ->
        [one] Der Startwert von Zeile { $lines } teilt ab Ereignis { $event } anders aus; es gilt, was geschrieben steht.
       *[other] Die Startwerte der Zeilen { $lines } teilen anders aus, der erste ab Ereignis { $event }; es gilt, was geschrieben steht.
    }
library-more-lines = { $n } weitere
library-damaged =
    { $n ->
        [one] Zeile { $lines } der Datei ist beschädigt und fehlt hier; in der Datei bleibt sie: { $why }
       *[other] Die Zeilen { $lines } der Datei sind beschädigt und fehlen hier; in der Datei bleiben sie. Die erste: { $why }
    }
toast-library-failed = Deine Partien lassen sich nicht aufbewahren: { $reason }
toast-library-not-done = Das ging mit deinen Partien nicht: { $reason }
toast-guesses-not-kept = Diese Partie ist nicht in „Meine Partien“: Was du rätst, wird mit ihr aufbewahrt, sobald du sie dort einfügst.

## Statistics of the kept games

statistics = Statistik
statistics-table = Als Tabelle
statistics-about = Jedes Mal neu aus deinen Partien gezählt; nichts verlässt dieses Gerät.
statistics-none = Noch keine Partien zu zählen.
statistics-branches =
    { $n ->
        [one] Eine weitere, die von einem Augenblick einer anderen Partie aus weiterging, zählt nicht.
       *[other] { $n } weitere, die von einem Augenblick einer anderen Partie aus weitergingen, zählen nicht.
    }
statistics-all = Insgesamt
statistics-all-row = Alle zusammen
statistics-by-opponent = Nach Gegner
statistics-by-variant = Nach Variante
statistics-by-seats = Nach Besetzung
statistics-per-month = Nach Monat
statistics-games = Partien
statistics-points = Punkte
# The mean of the points for and against.
statistics-means = { $own } zu { $other }
statistics-tenths = { $whole },{ $tenths }
statistics-streak-won = In Folge gewonnen: jetzt { $current }, höchstens { $longest }.
statistics-streak-lost = In Folge verloren: jetzt { $current }, höchstens { $longest }.
statistics-longest =
    { $n ->
        [one] Die längste Partie hatte 1 Entscheidung: { $date }.
       *[other] Die längste Partie hatte { $n } Entscheidungen: { $date }.
    }
statistics-against-people = Gegen Menschen
statistics-against-bots = Gegen Bots
statistics-bots-only = Nur Bots
statistics-side =
    { $people ->
        [0] { $bots ->
            [one] 1 Bot
           *[other] { $bots } Bots
        }
       *[other] { $people ->
            [one] 1 Mensch
           *[other] { $people } Menschen
        }{ $bots ->
            [0] { "" }
            [one] { " " }und 1 Bot
           *[other] { " " }und { $bots } Bots
        }
    }
statistics-seats = { $one } gegen { $other }
statistics-spoken =
    { $games ->
        [one] { $row }: 1 Partie,
       *[other] { $row }: { $games } Partien,
    } { $won } gewonnen, { $lost } verloren, { $drawn } unentschieden, { $unfinished } nicht beendet.
statistics-spoken-points = { $spoken } Punkte im Mittel: { $own } zu { $other }.

## Die Durchsicht einer beendeten Partie

review = Durchsicht
review-working = Jede Entscheidung wird gewogen: { $n } von 100 Teilen sind fertig.
review-stop = Anhalten
review-again = Fortsetzen
review-stopped = Nicht gewogen.
review-failed = Diese Partie lässt sich nicht durchsehen: { $why }
review-goes-on = Sie ist nicht zu Ende.
review-no-game = Partien dieses Spiels werden nicht durchgesehen.
review-done = Die Durchsicht ist fertig.
review-of-side = Sicht: { $side }
review-lines = { $side }: die Gewinnaussicht. Blau: nach dem, was man wissen konnte. Schwarz: bei vollem Wissen. Rot: Fehler.
review-point = Zeige auf einen Augenblick oder geh die Linien entlang.
# Eine Entscheidung: wann, wer, was, und beide Aussichten.
review-decision = { $moment }, { $side }: { $made }. Nach dem, was man wissen konnte, von { $knew } auf { $known } von 100, bei vollem Wissen von { $before } auf { $told }.
review-decision-told = { $moment }, { $side }: { $made }. Bei vollem Wissen von { $before } auf { $told } von 100.
review-account-heading = Was das Ergebnis ausmachte
review-start = Am Anfang
review-result = Am Ende
review-luck = Glück: { $chance }
review-their-choices = Glück ihrer Wahl
review-own-choices = Glück deiner Wahl
review-own-play = Dein Spiel
review-their-play = Ihr Spiel
review-rest = Ungeklärt
review-part = { $what } { $points }
review-account = { $all }.
review-luckier = Mehr Glück als in { $n } von 100 Partien von Bots.
review-less-lucky = Weniger Glück als in { $n } von 100 Partien von Bots.
review-average =
    { $n ->
        [one] { $side }: { $loss } Punkte verloren in 1 Entscheidung, auf die es ankam.
       *[other] { $side }: im Schnitt { $loss } Punkte verloren in { $n } Entscheidungen, auf die es ankam.
    }
review-turns = Wo sich das Blatt wendete
review-no-turn = Nirgends: Kein Augenblick änderte die Aussichten um 10 Punkte.
review-turn = { $what } ({ $change })
review-mistakes = Fehler: { $side }
review-no-mistake = Keiner, der zu vermeiden war.
review-mistake = { $moment }: { $made }. Besser: { $best } (um { $loss })
# A decision that lost something, and why it is no mistake.
review-mixed = { $lost }. Kein Fehler: Der stärkste Bot spielt es ab und zu.
review-unsure = { $lost }. Zu knapp, um es einen Fehler zu nennen.
review-good = { $lost }. Das ist wenig.
review-facts = { $side }
review-find = Bessere Züge finden
review-find-head = { $moment } · { $n } von { $of }
review-find-question = Was war hier besser?
review-find-right = Richtig: { $best }. Der gespielte Zug verlor { $loss } Punkte.
review-find-also = Auch gut. Am besten war: { $best }. Der gespielte Zug verlor { $loss } Punkte.
review-find-same = Das wurde gespielt, und es verlor { $loss } Punkte. Besser: { $best }.
review-find-wrong = Das nicht. Am besten war: { $best }. Der gespielte Zug verlor { $loss } Punkte.
review-find-sum = { $found } von { $of } gefunden.
review-find-fold = Den Tisch sehen
review-find-unfold = Zurück zur Frage
review-find-next = Nächster
review-find-back = Zur Durchsicht

## Fehler in allen durchgesehenen Partien

mistakes = Fehler
mistakes-none = Noch keine Fehler. Sieh in „Meine Partien“ deine Partien durch: Vermeidbare Fehler stehen dann hier.
mistakes-about = Vermeidbare Fehler, die teuersten zuerst. Drück auf eine Zeile und such den besseren Zug.
mistakes-about-all = Alle Entscheidungen, die einen Punkt oder mehr kosteten, die teuersten zuerst. Drück auf eine Zeile und such den besseren Zug.
mistakes-only = Nur Fehler
mistakes-all = Alle Entscheidungen
mistakes-row = { $game }, { $date } · { $mistake }
mistakes-page-before = Teurere
mistakes-page-after = Billigere
mistakes-review =
    { $n ->
        [one] Noch 1 Partie durchsehen
       *[other] Noch { $n } Partien durchsehen
    }
mistakes-reviewing = Partie { $at } von { $of }: { $n } von 100 Teilen sind fertig.
mistakes-refused =
    { $n ->
        [one] 1 Partie lässt sich nicht durchsehen.
       *[other] { $n } Partien lassen sich nicht durchsehen.
    }

## Glück und Können über durchgesehene Partien

skill = Glück und Können
skill-games = Durchgesehen
skill-plain = Siege von 100
skill-adjusted = Ohne Glück
skill-luck = Glück
skill-loss = Verloren
skill-about = Ohne Glück: Siege von 100. Glück: Punkte je Partie. Verloren: Punkte je Entscheidung.
statistics-facts = In allen durchgesehenen Partien
skill-spoken =
    { $row }: { $games } durchgesehen, { $plain } von 100 gewonnen, { $adjusted } ohne Glück, Glück { $luck } Punkte je
    Partie, { $loss } Punkte je Entscheidung verloren.
guesses = Mitgeraten
guesses-sum =
    { $games ->
        [one] { $right } von { $given } Antworten richtig, in einer Partie; durch Zufall allein wären es etwa { $chance }.
       *[other] { $right } von { $given } Antworten richtig, in { $games } Partien; durch Zufall allein wären es etwa { $chance }.
    }
