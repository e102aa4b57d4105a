### The viewer of a rulebook.

book-title = Das Regelbuch
book-search = In den Regeln suchen
book-only-here = Was ich gerade spiele
# The number and the title of a chapter.
book-chapter = { $n } { $title }
book-next = Weiter: { $chapter }
book-previous = Zurück: { $chapter }
# Before the reason of a ruling that is not in the printed rules.
book-ruling = Unsere Entscheidung. { $why }
book-found =
    { $n ->
        [0] Kein Absatz enthält diese Wörter
        [one] Ein Absatz
       *[other] { $n } Absätze
    }
# The heading of the words that can be searched for by a press.
book-index = Stichwörter
# Beside a refusal.
refusal-why = Warum?
# Opens the paragraph about the decision on screen.
summary-now = Was jetzt gefragt ist
# The rules for which a paragraph holds.
book-scope = Nur: { $rules }
