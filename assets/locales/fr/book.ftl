### The viewer of a rulebook.

book-title = Le livret de règles
book-search = Chercher dans les règles
book-only-here = Ce que je joue
# The number and the title of a chapter.
book-chapter = { $n } { $title }
book-next = Suite : { $chapter }
book-previous = Avant : { $chapter }
# Before the reason of a ruling that is not in the printed rules.
book-ruling = Notre choix. { $why }
book-found =
    { $n ->
        [0] Aucun paragraphe ne contient ces mots
        [one] Un paragraphe
       *[other] { $n } paragraphes
    }
# The heading of the words that can be searched for by a press.
book-index = Index
# Beside a refusal.
refusal-why = Pourquoi ?
# Opens the paragraph about the decision on screen.
summary-now = Ce qu’on vous demande
# The rules for which a paragraph holds.
book-scope = Seulement : { $rules }
