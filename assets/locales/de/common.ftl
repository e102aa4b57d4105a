### Bausteine der anderen Meldungen.

verbatim = { $text }
list-comma = ,{ " " }
list-and = { $sooner } und { $last }
