### Building blocks of the other messages.

verbatim = { $text }
list-comma = ,{ " " }
list-and = { $sooner } and { $last }
