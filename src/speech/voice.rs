//! The voice: turns a key and its values into words of the spoken language, English where that lacks them.

use super::{
    Language, Say, Value,
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
pub struct Speech {
    language: Language,
    every: FluentLanguageLoader,
    spoken: FluentLanguageLoader,
    missed: Mutex<BTreeSet<String>>,
}

impl Default for Speech {
    /// Speaks what the system asks for.
    fn default() -> Self {
        Self::new(Language::of_system())
    }
}

impl Speech {
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

    /// Speaks another language from now on; every [`Say`] on the screen follows within the frame.
    pub fn set(&mut self, language: Language) {
        self.language = language;
        self.spoken = self.every.select_languages(&[language.identifier()]);
    }

    /// The words behind a key that has no gaps. An unknown key is shown as it stands.
    pub fn say(&self, key: &str) -> String {
        self.say_with(key, &[])
    }

    /// The words behind a key, its gaps filled: `say_with("round", &[("n", 3.into())])`.
    pub fn say_with(&self, key: &str, args: &[(&'static str, Value)]) -> String {
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
                    Settled::Text(text) => text.as_str().into(),
                    Settled::Number(number) => (*number).into(),
                };
                (*name, value)
            })
            .collect();
        self.spoken.get_args_concrete(key, gaps)
    }

    /// The words of a phrase.
    pub fn phrase(&self, say: &Say) -> String {
        self.say_with(say.key(), say.args())
    }

    /// Several values strung together: "5, 3 and the Black Prince".
    pub fn list(&self, values: &[Value]) -> String {
        let mut texts: Vec<_> = values.iter().map(|value| self.text(value)).collect();
        let last = texts.pop().unwrap_or_default();
        if texts.is_empty() {
            return last;
        }
        let sooner = texts.join(&self.say("list-comma"));
        self.say_with(
            "list-and",
            &[("sooner", sooner.into()), ("last", last.into())],
        )
    }

    /// Whether the key has words.
    pub fn has(&self, key: &str) -> bool {
        self.every.has(key)
    }

    /// The words of one value.
    fn text(&self, value: &Value) -> String {
        match self.settle(value) {
            Settled::Text(text) => text,
            Settled::Number(number) => number.to_string(),
        }
    }

    /// A value without phrases left in it.
    fn settle(&self, value: &Value) -> Settled {
        match value {
            Value::Text(text) => Settled::Text(text.clone().into_owned()),
            Value::Number(number) => Settled::Number(*number),
            Value::Phrase(phrase) => Settled::Text(self.phrase(phrase)),
            Value::List(values) => Settled::Text(self.list(values)),
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
enum Settled {
    Text(String),
    Number(i64),
}
