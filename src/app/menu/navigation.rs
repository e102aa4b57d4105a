//! Which menu is open, what opens and closes it, and that the game stands still meanwhile.

use crate::{
    input::{Action, FocusMemory, InputSystems, Layer, Presses},
    table::Screen,
    theme::sound::{PlaySound, Sound},
};
use bevy::prelude::*;

/// The menu that is open.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Menu {
    /// None: the screen has the floor.
    #[default]
    None,
    /// The pause.
    Pause,
    /// The settings.
    Settings,
    /// How loud everything is: opened from the settings.
    Sound,
    /// Whose work this is.
    Credits,
}

/// The menu to come back to from the one that is open.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Trail(pub(super) Menu);

/// Opens and closes menus.
pub(super) fn plugin(app: &mut App) {
    app.init_state::<Menu>()
        .init_resource::<Trail>()
        .add_systems(
            PreUpdate,
            open_and_close
                .after(InputSystems::Act)
                .run_if(not(in_state(Screen::Loading))),
        )
        .add_systems(Update, start_afresh.run_if(state_changed::<Menu>))
        .add_systems(OnEnter(Menu::None), (let_time_pass, forget_trail))
        .add_systems(OnExit(Menu::None), stop_time);
}

/// Opens the pause, closes what is open, goes back to what was open before.
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
        Menu::Pause if pause || back => next.set(Menu::None),
        Menu::Sound if pause || back => next.set(Menu::Settings),
        Menu::Settings | Menu::Credits if pause || back => next.set(trail.0),
        _ => return,
    }
    if *menu.get() != Menu::None {
        play.write(PlaySound::now(Sound::BACK));
    }
}

/// A menu that opens has its own first thing to press.
fn start_afresh(mut memory: ResMut<FocusMemory>) {
    memory.forget(Layer::Menu);
}

/// The game stands still.
fn stop_time(mut time: ResMut<Time<Virtual>>) {
    time.pause();
}

/// The game goes on.
fn let_time_pass(mut time: ResMut<Time<Virtual>>) {
    time.unpause();
}

/// Nothing is open, so there is nothing to come back to.
fn forget_trail(mut trail: ResMut<Trail>) {
    trail.0 = Menu::None;
}
