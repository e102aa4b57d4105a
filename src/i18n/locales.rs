//! The Fluent files of `assets/locales`, carried inside the program: one text for each language of what games share, and
//! one of each game.

use super::Language;
use i18n_embed::I18nAssets;
use std::borrow::Cow;

/// The name under which the loader asks for the one text of a language.
pub(super) const DOMAIN: &str = "words";

/// A function that gives the files of one folder below each language's as one text, so that messages of one file may lean
/// on those of another.
macro_rules! words_of {
    ($(#[$about:meta])* $visibility:vis fn $name:ident($folder:literal: $($file:literal),+ $(,)?)) => {
        $(#[$about])*
        #[must_use]
        $visibility const fn $name(language: $crate::i18n::Language) -> &'static str {
            use $crate::i18n::Language;
            match language {
                Language::En => words_of!(@text "en", $folder, $($file),+),
                Language::Fr => words_of!(@text "fr", $folder, $($file),+),
            }
        }
    };
    (@text $tag:literal, $folder:literal, $($file:literal),+) => {
        concat!($(
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"), "/assets/locales/", $tag, "/", $folder, $file, ".ftl"
            )),
            "\n"
        ),+)
    };
}

pub(crate) use words_of;

words_of! {
    /// The words that games share: what the frame and the kit say.
    pub fn shared_words("": "common", "menu")
}

/// Words that a game brings itself, in Fluent's syntax.
pub type GameWords = fn(Language) -> &'static str;

/// The words as i18n-embed asks for them: ours, and those that games bring.
pub(super) struct Locales(pub(super) Vec<GameWords>);

impl Locales {
    fn path(language: Language) -> String {
        format!("{}/{DOMAIN}.ftl", language.tag())
    }
}

impl I18nAssets for Locales {
    fn get_files(&self, file_path: &str) -> Vec<Cow<'_, [u8]>> {
        Language::ALL
            .into_iter()
            .filter(|&language| Self::path(language) == file_path)
            .map(|language| {
                let brought = self.0.iter().map(|words| words(language));
                let all = core::iter::once(shared_words(language)).chain(brought);
                Cow::Owned(all.collect::<Vec<_>>().join("\n").into_bytes())
            })
            .collect()
    }

    fn filenames_iter(&self) -> Box<dyn Iterator<Item = String> + '_> {
        Box::new(Language::ALL.into_iter().map(Self::path))
    }
}
