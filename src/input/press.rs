//! The one door for input: what is pressed on any device in a frame, and which layer of the screen it is addressed to.
//! Keys, pads, mouse, touch, typed digits and buttons of the screen all end up in [`Presses`]; nobody else reads devices.

use super::{
    Action, Layer,
    action::{Typed, typed_digit},
    focus::{Candidates, Focusable},
};
use bevy::{
    input::{keyboard::KeyboardInput, touch::Touches},
    prelude::*,
    ui_widgets::Activate,
};
use leafwing_input_manager::prelude::ActionState;

/// What is pressed in this frame.
///
/// A press is addressed to the highest layer that holds anything when it is made, a press on a button to the layer of the
/// button. So the press that closes a menu is not taken for another by what lies below.
#[derive(Resource, Debug, Default)]
pub struct Presses {
    made: Vec<(Action, Layer)>,
    typed: Vec<(Typed, Layer)>,
    held: Vec<Action>,
    /// Made by buttons of the screen, not yet delivered.
    coming: Vec<(Action, Layer)>,
}

impl Presses {
    /// Whether this is asked for, on whatever layer.
    #[must_use]
    pub fn has(&self, action: Action) -> bool {
        self.made.iter().any(|&(made, _)| made == action)
    }

    /// Whether this is asked for on this layer.
    #[must_use]
    pub fn on(&self, layer: Layer, action: Action) -> bool {
        self.made.contains(&(action, layer))
    }

    /// Whether this is asked for while no menu is open.
    #[must_use]
    pub fn below_menus(&self, action: Action) -> bool {
        let below = |&(made, layer): &(Action, Layer)| made == action && layer < Layer::Menu;
        self.made.iter().any(below)
    }

    /// Everything that is asked for.
    pub fn actions(&self) -> impl Iterator<Item = Action> {
        self.made.iter().map(|&(action, _)| action)
    }

    /// Whether what asks for this is held down.
    #[must_use]
    pub fn holds(&self, action: Action) -> bool {
        self.held.contains(&action)
    }

    /// What is typed into a field of digits on this layer.
    pub fn typed(&self, layer: Layer) -> impl Iterator<Item = Typed> {
        let here = move |&&(_, on): &&(Typed, Layer)| on == layer;
        self.typed.iter().filter(here).map(|&(typed, _)| typed)
    }

    /// Forgets what is pressed in this frame.
    pub fn clear(&mut self) {
        self.made.clear();
        self.typed.clear();
        self.held.clear();
    }
}

/// A button that does what its action does.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct ActionButton(pub Action);

/// Gathers the presses of all devices. A tap that begins and ends within one frame is a press all the same, however slow
/// the frames are. A click and a touch ask for nothing but haste: what they are made on has its own answer.
pub(super) fn gather_presses(
    actions: Single<&ActionState<Action>>,
    keys: Res<ButtonInput<KeyCode>>,
    mouse: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    pads: Query<&Gamepad>,
    mut typed: MessageReader<KeyboardInput>,
    candidates: Candidates,
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
    let made: Vec<Action> = Action::ALL
        .into_iter()
        .filter(|&action| {
            actions.just_pressed(&action)
                || (!actions.pressed(&action) && tapped(action))
                || (action == Action::Skip && pointed)
        })
        .collect();
    let digits: Vec<Typed> = typed
        .read()
        .filter(|key| key.state.is_pressed())
        .filter_map(|key| typed_digit(key.key_code))
        .collect();
    if made.is_empty() && digits.is_empty() {
        return;
    }
    let layer = candidates.layer();
    presses
        .made
        .extend(made.into_iter().map(|made| (made, layer)));
    presses
        .typed
        .extend(digits.into_iter().map(|typed| (typed, layer)));
}

/// A button that stands for an action asks for it, whatever it was pressed with.
pub(super) fn press_action(
    press: On<Activate>,
    buttons: Query<(&ActionButton, Option<&Focusable>)>,
    mut presses: ResMut<Presses>,
) {
    if let Ok((button, focusable)) = buttons.get(press.entity) {
        let layer = focusable.map_or_else(Layer::default, |focusable| focusable.layer);
        presses.coming.push((button.0, layer));
    }
}

/// What buttons ask for is asked for in this frame.
pub(super) fn deliver_presses(mut presses: ResMut<Presses>) {
    if !presses.coming.is_empty() {
        let coming = core::mem::take(&mut presses.coming);
        presses.made.extend(coming);
    }
}
