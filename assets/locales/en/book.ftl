### The viewer of a rulebook.

book-title = The rulebook
book-search = Search the rules
book-only-here = What I play now
# The number and the title of a chapter.
book-chapter = { $n } { $title }
book-next = Next: { $chapter }
book-previous = Back: { $chapter }
# Before the reason of a ruling that is not in the printed rules.
book-ruling = Our ruling. { $why }
book-found =
    { $n ->
        [0] No paragraph has these words
        [one] One paragraph
       *[other] { $n } paragraphs
    }
# The heading of the words that can be searched for by a press.
book-index = Index
# Beside a refusal.
refusal-why = Why?
# Opens the paragraph about the decision on screen.
summary-now = What is asked now
# The rules for which a paragraph holds.
book-scope = Only in: { $rules }
