### Der Tisch: Ansage, Knöpfe, Beschriftungen und Erklärungen.

## Wer am Zug ist

turn-yours = Dein Zug
turn-of = { camp-noun }
round = Runde { $n }
combat-count = Kampf { $n } von { $of }
combat-then = dann { $castle }

## Die Ansage: was jetzt zu tun ist. Jede Zeile hat eine kurze Form fürs Handy.

prompt-name-castle =
    { $max ->
        [one] Nenne eine Burg und lege eine Karte davor
       *[other] Nenne eine Burg und lege 1 bis { $max } Karten davor
    }
prompt-name-castle-short = Burg nennen, Karten wählen
prompt-keep-one = Eine Karte bleibt für die zweite Burg
prompt-keep-one-short = Eine Karte bleibt
prompt-choose-castle =
    { $n ->
        [one] Eine Karte gewählt: vor welche Burg?
       *[other] { $n } Karten gewählt: vor welche Burg?
    }
prompt-choose-castle-short = Vor welche Burg?
prompt-choose-cards =
    { $max ->
        [one] Wähle eine Karte für { $castle }
       *[other] Wähle 1 bis { $max } Karten für { $castle }
    }
prompt-choose-cards-short = Karten für { $castle }
prompt-confirm =
    { $n ->
        [one] Eine Karte für { $castle }: bestätigen oder zurücknehmen
       *[other] { $n } Karten für { $castle }: bestätigen oder zurücknehmen
    }
prompt-confirm-short =
    { $n ->
        [one] Eine Karte für { $castle }: bestätigen
       *[other] { $n } Karten für { $castle }: bestätigen
    }
prompt-answer =
    { $max ->
        [one] Antworte bei { $castle } mit einer Karte
       *[other] Antworte bei { $castle } mit 1 bis { $max } Karten
    }
prompt-answer-short = Antworte bei { $castle }
prompt-second-castle =
    { $max ->
        [one] Wähle die zweite Burg und lege eine Karte davor
       *[other] Wähle die zweite Burg und lege 1 bis { $max } Karten davor
    }
prompt-second-castle-short = Wähle die zweite Burg
prompt-answer-second =
    { $max ->
        [one] Antworte bei { $castle }, der zweiten Burg, mit einer Karte
       *[other] Antworte bei { $castle }, der zweiten Burg, mit 1 bis { $max } Karten
    }
prompt-answer-second-short = Antworte bei { $castle }
prompt-reinforce = Verstärke { $a } oder { $b }, oder passe
prompt-reinforce-short = { $a }, { $b } oder passen
prompt-reinforce-one = Verstärke { $castle } oder passe
prompt-reinforce-one-short = { $castle } oder passen
prompt-reinforce-full = Vor beiden Burgen liegen je fünf Karten: Du kannst nur passen
prompt-reinforce-full-short = Burgen voll: passen
prompt-reinforce-full-own = Vor deiner Burg liegen fünf Karten: Du kannst nur passen
prompt-reinforce-full-own-short = Burg voll: passen
prompt-reinforce-last = { camp-people-start } haben gepasst. Passt du auch, beginnt der Kampf
prompt-reinforce-last-short = Passen, dann Kampf
prompt-reinforce-alone = { camp-people-start } haben keine Karte mehr. Passt du, beginnt der Kampf
prompt-reinforce-alone-short = Passen, dann Kampf
prompt-reinforce-last-shared = Niemand sonst legt nach. Passt du, beginnt der Kampf
prompt-reinforce-last-shared-short = Passen, dann Kampf
prompt-reinforce-alone-shared = Niemand sonst hat noch Karten. Passt du, beginnt der Kampf
prompt-reinforce-alone-shared-short = Passen, dann Kampf
prompt-defend = Angriff auf { $castle }: zeigen oder Burg aufgeben
prompt-defend-short = { $castle }: zeigen, aufgeben?
prompt-defend-hint = Zeigen: Schon bei Gleichstand hält die Burg stand
prompt-defend-hint-short = Gleichstand genügt
prompt-defend-hero = Zeigen: Gegen einen Helden hilft nur ein Held
prompt-defend-hero-short = Nur ein Held hilft
prompt-concede-hint = Aufgeben: Deine Karten werden ungesehen abgelegt
prompt-concede-hint-short = Aufgeben: bleibt geheim
prompt-losses = Verlust: { $strongest } oder mehrere von mindestens gleicher Summe
prompt-losses-short = { $strongest } oder mehrere
prompt-losses-owed = Noch fällig: { $owed }
prompt-losses-owed-short = Rest: { $owed }
prompt-losses-paid = Die Schuld ist getilgt: bestätigen oder andere wählen
prompt-losses-paid-short = Getilgt: bestätigen
prompt-reserve = Lege fünf Karten für später beiseite: { $n } von 5
prompt-reserve-short = Beiseite: { $n } von 5
prompt-reserve-done = Fünf Karten beiseite: bestätigen oder andere wählen
prompt-reserve-done-short = Fünf: bestätigen
prompt-reserve-proposed = Dein Teammitglied schlägt diese fünf vor: bestätigen oder andere wählen
prompt-reserve-proposed-short = Vorschlag: annehmen oder ändern
prompt-give =
    { $max ->
        [one] Gib eine Karte weiter
       *[other] Gib 1 bis { $max } Karten weiter
    }
prompt-give-short = Karten zum Weitergeben
prompt-give-hint = Behalte mindestens eine Karte
prompt-give-hint-short = Mindestens eine bleibt
prompt-order = Sag, wer von euch beiden in dieser Runde zuerst spielt
prompt-order-short = Wer spielt zuerst?
prompt-order-hint = Wer zuerst spielt, nennt die erste Burg
prompt-order-hint-short = Wer beginnt, nennt die Burg
prompt-order-hint-second = Wer zuerst spielt, antwortet bei der ersten Burg
prompt-order-hint-second-short = Wer beginnt, antwortet zuerst
prompt-wait = { $name } ist dran
prompt-wait-short = { $name } …
prompt-thinking = { $name } überlegt …
prompt-thinking-short = { $name } überlegt …
prompt-deal = Die Karten werden ausgeteilt
prompt-deal-short = Austeilen
prompt-combat = Zwei Angriffe: Der stärkere erobert { $castle }
prompt-combat-short = Der stärkere erobert { $castle }
prompt-combat-held = { camp-people-start } greifen an: Bei Gleichstand hält { $castle } stand
prompt-combat-held-short = Gleichstand genügt nicht
prompt-round-end = Die Runde endet: Karten ablegen, Hände auffüllen
prompt-round-end-short = Rundenende
prompt-skip = Zum Überspringen drücken
prompt-skip-short = Drücken: überspringen
prompt-sure = Wirklich? Noch einmal drücken oder zurücknehmen
prompt-sure-short = Wirklich? Noch einmal drücken
prompt-over = Die Partie ist zu Ende
prompt-over-short = Ende

## Was ein Angriff kostet, vor der Bestätigung gezeigt. Jede Zeile hat eine kurze Form fürs Handy.

cost-neutral = Wer hier verliert, opfert die stärkste Karte oder mehrere, die sie aufwiegen
cost-neutral-short = Wer verliert, opfert die stärkste oder mehrere
cost-neutral-any = Wer den Kampf verliert, opfert die stärkste Karte dort oder mehrere, die sie aufwiegen.
cost-neutral-any-short = { cost-neutral-short }
# $card steht im Nominativ.
cost-attack = Endgültig verloren, wie der Angriff auch endet: { $card }
cost-attack-short = Preis: { $card }, so oder so
cost-attack-any = Ob Sieg oder nicht: Ein Angriff kostet dich die stärkste dort gelegte Karte, auch den Helden.
cost-attack-any-short = Kostet die stärkste Karte, so oder so
cost-conquest = Eroberst du die Burg, ist { $card } endgültig verloren
cost-conquest-short = Preis bei Sieg: { $card }
cost-conquest-any = Eroberst du sie, ist die stärkste dort gelegte Karte endgültig verloren, auch der Held.
cost-conquest-any-short = Ein Sieg kostet die stärkste Karte

## Der Kampf

combat-at = Kampf um { $castle }
combat-attack = Angriff
# Die Art einer Streitmacht und wer sie führt.
combat-by = { $what }: { $name }
combat-defence = Verteidigung
combat-own-defence = Deine Verteidigung
combat-only-you = nur für dich sichtbar
combat-more =
    { $n ->
        [one] noch eine Karte
       *[other] noch { $n } Karten
    }
combat-hero = Held!
combat-takes = { camp-people-start } erobern { $castle }
combat-holds = { camp-people-start } halten { $castle }
combat-tie-neutral = Gleichstand: { $castle } bleibt neutral
combat-tie-held = Gleichstand: { $castle } hält stand
combat-heroes-tie = Held gegen Held: Gleichstand
combat-conceded = { $castle } kampflos an { camp-people }

## Knöpfe

button-place = Legen
button-answer = Antworten
button-reinforce = Verstärken
button-pass = Passen
button-show = Zeigen
button-concede = Aufgeben
button-give-up = Opfern
button-set-aside = Beiseitelegen
button-give = Geben
button-play-first = Ich zuerst
button-play-second = Ich danach
button-sure = Ja, wirklich
button-take-back = Zurücknehmen
button-close = Schließen

button-hint-away = Verbergen
# Für Vorleseprogramme: der Knopf zeigt eine Feder.
button-hint-awaited = Der Tipp wird noch überlegt

## stehen im Nominativ.

hint-place = Vor { $castle }: { $cards }
hint-reinforce = Noch vor { $castle }: { $cards }
hint-pass = Passen
hint-show = Karten zeigen
hint-concede = { $castle } aufgeben
hint-lose = Opfern: { $cards }
hint-reserve = Beiseitelegen: { $cards }
hint-give = Weitergeben: { $cards }
hint-order-first = Selbst zuerst spielen
hint-order-second = Dein Teammitglied zuerst spielen lassen
hint-archers =
    { $n ->
        [one] ein Schütze
       *[other] { $n } Schützen
    }
hint-spearmen =
    { $n ->
        [one] ein Speerträger
       *[other] { $n } Speerträger
    }
hint-horsemen =
    { $n ->
        [one] ein Reiter
       *[other] { $n } Reiter
    }
hint-engines =
    { $n ->
        [one] eine Blide
       *[other] { $n } Bliden
    }
hint-certain = was der Gegner dort auch hat, er kommt nicht an dich heran
hint-odds = du siegst dort in etwa { $n } von 10 Fällen
hint-makes-group = du hättest eine Gruppe von { $n } Burgen
hint-breaks-group = eine gegnerische Gruppe zerfiele
hint-holds-group = deine Gruppe hängt daran
hint-fears-hero = vielleicht lauert { hero }
hint-hero-spent = { hero } ist fort, es zählen nur die Summen
hint-keeps-strong = deine starken Karten bleiben für Besseres
hint-bluff = es ist wenig, doch das weißt nur du
hint-enough = was dort liegt, genügt
hint-hopeless = mehr Karten änderten wenig
hint-lost = es ist so oder so verloren
hint-wins = einmal aufgedeckt, bringen sie dir { $castle }
hint-ties = es steht gleich, und damit bleibt { $castle } dein
hint-secret = es ist verloren, und deine Karten bleiben geheim
hint-cheapest = billiger kommst du nicht davon
hint-shares = eine volle Hand und eine kleine, starke dienen dem Lager am besten
hint-fuller-names = die vollere Hand geht dorthin, wo dein Lager die Burg nennt
hint-fuller-answers = die vollere Hand wartet auf die Burg, die das andere Lager nennt
hint-costs-attack = { $card } ist danach endgültig verloren
hint-costs-conquest = eroberst du sie, ist { $card } endgültig verloren
hint-costs-neutral = wer verliert, opfert die stärkste Karte oder mehrere
hint-weak-aside = schwache Karten können warten, bis die Ablage gemischt wird

## Beschriftungen

hud-unspent = { $n } unverbraucht
hud-draw-pile = Stapel
hud-discard-pile = Ablage
hud-pillage = Plünderung
hud-pillage-empty = noch kein Verlust
# Auf der Basisstufe, wo jede Karte wiederkommt.
hud-pillage-never = hier kein Verlust
hud-first-player = beginnt
hud-hand =
    { $n ->
        [0] keine Handkarte
        [one] 1 Handkarte
       *[other] { $n } Handkarten
    }
hud-hand-short =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
hud-hand-open =
    { $n ->
        [0] offene Hand, keine Karte
        [one] offene Hand, 1 Karte
       *[other] offene Hand, { $n } Karten
    }
hud-hero-sum = Held: siegt sofort
hud-log-empty = Noch ist nichts geschehen.
hud-thinking = überlegt …
hud-partner =
    { $n ->
        [0] { $name }: keine Karte
        [one] { $name }: 1 Karte
       *[other] { $name }: { $n } Karten
    }
hud-partner-thinking = { $name } überlegt …
# Die Schilder an den zwei Händen eines Lagers.
seat-tag-name = { $place } · { $name }
seat-tag-one = { $name } · { $what }
seat-tag-two = { $name } · { $what } · { $also }
seat-tag-draws = zieht
seat-tag-first = 1. Burg
seat-tag-second = 2. Burg
seat-tag-first-short = 1.
seat-tag-second-short = 2.
seat-tag-castle = { $castle }

## Erklärungen: was es ist, in einem Satz

tip-draw-pile =
    { $n ->
        [0] Der { camp-adjective } Nachziehstapel ist leer.
        [one] Der { camp-adjective } Nachziehstapel: eine Karte, verdeckt.
       *[other] Der { camp-adjective } Nachziehstapel: { $n } Karten, verdeckt.
    }
tip-draw-pile-spent = Der { camp-adjective } Nachziehstapel ist endgültig leer: Die Partie endet, wenn { camp-people } eine Runde mit höchstens einer Karte beginnen.
# Wie oft ein Ablagestapel noch zu einem neuen Nachziehstapel gemischt wird.
times-more =
    { $left ->
        [one] noch einmal
       *[other] noch zweimal
    }
tip-discard-pile =
    { $n ->
        [0] Der { camp-adjective } Ablagestapel ist leer.
        [one] Der { camp-adjective } Ablagestapel: eine Karte; sie kommt wieder, wenn der Nachziehstapel leer ist, { times-more }.
       *[other] Der { camp-adjective } Ablagestapel: { $n } Karten; sie kommen wieder, wenn der Nachziehstapel leer ist, { times-more }.
    }
tip-discard-pile-last =
    { $n ->
        [0] Der { camp-adjective } Ablagestapel ist leer.
        [one] Der { camp-adjective } Ablagestapel: eine Karte, die nicht wiederkommt.
       *[other] Der { camp-adjective } Ablagestapel: { $n } Karten, die nicht wiederkommen.
    }
exhaustions =
    { $left ->
        [0] Der Nachziehstapel war { $n } von { $of } Mal leer: Jetzt bleibt er es.
        [one] Der Nachziehstapel war { $n } von { $of } Mal leer: Beim nächsten Mal bleibt er es.
       *[other] Der Nachziehstapel kann noch { $left } von { $of } Mal leer werden: Beim letzten Mal bleibt er es.
    }
tip-unspent =
    { $n ->
        [0] { camp-people-start } haben keine unverbrauchte Karte mehr, auf der Hand wie im Stapel.
        [one] { camp-people-start } haben eine unverbrauchte Karte, auf der Hand oder im Stapel: am Ende ein Punkt.
       *[other] { camp-people-start } haben { $n } unverbrauchte Karten, auf der Hand und im Stapel: am Ende je ein Punkt.
    }
tip-losses-2021 = Wer eine gegnerische Burg erobert, verliert die stärkste Karte dort, auch den Helden; sonst niemand.
tip-pillage = Die Plünderung: endgültig verlorene Karten, für alle sichtbar.
tip-first-player = { camp-people-start } legen in dieser Runde zuerst; an ihrem Ende wird die Karte gewendet.
tip-castle-neutral = { $castle }, neutral: Beide Lager greifen an.
tip-castle-held = { $castle }: { camp-people-start } halten und verteidigen die Burg, das andere Lager greift an.
tip-castle-fought = { $castle }: eine der zwei Burgen dieser Runde.
tip-castle-own = Du spielst hier, dein Teammitglied bei der anderen Burg.
tip-castle-partner = Hier spielt dein Teammitglied, nicht du.
tip-attack = Kurze Seite zur Burg: Angriff.
tip-defence = Lange Seite zur Burg: Verteidigung.
tip-hand-enemy = { camp-people-start }: { hud-hand }.
tip-hand-partner = { camp-people-start }, Platz { $place }: { hud-hand }.
tip-card-2 = Bogenschütze, Wert 2. Jedes Lager hat zwölf.
tip-card-3 = Speerträger, Wert 3. Jedes Lager hat vier.
tip-card-4 = Reiter, Wert 4. Jedes Lager hat drei.
tip-card-5 = Blide (ein Wurfgeschütz), Wert 5. Jedes Lager hat zwei.
tip-card-hero = { hero-start }: siegt sofort, außer der andere Held ist auch da. Zwei Helden: Gleichstand.
tip-hero-lost-2022 = Greift er eine gegnerische Burg an, ist er endgültig verloren.
tip-hero-lost-2021 = Erobert er eine gegnerische Burg, ist er endgültig verloren.
tip-card-hidden =
    { $camp ->
        [english] Verdeckt: eine Karte der Engländer.
       *[french] Verdeckt: eine Karte der Franzosen.
    }
tip-phase-reserve = Jedes Lager legt geheim fünf Karten beiseite; beim ersten Mischen kommen sie wieder.
tip-phase-placement = Karten werden verdeckt vor zwei Burgen gelegt.
tip-phase-reinforcement = Abwechselnd eine der zwei Burgen verstärken oder passen; passen beide Lager nacheinander, ist Schluss.
tip-phase-combat = Burg für Burg werden die Karten aufgedeckt: Die größere Summe siegt, ein Gleichstand ändert nichts.
tip-losses-2022 = Wer den Kampf um eine neutrale Burg verliert, opfert die stärkste Karte dort oder mehrere, die sie aufwiegen; wer eine gegnerische Burg angreift, stets die stärkste.
tip-show = Deine Karten aufdecken: Wer verteidigt, kann nur so siegen.
tip-concede = Die Burg aufgeben; deine Karten werden ungesehen abgelegt.
tip-pass = Jetzt nichts nachlegen; verstärken kannst du auch später noch, außer beide Lager passen nacheinander.
tip-give = Die gewählten Karten deinem Teammitglied geben; nur ihr beide kennt sie.
tip-play-first = Du spielst bei der ersten Burg dieser Runde, dein Teammitglied bei der zweiten.
tip-play-second = Dein Teammitglied spielt bei der ersten Burg dieser Runde, du bei der zweiten.
tip-take-back = Die gewählten Karten auf die Hand zurücknehmen.
tip-hint = Was der Konnetabel mit deinen Karten täte, und warum. Tipps werden gezählt, doch nie angekreidet.

## Der geheime Blick unter dem Schleier

# $name nennt, wer spielt.
look-who = { $name } sieht nach. Bitte wegsehen!
look-about = Loslassen, und die Karten sind verdeckt. Wer sie sonst sieht, drückt Zurück.
# $n ist eine Zahl von Karten, $sum ihre Summe ohne den Helden.
look-chosen =
    { $hero ->
        [yes] { $sum ->
            [0] Wahl: der Held
           *[other] Wahl: der Held und { $sum }
        }
       *[no] Wahl: { $n ->
            [one] { $n } Karte, Wert { $sum }
           *[other] { $n } Karten, zusammen { $sum }
        }
    }
look-laid =
    { $hero ->
        [yes] Dort liegt dein Held.
       *[no] Deine Stärke dort: { $sum }.
    }
look-chosen-cost = { $chosen }. { $cost }
look-seen = „Ich sehe sie!“ { $name }: Die Karten liegen wieder verdeckt.

## The switch among the settings.

group-brackets = Klammern an Gruppen

refusal-no-castle = Wähle eine Burg für diese Karten.
refusal-cannot-pass = Passen geht jetzt nicht: Eine Karte muss gespielt werden.
refusal-cannot-take-back = Nichts zurückzunehmen: Ein bestätigter Zug gilt.
refusal-veiled = Kein Tipp, solange alle Karten unter dem Schleier liegen: Alle würden ihn lesen.
