//! The nodes around the map: prompt, ribbon of banners, aim, plate, buttons, orders, dice, log.

mod actions;
mod aim;
mod aside;
mod choices;
mod chronicle;
mod dice;
mod fill;
mod map;
mod note_panel;
mod orders;
pub mod overview;
mod places;
mod plate;
mod plate_drawing;
mod prompt;
mod ribbon;
mod toolbar;
mod topics;

pub use actions::Act;
use fill::{FillSystems, hud_inputs_changed};
pub use prompt::PromptText;

use bevy::prelude::*;

use crate::Rules;
use crate::session::{TABLE_UPDATE, TableSystems};
use kit_i18n::LocalizedText;
use kit_table::event_queue::game_is_on;
use kit_table::log_panel;
use kit_table::side_panel::SidePanel;

/// Every part of the HUD.
pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        TABLE_UPDATE,
        FillSystems
            .in_set(TableSystems::Show)
            .run_if(game_is_on::<Rules>),
    )
    .add_plugins((
        places::plugin,
        map::plugin,
        prompt::plugin,
        aside::plugin,
        actions::plugin,
        toolbar::plugin,
        ribbon::plugin,
        aim::plugin,
        plate::plugin,
        choices::plugin,
        chronicle::plugin,
        orders::plugin,
        overview::plugin,
        dice::plugin,
        (topics::plugin, note_panel::plugin),
    ));
    let panel = SidePanel::new(|| places::node("Log", |t| t.panel));
    log_panel::add_to::<Rules, LocalizedText, _>(app, TableSystems::Input, FillSystems, panel);
}
