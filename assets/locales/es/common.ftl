### Elementos que usan los demás mensajes.

verbatim = { $text }
list-comma = ,{ " " }
list-and = { $sooner } y { $last }
