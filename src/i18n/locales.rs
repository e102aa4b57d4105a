//! The Fluent files of `assets/locales`, carried inside the program: one text for each language.

use super::Language;
use i18n_embed::I18nAssets;
use std::borrow::Cow;

/// The name under which the loader asks for the one text of a language.
pub(super) const DOMAIN: &str = "guyenne";

/// The files of one folder as one text, so that messages of one file may lean on those of another.
macro_rules! folder {
    ($tag:literal) => {
        folder!($tag, "names", "castles", "menu", "table", "refusals", "log", "spoken")
    };
    ($tag:literal, $($file:literal),+) => {
        concat!($(include_str!(concat!("../../assets/locales/", $tag, "/", $file, ".ftl")), "\n"),+)
    };
}

/// All words of a language.
pub(super) const fn source(language: Language) -> &'static str {
    match language {
        Language::En => folder!("en"),
        Language::Fr => folder!("fr"),
    }
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
                let all: Vec<&str> = core::iter::once(source(language)).chain(brought).collect();
                Cow::Owned(all.join("\n").into_bytes())
            })
            .collect()
    }

    fn filenames_iter(&self) -> Box<dyn Iterator<Item = String> + '_> {
        Box::new(Language::ALL.into_iter().map(Self::path))
    }
}
