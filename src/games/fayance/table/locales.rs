//! Fayance's texts: the files of `assets/locales/<language>/fayance`.

use kit_i18n::words_of;

words_of! {
    /// The texts that only Le Trône de Fayance uses.
    pub fn words
}

/// A localizer with Fayance's texts.
#[cfg(test)]
pub fn localizer(language: kit_i18n::Language) -> kit_i18n::Localizer {
    kit_i18n::Localizer::with_games(language, vec![words])
}
