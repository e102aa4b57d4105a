### Elementos que usan los demás mensajes.

verbatim = { $text }
list-comma = ,{ " " }
list-and = { $sooner } y { $last }
# Para lectores de pantalla: un botón tras el rótulo de su fila; una opción seleccionada.
spoken-in-row = { $row }: { $what }
spoken-selected = { $what }, selección actual
