//! Fayance's table: what the screen shows of a game and how a player acts on it. The position itself is only in
//! [`Rules`].
//!
//! Each frame, in the order of `TableSystems`: input (presses become a [`TableInput`], bots think) -> apply
//! ([`Rules`] plays the move, or refuses it with a reason) -> playback (the next queued beat becomes the
//! [`DisplayedView`]) -> sync (the view becomes card components) -> show (cards move and turn over, texts are written).
//! Everything on the table is open to both but a choice that the other side has not answered: it has no value outside
//! of [`Rules`].

pub mod beats;
mod bot_turn;
pub mod card;
mod card_signs;
mod card_sprite;
pub mod card_tips;
pub mod certainty;
pub mod chapters;
mod drawings;
pub mod event_queue;
pub mod event_words;
pub mod favours;
pub mod first_notes;
mod guess;
pub mod hint_request;
mod hint_text;
pub mod hud;
pub mod input;
mod keys;
pub mod lamp;
pub mod layout;
pub mod locales;
pub mod log;
pub mod motion;
mod narration;
pub mod overview;
mod overview_panel;
pub mod phase;
pub mod picture_names;
mod plain_sight;
mod record_players;
pub mod record_words;
pub mod refusal;
mod replay;
pub mod request;
mod result_page;
mod review_words;
pub mod rulebook;
pub mod rules;
mod rules_summary;
mod rumble;
mod save_summary;
#[cfg(not(target_arch = "wasm32"))]
pub mod screenshots;
pub mod secrets;
pub mod selectable;
pub mod selection;
mod session;
mod setup;
mod setup_words;
pub mod signs;
mod sound_effects;
pub mod sounds;
mod stance;
mod sync_cards;
pub mod timings;

#[cfg(not(target_arch = "wasm32"))]
pub mod tour_player;
pub mod tutorial;
pub mod words;

pub use beats::{DisplayedView, Happened};
pub use hint_request::CurrentHint;
pub use phase::Phase;
pub use rules::Rules;
pub use save_summary::summary;
pub use selection::{Selection, TableInput};
pub use session::{GameConfig, ResultPage, Secrecy, StartMatch, TABLE, Turn};
pub use setup::Draft;
pub use timings::TableTimings;

use bevy::prelude::*;

use fayance_rules::ID;
use kit_table::{Game, LearnPage, Menu, order_table_systems};
use kit_theme::TextStyle;
use session::TableSystems;

/// Fayance's entry in the app's list of games.
pub const GAME: Game = Game {
    id: ID,
    name: keys::FAYANCE_NAME,
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
    sheets: Some(include_str!("../../../../assets/cards/fayance/sheets.json")),
    sounds: sounds::SOUNDS,
    tunes: sounds::TUNES,
    lid: Some(picture_names::LID),
    on_title: &["archer-elf", "warrior-dwarf", "rider-human"],
    switches: &[],
    learn: &[
        LearnPage {
            menu: Menu::Tutorial,
            name: keys::FAYANCE_TUTORIAL,
            progress: Some(chapters::progress),
        },
        LearnPage {
            menu: Menu::RulesSummary,
            name: keys::FAYANCE_RULES,
            progress: None,
        },
        LearnPage {
            menu: Menu::Rulebook,
            name: keys::FAYANCE_RULEBOOK,
            progress: None,
        },
    ],
    credits: &[
        (keys::FAYANCE_CREDITS_GAME, TextStyle::BODY),
        (keys::FAYANCE_CREDITS_LANDS, TextStyle::SMALL),
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
            (input::plugin, selection::plugin, selectable::plugin),
            bot_turn::plugin,
            hint_request::plugin,
            sync_cards::plugin,
            motion::plugin,
            card_sprite::plugin,
            log::plugin,
            hud::plugin,
            setup::plugin,
            result_page::plugin,
        ))
        .add_plugins((
            (narration::plugin, overview_panel::plugin),
            rulebook::plugin,
            rules_summary::plugin,
            (plain_sight::plugin, signs::plugin, lamp::plugin),
            (
                secrets::plugin,
                card_signs::plugin,
                rumble::plugin,
                sound_effects::plugin,
                certainty::plugin,
            ),
            (tutorial::plugin, first_notes::plugin),
        ));
}
