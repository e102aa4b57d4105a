//! Presses at the table become [`TableInput`]s: the table's buttons, keys and pads. What the pointer does on the map is
//! in `pointing`.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::DisplayedView;
use super::cursor::{Cursor, TheMap, map_has_focus};
use super::selection::{HexPress, Selection, TableInput};
use super::session::{TABLE_UPDATE, TableSystems};
use kit_input::{Action, Layer, PointerTurn, Presses};
use kit_table::notes::NotePanel;

/// A button of the table that makes an input.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct InputButton(pub TableInput);

pub(super) fn plugin(app: &mut App) {
    app.add_observer(press_button)
        .add_observer(press_cursor)
        .add_systems(
            TABLE_UPDATE,
            (
                read_actions,
                step_through
                    .run_if(resource_exists::<DisplayedView>)
                    .run_if(map_has_focus),
            )
                .chain()
                .in_set(TableSystems::Input),
        );
}

/// A press on a button of the table.
fn press_button(
    activate: On<Activate>,
    buttons: Query<&InputButton>,
    mut pointer: PointerTurn,
    mut inputs: MessageWriter<TableInput>,
) {
    if let Ok(button) = buttons.get(activate.entity)
        && pointer.may_activate()
    {
        inputs.write(button.0);
    }
}

/// A press of a key or a pad on the map: on the hex under the cursor.
fn press_cursor(
    activate: On<Activate>,
    maps: Query<(), With<TheMap>>,
    cursor: Res<Cursor>,
    mut inputs: MessageWriter<TableInput>,
) {
    if maps.contains(activate.entity)
        && let Some(at) = cursor.0
    {
        inputs.write(TableInput::Hex(at, HexPress::Cursor));
    }
}

/// The keys of the table.
fn read_actions(
    presses: Res<Presses>,
    selection: Res<Selection>,
    notes: Query<&Visibility, With<NotePanel>>,
    mut inputs: MessageWriter<TableInput>,
) {
    // What lies over the table, such as the log, keeps its presses; the orders are a part of it.
    let pressed = |action| match selection.orders {
        true => presses.below_menus(action),
        false => presses.on(Layer::Page, action),
    };
    // A note on screen is closed by the key for the orders first.
    let noted = notes.iter().any(|note| *note != Visibility::Hidden);
    for (action, input) in [
        (Action::Commit, TableInput::Commit),
        (Action::Decline, TableInput::Finish),
        (Action::Details, TableInput::Orders),
        (Action::Threat, TableInput::Threat),
    ] {
        if pressed(action) && !(noted && action == Action::Details) {
            inputs.write(input);
        }
    }
    if pressed(Action::Back) {
        inputs.write(if selection.orders {
            TableInput::Orders
        } else {
            TableInput::Back
        });
    }
}

/// The key for the next thing leads to the next fighter, that for the previous part of the screen to the fighter
/// before, that for the previous thing to the next target.
fn step_through(presses: Res<Presses>, mut inputs: MessageWriter<TableInput>) {
    if presses.below_menus(Action::Next) {
        inputs.write(TableInput::NextFighter);
    } else if presses.below_menus(Action::PrevZone) {
        inputs.write(TableInput::PreviousFighter);
    } else if presses.below_menus(Action::Prev) {
        inputs.write(TableInput::NextTarget);
    }
}
