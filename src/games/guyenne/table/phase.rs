//! The phases of the table as a Bevy state, and whose turn it is.

use bevy::prelude::*;

use super::session::TableSystems;
use super::{DisplayedView, Rules, Turn};
use guyenne_rules::ID;
use guyenne_rules::{Stage, View};
use kit_table::InGame;
use kit_table::turns::add_turns;

/// What happens at the table now. It exists while the table is open.
#[derive(SubStates, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[source(InGame = InGame(ID))]
pub enum Phase {
    /// The next person has not accepted the screen yet: no hand is shown.
    Curtain,
    /// Expert: five cards are set aside.
    Reserve,
    /// Cards are drawn.
    #[default]
    Refill,
    /// Partners give each other cards.
    Sharing,
    /// Cards are laid at the two castles.
    Placement,
    /// Cards are added, or not.
    Reinforcement,
    /// Cards are revealed.
    Combat,
    /// The defender shows or concedes.
    Answer,
    /// A loser chooses which cards they lose.
    Losses,
    /// The game is over.
    Over,
}

/// The phase of the displayed view.
#[must_use]
pub fn next_phase(view: &View, curtain: bool) -> Phase {
    if curtain {
        return Phase::Curtain;
    }
    match view.stage {
        Stage::Reserve(_) | Stage::Agree(_) => Phase::Reserve,
        Stage::Refill => Phase::Refill,
        Stage::Give(_) | Stage::Order(_) => Phase::Sharing,
        Stage::Place(_) => Phase::Placement,
        Stage::Reinforce { .. } => Phase::Reinforcement,
        Stage::Combat(_) => Phase::Combat,
        Stage::Answer(_) => Phase::Answer,
        Stage::Lose(_) => Phase::Losses,
        Stage::Over(_) => Phase::Over,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_sub_state::<Phase>();
    let order = [TableSystems::Playback, TableSystems::Sync];
    add_turns::<Rules, _>(app, order, change_phase);
}

fn change_phase(displayed: Res<DisplayedView>, turn: Res<Turn>, mut commands: Commands) {
    let phase = next_phase(&displayed.view, matches!(*turn, Turn::Curtain(_)));
    commands.set_state_if_neq(phase);
}
