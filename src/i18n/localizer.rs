//! The voice: turns a key and its values into words of the spoken language, English where that lacks them.

use super::{
    Language, LocalizedText, MessageArgument,
    locales::{DOMAIN, GameWords, Locales},
};
use bevy::{log::warn, prelude::Resource};
use i18n_embed::{LanguageLoader, fluent::FluentLanguageLoader};
use std::{
    collections::BTreeSet,
    sync::{Mutex, PoisonError},
};

/// Everything the game can say, in the language chosen.
#[derive(Resource)]
pub struct Localizer {
    language: Language,
    every: FluentLanguageLoader,
    spoken: FluentLanguageLoader,
    missed: Mutex<BTreeSet<String>>,
}

impl Default for Localizer {
    /// Speaks what the system asks for.
    fn default() -> Self {
        Self::new(Language::of_system())
    }
}

impl Localizer {
    /// A voice in this language.
    pub fn new(language: Language) -> Self {
        Self::with_games(language, Vec::new())
    }

    /// A voice in this language that also knows the words that games bring.
    pub fn with_games(language: Language, games: Vec<GameWords>) -> Self {
        let every = FluentLanguageLoader::new(DOMAIN, Language::default().identifier());
        let identifiers = Language::ALL.map(Language::identifier);
        if let Err(error) = every.load_languages(&Locales(games), &identifiers) {
            warn!("the game has no words: {error}");
        }
        every.set_use_isolating(false);
        Self {
            language,
            spoken: every.select_languages(&[language.identifier()]),
            every,
            missed: Mutex::default(),
        }
    }

    /// The language spoken.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Speaks another language from now on; every [`LocalizedText`] on the screen follows within the frame.
    pub fn set(&mut self, language: Language) {
        self.language = language;
        self.spoken = self.every.select_languages(&[language.identifier()]);
    }

    /// The words behind a key that has no gaps. An unknown key is shown as it stands.
    pub fn translate(&self, key: &str) -> String {
        self.translate_with(key, &[])
    }

    /// The words behind a key, its gaps filled: `translate_with("notice-import-many", &[("n", 3.into())])`.
    pub fn translate_with(&self, key: &str, args: &[(&'static str, MessageArgument)]) -> String {
        if !self.has(key) {
            self.miss(key);
            return key.to_owned();
        }
        let texts: Vec<_> = args
            .iter()
            .map(|(name, value)| (*name, self.settle(value)))
            .collect();
        let gaps = texts
            .iter()
            .map(|(name, settled)| {
                let value = match settled {
                    PlainArgument::Text(text) => text.as_str().into(),
                    PlainArgument::Number(number) => (*number).into(),
                };
                (*name, value)
            })
            .collect();
        self.spoken.get_args_concrete(key, gaps)
    }

    /// The words of a phrase.
    pub fn localize(&self, message: &LocalizedText) -> String {
        self.translate_with(message.key(), message.args())
    }

    /// Several values strung together: "5, 3 and 2".
    pub fn list(&self, values: &[MessageArgument]) -> String {
        let mut texts: Vec<_> = values.iter().map(|value| self.text(value)).collect();
        let last = texts.pop().unwrap_or_default();
        if texts.is_empty() {
            return last;
        }
        let sooner = texts.join(&self.translate("list-comma"));
        self.translate_with(
            "list-and",
            &[("sooner", sooner.into()), ("last", last.into())],
        )
    }

    /// Whether the key has words.
    pub fn has(&self, key: &str) -> bool {
        self.every.has(key)
    }

    /// The words of one value.
    fn text(&self, value: &MessageArgument) -> String {
        match self.settle(value) {
            PlainArgument::Text(text) => text,
            PlainArgument::Number(number) => number.to_string(),
        }
    }

    /// A value without phrases left in it.
    fn settle(&self, value: &MessageArgument) -> PlainArgument {
        match value {
            MessageArgument::Text(text) => PlainArgument::Text(text.clone().into_owned()),
            MessageArgument::Number(number) => PlainArgument::Number(*number),
            MessageArgument::Phrase(phrase) => PlainArgument::Text(self.localize(phrase)),
            MessageArgument::List(values) => PlainArgument::Text(self.list(values)),
        }
    }

    /// Warns of a key without words, once.
    fn miss(&self, key: &str) {
        let mut missed = self.missed.lock().unwrap_or_else(PoisonError::into_inner);
        if missed.insert(key.to_owned()) {
            warn!("no words for {key:?}");
        }
    }
}

/// A value that Fluent takes as it is.
enum PlainArgument {
    Text(String),
    Number(i64),
}
