//! The languages of the game: their tags, their own names, the choice from what the system asks for. The messages are
//! in `assets/locales`.

use i18n_embed::unic_langid::LanguageIdentifier;

/// A language with a full translation. What a new one needs, here and elsewhere, is in `src/i18n/add-a-language.md`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Language {
    /// English, the fallback where another language lacks a message.
    #[default]
    En,
    /// French.
    Fr,
    /// German.
    De,
    /// Spanish.
    Es,
}

impl Language {
    /// Every language, in the order in which settings offer them.
    pub const ALL: [Self; 4] = [Self::En, Self::Fr, Self::De, Self::Es];

    /// The tag of the language, as in the folder names of `assets/locales` and in settings.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
            Self::De => "de",
            Self::Es => "es",
        }
    }

    /// The language's name for itself, never translated.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Fr => "Français",
            Self::De => "Deutsch",
            Self::Es => "Español",
        }
    }

    /// The language of a tag such as `fr`, `fr-CA` or `fr_FR.UTF-8`, if the game has it.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_', '.', '@']).next()?;
        Self::ALL
            .into_iter()
            .find(|language| language.tag().eq_ignore_ascii_case(primary))
    }

    /// The first of the requested tags that the game has, else English.
    pub fn preferred<T: AsRef<str>>(requested: impl IntoIterator<Item = T>) -> Self {
        requested
            .into_iter()
            .find_map(|tag| Self::from_tag(tag.as_ref()))
            .unwrap_or_default()
    }

    /// The language of the system or the browser.
    pub fn of_system() -> Self {
        Self::preferred(sys_locale::get_locales())
    }

    /// The next language in [`Language::ALL`]; after the last the first.
    pub fn next(self) -> Self {
        let at = Self::ALL
            .iter()
            .position(|&language| language == self)
            .unwrap_or(0);
        Self::ALL[(at + 1) % Self::ALL.len()]
    }

    /// The language as Fluent's identifier.
    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.tag().parse().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_known_request_wins() {
        assert_eq!(
            Language::preferred(["xx-XX", "fr_CA.UTF-8", "en"]),
            Language::Fr
        );
        assert_eq!(Language::preferred(["en-GB", "fr"]), Language::En);
        assert_eq!(Language::preferred(["de-AT", "en"]), Language::De);
        assert_eq!(Language::preferred(["es_MX.UTF-8"]), Language::Es);
        assert_eq!(Language::preferred(["C", "xx"]), Language::En);
        assert_eq!(Language::preferred([] as [&str; 0]), Language::En);
    }

    #[test]
    fn every_tag_is_an_identifier_of_its_own() {
        for language in Language::ALL {
            assert_eq!(language.identifier().to_string(), language.tag());
            assert_eq!(Language::from_tag(language.tag()), Some(language));
            assert_ne!(language.next(), language);
        }
    }
}
