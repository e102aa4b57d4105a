//! Keeps the answers for the next start of the program, as JSON: all but the number of a deal, which would deal the
//! same cards again without being asked to.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::draft::Draft;
use crate::games::guyenne::ai::Difficulty;
use crate::games::guyenne::rules::seat::Camp;
use crate::games::guyenne::rules::{Edition, Level};
use crate::games::guyenne::table::{Player, SeatPlayer};
use crate::table::lobby::stored_name;
use crate::table::setup_form::keep_answers;

/// Reads the answers at the start and hands them over when the page is left.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>();
    keep_answers::<Draft>(app, read, write);
}

/// The answers as stored; every field may be missing.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct SavedDraft {
    edition: String,
    level: String,
    hands: Option<String>,
    english: SavedCamp,
    french: SavedCamp,
}

/// A camp as stored: the players of its two places, and whether the second one is taken.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct SavedCamp {
    players: Vec<SavedPlayer>,
    shared: bool,
}

/// A player as stored: `human` or a bot, and a person's name.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct SavedPlayer {
    player: String,
    name: String,
}

/// The word for a person.
const PERSON: &str = "human";

/// The answers as text.
fn write(draft: &Draft) -> String {
    let camp = |camp: Camp| SavedCamp {
        players: draft.players[camp].iter().map(saved_player).collect(),
        shared: draft.shared[camp],
    };
    let saved = SavedDraft {
        edition: draft.edition.to_string(),
        level: draft.level.to_string(),
        hands: draft.chosen_hands.map(|hands| hands.to_string()),
        english: camp(Camp::English),
        french: camp(Camp::French),
    };
    serde_json::to_string_pretty(&saved).unwrap_or_default()
}

fn saved_player(player: &SeatPlayer) -> SavedPlayer {
    SavedPlayer {
        player: match &player.player {
            Player::Human => PERSON.to_owned(),
            Player::Bot(bot) => bot.clone(),
        },
        name: player.name.clone(),
    }
}

/// The answers of a text. What is unknown or not offered any more has its default.
fn read(text: &str) -> Draft {
    let saved: SavedDraft = serde_json::from_str(text).unwrap_or_default();
    let mut draft = Draft::default();
    draft.edition = saved.edition.parse().unwrap_or(draft.edition);
    draft.level = match draft.edition {
        Edition::V2022 => saved.level.parse().unwrap_or(draft.level),
        Edition::V2021 => Level::Base,
    };
    draft.chosen_hands = saved.hands.and_then(|hands| hands.parse().ok());
    for (camp, saved) in [(Camp::English, saved.english), (Camp::French, saved.french)] {
        draft.shared[camp] = saved.shared;
        for (place, saved) in draft.players[camp].iter_mut().zip(saved.players) {
            let offered = Difficulty::ALL.map(Difficulty::name);
            if saved.player == PERSON {
                place.player = Player::Human;
            } else if offered.contains(&saved.player.as_str()) {
                place.player = Player::Bot(saved.player);
            }
            place.name = stored_name(&saved.name);
        }
    }
    draft
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::guyenne::rules::seat::Seat;
    use crate::games::guyenne::table::ShownHands;
    use crate::input::Typed;

    #[test]
    fn answers_are_read_as_they_are_written() {
        let mut draft = Draft {
            level: Level::Expert,
            ..Draft::default()
        };
        let seat = Seat::new(Camp::English, 1);
        draft.seat(seat, Some(&Player::Human));
        draft.type_name(seat, Typed::Letter('É'));
        draft.seat(
            Seat::of(Camp::French),
            Some(&Player::Bot("squire".to_owned())),
        );
        assert_eq!(read(&write(&draft)), draft);
        draft.chosen_hands = Some(ShownHands::Veil);
        assert_eq!(read(&write(&draft)), draft);
        draft.seed = Some(7);
        assert_eq!(read(&write(&draft)).seed, None);
    }

    #[test]
    fn what_is_unknown_has_its_default() {
        assert_eq!(read("rubbish"), Draft::default());
        assert_eq!(read("{}"), Draft::default());
        let text =
            r#"{"edition":"2021","level":"expert","french":{"players":[{"player":"dragon"}]}}"#;
        let draft = read(text);
        assert_eq!((draft.edition, draft.level), (Edition::V2021, Level::Base));
        assert_eq!(draft.players, Draft::default().players);
    }
}
