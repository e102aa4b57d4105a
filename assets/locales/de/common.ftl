### Bausteine der anderen Meldungen.

verbatim = { $text }
list-comma = ,{ " " }
list-and = { $sooner } und { $last }

## Datum und Uhrzeit

date-long = { $day }. { $month } { $year }
date-short = { $day }. { $month } { $year }
month-of-year = { $month } { $year }
month-1 = Januar
month-1-short = Jan.
month-2 = Februar
month-2-short = Feb.
month-3 = März
month-3-short = März
month-4 = April
month-4-short = Apr.
month-5 = Mai
month-5-short = Mai
month-6 = Juni
month-6-short = Juni
month-7 = Juli
month-7-short = Juli
month-8 = August
month-8-short = Aug.
month-9 = September
month-9-short = Sept.
month-10 = Oktober
month-10-short = Okt.
month-11 = November
month-11-short = Nov.
month-12 = Dezember
month-12-short = Dez.
