//! Guyenne's table: what the screen shows of a game and how a player acts on it. The position itself is only in
//! [`Rules`].
//!
//! Each frame, in the order of `TableSystems`: input (presses become a [`TableInput`]) -> apply ([`Rules`] plays the
//! move, or refuses it with a reason) -> playback (the next queued event becomes the [`DisplayedView`]) -> sync (the
//! view becomes card components) -> show (cards move and turn over). The next event waits until the cards are at rest.

mod acting_device;
mod available_actions;
pub mod beats;
mod bot_turn;
mod camp_colours;
mod camp_marks;
pub mod card;
mod card_marks;
pub mod card_pose;
mod card_sprite;
pub mod castle_names;
pub mod chapters;
mod cutout;
pub mod event_queue;
pub mod event_words;
pub mod exercise;
pub mod first_notes;
pub mod gallery;
mod guess;
pub mod hint_request;
pub mod hint_text;
pub mod hud;
mod input;
mod keys;
pub mod layout;
pub mod locales;
pub mod motion;
mod music;
mod narration;
pub mod overview;
pub mod partners;
pub mod phase;
pub mod picture_names;
pub mod private_look;
mod puzzle_round;
pub mod puzzles;
pub mod record_words;
pub mod refusal;
mod relief;
mod replay;
pub mod request;
mod result_page;
mod review_words;
pub mod rulebook;
pub mod rules;
pub mod rules_summary;
mod rules_words;
pub mod rumble;
mod save_summary;
mod scenery;
#[cfg(not(target_arch = "wasm32"))]
pub mod screenshots;
pub mod seating;
mod selected_move;
pub mod selection;
mod session;
mod setup;
mod setup_words;
pub mod shown_hands;
mod sound_effects;
pub mod sounds;
mod sync_cards;
pub mod timings;
#[cfg(not(target_arch = "wasm32"))]
pub mod tour_player;
pub mod tutorial;
pub mod veil;
pub mod words;

pub use beats::{CastleTaken, DisplayedView, Happened};
pub use bot_turn::AiThinking;
pub use hint_request::CurrentHint;
pub use phase::Phase;
pub use request::read_request;
pub use rules::Rules;
pub use save_summary::summary;
pub use scenery::GROUP_BRACKETS;
pub use seating::{Player, SeatPlayer, Seating};
pub use selection::{Selection, TableInput};
pub use session::{GameConfig, ResultPage, StartMatch, TABLE, Turn};
pub use setup::Draft;
pub use shown_hands::ShownHands;
pub use timings::TableTimings;

use bevy::prelude::*;

use guyenne_rules::ID;
use kit_table::{Game, LearnPage, Menu, order_table_systems};
use kit_theme::TextStyle;
use session::{HistoryRestored, TableSystems};

/// Guyenne's entry in the app's list of games.
pub const GAME: Game = Game {
    id: ID,
    name: keys::GUYENNE_NAME,
    headless: None,
    words_of_setups: setup_words::SETUP_WORDS,
    words_of_reviews: Some(review_words::REVIEW_WORDS),
    plugin,
    parameters: request::PARAMETERS,
    refused: request::refused,
    fits: request::fits,
    summary,
    #[cfg(not(target_arch = "wasm32"))]
    screenshots: screenshots::screenshots,
    words: locales::words,
    sheets: Some(include_str!("../../../../assets/cards/guyenne/sheets.json")),
    sounds: sounds::SOUNDS,
    tunes: sounds::TUNES,
    lid: Some(picture_names::LID),
    on_title: &picture_names::ON_TITLE,
    switches: &[GROUP_BRACKETS],
    learn: &[
        LearnPage {
            menu: Menu::Tutorial,
            name: keys::TUTORIAL,
            progress: None,
        },
        LearnPage {
            menu: Menu::Puzzles,
            name: keys::PUZZLES,
            progress: Some(puzzles::count),
        },
        LearnPage {
            menu: Menu::RulesSummary,
            name: keys::RULES_SUMMARY,
            progress: None,
        },
        LearnPage {
            menu: Menu::Rulebook,
            name: keys::RULEBOOK,
            progress: None,
        },
        LearnPage {
            menu: Menu::Gallery,
            name: keys::LEARN_GALLERY,
            progress: None,
        },
    ],
    credits: &[
        (keys::CREDITS_GAME, TextStyle::BODY),
        (keys::CREDITS_PUBLISHER, TextStyle::BODY),
        (keys::CREDITS_CASTLES, TextStyle::SMALL),
    ],
};

/// The set-up form, the table and the result page: everything from a [`StartMatch`] to the end of the game.
pub fn plugin(app: &mut App) {
    let sets = [
        TableSystems::Input,
        TableSystems::Apply,
        TableSystems::Playback,
        TableSystems::Sync,
        TableSystems::Show,
    ];
    order_table_systems::<Rules>(app, sets);
    app.add_message::<StartMatch>()
        .add_message::<HistoryRestored>()
        .init_resource::<TableTimings>()
        .add_plugins((
            rules::plugin,
            (event_queue::plugin, replay::plugin),
            phase::plugin,
            selection::plugin,
            input::plugin,
            bot_turn::plugin,
            hint_request::plugin,
            sync_cards::plugin,
            motion::plugin,
            card_sprite::plugin,
            sound_effects::plugin,
            scenery::plugin,
            hud::plugin,
            first_notes::plugin,
        ))
        .add_plugins((
            acting_device::plugin,
            veil::plugin,
            private_look::plugin,
            setup::plugin,
            result_page::plugin,
            music::plugin,
            narration::plugin,
            relief::plugin,
            camp_marks::plugin,
            rumble::plugin,
            rules_summary::plugin,
            gallery::plugin,
            (tutorial::plugin, puzzles::plugin),
            rulebook::plugin,
        ));
}
