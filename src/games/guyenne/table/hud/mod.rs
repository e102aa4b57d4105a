//! The HUD of the table: panels, prompt banner, buttons, log, tooltips, curtain. They are UI nodes placed by the
//! layout; cards and scenery are sprites in the world.

mod actions;
mod combat_panel;
mod curtain;
mod device_signs;
mod fill;
mod hint_panel;
pub(super) mod log;
mod look_band;
mod memory_plate;
mod note_panel;
mod opponent_plate;
mod overview_panel;
mod phase_list;
mod prompt;
mod prompt_banner;
mod refusal_notice;
mod reserve;
mod seat_tags;
mod side_panel;
mod tally_strip;
mod thinking_indicator;
mod toolbar;
mod tooltip;
mod tooltip_targets;
mod turn;
mod ui_layout;

pub(super) use actions::PromptButton;
pub use curtain::Recap;
pub use log::{Log, LogEntry};
pub use tally_strip::TallyMark;
pub(super) use tooltip_targets::HidesTips;
pub(super) use ui_layout::{NodeRect, Scene};

use fill::FillSystems;

use bevy::prelude::*;

use crate::Rules;
use crate::session::{TABLE_UPDATE, TableSystems};
use kit_table::event_queue::game_is_on;

/// Every part of the HUD.
pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        TABLE_UPDATE,
        FillSystems
            .in_set(TableSystems::Show)
            .run_if(game_is_on::<Rules>),
    )
    .add_plugins((
        ui_layout::plugin,
        phase_list::plugin,
        opponent_plate::plugin,
        thinking_indicator::plugin,
        turn::plugin,
        seat_tags::plugin,
        (prompt_banner::plugin, refusal_notice::plugin),
        actions::plugin,
        hint_panel::plugin,
        toolbar::plugin,
        log::plugin,
        combat_panel::plugin,
        reserve::plugin,
        tooltip::plugin,
        curtain::plugin,
    ))
    .add_plugins((
        look_band::plugin,
        device_signs::plugin,
        overview_panel::plugin,
        memory_plate::plugin,
        note_panel::plugin,
    ));
}
