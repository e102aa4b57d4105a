### El repaso de una partida acabada: jugadas, momentos, giros, hechos. $sum y $other son sumas de cartas.

# Qué es el azar, después de «Suerte:».
guyenne-review-chance = las cartas
guyenne-review-before = Antes de la primera ronda
guyenne-review-round = Ronda { $round }
guyenne-review-place = Ronda { $round }, { $castle }
guyenne-review-turn = { $moment }: { $what }

## Jugadas, en botones: { $cards } son valores, y «héroe»

guyenne-review-hero = héroe
guyenne-review-hero-and = héroe, { $cards }
guyenne-review-lay = { $cards } a { $castle }
guyenne-review-add = +{ $cards } a { $castle }
guyenne-review-lose = Perder { $cards }
guyenne-review-reserve = Apartar { $cards }
guyenne-review-give = Dar { $cards }
guyenne-review-order-first = Jugar primero
guyenne-review-order-second = Primero tu pareja

## Dónde cambió, después de un castillo o una ronda y dos puntos

# Built: guyenne-turn-*
guyenne-turn-conceded = { camp-people } cedieron con { $sum } contra { $other }
guyenne-turn-conceded-hero = { camp-people } cedieron con un héroe allí, contra { $other }
guyenne-turn-conceded-to-hero = { camp-people } cedieron con { $sum } ante un héroe
guyenne-turn-takes = { camp-people } lo tomaron, { $sum } a { $other }
guyenne-turn-keeps = { camp-people } lo conservaron, { $sum } a { $other }
guyenne-turn-hero-takes = { hero } lo tomó contra { $other }
guyenne-turn-hero-keeps = { hero } lo conservó contra { $other }
guyenne-turn-heroes-held = dos héroes se cruzaron, y { camp-people } lo conservaron
guyenne-turn-heroes-neutral = dos héroes se cruzaron, y siguió neutral
guyenne-turn-tie-held = empate, { $sum } a { $other }, y { camp-people } lo conservaron
guyenne-turn-tie-neutral = empate, { $sum } a { $sum }, y siguió neutral
guyenne-turn-draw =
    { $n ->
        [one] { camp-people } robaron una carta, { $sum } en total
       *[other] { camp-people } robaron { $n } cartas, { $sum } en total
    }
guyenne-turn-pillage =
    { $n ->
        [one] { camp-people } perdieron una carta, { $sum } en total
       *[other] { camp-people } perdieron { $n } cartas, { $sum } en total
    }

## Hechos de un bando, bajo su nombre

# Built: guyenne-fact-*
guyenne-fact-bluffs =
    { $n ->
        [0] Ningún ataque por debajo de la suma esperada.
        [one]
            { $believed ->
                [0] Un ataque por debajo de la suma esperada, y el enemigo no lo creyó.
               *[other] Un ataque por debajo de la suma esperada, y el enemigo lo creyó.
            }
       *[other] { $n } ataques por debajo de la suma esperada; creídos: { $believed }.
    }
guyenne-fact-paid = Castillos tomados con ataques por debajo de esa suma: { $n }; perdidos por ataques así: { $other }.
guyenne-fact-concessions =
    { $n ->
        [0] Ningún castillo cedido.
        [one]
            { $held ->
                [0] Un castillo cedido, que habría caído.
               *[other] Un castillo cedido, que habría resistido.
            }
       *[other] { $n } castillos cedidos; habrían resistido: { $held }.
    }
guyenne-fact-heroes =
    { $n ->
        [0] El héroe nunca se jugó.
        [one]
            { $idle ->
                [0] El héroe se jugó una vez, y decidió.
               *[other] El héroe se jugó una vez, y no decidió nada.
            }
       *[other] El héroe se jugó { $n } veces; sin nada que decidir: { $idle }.
    }
guyenne-fact-kept =
    { $n ->
        [0] Ninguna carta guardada hasta el final.
        [one] Una carta guardada hasta el final, que vale { $sum }.
       *[other] { $n } cartas guardadas hasta el final, { $sum } en total.
    }
