### Building blocks of the other messages.

verbatim = { $text }
list-comma = ,{ " " }
list-and = { $sooner } and { $last }

## Dates and times

# $day is a number from 1, $month one of the names below: a long one in a long date, a short one in a short date.
date-long = { $day } { $month } { $year }
date-short = { $day } { $month } { $year }
# A month of a year, in a table of months: $month is a long name.
month-of-year = { $month } { $year }
# The names of the months as they stand in a date, by their numbers.
# Built: month-*, month-*-short of 1..=12
month-1 = January
month-1-short = Jan
month-2 = February
month-2-short = Feb
month-3 = March
month-3-short = Mar
month-4 = April
month-4-short = Apr
month-5 = May
month-5-short = May
month-6 = June
month-6-short = Jun
month-7 = July
month-7-short = Jul
month-8 = August
month-8-short = Aug
month-9 = September
month-9-short = Sep
month-10 = October
month-10-short = Oct
month-11 = November
month-11-short = Nov
month-12 = December
month-12-short = Dec
