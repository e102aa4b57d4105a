//! The answers of the page of a new game, and how they are kept for the next start.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::games::fayance::ai::BOTS;
use crate::games::fayance::rules::{BySide, Side};
use crate::games::fayance::table::request::read_request;
use crate::games::fayance::table::{GameConfig, Secrecy, words};
use crate::i18n::LocalizedText;
use crate::input::Action;
use crate::table::lobby::stored_name;
use crate::table::{GameRequest, Player, SeatDraft};

/// The answers.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// The game; its seats have no names yet.
    pub game: GameConfig,
    /// What people typed as their names; a bot keeps the name of the person before.
    pub names: BySide<String>,
}

impl Default for Draft {
    fn default() -> Self {
        Self {
            game: read_request(&GameRequest::default()),
            names: BySide::default(),
        }
    }
}

impl Draft {
    /// The game as it is begun, with the names of people.
    #[must_use]
    pub fn config(&self) -> GameConfig {
        let mut config = self.game.clone();
        for side in Side::ALL {
            let seat = &mut config.seats[side];
            if seat.player.is_human() {
                self.names[side].trim().clone_into(&mut seat.name);
            }
        }
        config
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
        self.game.people().collect()
    }

    fn player(&self, side: Side) -> Option<&Player> {
        Some(self.game.player(side))
    }

    fn last(&self, side: Side) -> &Player {
        self.game.player(side)
    }

    /// A side is always taken.
    fn seat(&mut self, side: Side, player: Option<&Player>) {
        if let Some(player) = player {
            self.game.seats[side].player = player.clone();
        }
    }

    fn exchange_names(&mut self, one: Side, other: Side) {
        let name = core::mem::take(&mut self.names[one]);
        self.names[one] = core::mem::replace(&mut self.names[other], name);
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
    names: BTreeMap<String, String>,
}

/// The word for a person.
const PERSON: &str = "human";

pub(super) fn write(draft: &Draft) -> String {
    let word = |side| match draft.game.player(side) {
        Player::Human => PERSON.to_owned(),
        Player::Bot(bot) => bot.clone(),
    };
    let named = |side: Side| (side.to_string(), draft.names[side].clone());
    let names = Side::ALL.map(named).into_iter();
    let kept = SavedDraft {
        opening: draft.game.opening.to_string(),
        north: word(Side::North),
        south: word(Side::South),
        secrecy: draft.game.secrecy,
        names: names.filter(|(_, name)| !name.is_empty()).collect(),
    };
    serde_json::to_string_pretty(&kept).unwrap_or_default()
}

/// The answers of a text. What is unknown has its default.
pub(super) fn read(text: &str) -> Draft {
    let kept: SavedDraft = serde_json::from_str(text).unwrap_or_default();
    let mut draft = Draft::default();
    draft.game.opening = kept.opening.parse().unwrap_or_default();
    draft.game.secrecy = kept.secrecy;
    for side in Side::ALL {
        if let Some(name) = kept.names.get(&side.to_string()) {
            draft.names[side] = stored_name(name);
        }
    }
    for (side, word) in [(Side::North, kept.north), (Side::South, kept.south)] {
        if word == PERSON {
            draft.game.seats[side] = Player::Human.into();
        } else if levels().any(|level| level == word) {
            draft.game.seats[side] = Player::Bot(word).into();
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
        draft.game.opening = Opening::Lot;
        draft.game.seats[Side::North] = Player::Human.into();
        draft.game.seats[Side::South] = Player::Bot("champion".to_owned()).into();
        draft.names[Side::North] = "Éléonore".to_owned();
        assert_eq!(read(&write(&draft)), draft);
        assert_eq!(read("rubbish"), Draft::default());
        let strange = r#"{"opening":"dice","north":"random"}"#;
        assert_eq!(read(strange), Draft::default());
        assert!(levels().any(|level| level == DEFAULT_BOT));
    }

    #[test]
    fn names_belong_to_people_and_are_kept() {
        let mut draft = Draft::default();
        draft.names[Side::South] = "Lou ".to_owned();
        let name = |draft: &Draft| draft.config().seats[Side::South].name.clone();
        assert_eq!(name(&draft), "Lou");
        draft.seat(Side::South, Some(&Player::Bot("glazier".to_owned())));
        assert_eq!(name(&draft), "");
        draft.seat(Side::South, Some(&Player::Human));
        assert_eq!(name(&draft), "Lou");
        draft.exchange_names(Side::South, Side::North);
        assert_eq!(name(&draft), "");
        assert_eq!(draft.names[Side::North], "Lou ");
    }
}
