//! The nodes around the map: prompt, ribbon of banners, aim, plate, buttons, orders, dice, log.

mod actions;
mod aim;
mod aside;
mod choices;
mod chronicle;
mod dice;
mod log_panel;
mod map;
mod orders;
mod places;
mod plate;
mod plate_drawing;
mod prompt;
mod ribbon;
mod toolbar;
mod topics;

pub use log_panel::LogOpen;

use bevy::prelude::*;

use crate::games::guesclin::table::{TableSystems, session::game_is_on};

/// The systems that write texts and pictures into the nodes: after their places are set, before texts are fitted.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct FillSystems;

/// Every part of the HUD.
pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        FillSystems.in_set(TableSystems::Show).run_if(game_is_on),
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
        dice::plugin,
        log_panel::plugin,
        topics::plugin,
    ));
}
