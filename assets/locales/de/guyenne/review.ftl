### Die Durchsicht einer beendeten Partie: Züge, Augenblicke, Wendepunkte, Tatsachen. $sum und $other sind Kartensummen.

# Was der Zufall ist, nach „Glück:“.
guyenne-review-chance = die Karten
guyenne-review-before = Vor der ersten Runde
guyenne-review-round = Runde { $round }
guyenne-review-place = Runde { $round }, { $castle }
guyenne-review-turn = { $moment }: { $what }

## Züge, auf Knöpfen: { $cards } sind Werte, und „Held“

guyenne-review-hero = Held
guyenne-review-hero-and = Held, { $cards }
guyenne-review-lay = { $cards } vor { $castle }
guyenne-review-add = +{ $cards } vor { $castle }
guyenne-review-lose = Opfern: { $cards }
guyenne-review-reserve = Beiseite: { $cards }
guyenne-review-give = Weitergeben: { $cards }
guyenne-review-order-first = Selbst zuerst
guyenne-review-order-second = Teammitglied zuerst

## Wo sie sich wendete, nach einer Burg oder Runde und einem Doppelpunkt

# Built: guyenne-turn-*
guyenne-turn-conceded = { camp-people-start } gaben die Burg mit { $sum } gegen { $other } auf
guyenne-turn-conceded-hero = { camp-people-start } gaben die Burg trotz ihres Helden gegen { $other } auf
guyenne-turn-conceded-to-hero = { camp-people-start } gaben die Burg mit { $sum } gegen einen Helden auf
guyenne-turn-takes = { camp-people-start } eroberten die Burg, { $sum } zu { $other }
guyenne-turn-keeps = { camp-people-start } hielten die Burg, { $sum } zu { $other }
guyenne-turn-hero-takes = { hero-start } eroberte die Burg gegen { $other }
guyenne-turn-hero-keeps = { hero-start } hielt die Burg gegen { $other }
guyenne-turn-heroes-held = Zwei Helden trafen sich, { camp-people } hielten die Burg
guyenne-turn-heroes-neutral = Zwei Helden trafen sich, die Burg blieb neutral
guyenne-turn-tie-held = Gleichstand, { $sum } zu { $other }, { camp-people } hielten die Burg
guyenne-turn-tie-neutral = Gleichstand, { $sum } zu { $sum }, die Burg blieb neutral
guyenne-turn-draw = { camp-people-start } zogen { n-cards }, zusammen { $sum }
guyenne-turn-pillage = { camp-people-start } verloren { n-cards }, zusammen { $sum }

## Tatsachen eines Lagers, unter seinem Namen

# Built: guyenne-fact-*
guyenne-fact-bluffs =
    { $n ->
        [0] Kein Angriff unter der zu erwartenden Summe.
        [one]
            { $believed ->
                [0] Ein Angriff unter der zu erwartenden Summe, nicht geglaubt.
               *[other] Ein Angriff unter der zu erwartenden Summe, und er wurde geglaubt.
            }
       *[other] { $n } Angriffe unter der zu erwartenden Summe; geglaubt: { $believed }.
    }
guyenne-fact-paid = Burgen, die Angriffe unter dieser Summe einbrachten: { $n }; an solche Angriffe verloren: { $other }.
guyenne-fact-concessions =
    { $n ->
        [0] Keine Burg aufgegeben.
        [one]
            { $held ->
                [0] Eine Burg aufgegeben, und sie wäre gefallen.
               *[other] Eine Burg aufgegeben, die gehalten hätte.
            }
       *[other] { $n } Burgen aufgegeben; hätten gehalten: { $held }.
    }
guyenne-fact-heroes =
    { $n ->
        [0] Der Held wurde nie gelegt.
        [one]
            { $idle ->
                [0] Der Held wurde einmal gelegt, und er entschied.
               *[other] Der Held wurde einmal gelegt, und er entschied nichts.
            }
       *[other] Der Held wurde { $n }-mal gelegt; ohne etwas zu entscheiden: { $idle }.
    }
guyenne-fact-kept =
    { $n ->
        [0] Keine Karte bis zum Ende behalten.
        [one] Eine Karte bis zum Ende behalten, Wert { $sum }.
       *[other] { $n } Karten bis zum Ende behalten, zusammen { $sum }.
    }
