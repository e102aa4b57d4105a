### Ce sur quoi tout texte s’appuie.

verbatim = { $text }
list-comma = ,{ " " }
list-and = { $sooner } et { $last }
