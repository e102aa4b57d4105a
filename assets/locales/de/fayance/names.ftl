### Fayance: sides, cards, terrains, tests, players.

# The name of the game.
fayance-name = Der Thron von Fayance
fayance-north = Nord
fayance-south = Süd
fayance-archer = Bogenschütze
fayance-rider = Reiter
fayance-warrior = Krieger
fayance-elves = Elfen
fayance-humans = Menschen
fayance-dwarves = Zwerge
fayance-halflings = Halblinge
fayance-forest = Wald
fayance-plain = Ebene
fayance-mountain = Gebirge
fayance-no-cards = keine Karte
fayance-list-comma = { $sooner }, { $last }
fayance-test-troop = Truppe
fayance-test-terrain = Gelände
fayance-test-halfling = Halbling
fayance-test-undecided = Unentschieden
fayance-test-fourth = Vierter: Wer nicht drehte, siegt
# Who plays
fayance-person-about = Eine Person an diesem Bildschirm, die ihren Namen tippen kann. Zu zweit wählt man nacheinander, hinter einem Vorhang.
# Der Kämpe, der Tipps gibt, wird auch in fayance-tip-hint, fayance-hint-awaited, fayance-fact-cards,
# fayance-fact-turns und fayance-fact-armies genannt, der Glasierer in fayance-lesson-welcome.
fayance-bot-random = Der Narr
fayance-bot-greedy = Der Zähler
fayance-bot-apprentice = Der Lehrling
fayance-bot-glazier = Der Glasierer
fayance-bot-marshal = Der Marschall
fayance-bot-champion = Der Kämpe des Königs
fayance-bot-random-about = Irgendeine Wahl, die die Regeln erlauben.
fayance-bot-greedy-about = Zählt, welche Karten er schlägt, und schickt die beste.
fayance-bot-apprentice-about = Ein Töpferlehrling: sieht auf das Land und vergisst, wer wen schlägt.
fayance-bot-glazier-about = Zählt, was jede Karte schlägt, und erwartet dasselbe von dir.
fayance-bot-marshal-about = Auf einem Gebiet nicht zu durchschauen, doch stellt er seine Armeen in Eile auf.
fayance-bot-champion-about = Der Spieler des Königs: denkt an den ganzen Krieg und spielt sein Ende fehlerlos.
fayance-card =
    { $people ->
        [elf] { $troop ->
                [archer] der Elfenschütze
                [rider] der Elfenreiter
               *[warrior] der Elfenkrieger
            }
        [human] { $troop ->
                [archer] der Menschenschütze
                [rider] der Menschenreiter
               *[warrior] der Menschenkrieger
            }
        [dwarf] { $troop ->
                [archer] der Zwergenschütze
                [rider] der Zwergenreiter
               *[warrior] der Zwergenkrieger
            }
       *[halfling] { $troop ->
                [archer] der Halblingsschütze
                [rider] der Halblingsreiter
               *[warrior] der Halblingskrieger
            }
    }
