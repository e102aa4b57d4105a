//! All input in one place: what is pressed on any device in a frame, and on which layer of the screen. Keys, pads,
//! mouse, touch, typed digits and buttons of the screen all end up in [`Presses`]; only `input` reads devices.

use super::{
    Action, Layer,
    action::{Typed, commands, typed_digit, typed_text},
    focus::{Candidates, Focusable},
};
use bevy::{
    input::{keyboard::KeyboardInput, touch::Touches},
    input_focus::{FocusCause, InputFocus},
    prelude::*,
    ui_widgets::Activate,
};
use leafwing_input_manager::prelude::ActionState;

/// What is pressed in this frame.
///
/// A press belongs to the highest layer that holds anything when it is made, a press on a button to the button's layer.
/// So the press that closes a menu does nothing on the page below.
#[derive(Resource, Debug, Default)]
pub struct Presses {
    made: Vec<(Action, Layer)>,
    typed: Vec<(Typed, Layer)>,
    held: Vec<Action>,
    /// Made by buttons of the screen, not yet delivered.
    pending: Vec<(Action, Layer)>,
}

impl Presses {
    /// Whether this action is pressed, on any layer.
    #[must_use]
    pub fn has(&self, action: Action) -> bool {
        self.made.iter().any(|&(made, _)| made == action)
    }

    /// Whether this action is pressed on this layer.
    #[must_use]
    pub fn on(&self, layer: Layer, action: Action) -> bool {
        self.made.contains(&(action, layer))
    }

    /// Whether this action is pressed below the menus.
    #[must_use]
    pub fn below_menus(&self, action: Action) -> bool {
        let below = |&(made, layer): &(Action, Layer)| made == action && layer < Layer::Menu;
        self.made.iter().any(below)
    }

    /// Every action that is pressed.
    pub fn actions(&self) -> impl Iterator<Item = Action> {
        self.made.iter().map(|&(action, _)| action)
    }

    /// Whether a key or button of this action is held down.
    #[must_use]
    pub fn holds(&self, action: Action) -> bool {
        self.held.contains(&action)
    }

    /// What is typed into a field of digits or of text on this layer.
    pub fn typed(&self, layer: Layer) -> impl Iterator<Item = Typed> {
        let here = move |&&(_, on): &&(Typed, Layer)| on == layer;
        self.typed.iter().filter(here).map(|&(typed, _)| typed)
    }

    /// Drops the presses of this frame, and what is held; presses of buttons that are not delivered yet stay.
    pub fn clear(&mut self) {
        self.made.clear();
        self.typed.clear();
        self.held.clear();
    }
}

/// Marks a field of text, which is focusable. While it is on the highest layer, the keys that write something write into
/// it and make no action; the first letter brings it the focus.
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
    actions: Single<&ActionState<Action>>,
    keys: Res<ButtonInput<KeyCode>>,
    mouse: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    pads: Query<&Gamepad>,
    mut typed: MessageReader<KeyboardInput>,
    popovers: Query<(), With<Popover>>,
    candidates: Candidates,
    mut focus: ResMut<InputFocus>,
    mut presses: ResMut<Presses>,
) {
    presses.clear();
    presses.held = actions.get_pressed();
    let shifted = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let tapped = |action: Action| {
        let meant = match action {
            Action::Prev => shifted,
            Action::Next => !shifted,
            _ => true,
        };
        let by_key = action
            .keys()
            .iter()
            .any(|key| keys.just_pressed(*key) && !keys.pressed(*key));
        let by_button = action.buttons().iter().any(|button| {
            pads.iter()
                .any(|pad| pad.just_pressed(*button) && !pad.pressed(*button))
        });
        by_key && meant || by_button
    };
    let pointed = mouse.get_just_pressed().next().is_some() || touches.any_just_pressed();
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
    let writes = |action: &Action| action.keys().iter().any(|key| writing.contains(key));
    let mut made: Vec<Action> = Action::ALL
        .into_iter()
        .filter(|&action| {
            actions.just_pressed(&action)
                || (!actions.pressed(&action) && tapped(action))
                || (action == Action::Skip && pointed)
        })
        .filter(|action| !writes(action))
        .collect();
    if made.is_empty() && signs.is_empty() {
        return;
    }
    let layer = candidates.layer();
    if layer == Layer::Question && !popovers.is_empty() {
        for action in made.iter_mut().filter(|made| **made == Action::Pause) {
            *action = Action::Back;
        }
    }
    presses
        .made
        .extend(made.into_iter().map(|made| (made, layer)));
    presses
        .typed
        .extend(signs.into_iter().map(|typed| (typed, layer)));
}

/// Records the action of a button that is activated, with any device.
pub(super) fn press_action(
    press: On<Activate>,
    buttons: Query<(&ActionButton, Option<&Focusable>)>,
    mut presses: ResMut<Presses>,
) {
    if let Ok((button, focusable)) = buttons.get(press.entity) {
        let layer = focusable.map_or_else(Layer::default, |focusable| focusable.layer);
        presses.pending.push((button.0, layer));
    }
}

/// Adds the actions of buttons to those of this frame.
pub(super) fn deliver_presses(mut presses: ResMut<Presses>) {
    if !presses.pending.is_empty() {
        let pending = core::mem::take(&mut presses.pending);
        presses.made.extend(pending);
    }
}
