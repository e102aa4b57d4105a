### What every text leans on.

verbatim = { $text }
list-comma = ,{ " " }
list-and = { $sooner } and { $last }
