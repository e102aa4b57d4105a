### El visor de un reglamento.

book-title = El reglamento
book-search = Buscar en las reglas
book-only-here = Lo que juego ahora
# El número y el título de un capítulo.
book-chapter = { $n } { $title }
book-next = Siguiente: { $chapter }
book-previous = Anterior: { $chapter }
# Ante la razón de una decisión que no está en las reglas impresas.
book-ruling = Nuestra decisión. { $why }
book-found =
    { $n ->
        [0] Ningún párrafo tiene esas palabras
        [one] Un párrafo
       *[other] { $n } párrafos
    }
# The heading of the words that can be searched for by a press.
book-index = Índice
# Junto a una jugada rechazada.
refusal-why = ¿Por qué?
# Abre el párrafo sobre lo que se decide en pantalla.
summary-now = Lo que se pide ahora
# Las reglas en que vale un párrafo.
book-scope = Solo: { $rules }
