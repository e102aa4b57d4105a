//! The sounds of buttons.

use bevy::{
    picking::hover::Hovered,
    prelude::*,
    ui::InteractionDisabled,
    ui_widgets::{Activate, Button},
};
use kit_input::Focused;
use kit_theme::{
    ButtonStyle,
    entrance::EntranceSystems,
    sound::{PlaySound, Sound},
    widget::LeadsBack,
};

/// Adds the sounds of buttons.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(sound_on_press)
        .add_observer(sound_on_focus)
        .add_systems(Update, sound_on_hover.after(EntranceSystems));
}

/// A button is pressed.
fn sound_on_press(
    activate: On<Activate>,
    buttons: Query<(&ButtonStyle, Has<LeadsBack>), With<Button>>,
    mut play: MessageWriter<PlaySound>,
) {
    if let Ok((style, back)) = buttons.get(activate.entity) {
        let sound = match style {
            _ if back => Sound::BACK,
            ButtonStyle::Option => Sound::TOGGLE,
            _ => Sound::PRESS,
        };
        play.write(PlaySound::now(sound));
    }
}

/// The focus reaches a button.
fn sound_on_focus(
    focused: On<Add, Focused>,
    buttons: Query<(), With<Button>>,
    mut play: MessageWriter<PlaySound>,
) {
    if buttons.contains(focused.entity) {
        play.write(PlaySound::now(Sound::HOVER));
    }
}

/// The pointer reaches a button that can be pressed.
fn sound_on_hover(
    hovered: Query<&Hovered, (With<Button>, Changed<Hovered>, Without<InteractionDisabled>)>,
    mut play: MessageWriter<PlaySound>,
) {
    if hovered.iter().any(Hovered::get) {
        play.write(PlaySound::now(Sound::HOVER));
    }
}
