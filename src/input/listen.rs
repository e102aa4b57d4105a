//! Listening for a new binding: while it lasts no press does anything else. Escape, a pad's start button, a click or a
//! press of the other kind of device ends it.

use super::{
    Chord, Hardware, PlayerDevices, bindable_keys::KEYS, chord::can_be_bound,
    key_presses::KeyEvents, pads::HeardPads,
};
use bevy::{input::touch::Touches, prelude::*};

/// What is listened for, if anything.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Listening {
    /// The kind of device whose press is waited for.
    pub for_press_of: Option<Hardware>,
    /// The buttons that were pressed since, on one pad.
    held: Vec<(Entity, GamepadButton)>,
}

impl Listening {
    /// Begins to listen.
    pub fn begin(&mut self, hardware: Hardware) {
        self.for_press_of = Some(hardware);
        self.held.clear();
    }

    /// Whether presses do nothing now.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.for_press_of.is_some()
    }
}

/// Fact: this was pressed while it was listened for; nothing if the player thought better of it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heard(pub Option<Chord>);

/// What was held down when bindings changed, or when listening ended. Nothing counts as pressed before it is let go:
/// the same press must not do what it has just been bound to.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Settling {
    keys: Vec<KeyCode>,
    buttons: Vec<(Entity, GamepadButton)>,
}

impl Settling {
    /// Waits for all that is held now.
    pub(super) fn begin(&mut self, keys: &ButtonInput<KeyCode>, pads: &Query<(Entity, &Gamepad)>) {
        self.keys = keys.get_pressed().copied().collect();
        self.buttons = pads
            .iter()
            .flat_map(|(pad, gamepad)| gamepad.get_pressed().map(move |&button| (pad, button)))
            .collect();
    }

    /// Whether something of it is held still.
    pub(super) fn lasts(
        &mut self,
        keys: &ButtonInput<KeyCode>,
        pads: &Query<(Entity, &Gamepad)>,
    ) -> bool {
        let before = !self.keys.is_empty() || !self.buttons.is_empty();
        self.keys.retain(|&key| keys.pressed(key));
        let held = |&(pad, button): &(Entity, GamepadButton)| {
            pads.get(pad)
                .is_ok_and(|(_, gamepad)| gamepad.pressed(button))
        };
        self.buttons.retain(held);
        // The frame in which the last one is let go counts as well.
        before
    }
}

/// Listens for the chord. Buttons count when the first of them is let go, so that two can be held.
pub(super) fn listen(
    pressed: Res<KeyEvents>,
    keys: Res<ButtonInput<KeyCode>>,
    mouse: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    pads: Query<(Entity, &Gamepad)>,
    (sights, devices): (HeardPads, Res<PlayerDevices>),
    mut listening: ResMut<Listening>,
    mut settling: ResMut<Settling>,
    mut heard: MessageWriter<Heard>,
) {
    let Some(hardware) = listening.for_press_of else {
        return;
    };
    let mut answer = None;
    // A key that is pressed with Control and the like is no key of ours, nor can it be bound.
    for press in pressed
        .presses()
        .filter(|press| !press.repeat && !press.commands)
    {
        let known = KEYS.iter().any(|(known, _)| *known == press.key);
        match hardware {
            Hardware::Keyboard if press.key == KeyCode::Escape => answer = Some(None),
            Hardware::Keyboard if known => answer = Some(Some(Chord::of_press(press))),
            Hardware::Keyboard => {}
            Hardware::Pad => answer = Some(None),
        }
    }
    if mouse.just_pressed(MouseButton::Left) || touches.any_just_pressed() {
        answer = Some(None);
    }
    for (pad, gamepad) in &pads {
        if sights.device(pad, &devices).is_none() {
            continue;
        }
        for &button in gamepad.get_just_pressed() {
            if hardware == Hardware::Keyboard || button == GamepadButton::Start {
                answer = Some(None);
            } else if can_be_bound(button)
                && listening
                    .held
                    .first()
                    .is_none_or(|(first, _)| *first == pad)
            {
                listening.held.push((pad, button));
            }
        }
        let let_go =
            |&(on, button): &(Entity, GamepadButton)| on == pad && !gamepad.pressed(button);
        if answer.is_none() && listening.held.iter().any(let_go) {
            let make = sights.make(pad).unwrap_or_default();
            let chord = match *listening.held {
                [(_, one), (_, other), ..] => Chord::buttons(one, other),
                [(_, one)] => Chord::button(one),
                [] => continue,
            };
            answer = Some(Some(chord.on(make)));
        }
    }
    if let Some(chord) = answer {
        *listening = Listening::default();
        settling.begin(&keys, &pads);
        heard.write(Heard(chord));
    }
}
