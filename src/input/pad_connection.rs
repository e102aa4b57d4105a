//! Gamepads that come and go.

use super::{PlayerDevice, PlayerDevices};
use bevy::{
    input::gamepad::{GamepadConnection, GamepadConnectionEvent},
    prelude::*,
};

/// Fact: a gamepad was connected, or its connection was lost.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PadConnection {
    /// The gamepad.
    pub pad: Entity,
    /// Whether it is connected now.
    pub connected: bool,
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
