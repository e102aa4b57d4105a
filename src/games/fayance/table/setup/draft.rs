//! The answers of the page of a new game, and how they are kept for the next start.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::games::fayance::ai::BOTS;
use crate::games::fayance::rules::Side;
use crate::games::fayance::table::request::read_request;
use crate::games::fayance::table::{GameConfig, Secrecy, words};
use crate::i18n::LocalizedText;
use crate::input::Action;
use crate::table::{GameRequest, Player, SeatDraft};

/// The answers.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct Draft(pub GameConfig);

impl Default for Draft {
    fn default() -> Self {
        Self(read_request(&GameRequest::default()))
    }
}

impl SeatDraft for Draft {
    type Seat = Side;

    fn order(&self) -> Vec<Side> {
        Side::ALL.to_vec()
    }

    fn index(side: Side) -> usize {
        side.index()
    }

    fn beside(&self, _side: Side, direction: Action) -> Option<Side> {
        match direction {
            Action::Up | Action::Left => Some(Side::North),
            Action::Down | Action::Right => Some(Side::South),
            _ => None,
        }
    }

    fn place(side: Side) -> LocalizedText {
        words::side(side)
    }

    fn people(&self) -> Vec<Side> {
        self.0.people().collect()
    }

    fn player(&self, side: Side) -> Option<&Player> {
        Some(self.0.player(side))
    }

    fn last(&self, side: Side) -> &Player {
        self.0.player(side)
    }

    /// A side is always taken.
    fn seat(&mut self, side: Side, player: Option<&Player>) {
        if let Some(player) = player {
            self.0.seats[side].player = player.clone();
        }
    }

    fn exchange_names(&mut self, one: Side, other: Side) {
        let name = core::mem::take(&mut self.0.seats[one].name);
        let name = core::mem::replace(&mut self.0.seats[other].name, name);
        self.0.seats[one].name = name;
    }
}

/// The bots that are offered: the levels without the yardsticks, weakest first.
pub(super) fn levels() -> impl Iterator<Item = &'static str> {
    BOTS.iter().copied().skip(2)
}

/// The answers as stored.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct SavedDraft {
    opening: String,
    north: String,
    south: String,
    secrecy: Secrecy,
}

/// The word for a person.
const PERSON: &str = "human";

pub(super) fn write(draft: &Draft) -> String {
    let word = |side| match draft.0.player(side) {
        Player::Human => PERSON.to_owned(),
        Player::Bot(bot) => bot.clone(),
    };
    let kept = SavedDraft {
        opening: draft.0.opening.to_string(),
        north: word(Side::North),
        south: word(Side::South),
        secrecy: draft.0.secrecy,
    };
    serde_json::to_string_pretty(&kept).unwrap_or_default()
}

/// The answers of a text. What is unknown has its default.
pub(super) fn read(text: &str) -> Draft {
    let kept: SavedDraft = serde_json::from_str(text).unwrap_or_default();
    let mut draft = Draft::default();
    draft.0.opening = kept.opening.parse().unwrap_or_default();
    draft.0.secrecy = kept.secrecy;
    for (side, word) in [(Side::North, kept.north), (Side::South, kept.south)] {
        if word == PERSON {
            draft.0.seats[side] = Player::Human.into();
        } else if levels().any(|level| level == word) {
            draft.0.seats[side] = Player::Bot(word).into();
        }
    }
    draft
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::fayance::rules::Opening;
    use crate::games::fayance::table::request::DEFAULT_BOT;

    #[test]
    fn answers_are_read_as_they_are_written() {
        let mut draft = Draft::default();
        assert_eq!(read(&write(&draft)), draft);
        draft.0.opening = Opening::Lot;
        draft.0.seats[Side::North] = Player::Human.into();
        draft.0.seats[Side::South] = Player::Bot("champion".to_owned()).into();
        assert_eq!(read(&write(&draft)), draft);
        assert_eq!(read("rubbish"), Draft::default());
        let strange = r#"{"opening":"dice","north":"random"}"#;
        assert_eq!(read(strange), Draft::default());
        assert!(levels().any(|level| level == DEFAULT_BOT));
    }
}
