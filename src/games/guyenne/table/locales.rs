//! Guyenne's texts: the files of `assets/locales/<language>/guyenne`.

use kit_i18n::words_of;

words_of! {
    /// The texts that only Guyenne uses.
    pub fn words
}

/// A localizer with Guyenne's texts.
#[cfg(test)]
pub fn localizer(language: kit_i18n::Language) -> kit_i18n::Localizer {
    kit_i18n::Localizer::with_games(language, vec![words])
}

/// Asserts that a message has a text without gaps in each of these languages.
#[cfg(test)]
pub fn assert_text(localizers: &[kit_i18n::Localizer], message: &kit_i18n::LocalizedText) {
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
