//! The phases of the table as a Bevy state, and whose turn it is.

use bevy::prelude::*;

use super::session::TableSystems;
use super::{DisplayedView, Rules};
use guesclin_rules::ID;
use guesclin_rules::Stage;
use kit_table::InGame;
use kit_table::turns::add_turns;

/// What happens at the table now. It exists while the table is open.
#[derive(SubStates, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[source(InGame = InGame(ID))]
pub enum Phase {
    /// A banner is placed.
    #[default]
    Place,
    /// A banner is activated.
    Act,
    /// A load falls.
    Drop,
    /// The game is over.
    Over,
}

/// The phase of what is displayed.
#[must_use]
pub fn next_phase(displayed: &DisplayedView) -> Phase {
    match displayed.board().stage() {
        Stage::Place(_) => Phase::Place,
        Stage::Between | Stage::Act(_) => Phase::Act,
        Stage::Drop(_) => Phase::Drop,
        Stage::Over(_) => Phase::Over,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_sub_state::<Phase>();
    let order = [TableSystems::Playback, TableSystems::Sync];
    add_turns::<Rules, _>(app, order, change_phase);
}

fn change_phase(displayed: Res<DisplayedView>, mut commands: Commands) {
    commands.set_state_if_neq(next_phase(&displayed));
}
