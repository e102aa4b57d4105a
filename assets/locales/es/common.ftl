### Elementos que usan los demás mensajes.

verbatim = { $text }
list-comma = ,{ " " }
list-and = { $sooner } y { $last }
# For screen readers: a button after the caption of its row; an option that is selected.
spoken-in-row = { $row }: { $what }
spoken-selected = { $what }, selección actual
