### Guyennes Seiten rund um den Tisch: neue Partie, Mitwirkende, Ergebnis, Vorhang, warum eine Partie abgelehnt wird.

## Titel

title-continue-about = Runde { $round } · { $phase }
title-continue-over = beendet: zum Ergebnis

## Neue Partie

new-game = Neue Partie
new-game-edition = Ausgabe
new-game-level = Stufe
new-game-shared-about = Ein Team teilt sich die Stapel und zusammen sechs Karten: Wer zieht (zuerst Platz I), gibt davon weiter, und jedes Teammitglied kämpft um eine eigene Burg.
new-game-hands = Handkarten
hands-veil = Schleier
hands-veil-about = Alle Hände liegen verdeckt: Man sieht kurz die eigene an, während die anderen wegsehen.
hands-own = Eigene
hands-own-about = Mehrere an diesem Bildschirm: Ein Vorhang verdeckt jede Hand.
hands-partners = Lager
hands-partners-about = Hausregel, nicht aus der Anleitung: Das Team sieht beide Hände und reicht den Bildschirm offen weiter.
hands-open = Offen
hands-open-about = Alle Hände liegen offen: um das Spiel gemeinsam zu lernen, ohne Geheimnisse.
new-game-bot-about = { $name }, { $temper }. { $about }
new-game-seed = Mischung
new-game-seed-random = zufällig
new-game-seed-number = Nummer { $seed }
new-game-seed-type = Zahl tippen
new-game-seed-about = Dieselbe Nummer gibt dieselben Karten.
new-game-begin = Spielen

## Die Plätze einer neuen Partie

# Ein Platz am Tisch: sein Lager und seine Nummer, I oder II.
seat-place =
    { $camp ->
        [english] England, Platz { $place }
       *[french] Frankreich, Platz { $place }
    }
seat-free = Platz frei
seat-free-press = zu zweit im Lager
seat-free-pad = Gamepad: Knopf { $key }
seat-free-about = Ein Platz für ein Teammitglied. { new-game-shared-about }
seat-join-about = Ein freier Platz. Ein weiteres Gamepad setzt sich mit { $key } auf den nächsten; oder drücke hier, um das Lager zu teilen.
# Was das Gerät auf einem Platz kann: seine Richtungen, und die Taste zum Aufstehen.
seat-guest-pad = Pfeile: wechseln · { $key }: aufstehen
seat-guest-keyboard = Pfeile: wechseln · { $key }: aufstehen
seat-guest-short = { $key }: aufstehen
seat-device-about = Hier spielt: { $device }. Die Pfeile wechseln den Platz, mit { $key } stehst du auf.
seat-nobody = Niemand
seat-nobody-about = Der Platz bleibt frei: Das ganze Lager liegt in einer Hand.
seat-person-about = Eine Person an diesem Bildschirm. Der Name ist freiwillig und wird gemerkt.

## Mitwirkende

credits-game = Das Kartenspiel Guyenne ist von Laurent und Jean-Baptiste Journaux.
credits-publisher = Illustriert von Romain Boyaud, verlegt von Pergame und (2023) Faire Play Éditions.
credits-castles = Die sechs Burgen sind unsere Wahl: Die gedruckten Regeln nennen ihre nicht.

## Ergebnis

result-winner =
    { $camp ->
        [english] England siegt
       *[french] Frankreich siegt
    }
result-draw = Unentschieden
result-end-six-castles =
    { $camp ->
        [english] Ende in Runde { $round }: alle sechs Burgen englisch
       *[french] Ende in Runde { $round }: alle sechs Burgen französisch
    }
result-end-exhausted =
    { $camp ->
        [english] Ende in Runde { $round }: die Engländer ohne Stapel und mit höchstens einer Karte
       *[french] Ende in Runde { $round }: die Franzosen ohne Stapel und mit höchstens einer Karte
    }
result-end-exhausted-both = Ende in Runde { $round }: beide Lager ohne Stapel und mit höchstens einer Karte
result-you = Du
result-cry = „{ $cry }“
result-points = { n-points }
result-sum = { $sum } = { n-points }
result-rule-2022 = eine Burg allein zählt 1, in einer Gruppe 2
result-rule-2021 = 1 je Burg, 1 mehr in der größten Gruppe, 1 je unverbrauchte Karte
result-rule-six = alle sechs Burgen: 12 Punkte zu 0
result-neutral = neutral
result-unspent =
    { $n ->
        [0] keine Karte unverbraucht
        [one] eine Karte unverbraucht
       *[other] { $n } Karten unverbraucht
    }
result-hints =
    { $n ->
        [0] ohne Tipp
        [one] 1 Tipp
       *[other] { $n } Tipps
    }
result-unspent-and-hints = { $unspent }, { $hints }
result-tie-unspent = Punktgleich: { camp-people-start } haben mehr unverbrauchte Karten
result-tie-group = Punktgleich: { camp-people-start } halten die größere Gruppe
result-tie-nobody = Gleich viele Punkte und unverbrauchte Karten
result-tie-nobody-group = Gleichstand bei Punkten, größter Gruppe und unverbrauchten Karten
result-same-deal = Dieselbe Mischung
result-new-deal = Neue Mischung
result-seed = Mischung { $seed }

## Vorhang: die nächste Hand bleibt verdeckt, bis sie aufgerufen wird

curtain-pass =
    { $camp ->
        [english] Bildschirm an die Engländer
       *[french] Bildschirm an die Franzosen
    }
curtain-about = Nichts erscheint, bevor du drückst.
curtain-pass-to = Bildschirm an: { $name }
curtain-recap = Seit deinem letzten Blick:
curtain-others = Bitte wegsehen!
curtain-here = Ich bin’s

## Warum ein Text keine gültige Partie ist: nach einem Doppelpunkt

record-no-such-level = Die Ausgabe von 2021 hat keine Stufe „{ $level }“.
record-teams =
    { $n ->
        [one] { camp-people-start } sind eine Person: Ein Lager hat eine oder zwei.
       *[other] { camp-people-start } sind { $n } Personen: Ein Lager hat eine oder zwei.
    }
record-box = Eine solche Partie lässt sich nicht austeilen.
record-players = Wer spielt, passt nicht zu den Lagern.
record-event-shape = Es ist beschädigt.
record-event-turn = Hier entscheiden { camp-people }.
record-event-other-decision = Hier steht eine andere Entscheidung an.
record-event-stops = Die Partie bricht ab, wo etwas folgen muss.
record-event-stops-draw = Die Partie bricht ab, wo { camp-people } ziehen müssen.
record-event-not-in-pile = Diese Karte ist nicht im Nachziehstapel: { $card }.
record-event-draws-few = { camp-people-start } ziehen zu wenige Karten.
record-event-sums = Die Karten bei { $castle } ergeben { $english } für die Engländer und { $french } für die Franzosen.
record-event-winner =
    { $winner ->
        [english] Mit { $english } zu { $french } bei { $castle } können die Engländer nicht gesiegt haben.
        [french] Mit { $french } zu { $english } bei { $castle } können die Franzosen nicht gesiegt haben.
       *[nobody] { $english } zu { $french } bei { $castle } ist kein Gleichstand.
    }
record-event-holder =
    { $holder ->
        [english] Nach diesem Kampf halten die Engländer { $castle }.
        [french] Nach diesem Kampf halten die Franzosen { $castle }.
       *[nobody] Nach diesem Kampf hält niemand { $castle }.
    }
record-event-after-end = Die Partie ist schon zu Ende.

## A kept game in the list

kept-rules = { $edition }, { $level }
kept-teams = { $rules }, { $english } gegen { $french }
kept-teams-alone = { $english } gegen { $french }
