//! The answers of the page of a new game, and how they are kept for the next start.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::Serialize;

use crate::request::{read_request, read_with};
use crate::{GameConfig, Secrecy, words};
use fayance_ai::LEVELS;
use fayance_rules::{BySide, Side};
use kit_i18n::LocalizedText;
use kit_input::Action;
use kit_rules::shown_text;
use kit_table::setup_form::SetupDraft;
use kit_table::stored::{Json, ObjectReader};
use kit_table::{GameRequest, Player, SeatDraft};

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

/// The answers as stored.
#[derive(Debug, Serialize)]
struct SavedDraft {
    opening: String,
    north: String,
    south: String,
    secrecy: Secrecy,
    names: BTreeMap<String, String>,
}

impl SetupDraft for Draft {
    type Config = GameConfig;

    /// With the names of people.
    fn config(&self) -> GameConfig {
        let mut config = self.game.clone();
        for side in Side::ALL {
            let seat = &mut config.seats[side];
            if seat.player.is_human() {
                self.names[side].trim().clone_into(&mut seat.name);
            }
        }
        config
    }

    /// Two people choose as they did on the page of a new game, unless the request says how.
    fn requested(&self, request: &GameRequest) -> GameConfig {
        read_with(request, self.game.secrecy)
    }

    fn read(file: &mut ObjectReader<'_>) -> Self {
        let mut draft = Self::default();
        let opening = file.word("opening", |word| word.parse().ok());
        draft.game.opening = opening.unwrap_or_default();
        draft.game.secrecy = file.known("secrecy").unwrap_or_default();
        file.object("names", |file| {
            for side in Side::ALL {
                let name = file.word(&side.to_string(), |name| Some(shown_text::name(name)));
                draft.names[side] = name.unwrap_or_default();
            }
        });
        for (side, key) in [(Side::North, "north"), (Side::South, "south")] {
            if let Some(player) = file.word(key, |word| Player::read(word, LEVELS, false).ok()) {
                draft.game.seats[side] = player.into();
            }
        }
        draft
    }

    fn write(&self) -> Json {
        let word = |side| self.game.player(side).word().to_owned();
        let named = |side: Side| (side.to_string(), self.names[side].clone());
        let names = Side::ALL.map(named).into_iter();
        Json::of(&SavedDraft {
            opening: self.game.opening.to_string(),
            north: word(Side::North),
            south: word(Side::South),
            secrecy: self.game.secrecy,
            names: names.filter(|(_, name)| !name.is_empty()).collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::request::DEFAULT_BOT;
    use fayance_rules::Opening;
    use kit_table::stored;

    /// The answers of a text, and how much of it was not understood.
    fn understood(text: &str) -> (Draft, usize) {
        let (draft, unread) = stored::understood(text, Draft::read);
        (draft, unread.len())
    }

    fn read(json: &Json) -> Draft {
        let (draft, unread) = understood(&json.written());
        assert_eq!(unread, 0);
        draft
    }

    #[test]
    fn answers_are_read_as_they_are_written() {
        let mut draft = Draft::default();
        assert_eq!(read(&draft.write()), draft);
        draft.game.opening = Opening::Lot;
        draft.game.seats[Side::North] = Player::Human.into();
        draft.game.seats[Side::South] = Player::Bot("champion".to_owned()).into();
        draft.names[Side::North] = "Éléonore".to_owned();
        assert_eq!(read(&draft.write()), draft);
        assert_eq!(understood("rubbish"), (Draft::default(), 0));
        let strange = r#"{"opening":"dice","north":"random"}"#;
        assert_eq!(understood(strange), (Draft::default(), 2));
        let whole = draft.write().written();
        for (word, damaged) in [
            (r#""secrecy": "signs""#, r#""secrecy": "whisper""#),
            (r#""secrecy": "signs""#, r#""secrecy": null"#),
            (r#""names": {"#, r#""names": { "south": 7,"#),
        ] {
            let text = whole.replacen(word, damaged, 1);
            assert_ne!(text, whole, "{word}");
            assert_eq!(understood(&text), (draft.clone(), 1), "{damaged}");
        }
        assert!(LEVELS.contains(&DEFAULT_BOT));
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
