### Éléments que les autres messages emploient.

verbatim = { $text }
list-comma = ,{ " " }
list-and = { $sooner } et { $last }
# For screen readers: a button after the caption of its row; an option that is selected.
spoken-in-row = { $row } : { $what }
spoken-selected = { $what }, sélection actuelle
