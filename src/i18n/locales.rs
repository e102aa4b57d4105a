//! The Fluent files of `assets/locales`, compiled in without their comments (`strip_comments.rs`): one text for each
//! language of what games share, and one for each game.

use super::Language;
use i18n_embed::I18nAssets;
use std::borrow::Cow;

/// The name under which the loader asks for the text of a language.
pub(super) const DOMAIN: &str = "words";

/// Makes a function that returns the Fluent files of one folder of a language as one text, so that messages of one file
/// may refer to those of another. The package of the caller has the build script of this one.
#[macro_export]
macro_rules! words_of {
    ($(#[$about:meta])* $visibility:vis fn $name:ident($folder:literal: $($file:literal),+ $(,)?)) => {
        $(#[$about])*
        #[must_use]
        $visibility const fn $name(language: $crate::Language) -> &'static str {
            use $crate::Language;
            match language {
                Language::En => $crate::words_of!(@text "en", $folder, $($file),+),
                Language::Fr => $crate::words_of!(@text "fr", $folder, $($file),+),
                Language::De => $crate::words_of!(@text "de", $folder, $($file),+),
                Language::Es => $crate::words_of!(@text "es", $folder, $($file),+),
            }
        }
    };
    (@text $tag:literal, $folder:literal, $($file:literal),+) => {
        concat!($(
            include_str!(concat!(
                env!("OUT_DIR"), "/locales/", $tag, "/", $folder, $file, ".ftl"
            )),
            "\n"
        ),+)
    };
}

words_of! {
    /// The messages that games share: those of the frame and of the kit.
    pub fn shared_words("": "common", "menu", "settings", "book", "notes", "coach", "keys", "table")
}

/// The messages of a game in a language, in Fluent's syntax.
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
