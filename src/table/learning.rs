//! What the player has learnt of each game: chapters, puzzles, notes that were shown. Each game names its own marks.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::stored::{Json, ObjectReader};
use kit_rules::game::GameId;

/// The marks of each game, by name, with a value in the game's own words: `tutorial-1` with `12`. The frame reads them
/// at the start and saves what changes.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Learning(pub BTreeMap<GameId, BTreeMap<String, String>>);

impl Learning {
    /// Reads the marks of a game, each by itself. A number stands for its digits.
    #[must_use]
    pub fn read(file: &mut ObjectReader<'_>) -> BTreeMap<String, String> {
        let value = |value: &Json| match value.count() {
            Some(number) => Some(number.to_string()),
            None => value.text().map(str::to_owned),
        };
        let mut marks = BTreeMap::new();
        for mark in file.keys() {
            if let Some(value) = file.value(mark, value) {
                marks.insert(mark.to_owned(), value);
            }
        }
        marks
    }

    /// The value of a mark.
    #[must_use]
    pub fn get(&self, game: GameId, mark: &str) -> Option<&str> {
        self.0.get(&game)?.get(mark).map(String::as_str)
    }

    /// Sets a mark.
    pub fn set(&mut self, game: GameId, mark: impl Into<String>, value: impl Into<String>) {
        let marks = self.0.entry(game).or_default();
        marks.insert(mark.into(), value.into());
    }

    /// Forgets the marks whose names begin like this.
    pub fn forget(&mut self, game: GameId, start: &str) {
        if let Some(marks) = self.0.get_mut(&game) {
            marks.retain(|mark, _| !mark.starts_with(start));
        }
    }
}
