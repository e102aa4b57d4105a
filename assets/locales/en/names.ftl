# Names
verbatim = { $text }
list-comma = ,{" "}
list-and = { $sooner } and { $last }
