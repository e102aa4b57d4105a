//! Turns a key and its values into text of the chosen language, or English where that lacks the message.

use super::{
    Language, LocalizedText, MessageArgument,
    locales::{DOMAIN, GameWords, Locales},
};
use crate::keys;
use bevy::prelude::Resource;
use i18n_embed::{LanguageLoader, fluent::FluentLanguageLoader};
use kit_rules::message_key::MessageKey;
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Mutex, OnceLock, PoisonError},
};
use tracing::warn;

/// The messages of the game, in the language chosen.
#[derive(Resource)]
pub struct Localizer {
    language: Language,
    words: Locales,
    /// The messages of each language, read when one of them is first looked for: that takes longer than anything else
    /// at the start but the schedules, and most players read one language.
    read: BTreeMap<Language, OnceLock<FluentLanguageLoader>>,
    missed: Mutex<BTreeSet<String>>,
}

impl Default for Localizer {
    /// In the language of the system.
    fn default() -> Self {
        Self::new(Language::of_system())
    }
}

impl Localizer {
    /// The shared messages in this language.
    pub fn new(language: Language) -> Self {
        Self::with_games(language, Vec::new())
    }

    /// The shared messages and those of the games, in this language.
    pub fn with_games(language: Language, games: Vec<GameWords>) -> Self {
        Self {
            language,
            words: Locales(games),
            read: unread(),
            missed: Mutex::default(),
        }
    }

    /// Reads every text anew, as one that was empty may have come; every [`LocalizedText`] on screen follows within the
    /// frame.
    pub fn reload(&mut self) {
        self.read = unread();
    }

    /// The language chosen.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Changes the language; every [`LocalizedText`] on screen follows within the frame.
    pub fn set(&mut self, language: Language) {
        self.language = language;
    }

    /// The messages of a language, where they have this one.
    fn of(&self, language: Language, key: &str) -> Option<&FluentLanguageLoader> {
        let words = self.read.get(&language)?;
        let words = words.get_or_init(|| read(language, &self.words));
        words.has(key).then_some(words)
    }

    /// The text of a message without placeables.
    pub fn translate(&self, key: MessageKey) -> String {
        self.text_of(key.id(), &[])
    }

    /// The text of a message with its values.
    pub fn localize(&self, message: &LocalizedText) -> String {
        self.text_of(message.key(), message.args())
    }

    /// The text of the message with a key that nobody knew when the program was built, with the values of its
    /// placeables. An unknown key is returned as it is, with a warning.
    pub fn text_of(&self, key: &str, args: &[(&'static str, MessageArgument)]) -> String {
        let chosen = self.of(self.language, key);
        let Some(words) = chosen.or_else(|| self.of(Language::default(), key)) else {
            self.warn_once(key);
            return key.to_owned();
        };
        let texts: Vec<_> = args
            .iter()
            .map(|(name, value)| (*name, self.resolve(value)))
            .collect();
        let gaps = texts
            .iter()
            .map(|(name, resolved)| {
                let value = match resolved {
                    PlainArgument::Text(text) => text.as_str().into(),
                    PlainArgument::Number(number) => (*number).into(),
                };
                (*name, value)
            })
            .collect();
        words.get_args_concrete(key, gaps)
    }

    /// Several values joined: "5, 3 and 2".
    pub fn list(&self, values: &[MessageArgument]) -> String {
        let mut texts: Vec<_> = values.iter().map(|value| self.text(value)).collect();
        let last = texts.pop().unwrap_or_default();
        if texts.is_empty() {
            return last;
        }
        let sooner = texts.join(&self.translate(keys::LIST_COMMA));
        let list = LocalizedText::new(keys::LIST_AND);
        self.localize(&list.with("sooner", sooner).with("last", last))
    }

    /// Whether there is a message with this key, in the language chosen or in English.
    pub fn has(&self, key: &str) -> bool {
        [self.language, Language::default()]
            .into_iter()
            .any(|language| self.of(language, key).is_some())
    }

    /// The text of one value.
    fn text(&self, value: &MessageArgument) -> String {
        match self.resolve(value) {
            PlainArgument::Text(text) => text,
            PlainArgument::Number(number) => number.to_string(),
        }
    }

    /// A value without nested messages.
    fn resolve(&self, value: &MessageArgument) -> PlainArgument {
        match value {
            MessageArgument::Text(text) => PlainArgument::Text(text.clone().into_owned()),
            MessageArgument::Number(number) => PlainArgument::Number(*number),
            MessageArgument::Phrase(phrase) => PlainArgument::Text(self.localize(phrase)),
            MessageArgument::List(values) => PlainArgument::Text(self.list(values)),
        }
    }

    /// Warns of an unknown key, once.
    fn warn_once(&self, key: &str) {
        let mut missed = self.missed.lock().unwrap_or_else(PoisonError::into_inner);
        if missed.insert(key.to_owned()) {
            warn!("no message has the key {key:?}");
        }
    }
}

/// No language has been read.
fn unread() -> BTreeMap<Language, OnceLock<FluentLanguageLoader>> {
    let each = Language::ALL.into_iter();
    each.map(|language| (language, OnceLock::new())).collect()
}

/// Reads the messages of a language.
fn read(language: Language, words: &Locales) -> FluentLanguageLoader {
    let identifier = language.identifier();
    let read = FluentLanguageLoader::new(DOMAIN, identifier.clone());
    if let Err(error) = read.load_languages(words, &[identifier]) {
        warn!("the messages cannot be read: {error}");
    }
    read.set_use_isolating(false);
    read
}

/// A value that Fluent takes as it is.
enum PlainArgument {
    Text(String),
    Number(i64),
}
