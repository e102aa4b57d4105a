//! Full-text search: every word that is typed must begin somewhere in the text, without regard to accents and capitals.

/// A text without accents and in small letters.
#[must_use]
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'â' | 'á' | 'ä' | 'ã' => folded.push('a'),
            'ç' => folded.push('c'),
            'è' | 'é' | 'ê' | 'ë' => folded.push('e'),
            'ì' | 'í' | 'î' | 'ï' => folded.push('i'),
            'ñ' => folded.push('n'),
            'ò' | 'ó' | 'ô' | 'ö' => folded.push('o'),
            'ù' | 'ú' | 'û' | 'ü' => folded.push('u'),
            'ÿ' | 'ý' => folded.push('y'),
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            'ß' => folded.push_str("ss"),
            '’' | '\'' => folded.push('\''),
            '\u{a0}' => folded.push(' '),
            other => folded.push(other),
        }
    }
    folded
}

/// Whether every word of `wanted` is in the text, at the beginning of a word of it.
#[must_use]
pub fn matches(text: &str, wanted: &str) -> bool {
    let text = fold(text);
    let begins = |word: &str| {
        text.match_indices(word).any(|(at, _)| {
            let before = text[..at].chars().next_back();
            !before.is_some_and(char::is_alphanumeric)
        })
    };
    fold(wanted).split_whitespace().all(begins)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_and_capitals_do_not_matter() {
        assert_eq!(
            fold("Égalité, cœur, Größe, ¿cuántos?"),
            "egalite, coeur, grosse, ¿cuantos?"
        );
        for (text, wanted) in [
            ("Deux héros font égalité.", "EGALITE heros"),
            ("Der größere Held", "grosser"),
            ("El héroe más fuerte", "mas heroe"),
            ("l’attaque", "attaque"),
        ] {
            assert!(matches(text, wanted), "{wanted} in {text}");
        }
    }

    #[test]
    fn every_word_must_begin_in_the_text() {
        assert!(matches("A hero wins", "her win"));
        assert!(!matches("A hero wins", "ero"));
        assert!(!matches("A hero wins", "hero lose"));
        assert!(matches("A hero wins", "  "));
    }
}
