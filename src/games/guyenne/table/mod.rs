//! Cards on cloth: what the screen shows of a game and how a player acts on it. The truth stays behind [`Rules`].
//!
//! Each frame: choose (input becomes a [`Choice`]) -> apply (`Rules` plays, or refuses with a reason) -> tell (one
//! event after the other becomes the [`Shown`] view) -> mirror (the view becomes card components) -> show (cards glide
//! and turn). The next event waits until the cards rest.

pub mod advice;
pub mod card;
pub mod castle_names;
pub mod choose;
pub mod counsel;
mod frame;
pub mod hud;
pub mod layout;
mod leaf;
mod mirror;
pub mod motion;
mod music;
mod narration;
mod opponent;
pub mod phase;
pub mod place;
mod press;
pub mod record_words;
pub mod request;
mod result_page;
pub mod rules;
mod save_summary;
mod scenery;
pub mod screenshots;
mod session;
mod setup_form;
mod sound;
pub mod tell;
pub mod words;

pub use advice::Advice;
pub use choose::{Choice, Chosen, Offer, Verb};
pub use opponent::Pondering;
pub use phase::{Phase, Turn};
pub use request::read_request;
pub use result_page::ResultPage;
pub use rules::Rules;
pub use save_summary::summary;
pub use session::{
    Begin, Cause, Confirmed, Finished, NotBegun, Plan, Player, Recalled, Summary, TABLE,
    TableSystems,
};
pub use setup_form::Draft;
pub use tell::{CastleTaken, Happened, Shown};

use bevy::prelude::*;

use crate::table::Game;
use crate::table::flow::time_passes;
use session::game_is_on;

/// Guyenne as the frame sees it.
pub const GAME: Game = Game {
    headless: super::HEADLESS,
    name: "guyenne",
    plugin,
    parameters: request::PARAMETERS,
    refused: request::refused,
    summary,
    screenshots: screenshots::screenshots,
    words: |_| "",
};

/// The pages and the table: everything between a [`Begin`] and a [`Finished`].
pub fn plugin(app: &mut App) {
    app.add_message::<Begin>()
        .add_message::<NotBegun>()
        .add_message::<Recalled>()
        .add_message::<Confirmed>()
        .add_message::<Finished>()
        .configure_sets(
            Update,
            (
                TableSystems::Choose,
                TableSystems::Apply,
                TableSystems::Tell,
                TableSystems::Mirror,
                TableSystems::Show,
            )
                .chain()
                .run_if(in_state(TABLE)),
        )
        // While a menu is open nothing is played or told, and so nothing is saved; what is shown still follows the window.
        .configure_sets(
            Update,
            (
                TableSystems::Choose,
                TableSystems::Apply,
                TableSystems::Tell,
            )
                .run_if(time_passes),
        )
        .configure_sets(
            Update,
            (TableSystems::Apply, TableSystems::Tell).run_if(game_is_on),
        )
        .add_plugins((
            frame::plugin,
            rules::plugin,
            tell::plugin,
            phase::plugin,
            choose::plugin,
            press::plugin,
            opponent::plugin,
            advice::plugin,
            mirror::plugin,
            motion::plugin,
            leaf::plugin,
            sound::plugin,
            scenery::plugin,
            hud::plugin,
        ))
        .add_plugins((
            setup_form::plugin,
            result_page::plugin,
            music::plugin,
            narration::plugin,
        ));
}
