//! The devices that people play with: the keyboard with mouse and touch is one, each gamepad another. Each has an
//! action state of its own, so that a game knows who pressed.

use bevy::{platform::collections::HashMap, prelude::*};
use leafwing_input_manager::prelude::{ActionState, InputMap};

use super::{Action, Bindings, LastPad, Make, PadMake, action, listen::Settling};

/// A device that a person plays with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PlayerDevice {
    /// The keyboard, with the mouse and touch.
    Keyboard,
    /// A gamepad, by its entity; it keeps the entity when its connection is lost and comes back.
    Pad(Entity),
}

/// The device whose actions are in the [`ActionState`] of this entity, and the make of a pad.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct StateOf(pub(super) PlayerDevice, pub(super) Make);

/// Every device that has been seen, in the order in which they came: the place in it is the number of the device's
/// sign. A pad whose connection is lost keeps its number.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct PlayerDevices {
    known: Vec<PlayerDevice>,
    lost: Vec<PlayerDevice>,
}

impl Default for PlayerDevices {
    fn default() -> Self {
        Self {
            known: vec![PlayerDevice::Keyboard],
            lost: Vec::new(),
        }
    }
}

impl PlayerDevices {
    /// The number of a device's sign, from 1: the keyboard's is 1. A device that has never been seen has none.
    #[must_use]
    pub fn number(&self, device: PlayerDevice) -> Option<usize> {
        let at = self.known.iter().position(|&known| known == device)?;
        Some(at + 1)
    }

    /// Whether the device can be used: its connection is not lost.
    #[must_use]
    pub fn is_connected(&self, device: PlayerDevice) -> bool {
        self.known.contains(&device) && !self.lost.contains(&device)
    }

    /// The devices that can be used, in the order of their signs.
    pub fn connected(&self) -> impl Iterator<Item = PlayerDevice> {
        let lost = |device: &PlayerDevice| self.lost.contains(device);
        self.known
            .iter()
            .copied()
            .filter(move |device| !lost(device))
    }
}

/// The device whose presses count on the page and on its questions; `None` if those of all devices do. Menus listen to
/// everybody. A press of another device becomes a [`Nudged`].
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ActingDevice(pub Option<PlayerDevice>);

impl ActingDevice {
    /// Whether presses of `device` count on the page.
    #[must_use]
    pub fn allows(self, device: PlayerDevice) -> bool {
        self.0.is_none_or(|acting| acting == device)
    }
}

/// Fact: a device that may not act now was pressed. Nothing else happens by that press.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nudged(pub PlayerDevice);

/// What each device focused last on the page: it has the focus again when the device acts again.
#[derive(Resource, Debug, Default)]
pub(super) struct DeviceFocus {
    pub(super) acting: Option<PlayerDevice>,
    pub(super) focused: HashMap<PlayerDevice, Entity>,
}

/// The entity that holds the bindings and the actions of the keyboard.
pub(super) fn spawn_keyboard(bindings: Res<Bindings>, mut commands: Commands) {
    commands.spawn((
        Name::new("Keyboard input"),
        StateOf(PlayerDevice::Keyboard, Make::default()),
        action::key_map(&bindings),
        ActionState::<Action>::default(),
    ));
}

/// A pad that is connected gets bindings and actions of its own, and the next number.
pub(super) fn connect_pad(
    pad: On<Add, Gamepad>,
    pads: Query<(&Gamepad, Option<&Name>)>,
    (bindings, said): (Res<Bindings>, Res<PadMake>),
    mut devices: ResMut<PlayerDevices>,
    mut commands: Commands,
) {
    let device = PlayerDevice::Pad(pad.entity);
    devices.lost.retain(|lost| *lost != device);
    if !devices.known.contains(&device) {
        devices.known.push(device);
    }
    let make = pads.get(pad.entity);
    let make = make.map_or_else(|_| Make::default(), |(pad, name)| said.of(pad, name));
    commands.entity(pad.entity).insert((
        StateOf(device, make),
        action::button_map(&bindings, make).with_gamepad(pad.entity),
        ActionState::<Action>::default(),
    ));
}

/// Maps every device anew when the bindings or the make of pads change.
pub(super) fn map_devices(
    (bindings, said): (Res<Bindings>, Res<PadMake>),
    keys: Res<ButtonInput<KeyCode>>,
    held: Query<(Entity, &Gamepad)>,
    pads: Query<(&Gamepad, Option<&Name>)>,
    last: Res<LastPad>,
    mut make: ResMut<Make>,
    mut states: Query<(&mut StateOf, &mut InputMap<Action>)>,
    mut settling: ResMut<Settling>,
) {
    settling.begin(&keys, &held);
    for (mut state, mut map) in &mut states {
        match state.0 {
            PlayerDevice::Keyboard => *map = action::key_map(&bindings),
            PlayerDevice::Pad(pad) => {
                if let Ok((gamepad, name)) = pads.get(pad) {
                    state.1 = said.of(gamepad, name);
                    *map = action::button_map(&bindings, state.1).with_gamepad(pad);
                }
            }
        }
    }
    if let Some((pad, name)) = last.0.and_then(|pad| pads.get(pad).ok()) {
        make.set_if_neq(said.of(pad, name));
    } else if let Some(said) = said.0 {
        make.set_if_neq(said);
    }
}

/// A pad whose connection is lost holds nothing down.
pub(super) fn disconnect_pad(
    pad: On<Remove, Gamepad>,
    mut devices: ResMut<PlayerDevices>,
    mut commands: Commands,
) {
    let device = PlayerDevice::Pad(pad.entity);
    if !devices.lost.contains(&device) {
        devices.lost.push(device);
    }
    if let Ok(mut entity) = commands.get_entity(pad.entity) {
        entity.try_remove::<(StateOf, InputMap<Action>, ActionState<Action>)>();
    }
}
