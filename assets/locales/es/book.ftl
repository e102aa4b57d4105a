### The viewer of a rulebook.

book-title = El reglamento
book-search = Buscar en las reglas
book-only-here = Lo que juego ahora
# The number and the title of a chapter.
book-chapter = { $n } { $title }
book-next = Siguiente: { $chapter }
book-previous = Anterior: { $chapter }
# Before the reason of a ruling that is not in the printed rules.
book-ruling = Nuestra decisión. { $why }
book-found =
    { $n ->
        [0] Ningún párrafo tiene esas palabras
        [one] Un párrafo
       *[other] { $n } párrafos
    }
