//! Gamepads that come and go, and those that turn out to be two sights of one.

use super::{
    Action, PlayerDevice, PlayerDevices,
    action_states::{StateOf, action_state},
    pad_copies::{PadCopies, is_copy},
};
use bevy::{
    input::gamepad::{GamepadButtonStateChangedEvent, GamepadConnection, GamepadConnectionEvent},
    prelude::*,
};
use leafwing_input_manager::prelude::ActionState;

/// Fact: a gamepad was connected, or its connection was lost.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PadConnection {
    /// The gamepad.
    pub pad: Entity,
    /// Whether it is connected now.
    pub connected: bool,
}

/// A pad that is connected gets the next number, and a state of its actions.
pub(super) fn connect_pad(
    pad: On<Add, Gamepad>,
    pads: Query<(&Gamepad, Option<&Name>)>,
    mut copies: ResMut<PadCopies>,
    mut devices: ResMut<PlayerDevices>,
    mut commands: Commands,
) {
    let found = pads.get(pad.entity);
    let copy = found.is_ok_and(|(gamepad, name)| is_copy(gamepad, name));
    copies.add(pad.entity, copy);
    devices.connect(pad.entity, &copies);
    let state = action_state(PlayerDevice::Pad(pad.entity));
    commands.entity(pad.entity).insert(state);
}

/// A pad whose connection is lost keeps its number.
pub(super) fn disconnect_pad(
    pad: On<Remove, Gamepad>,
    mut copies: ResMut<PadCopies>,
    mut devices: ResMut<PlayerDevices>,
    mut commands: Commands,
) {
    let twin = copies.remove(pad.entity);
    devices.disconnect(pad.entity, twin, &copies);
    if let Ok(mut entity) = commands.get_entity(pad.entity) {
        entity.try_remove::<(StateOf, ActionState<Action>)>();
    }
}

/// Recognises copies by what is pressed at the same time.
pub(super) fn recognise_copies(
    mut buttons: MessageReader<GamepadButtonStateChangedEvent>,
    mut copies: ResMut<PadCopies>,
    mut devices: ResMut<PlayerDevices>,
) {
    let pressed: Vec<_> = (buttons.read().filter(|event| event.state.is_pressed()))
        .map(|event| (event.entity, event.button))
        .collect();
    let is_any_copy = copies.pads().iter().any(|&(_, copy)| copy);
    if is_any_copy && !pressed.is_empty() && copies.note(&pressed) {
        devices.follow(&copies);
    }
}

/// Says which gamepads come and go, but for those that are only another sight of one that is there.
pub(super) fn report_connections(
    mut events: MessageReader<GamepadConnectionEvent>,
    devices: Res<PlayerDevices>,
    mut connections: MessageWriter<PadConnection>,
) {
    for event in events.read() {
        let device = PlayerDevice::Pad(event.gamepad);
        if devices.number(device).is_none() || devices.is_connected(device) != event.connected() {
            continue;
        }
        connections.write(PadConnection {
            pad: event.gamepad,
            connected: event.connected(),
        });
    }
}

/// Connects a gamepad, or lets its connection be lost, as the system would: for the tour and tests.
pub fn simulate_connection(world: &mut World, pad: Entity, connected: bool) {
    let connection = if connected {
        GamepadConnection::Connected {
            name: "Simulated gamepad".to_owned(),
            vendor_id: None,
            product_id: None,
        }
    } else {
        GamepadConnection::Disconnected
    };
    world.write_message(GamepadConnectionEvent::new(pad, connection));
}
