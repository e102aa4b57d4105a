//! Opens and closes menus, and pauses the game meanwhile.

use crate::{
    input::{Action, FocusMemory, InputSystems, Layer, Presses},
    table::Screen,
    theme::sound::{PlaySound, Sound},
};
use bevy::prelude::*;

/// The menu that is open.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Menu {
    /// No menu is open.
    #[default]
    None,
    /// The pause menu.
    Pause,
    /// Who plays with which device: a gamepad is lost, a game of several people is continued, or somebody joins.
    Seats,
    /// The settings.
    Settings,
    /// The volumes, opened from the settings.
    Sound,
    /// The settings for several people at one screen, opened from the settings.
    Couch,
    /// The credits.
    Credits,
}

/// The menu that the open one leads back to.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Trail(pub(super) Menu);

/// Adds opening and closing of menus.
pub(super) fn plugin(app: &mut App) {
    app.init_state::<Menu>()
        .init_resource::<Trail>()
        .add_systems(
            PreUpdate,
            open_and_close
                .after(InputSystems::Act)
                .run_if(not(in_state(Screen::Loading))),
        )
        .add_systems(Update, reset_focus.run_if(state_changed::<Menu>))
        .add_systems(OnEnter(Menu::None), (resume_time, forget_trail))
        .add_systems(OnExit(Menu::None), pause_time);
}

/// Opens the pause menu, closes the open menu, or goes back to the one before.
fn open_and_close(
    presses: Res<Presses>,
    menu: Res<State<Menu>>,
    trail: Res<Trail>,
    mut next: ResMut<NextState<Menu>>,
    mut play: MessageWriter<PlaySound>,
) {
    let pause = presses.has(Action::Pause);
    let back = presses.has(Action::Back);
    match menu.get() {
        Menu::None if pause => next.set(Menu::Pause),
        Menu::Pause | Menu::Seats if pause || back => next.set(Menu::None),
        Menu::Sound | Menu::Couch if pause || back => next.set(Menu::Settings),
        Menu::Settings | Menu::Credits if pause || back => next.set(trail.0),
        _ => return,
    }
    if *menu.get() != Menu::None {
        play.write(PlaySound::now(Sound::BACK));
    }
}

/// A menu that opens focuses its own first button.
fn reset_focus(mut memory: ResMut<FocusMemory>) {
    memory.forget(Layer::Menu);
}

/// Pauses the game.
fn pause_time(mut time: ResMut<Time<Virtual>>) {
    time.pause();
}

/// Resumes the game.
fn resume_time(mut time: ResMut<Time<Virtual>>) {
    time.unpause();
}

/// With no menu open there is none to go back to.
fn forget_trail(mut trail: ResMut<Trail>) {
    trail.0 = Menu::None;
}
