//! Guesclin's table: what the screen shows of a game and how a player acts on it. The position itself is only in
//! [`Rules`].
//!
//! Each frame, in the order of `TableSystems`: input (presses become a [`TableInput`], bots think) -> apply (a
//! [`plan::Plan`] takes the press, or [`Rules`] plays what is committed, or a reason is given) -> playback (the next
//! queued beat becomes the [`DisplayedView`]) -> sync (the view becomes components) -> show (figures walk, dice fall,
//! texts are written). Nothing is hidden: a view is the whole board.

pub mod aim_words;
pub mod beats;
mod blow_odds;
mod bot_turn;
pub mod chapters;
pub mod counter;
mod counters;
pub mod cursor;
pub mod event_queue;
pub mod event_words;
pub mod first_notes;
pub mod geometry;
pub mod hex_words;
pub mod hint_request;
pub mod hint_text;
pub mod hud;
pub mod input;
mod keys;
pub mod layout;
pub mod locales;
pub mod log;
pub mod map_view;
pub mod marks;
mod marks_of_blows;
mod marks_of_hints;
pub mod motion;
mod narration;
pub mod odds_words;
mod overlays;
pub mod overview;
mod overview_panel;
pub mod phase;
pub mod picture_names;
pub mod plan;
mod plan_presses;
mod players;
mod pointing;
mod record_players;
pub mod record_words;
pub mod refusal;
pub mod refusal_words;
mod replay;
pub mod request;
mod result_page;
mod review_words;
pub mod rulebook;
pub mod rules;
mod rules_summary;
mod save_summary;
#[cfg(not(target_arch = "wasm32"))]
pub mod screenshots;
mod seats;
pub mod selectable;
pub mod selection;
mod session;
mod setup;
mod setup_words;
mod sound_effects;
pub mod sounds;
pub mod throw_answers;
pub mod throws;
pub mod timings;
#[cfg(not(target_arch = "wasm32"))]
pub mod tour_player;
pub mod tutorial;
pub mod words;
#[cfg(test)]
mod words_tests;

pub use beats::{DisplayedView, Happened};
pub use hint_request::CurrentHint;
pub use phase::Phase;
pub use rules::Rules;
pub use save_summary::summary;
pub use selection::{Selection, TableInput};
pub use session::{GameConfig, StartMatch, Turn};
pub use setup::Draft;
pub use timings::TableTimings;

use bevy::prelude::*;

use guesclin_rules::ID;
use kit_table::{Game, LearnPage, Menu, order_table_systems};
use kit_theme::TextStyle;
use session::TableSystems;

/// Guesclin's entry in the app's list of games.
pub const GAME: Game = Game {
    id: ID,
    name: keys::GUESCLIN_NAME,
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
    sheets: Some(include_str!(
        "../../../../assets/cards/guesclin/sheets.json"
    )),
    sounds: sounds::SOUNDS,
    tunes: sounds::TUNES,
    lid: Some(picture_names::LID),
    on_title: &[],
    switches: &[selection::QUICK_MOVES],
    learn: &[
        LearnPage {
            menu: Menu::Tutorial,
            name: keys::GUESCLIN_TUTORIAL,
            progress: Some(chapters::progress),
        },
        rulebook::SUMMARY,
        rulebook::BOOK,
    ],
    credits: &[
        (keys::GUESCLIN_CREDITS_GAME, TextStyle::BODY),
        (keys::GUESCLIN_CREDITS_OURS, TextStyle::SMALL),
    ],
};

/// The set-up form, the table and the result page.
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
        .init_resource::<TableTimings>()
        .add_plugins((
            rules::plugin,
            (event_queue::plugin, replay::plugin),
            phase::plugin,
            (input::plugin, selection::plugin),
            (cursor::plugin, seats::plugin),
            pointing::plugin,
            (bot_turn::plugin, hint_request::plugin),
            (motion::plugin, throw_answers::plugin),
            log::plugin,
            hud::plugin,
            setup::plugin,
            result_page::plugin,
        ))
        .add_plugins((
            counters::plugin,
            overlays::plugin,
            (sound_effects::plugin, narration::plugin),
            overview_panel::plugin,
            (rulebook::plugin, rules_summary::plugin),
            (tutorial::plugin, first_notes::plugin),
        ));
}
