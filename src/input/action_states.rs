//! What each device holds down, as leafwing-input-manager keeps it: an [`ActionState`] for every device.
//!
//! The states are driven by hand, from what `downs` says, and not by an `InputMap`: of two bindings that share a key,
//! leafwing 0.21.0 presses the shorter one in the frame in which the other's second key is let go.

use super::{Action, PlayerDevice};
use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

/// The device whose actions an entity has.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct StateOf(pub(super) PlayerDevice);

/// The states of all devices.
pub(super) type ActionStates<'w, 's> =
    Query<'w, 's, (&'static StateOf, &'static mut ActionState<Action>)>;

/// The entity of the keyboard.
pub(super) fn spawn_keyboard(mut commands: Commands) {
    let state = action_state(PlayerDevice::Keyboard);
    commands.spawn((Name::new("Keyboard input"), state));
}

/// A device that holds nothing yet.
pub(super) fn action_state(device: PlayerDevice) -> impl Bundle {
    (StateOf(device), ActionState::<Action>::default())
}

/// Sets what is held now, by action and device. Returns it as the states have it: devices that are gone hold nothing.
pub(super) fn hold(
    states: &mut ActionStates<'_, '_>,
    held: &[(Action, PlayerDevice)],
) -> Vec<(Action, PlayerDevice)> {
    let mut all = Vec::new();
    for (&StateOf(device), mut state) in states {
        for action in Action::ALL {
            let holds = held.contains(&(action, device));
            if holds != state.pressed(&action) {
                match holds {
                    true => state.press(&action),
                    false => state.release(&action),
                }
            }
        }
        let of_device = state.get_pressed().into_iter();
        all.extend(of_device.map(|action| (action, device)));
    }
    all
}
