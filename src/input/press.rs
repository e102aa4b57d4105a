//! All input in one place: what is pressed on any device in a frame, and on which layer of the screen. Keys, pads,
//! mouse, touch, typed digits and buttons of the screen all end up in [`Presses`]; only `input` reads devices.

use super::{
    ActingDevice, Action, Bindings, Chord, Hardware, Layer, Listening, Make, Nudged, PlayerDevice,
    action::{PUSHED, Typed, commands, typed_digit, typed_text},
    chord::Shift,
    focus::{Candidates, Focusable},
    listen::Settling,
    player_device::StateOf,
    triggers::Triggers,
};
use bevy::{
    input::{keyboard::KeyboardInput, touch::Touches},
    input_focus::{FocusCause, InputFocus},
    prelude::*,
    ui_widgets::Activate,
};
use leafwing_input_manager::prelude::ActionState;

/// One press of one device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Press {
    /// What it means.
    pub action: Action,
    /// Where it counts.
    pub layer: Layer,
    /// Who made it.
    pub device: PlayerDevice,
}

/// What is pressed in this frame.
///
/// A press belongs to the highest layer that holds anything when it is made, a press on a button to the button's layer.
/// So the press that closes a menu does nothing on the page below. While one device acts ([`ActingDevice`]), presses of
/// the others below the menus are only in [`Presses::of_anybody`], apart from [`Action::Pause`].
#[derive(Resource, Debug, Default)]
pub struct Presses {
    made: Vec<Press>,
    ignored: Vec<Press>,
    typed: Vec<(Typed, Layer)>,
    held: Vec<(Action, PlayerDevice)>,
    stick: Option<Vec2>,
    acting: ActingDevice,
    /// Made by buttons of the screen, not yet delivered.
    pending: Vec<(Action, Layer)>,
}

impl Presses {
    /// Whether this action is pressed, on any layer.
    #[must_use]
    pub fn has(&self, action: Action) -> bool {
        self.made.iter().any(|press| press.action == action)
    }

    /// Whether this action is pressed on this layer.
    #[must_use]
    pub fn on(&self, layer: Layer, action: Action) -> bool {
        (self.made.iter()).any(|press| press.action == action && press.layer == layer)
    }

    /// Whether this action is pressed below the menus.
    #[must_use]
    pub fn below_menus(&self, action: Action) -> bool {
        (self.made.iter()).any(|press| press.action == action && press.layer < Layer::Menu)
    }

    /// Every action that is pressed.
    pub fn actions(&self) -> impl Iterator<Item = Action> {
        self.made.iter().map(|press| press.action)
    }

    /// Every press that counts.
    pub fn made(&self) -> impl Iterator<Item = Press> {
        self.made.iter().copied()
    }

    /// Every press of every device, those that do not count as well.
    pub fn of_anybody(&self) -> impl Iterator<Item = Press> {
        self.made.iter().chain(&self.ignored).copied()
    }

    /// Whether a key or button of this action is held down on a device that may act.
    #[must_use]
    pub fn holds(&self, action: Action) -> bool {
        (self.held.iter()).any(|&(held, device)| held == action && self.acting.allows(device))
    }

    /// Whether this device holds a key or button of this action down, whether it may act or not.
    #[must_use]
    pub fn holds_on(&self, device: PlayerDevice, action: Action) -> bool {
        self.held.contains(&(action, device))
    }

    /// Where a stick of a pad that may act is pushed: to the right and up, each from -1 to 1; `None` while all are near
    /// their middle. It presses the directions as well; this is for what knows more than four of them.
    #[must_use]
    pub fn stick(&self) -> Option<Vec2> {
        self.stick
    }

    /// What is typed into a field of digits or of text on this layer.
    pub fn typed(&self, layer: Layer) -> impl Iterator<Item = Typed> {
        let here = move |&&(_, on): &&(Typed, Layer)| on == layer;
        self.typed.iter().filter(here).map(|&(typed, _)| typed)
    }

    /// Types `text` into the field of text on this layer, in place of what is written there.
    pub(super) fn write(&mut self, layer: Layer, text: &str) {
        let letters = text.chars().filter(|sign| !sign.is_control());
        let letters = letters.map(Typed::Letter);
        let typed = core::iter::once(Typed::Clear).chain(letters);
        self.typed.extend(typed.map(|typed| (typed, layer)));
    }

    /// Drops the presses of this frame, and what is held; presses of buttons that are not delivered yet stay.
    pub fn clear(&mut self) {
        self.made.clear();
        self.ignored.clear();
        self.typed.clear();
        self.held.clear();
        self.stick = None;
    }
}

/// Where the stick of a pad is pushed that is pushed farther.
fn pushed(pad: &Gamepad) -> Option<Vec2> {
    let sticks = [pad.left_stick(), pad.right_stick()];
    let farthest = sticks
        .into_iter()
        .max_by(|a, b| a.length().total_cmp(&b.length()))?;
    (farthest.length() >= PUSHED).then_some(farthest)
}

/// Marks a field of text, which is focusable. While it is on the highest layer, the keys that write something write
/// into it and make no action; the first letter brings it the focus.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct TextField;

/// Marks a small panel on [`Layer::Question`] that the pause key closes as the back key does, instead of opening the
/// pause menu.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Popover;

/// A button of the screen that stands for an action.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct ActionButton(pub Action);

/// Collects the presses of all devices. A tap that begins and ends within one frame counts as a press, however slow the
/// frames are. A click or touch only counts as [`Action::Skip`]: what it hits reacts on its own.
pub(super) fn gather_presses(
    states: Query<(&StateOf, &ActionState<Action>)>,
    keys: Res<ButtonInput<KeyCode>>,
    mouse: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    pads: Query<(Entity, &Gamepad)>,
    acting: Res<ActingDevice>,
    (bindings, listening): (Res<Bindings>, Res<Listening>),
    mut settling: ResMut<Settling>,
    mut typed: MessageReader<KeyboardInput>,
    popovers: Query<(), With<Popover>>,
    candidates: Candidates,
    mut focus: ResMut<InputFocus>,
    mut presses: ResMut<Presses>,
    mut nudged: MessageWriter<Nudged>,
    mut used: Local<Triggers>,
) {
    presses.clear();
    presses.acting = *acting;
    if listening.is_on() || settling.lasts(&keys, &pads) {
        typed.clear();
        return;
    }
    let shifted = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let tapped_key = |chord: Chord| match chord {
        Chord::Key(key, shift) => {
            let tapped = keys.just_pressed(key) && !keys.pressed(key);
            let other = bindings.owner(Chord::shifted(key)).is_some();
            let meant = match shift {
                Shift::Down => shifted,
                Shift::Up => !(shifted && other),
            };
            tapped && meant
        }
        _ => false,
    };
    let tapped = |device: PlayerDevice, make: Make, action: Action| match device {
        PlayerDevice::Keyboard => (bindings.in_force(Hardware::Keyboard, action)).any(tapped_key),
        PlayerDevice::Pad(pad) => pads.get(pad).is_ok_and(|(_, pad)| {
            let mut own = bindings.in_force(Hardware::Pad, action);
            own.any(|chord| match chord.on(make) {
                Chord::Button(button) => pad.just_pressed(button) && !pad.pressed(button),
                _ => false,
            })
        }),
    };
    let field = candidates.field().filter(|_| !commands(&keys));
    let in_field = field.is_some() && focus.get() == field;
    let (mut signs, mut writing) = (Vec::new(), Vec::new());
    for key in typed.read().filter(|key| key.state.is_pressed()) {
        let written = match field {
            Some(_) => typed_text(key, in_field),
            None => Vec::new(),
        };
        if written.is_empty() {
            signs.extend(typed_digit(key.key_code));
        } else {
            signs.extend(written);
            writing.push(key.key_code);
        }
    }
    if let Some(field) = field.filter(|_| !writing.is_empty() && !in_field) {
        focus.set(field, FocusCause::Navigated);
    }
    let writes = |action: Action| {
        let mut own = bindings.in_force(Hardware::Keyboard, action);
        own.any(|chord| matches!(chord, Chord::Key(key, _) if writing.contains(&key)))
    };
    let pointed = mouse.get_just_pressed().next().is_some() || touches.any_just_pressed();
    let mut made = Vec::new();
    for (&StateOf(device, make), actions) in &states {
        let keyboard = device == PlayerDevice::Keyboard;
        let gamepad = match device {
            PlayerDevice::Keyboard => None,
            PlayerDevice::Pad(pad) => pads.get(pad).ok(),
        };
        if let Some((entity, gamepad)) = gamepad {
            used.notice((entity, make), gamepad, &bindings);
            if acting.allows(device) && presses.stick.is_none() {
                presses.stick = pushed(gamepad);
            }
        }
        (presses.held).extend(actions.get_pressed().into_iter().map(|held| (held, device)));
        made.extend(
            (Action::ALL.into_iter())
                .filter(|&action| {
                    // A trigger with a second meaning counts when it is let go.
                    let held = gamepad.and_then(|pad| used.held_back(pad, make, action, &bindings));
                    if let Some(freed) = held {
                        return freed;
                    }
                    actions.just_pressed(&action)
                        || (!actions.pressed(&action) && tapped(device, make, action))
                        || (keyboard && action == Action::Skip && pointed)
                })
                .filter(|&action| !(keyboard && writes(action)))
                .map(|action| (action, device)),
        );
    }
    if made.is_empty() && signs.is_empty() {
        return;
    }
    let layer = candidates.layer();
    let closes = layer == Layer::Question && !popovers.is_empty();
    for (action, device) in made {
        let action = match action {
            Action::Pause if closes => Action::Back,
            action => action,
        };
        let press = Press {
            action,
            layer,
            device,
        };
        if layer >= Layer::Menu || action == Action::Pause || acting.allows(device) {
            presses.made.push(press);
        } else {
            presses.ignored.push(press);
            // A click says nothing before it hits something, and a look is everybody's right at any time.
            let free = [
                Action::Skip,
                Action::Look,
                Action::NextZone,
                Action::PrevZone,
            ];
            if !free.contains(&action) {
                nudged.write(Nudged(device));
            }
        }
    }
    // Nobody writes with a pad: a field takes letters whoever acts.
    let typed = signs.into_iter().map(|typed| (typed, layer));
    presses.typed.extend(typed);
}

/// Records the action of a button that is activated, with any device. Below the menus, a click by somebody who may not
/// act is a nudge.
pub(super) fn press_action(
    press: On<Activate>,
    buttons: Query<(&ActionButton, Option<&Focusable>)>,
    acting: Res<ActingDevice>,
    mut presses: ResMut<Presses>,
    mut nudged: MessageWriter<Nudged>,
) {
    if let Ok((button, focusable)) = buttons.get(press.entity) {
        let layer = focusable.map_or_else(Layer::default, |focusable| focusable.layer);
        let clicked = !presses.has(Action::Confirm);
        let refused = layer < Layer::Menu && clicked && !acting.allows(PlayerDevice::Keyboard);
        if refused && button.0 != Action::Pause {
            nudged.write(Nudged(PlayerDevice::Keyboard));
        } else {
            presses.pending.push((button.0, layer));
        }
    }
}

/// Adds the actions of buttons to those of this frame.
pub(super) fn deliver_presses(mut presses: ResMut<Presses>) {
    if !presses.pending.is_empty() {
        let pending = core::mem::take(&mut presses.pending);
        let device = presses.acting.0.unwrap_or(PlayerDevice::Keyboard);
        presses
            .made
            .extend(pending.into_iter().map(|(action, layer)| Press {
                action,
                layer,
                device,
            }));
    }
}
