//! The phases of the table as a Bevy state, and whose turn it is.

use bevy::prelude::*;

use super::session::TableSystems;
use super::{DisplayedView, Rules, Turn};
use fayance_rules::ID;
use fayance_rules::Stage;
use kit_table::InGame;
use kit_table::turns::add_turns;

/// What happens at the table now. It exists while the table is open.
#[derive(SubStates, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[source(InGame = InGame(ID))]
pub enum Phase {
    /// The next person has not accepted the screen yet.
    Curtain,
    /// Both sides choose their first armies.
    #[default]
    Muster,
    /// Both call a troop.
    Call,
    /// The leader turns the territory.
    Lay,
    /// Both choose a card.
    Choose,
    /// Cards fight.
    Combat,
    /// Both complete their armies.
    Refill,
    /// The game is over.
    Over,
}

/// The phase of what is displayed. Between two decisions nothing is due; then it is that of a combat.
#[must_use]
pub fn next_phase(displayed: &DisplayedView, curtain: bool) -> Phase {
    match displayed.view.stage {
        _ if curtain => Phase::Curtain,
        _ if displayed.fight.is_some() => Phase::Combat,
        Stage::Between => Phase::Combat,
        Stage::Muster => Phase::Muster,
        Stage::Call => Phase::Call,
        Stage::Lay => Phase::Lay,
        Stage::Choose => Phase::Choose,
        Stage::Refill => Phase::Refill,
        Stage::Over(_) => Phase::Over,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_sub_state::<Phase>();
    let order = [TableSystems::Playback, TableSystems::Sync];
    add_turns::<Rules, _>(app, order, change_phase);
}

fn change_phase(displayed: Res<DisplayedView>, turn: Res<Turn>, mut commands: Commands) {
    let phase = next_phase(&displayed, matches!(*turn, Turn::Curtain(_)));
    commands.set_state_if_neq(phase);
}
