//! The nodes around the cards: prompt, buttons, territory, thrones, register, log, curtain.

mod actions;
mod aside;
mod calls;
mod curtain;
mod device_signs;
mod fill;
mod ladder;
mod last_stand;
mod matrix;
mod mound;
mod note_panel;
mod piles;
mod places;
mod plates;
mod prompt;
mod register;
mod ring;
mod road;
mod territory;
mod tile_path;
mod toolbar;
mod topics;

pub use actions::{Act, confirm};
pub use matrix::MatrixOpen;
pub use prompt::PromptText;
pub use topics::PointedTopic;

use fill::FillSystems;

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
        prompt::plugin,
        aside::plugin,
        actions::plugin,
        toolbar::plugin,
        territory::plugin,
        piles::plugin,
        plates::plugin,
        register::plugin,
        matrix::plugin,
        ladder::plugin,
        (curtain::plugin, calls::plugin, device_signs::plugin),
    ))
    .add_plugins((
        ring::plugin,
        mound::plugin,
        last_stand::plugin,
        road::plugin,
    ))
    .add_plugins((topics::plugin, note_panel::plugin));
    let panel = SidePanel::new(|| places::node("Log", |t| t.panel));
    log_panel::add_to::<Rules, LocalizedText, _>(app, TableSystems::Input, FillSystems, panel);
}
