//! Guyenne's words: the files of `assets/locales/<language>/guyenne`.

use crate::i18n::words_of;

words_of! {
    /// Everything that only Guyenne says.
    pub fn words(
        "guyenne/": "names", "castles", "pages", "table", "refusals", "log", "spoken"
    )
}

/// A voice that says what Guyenne says.
#[cfg(test)]
pub fn localizer(language: crate::i18n::Language) -> crate::i18n::Localizer {
    crate::i18n::Localizer::with_games(language, vec![words])
}
