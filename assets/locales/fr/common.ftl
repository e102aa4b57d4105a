### Éléments que les autres messages emploient.

verbatim = { $text }
list-comma = ,{ " " }
list-and = { $sooner } et { $last }
