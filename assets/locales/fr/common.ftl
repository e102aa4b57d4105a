### Éléments que les autres messages emploient.

verbatim = { $text }
list-comma = ,{ " " }
list-and = { $sooner } et { $last }

## Dates et heures

date-long =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month } { $year }
date-short =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month } { $year }
month-of-year = { $month } { $year }
month-1 = janvier
month-1-short = janv.
month-2 = février
month-2-short = févr.
month-3 = mars
month-3-short = mars
month-4 = avril
month-4-short = avr.
month-5 = mai
month-5-short = mai
month-6 = juin
month-6-short = juin
month-7 = juillet
month-7-short = juil.
month-8 = août
month-8-short = août
month-9 = septembre
month-9-short = sept.
month-10 = octobre
month-10-short = oct.
month-11 = novembre
month-11-short = nov.
month-12 = décembre
month-12-short = déc.
