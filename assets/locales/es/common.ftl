### Elementos que usan los demás mensajes.

verbatim = { $text }
list-comma = ,{ " " }
list-and = { $sooner } y { $last }

## Fechas y horas

date-long = { $day } de { $month } de { $year }
date-short = { $day } { $month } { $year }
month-of-year = { $month } de { $year }
month-1 = enero
month-1-short = ene
month-2 = febrero
month-2-short = feb
month-3 = marzo
month-3-short = mar
month-4 = abril
month-4-short = abr
month-5 = mayo
month-5-short = may
month-6 = junio
month-6-short = jun
month-7 = julio
month-7-short = jul
month-8 = agosto
month-8-short = ago
month-9 = septiembre
month-9-short = sept
month-10 = octubre
month-10-short = oct
month-11 = noviembre
month-11-short = nov
month-12 = diciembre
month-12-short = dic
