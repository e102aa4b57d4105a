//! Guesclin's texts: the files of `assets/locales/<language>/guesclin`.

use kit_i18n::words_of;

words_of! {
    /// The texts that only Guesclin ! uses.
    pub fn words
}

/// A localizer with Guesclin's texts.
#[cfg(test)]
pub fn localizer(language: kit_i18n::Language) -> kit_i18n::Localizer {
    kit_i18n::Localizer::with_games(language, vec![words])
}
