### Guesclin !: the table, the page of a new game, the result.

## The prompt

guesclin-do-of = { $name }: { $what }
guesclin-do-place = { $who }: Wähle ein Feld der Zone
guesclin-do-placed = Alle stehen; bestätige oder nimm zurück
guesclin-do-begin = Gib einen Befehl, wenn du willst, dann handle
guesclin-do-choose = Wähle einen Kämpfer, der noch handeln darf
guesclin-do-act = { $who }: Wähle ein Zielfeld oder einen Feind
guesclin-do-deed = { $who } ist gezogen: Schlag, Tat oder ein anderer Kämpfer
guesclin-do-commit = Bestätige oder wähle neu
guesclin-do-commit-blow = Prüfe die Aussichten, dann bestätige oder wähle neu
guesclin-do-commit-order = Gib diesen Befehl oder wähle neu
guesclin-do-fall = { $who } lässt die Last fallen: auf welches Feld?
guesclin-do-fallen = { $who }: Bestätige oder wähle ein anderes Feld
guesclin-thinks = { $name } überlegen …
guesclin-over = Die Partie ist zu Ende
guesclin-player = { $banner } ({ $name })

## The buttons

guesclin-button-commit = Bestätigen
guesclin-button-back = Zurück
guesclin-button-cancel = Verwerfen
guesclin-button-orders = Befehle
guesclin-button-finish = Ende
guesclin-button-finish-of =
    { $n ->
        [0] Aktivierung beenden
       *[other] Ende ({ $n } untätig)
    }
guesclin-button-arrange = Die anderen aufstellen
guesclin-button-threat = Gefahr
guesclin-button-map = Karte
guesclin-commit-move = Ziehen
guesclin-commit-strike = Zuschlagen
guesclin-commit-move-strike = Ziehen, zuschlagen
guesclin-commit-shoot = Schießen
guesclin-commit-leave = Karte verlassen
guesclin-commit-deed = Ausführen
guesclin-commit-move-deed = Ziehen, ausführen
guesclin-commit-order = Befehl geben
guesclin-commit-fall = Hierhin fällt sie
guesclin-commit-place = Feld wählen
guesclin-commit-placement = So aufstellen
guesclin-deed-strike = Ein Hieb
guesclin-deed-shoot = Ein Schuss
guesclin-deed-take = Nimm { $what }
guesclin-deed-put = Ablegen
guesclin-deed-give = Geben an: { $who }
guesclin-deed-break = Karren zerschlagen
guesclin-deed-raise = Brücke hochziehen
guesclin-deed-lower = Brücke herablassen
guesclin-deed-leave = Hinaus { $by }
guesclin-orders-to = Ein Befehl an: { $who }
guesclin-orders-none = Kein Befehl
guesclin-orders-close = Schließen
guesclin-orders-given = gegeben: { $who }

## What the buttons do

guesclin-tip-commit = Führt aus, was geplant ist. Gefallene Würfel werden nie zurückgenommen.
guesclin-tip-back = Verwirft den Plan oder nimmt, ohne Plan, den letzten Zug zurück, bis zum letzten Wurf.
guesclin-tip-orders = Ein Befehl je Aktivierung, bevor jemand handelt, an einen Kämpfer außer dem Befehlshaber.
guesclin-tip-finish = Beendet die Aktivierung dieses Banners. Wer nicht gehandelt hat, tut nichts.
guesclin-tip-threat = Zeigt, wo die Feinde in ihrer nächsten Aktivierung zuschlagen oder schießen könnten. Wer dabei auf Feinde drückt, sieht nur, was diese bedrohen.
guesclin-tip-map = Zeigt die ganze Karte oder einen Teil so groß wie möglich. Zoom: { $in } und { $out }, das Rad, zwei Finger.

## The ribbon of banners and the plate

guesclin-ribbon-placement = Aufstellung
guesclin-ribbon-round = Runde { $n } von { $of }
guesclin-ribbon-ready = aktiv: noch { $n }
guesclin-ribbon-count = { $n } von { $all }
guesclin-ribbon-of = { $name }: { $what }
guesclin-ribbon-gone = niemand mehr
guesclin-plate-order = { $order } { $effects }
guesclin-plate-surprised = überrascht: keine Bewegung in Runde 1

## The dice

guesclin-dice-attack = { $who } schlägt zu: { $target }
guesclin-dice-riposte = { $who } schlägt zurück: { $target }
guesclin-dice-shot = { $who } schießt: { $target }
guesclin-dice-needs = Trifft ab { $n }

## Refusals of the table

guesclin-choose-fighter = Wähle zuerst einen deiner Kämpfer.
guesclin-no-plan = Noch ist nichts geplant: Wähle einen Kämpfer, dann ein Feld oder einen Feind.
guesclin-sealed = Nichts zurückzunehmen: Die Würfel sind gefallen, oder die Aktivierung beginnt erst.
guesclin-not-now = Das geht jetzt nicht.
guesclin-turn-of = { $name }: jetzt an der Reihe. Du kommst auch noch dran.

## A new game

guesclin-scenario = Szenario
guesclin-person-about = Eine Person an diesem Bildschirm, die ihren Namen tippen kann. Jedes Gamepad kann ein Banner nehmen; mit einem Gerät spielt ihr reihum.
guesclin-guest = { $banner }: Hier spielt { $device }. Die Pfeile wechseln das Banner, mit { $key } stehst du auf.
guesclin-shared = mit: { $banner }
guesclin-shared-about = Derselbe Spieler wie: { $banner }. Oder ein anderer spielt es: Dann seid ihr zu dritt oder zu viert.
guesclin-aim-of = { $camp }: { $aim }
guesclin-begin = Ins Feld

## The title

guesclin-continue-about =
    { $n ->
        [0] Guesclin! · { $scenario }, Aufstellung
       *[other] Guesclin! · { $scenario }, Runde { $n }
    }
guesclin-continue-over = beendet: sieh, wer gewonnen hat

## The result

guesclin-result-throws =
    { $camp }: { $hits } Treffer in { $thrown ->
        [one] { $thrown } Wurf
       *[other] { $thrown } Würfen
    }, { $expected } zu erwarten; verlorene Kämpfer: { $lost }
guesclin-tenths = { $whole },{ $tenth }
guesclin-result-again = Noch eine Partie
guesclin-result-same = Dieselben Würfel
# What came of a deal, for a challenge.
guesclin-deal-told =
    { $outcome ->
        [won] { $points ->
            [2] vollständiger Sieg
           *[other] halber Sieg
        }
        [lost] { $against ->
            [2] vollständige Niederlage
           *[other] halbe Niederlage
        }
       *[drawn] unentschieden
    }, { $points } zu { $against }
guesclin-deal-boast =
    { $outcome ->
        [won] { $points ->
            [2] Ich habe mit diesen Würfeln einen vollständigen Sieg errungen
           *[other] Ich habe mit diesen Würfeln einen halben Sieg errungen
        }
        [lost] Ich habe mit diesen Würfeln verloren
       *[drawn] Ich habe mit diesen Würfeln unentschieden gespielt
    }, { $points } zu { $against }: und du?

## Credits

guesclin-credits-game = Das Spiel Guesclin ! ist von Jean-Gabriel Chabrat.
guesclin-credits-ours = Seine Karten, die meisten Zahlen und zwei der vier Szenarien sind von uns.

## The switch among the settings.

guesclin-quick-moves = Figuren mit einem Druck ziehen
