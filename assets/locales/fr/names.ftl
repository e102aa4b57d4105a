# Noms
verbatim = { $text }
list-comma = ,{" "}
list-and = { $sooner } et { $last }
