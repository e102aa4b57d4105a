//! All input in one place: what is pressed on any device in a frame, and on which layer of the screen. Keys, pads,
//! mouse, touch, typed digits and buttons of the screen all end up in [`Presses`]; only `input` reads devices.

use super::{
    ActingDevice, Action, Bindings, Layer, Listening, Nudged, PlayerDevice, PlayerDevices,
    action::{Typed, typed_digit, typed_text},
    action_states::{ActionStates, hold},
    downs::{DevicePart, Downs},
    focus::{Candidates, Focusable},
    key_presses::{KeyEvent, KeyEvents},
    listen::Settling,
    pads::HeardPads,
};
use bevy::{
    input::touch::Touches,
    input_focus::{FocusCause, InputFocus},
    prelude::*,
    ui_widgets::Activate,
};

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
        self.typed.push((Typed::Clear, layer));
        self.append(layer, text);
    }

    /// Types `text` into the field of text on this layer, after what is written there.
    pub(super) fn append(&mut self, layer: Layer, text: &str) {
        let letters = text.chars().filter(|sign| !sign.is_control());
        let typed = letters.map(|letter| (Typed::Letter(letter), layer));
        self.typed.extend(typed);
    }

    /// Types the digits of `text` as the number of this layer, in place of the one that is there.
    pub(super) fn write_number(&mut self, layer: Layer, text: &str) {
        let digits = text.chars().filter_map(|sign| sign.to_digit(10));
        let digits = digits.map(|digit| Typed::Digit(digit as u8));
        let typed = core::iter::once(Typed::Clear).chain(digits);
        self.typed.extend(typed.map(|typed| (typed, layer)));
    }

    /// Drops what the keyboard has pressed and typed in this frame.
    pub(super) fn drop_keys(&mut self) {
        let pads = |press: &Press| press.device != PlayerDevice::Keyboard;
        self.made.retain(pads);
        self.ignored.retain(pads);
        self.typed.clear();
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

/// Marks a field of text, which is focusable. While it is on the highest layer, the keys that write something write
/// into it and make no action; the first letter brings it the focus.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct TextField;

/// Marks the button of a number, which digits write wherever the focus is. A phone's keyboard is called for it.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct NumberField;

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
    (key_events, mut heard): (Res<KeyEvents>, HeardPads),
    keys: Res<ButtonInput<KeyCode>>,
    mouse: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    pads: Query<(Entity, &Gamepad)>,
    (acting, devices): (Res<ActingDevice>, Res<PlayerDevices>),
    (bindings, listening): (Res<Bindings>, Res<Listening>),
    mut settling: ResMut<Settling>,
    popovers: Query<(), With<Popover>>,
    candidates: Candidates,
    mut focus: ResMut<InputFocus>,
    mut presses: ResMut<Presses>,
    mut nudged: MessageWriter<Nudged>,
    (mut states, mut downs): (ActionStates, Local<Downs>),
) {
    presses.clear();
    presses.acting = *acting;
    let deaf = listening.is_on() || settling.lasts(&keys, &pads);
    let mut made = Vec::new();
    let field = if deaf { None } else { candidates.field() };
    let in_field = field.is_some() && focus.get() == field;
    let typed = press_keys(
        &key_events,
        &bindings,
        (field.is_some(), in_field),
        &mut downs,
        &mut made,
    );
    if typed.in_text
        && !in_field
        && let Some(field) = field
    {
        focus.set(field, FocusCause::Navigated);
    }
    press_pads(&mut heard, &bindings, &devices, &mut downs, &mut made);
    if deaf {
        downs.spend(|_| true);
        hold(&mut states, &[]);
        return;
    }
    if mouse.just_pressed(MouseButton::Left) || touches.any_just_pressed() {
        made.push((Action::Skip, PlayerDevice::Keyboard));
    }
    let command = key_events.command();
    let held = downs.held();
    // Nothing of a key counts while Control, Alt or Super is held.
    let counts =
        |&(_, device): &(Action, PlayerDevice)| !command || device != PlayerDevice::Keyboard;
    let held: Vec<_> = held.filter(counts).collect();
    presses.held = hold(&mut states, &held);
    if heard.are_heard() {
        let mut allowed = (devices.connected()).filter(|&device| acting.allows(device));
        presses.stick = allowed.find_map(|device| match device {
            PlayerDevice::Pad(pad) => heard.farthest(pad),
            PlayerDevice::Keyboard => None,
        });
    }
    if made.is_empty() && typed.signs.is_empty() {
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
    let typed = typed.signs.into_iter().map(|typed| (typed, layer));
    presses.typed.extend(typed);
}

/// What keys have typed in a frame.
#[derive(Default)]
struct TypedKeys {
    signs: Vec<Typed>,
    /// Whether something of it belongs into the field of text.
    in_text: bool,
}

/// Takes the keys that go down and up; `field` tells whether there is a field of text, and whether it has the focus. A
/// key that is held and reported again writes only what it has begun to write.
fn press_keys(
    keys: &KeyEvents,
    bindings: &Bindings,
    (field, in_field): (bool, bool),
    downs: &mut Downs,
    made: &mut Vec<(Action, PlayerDevice)>,
) -> TypedKeys {
    let mut typed = TypedKeys::default();
    for event in keys.iter() {
        let press = match event {
            KeyEvent::Down(press) => press,
            KeyEvent::Up(key) => {
                downs.go_up(DevicePart::Key(*key));
                continue;
            }
            KeyEvent::ShiftUp => {
                downs.shift_goes_up();
                continue;
            }
            KeyEvent::Lost => {
                downs.forget(|device| device == PlayerDevice::Keyboard);
                continue;
            }
        };
        let part = DevicePart::Key(press.key);
        let written = if field && press.writes && (!press.repeat || downs.wrote(part)) {
            typed_text(press, in_field || typed.in_text)
        } else {
            Vec::new()
        };
        if !written.is_empty() {
            typed.signs.extend(written);
            typed.in_text = true;
            downs.write(press.key);
            continue;
        }
        if press.repeat {
            let goes_on = downs.contains(part) && !press.commands && !downs.wrote(part);
            typed.signs.extend(typed_digit(press).filter(|_| goes_on));
            continue;
        }
        let action = if press.commands {
            None
        } else {
            typed.signs.extend(typed_digit(press));
            bindings.action_of(press)
        };
        if press.shifted && action == bindings.action_with_shift(press.key) {
            downs.go_down_with_shift(part, action);
        } else {
            downs.go_down(part, action);
        }
        made.extend(action.map(|action| (action, PlayerDevice::Keyboard)));
    }
    typed
}

/// Takes the buttons and sticks of pads. Where pads are not heard, what goes down does nothing, even later.
fn press_pads(
    heard: &mut HeardPads,
    bindings: &Bindings,
    devices: &PlayerDevices,
    downs: &mut Downs,
    made: &mut Vec<(Action, PlayerDevice)>,
) {
    let are_heard = heard.are_heard();
    if !are_heard {
        downs.spend(|device| device != PlayerDevice::Keyboard);
    }
    downs.forget(|device| !devices.is_connected(device));
    let mut fresh: Vec<(DevicePart, Action)> = Vec::new();
    for event in heard.buttons(devices) {
        let part = DevicePart::Button(event.pad, event.button);
        if !event.down {
            let later = downs.go_up(part);
            fresh.extend(later.map(|action| (part, action)));
        } else if !are_heard {
            downs.go_down(part, None);
        } else if !downs.contains(part) {
            let make = heard.make(event.pad).unwrap_or_default();
            let pressed = downs.press_button(event.pad, event.button, make, bindings);
            if let Some((_, Some(other))) = pressed {
                fresh.retain(|&(part, _)| part != DevicePart::Button(event.pad, other));
            }
            fresh.extend(pressed.map(|(action, _)| (part, action)));
        }
    }
    for device in devices.connected() {
        let PlayerDevice::Pad(pad) = device else {
            continue;
        };
        for way in [Action::Up, Action::Down, Action::Left, Action::Right] {
            let part = DevicePart::Stick(pad, way);
            if !heard.pushes(pad, way) {
                downs.go_up(part);
            } else if !downs.contains(part) {
                downs.go_down(part, are_heard.then_some(way));
                fresh.extend(are_heard.then_some((part, way)));
            }
        }
    }
    let fresh = fresh.into_iter();
    made.extend(fresh.map(|(part, action)| (action, part.device())));
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
