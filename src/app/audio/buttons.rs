//! The quiet sounds of buttons.

use crate::{
    input::Focused,
    theme::{
        ButtonStyle,
        sound::{PlaySound, Sound},
        widget::LeadsBack,
    },
};
use bevy::{
    picking::hover::Hovered,
    prelude::*,
    ui::InteractionDisabled,
    ui_widgets::{Activate, Button},
};

/// Every button is heard.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(hear_press)
        .add_observer(hear_focus)
        .add_systems(Update, hear_pointer);
}

/// A press is heard; an answer that is chosen clicks.
fn hear_press(
    activate: On<Activate>,
    buttons: Query<(&ButtonStyle, Has<LeadsBack>), With<Button>>,
    mut play: MessageWriter<PlaySound>,
) {
    if let Ok((look, back)) = buttons.get(activate.entity) {
        let sound = match look {
            _ if back => Sound::BACK,
            ButtonStyle::Option => Sound::TOGGLE,
            _ => Sound::PRESS,
        };
        play.write(PlaySound::now(sound));
    }
}

/// The focus reaches a button.
fn hear_focus(
    focused: On<Add, Focused>,
    buttons: Query<(), With<Button>>,
    mut play: MessageWriter<PlaySound>,
) {
    if buttons.contains(focused.entity) {
        play.write(PlaySound::now(Sound::HOVER));
    }
}

/// The pointer reaches a button that can be pressed.
fn hear_pointer(
    hovered: Query<&Hovered, (With<Button>, Changed<Hovered>, Without<InteractionDisabled>)>,
    mut play: MessageWriter<PlaySound>,
) {
    if hovered.iter().any(Hovered::get) {
        play.write(PlaySound::now(Sound::HOVER));
    }
}
