//! Guyenne's texts: the files of `assets/locales/<language>/guyenne`.

use crate::i18n::words_of;

words_of! {
    /// The texts that only Guyenne uses.
    pub fn words(
        "guyenne/": "names", "castles", "gallery", "pages", "table", "refusals", "log", "spoken", "access", "summary", "rulebook",
        "lessons", "puzzles", "notes", "answers", "index"
    )
}

/// A localizer with Guyenne's texts.
#[cfg(test)]
pub fn localizer(language: crate::i18n::Language) -> crate::i18n::Localizer {
    crate::i18n::Localizer::with_games(language, vec![words])
}

/// Asserts that a message has a text without gaps in each of these languages.
#[cfg(test)]
pub fn assert_text(localizers: &[crate::i18n::Localizer], message: &crate::i18n::LocalizedText) {
    for localizer in localizers {
        assert!(
            localizer.has(message.key()),
            "{} has no words",
            message.key()
        );
        let text = localizer.localize(message);
        assert!(!text.contains(['{', '}', '$']), "{text}");
    }
}
