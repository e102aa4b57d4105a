//! The Fluent files of `assets/locales`, compiled in without their comments (`build`): one text for each language of
//! what games share, and one for each game. On wasm only English is: whoever runs the program there brings the other
//! languages as one more text, as a game brings its own.

use super::Language;
use i18n_embed::I18nAssets;
use std::borrow::Cow;

/// The name under which the loader asks for the text of a language.
pub(super) const DOMAIN: &str = "words";

/// Makes a function that returns the Fluent files of its caller's package in a language as one text: its build script
/// has written them with `kit_locales::write_texts`. On wasm the text of every language but English is empty.
#[macro_export]
macro_rules! words_of {
    ($(#[$about:meta])* $visibility:vis fn $name:ident) => {
        $(#[$about])*
        #[must_use]
        $visibility const fn $name(language: $crate::Language) -> &'static str {
            use $crate::Language;
            match language {
                Language::En => include_str!(concat!(env!("OUT_DIR"), "/words/en.ftl")),
                #[cfg(not(target_arch = "wasm32"))]
                Language::Fr => include_str!(concat!(env!("OUT_DIR"), "/words/fr.ftl")),
                #[cfg(not(target_arch = "wasm32"))]
                Language::De => include_str!(concat!(env!("OUT_DIR"), "/words/de.ftl")),
                #[cfg(not(target_arch = "wasm32"))]
                Language::Es => include_str!(concat!(env!("OUT_DIR"), "/words/es.ftl")),
                #[cfg(target_arch = "wasm32")]
                Language::Fr | Language::De | Language::Es => "",
            }
        }
    };
}

words_of! {
    /// The messages that games share: those of the frame and of the kit.
    pub fn shared_words
}

/// The messages of a game in a language, in Fluent's syntax; empty where there are none, or none yet.
pub type GameWords = fn(Language) -> &'static str;

/// The messages as i18n-embed asks for them: the shared ones, and those of the games.
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
