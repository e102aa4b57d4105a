//! The interface around the table: panels, scroll, buttons, log, tooltips, curtain. Everything here is a node of the
//! interface laid by the layout; cards and scenery are world things and live elsewhere.

mod actions;
mod combat_panel;
mod curtain;
mod hint_panel;
mod log;
mod opponent_plate;
mod phase_list;
mod prompt;
mod prompt_banner;
mod reserve;
mod thinking_indicator;
mod toolbar;
mod tooltip;
mod tooltip_targets;
mod turn;
mod ui_layout;

pub use log::{Log, LogEntry, LogOpen};

use bevy::prelude::*;

use crate::games::guyenne::table::{TableSystems, game_is_on};

/// When the nodes get their words and pictures: after the places are known, before letters are fitted to them.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct FillSystems;

/// Every part of the interface around the table.
pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        FillSystems.in_set(TableSystems::Show).run_if(game_is_on),
    )
    .add_plugins((
        ui_layout::plugin,
        phase_list::plugin,
        opponent_plate::plugin,
        thinking_indicator::plugin,
        turn::plugin,
        prompt_banner::plugin,
        actions::plugin,
        hint_panel::plugin,
        toolbar::plugin,
        log::plugin,
        combat_panel::plugin,
        reserve::plugin,
        tooltip::plugin,
        curtain::plugin,
    ));
}
