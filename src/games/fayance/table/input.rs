//! Presses at the table become [`TableInput`]s: cards, the table's buttons, keys and pads.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::Turn;
use super::card::Placement;
use super::selection::TableInput;
use super::session::{TABLE_UPDATE, TableSystems};
use kit_input::{Action, Focusable, Layer, Presses};

/// A button of the table that makes an input.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct InputButton(pub TableInput);

pub(super) fn plugin(app: &mut App) {
    app.add_observer(press_card)
        .add_observer(press_button)
        .add_systems(TABLE_UPDATE, read_actions.in_set(TableSystems::Input));
}

/// A press on a card.
fn press_card(
    activate: On<Activate>,
    cards: Query<(), (With<Placement>, With<Focusable>)>,
    mut inputs: MessageWriter<TableInput>,
) {
    if cards.contains(activate.entity) {
        inputs.write(TableInput::Card(activate.entity));
    }
}

/// A press on a button of the table.
fn press_button(
    activate: On<Activate>,
    buttons: Query<&InputButton>,
    mut inputs: MessageWriter<TableInput>,
) {
    if let Ok(button) = buttons.get(activate.entity) {
        inputs.write(button.0);
    }
}

/// The keys of the table.
fn read_actions(presses: Res<Presses>, turn: Res<Turn>, mut inputs: MessageWriter<TableInput>) {
    if !matches!(*turn, Turn::Person(_)) {
        return;
    }
    for (action, input) in [
        (Action::Commit, TableInput::Confirm),
        (Action::Decline, TableInput::Turn),
        (Action::Back, TableInput::TakeBack),
    ] {
        // What lies over the table, such as the log, keeps its presses.
        if presses.on(Layer::Page, action) {
            inputs.write(input);
        }
    }
}
