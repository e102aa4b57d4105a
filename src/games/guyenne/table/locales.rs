//! Guyenne's texts: the files of `assets/locales/<language>/guyenne`.

use crate::i18n::words_of;

words_of! {
    /// The texts that only Guyenne uses.
    pub fn words(
        "guyenne/": "names", "castles", "pages", "table", "refusals", "log", "spoken"
    )
}

/// A localizer with Guyenne's texts.
#[cfg(test)]
pub fn localizer(language: crate::i18n::Language) -> crate::i18n::Localizer {
    crate::i18n::Localizer::with_games(language, vec![words])
}
