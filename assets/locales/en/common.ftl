### Building blocks of the other messages.

verbatim = { $text }
list-comma = ,{ " " }
list-and = { $sooner } and { $last }
# For screen readers: a button after the caption of its row; an option that is selected.
spoken-in-row = { $row }: { $what }
spoken-selected = { $what }, selected
