//! The interface around the table: panels, scroll, buttons, log, tooltips, curtain. Everything here is a node of the
//! interface laid by the layout; cards and scenery are world things and live elsewhere.

mod actions;
mod combat;
mod curtain;
mod hint;
mod log;
mod opponent;
mod phases;
mod place;
mod prompt;
mod quill;
mod reserve;
mod scroll;
mod tips;
mod tools;
mod tooltip;
mod turn;

pub use log::{Entry, Log, LogOpen};

use bevy::prelude::*;

use crate::games::guyenne::table::{TableSystems, game_is_on};

/// When the nodes get their words and pictures: after the places are known, before letters are fitted to them.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Fill;

/// Every part of the interface around the table.
pub(super) fn plugin(app: &mut App) {
    app.configure_sets(Update, Fill.in_set(TableSystems::Show).run_if(game_is_on))
        .add_plugins((
            place::plugin,
            phases::plugin,
            opponent::plugin,
            quill::plugin,
            turn::plugin,
            scroll::plugin,
            actions::plugin,
            hint::plugin,
            tools::plugin,
            log::plugin,
            combat::plugin,
            reserve::plugin,
            tooltip::plugin,
            curtain::plugin,
        ));
}
