//! The game that the answers become, and how they are kept for the next start of the program, as JSON: all but the
//! number of a deal, which would deal the same cards again without being asked to.

use bevy::prelude::{DetectChanges, Res};
use serde::Serialize;

use super::draft::Draft;
use crate::request::read_request;
use crate::{GameConfig, Player, SeatPlayer};
use guyenne_ai::LEVELS;
use guyenne_rules::seat::Camp;
use guyenne_rules::{Edition, Level};
use kit_rules::seed::Seed;
use kit_rules::shown_text;
use kit_table::GameRequest;
use kit_table::setup_form::SetupDraft;
use kit_table::stored::{Json, ObjectReader};

/// The answers as stored.
#[derive(Debug, Serialize)]
struct SavedDraft {
    edition: String,
    level: String,
    hands: Option<String>,
    english: SavedCamp,
    french: SavedCamp,
}

/// A camp as stored: the players of its two places, and whether the second one is taken.
#[derive(Debug, Serialize)]
struct SavedCamp {
    players: Vec<SavedPlayer>,
    shared: bool,
}

/// A player as stored: `human` or a bot, and a person's name.
#[derive(Debug, Serialize)]
struct SavedPlayer {
    player: String,
    name: String,
}

fn saved_player(player: &SeatPlayer) -> SavedPlayer {
    SavedPlayer {
        player: player.player.word().to_owned(),
        name: player.name.clone(),
    }
}

impl SetupDraft for Draft {
    type Config = GameConfig;

    fn config(&self) -> GameConfig {
        GameConfig {
            edition: self.edition,
            level: self.level,
            seed: self.seed.map(Seed),
            seating: self.seating(),
            hands: self.hands(),
            resume: None,
            demo: false,
            replay: false,
            script: None,
            arranged: None,
        }
    }

    fn requested(&self, request: &GameRequest) -> GameConfig {
        read_request(request)
    }

    fn read(file: &mut ObjectReader<'_>) -> Self {
        let mut draft = Self::default();
        let edition = file.word("edition", |word| word.parse().ok());
        draft.edition = edition.unwrap_or(draft.edition);
        let level = file.word("level", |word| word.parse().ok());
        draft.level = match draft.edition {
            Edition::V2022 => level.unwrap_or(draft.level),
            Edition::V2021 => Level::Base,
        };
        draft.chosen_hands = file.word_or_null("hands", |word| word.parse().ok());
        for (key, camp) in [("english", Camp::English), ("french", Camp::French)] {
            file.object(key, |file| {
                draft.shared[camp] = file.flag("shared").unwrap_or(draft.shared[camp]);
                let mut places = draft.players[camp].iter_mut();
                file.objects("players", |_, file| {
                    if let Some(place) = places.next() {
                        let player =
                            file.word("player", |word| Player::read(word, LEVELS, false).ok());
                        place.player = player.unwrap_or(place.player.clone());
                        place.name = file
                            .word("name", |name| Some(shown_text::name(name)))
                            .unwrap_or_default();
                    }
                });
            });
        }
        draft
    }

    fn write(&self) -> Json {
        let camp = |camp: Camp| SavedCamp {
            players: self.players[camp].iter().map(saved_player).collect(),
            shared: self.shared[camp],
        };
        Json::of(&SavedDraft {
            edition: self.edition.to_string(),
            level: self.level.to_string(),
            hands: self.chosen_hands.map(|hands| hands.to_string()),
            english: camp(Camp::English),
            french: camp(Camp::French),
        })
    }

    /// It erases the number of the deal.
    fn back_erases(draft: &Res<Self>) -> bool {
        draft.seed.is_some() || draft.is_changed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ShownHands;
    use guyenne_rules::seat::Seat;
    use kit_input::Typed;
    use kit_table::lobby::type_name;
    use kit_table::name_sheet::NamedDraft;
    use kit_table::stored::{self, Unread};

    fn read(text: &Json) -> Draft {
        let mut unread = Vec::new();
        let draft = Draft::read(&mut ObjectReader::new(text, &mut unread));
        assert_eq!(unread, []);
        draft
    }

    /// The answers of a text, and what was not understood of it.
    fn understood(text: &str) -> (Draft, Vec<Unread>) {
        stored::understood(text, Draft::read)
    }

    #[test]
    fn answers_are_read_as_they_are_written() {
        let mut draft = Draft {
            level: Level::Expert,
            ..Draft::default()
        };
        let seat = Seat::new(Camp::English, 1);
        draft.seat(seat, Some(&Player::Human));
        type_name(draft.name_mut(seat), Typed::Letter('É'));
        draft.seat(
            Seat::of(Camp::French),
            Some(&Player::Bot("squire".to_owned())),
        );
        assert_eq!(read(&draft.write()), draft);
        draft.chosen_hands = Some(ShownHands::Veil);
        assert_eq!(read(&draft.write()), draft);
        draft.seed = Some(7);
        assert_eq!(read(&draft.write()).seed, None);
    }

    #[test]
    fn what_is_unknown_has_its_default() {
        assert_eq!(understood("rubbish"), (Draft::default(), Vec::new()));
        assert_eq!(understood("{}"), (Draft::default(), Vec::new()));
        let text =
            r#"{"edition":"2021","level":"expert","french":{"players":[{"player":"dragon"}]}}"#;
        let (draft, unread) = understood(text);
        assert_eq!((draft.edition, draft.level), (Edition::V2021, Level::Base));
        assert_eq!(draft.players, Draft::default().players);
        assert_eq!(unread.len(), 1, "{unread:?}");
    }

    #[test]
    fn one_answer_that_is_not_known_leaves_the_others() {
        let mut draft = Draft {
            level: Level::Expert,
            ..Draft::default()
        };
        let seat = Seat::of(Camp::French);
        draft.seat(seat, Some(&Player::Human));
        type_name(draft.name_mut(seat), Typed::Letter('É'));
        let whole = draft.write().written();
        assert!(whole.contains(r#""name": "É""#), "{whole}");
        for (word, damaged) in [
            (r#""2022""#, "7"),
            (r#""2022""#, r#""2031""#),
            (r#""hands": null"#, r#""hands": 1"#),
            (r#""shared": false"#, r#""shared": "no""#),
        ] {
            let text = whole.replacen(word, damaged, 1);
            assert_ne!(text, whole, "{word}");
            let (read, unread) = understood(&text);
            assert_eq!(read, draft, "{damaged}");
            assert_eq!(unread.len(), 1, "{damaged}");
        }
        let text = whole.replacen("\"players\": [", "\"players\": [7, ", 1);
        let (read, unread) = understood(&text);
        assert_eq!((read, unread.len()), (draft, 1));
    }
}
