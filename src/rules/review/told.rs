//! What a game tells in its own words: kinds of sentences, with what stands in them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// What stands in a sentence.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Detail {
    /// A number.
    Number(i64),
    /// A name of the game's own, as its records write it: a castle, a fighter, a card.
    Name(String),
}

/// A sentence: its kind, which is the end of a message's key, and what stands in it, by the names of the message's
/// arguments.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct ToldWords {
    /// The kind: lower case, words joined by dashes.
    pub kind: String,
    /// What stands in it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub details: BTreeMap<String, Detail>,
}

impl ToldWords {
    /// A sentence of this kind.
    #[must_use]
    pub fn new(kind: &str) -> Self {
        Self {
            kind: kind.to_owned(),
            details: BTreeMap::new(),
        }
    }

    /// With a number in it.
    #[must_use]
    pub fn number(mut self, argument: &str, number: impl Into<i64>) -> Self {
        let detail = Detail::Number(number.into());
        self.details.insert(argument.to_owned(), detail);
        self
    }

    /// With a name in it.
    #[must_use]
    pub fn name(mut self, argument: &str, name: impl Into<String>) -> Self {
        let detail = Detail::Name(name.into());
        self.details.insert(argument.to_owned(), detail);
        self
    }

    /// Whether nothing but numbers stands in it, so that those of several games can be summed up.
    #[must_use]
    pub fn counts(&self) -> bool {
        let mut all = self.details.values();
        all.all(|detail| matches!(detail, Detail::Number(_)))
    }

    /// Adds the numbers of another sentence of this kind.
    pub fn add(&mut self, other: &Self) {
        for (argument, detail) in &other.details {
            let Detail::Number(more) = detail else {
                continue;
            };
            let sum = self.details.entry(argument.clone());
            if let Detail::Number(sum) = sum.or_insert(Detail::Number(0)) {
                *sum = sum.saturating_add(*more);
            }
        }
    }
}

/// A fact of a player and a game: how often they bluffed, how the dice fell.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ReviewFact {
    /// The side, 0 or 1.
    pub side: usize,
    /// What is told.
    pub words: ToldWords,
}
