//! The menus that open over a screen: pause, settings, sound, credits. While one is open the game stands still.

mod credits;
mod pause;
mod settings;
mod sound;

use crate::{
    input::{Action, ActionButton, FocusMemory, Focusable, InputSystems, Layer, Presses},
    theme::{
        ButtonStyle, key_cap, palette,
        sound::{PlaySound, Sound},
        widget::{LeadsBack, button, page},
    },
};
use bevy::prelude::*;

use crate::table::Screen;

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
struct Trail(Menu);

/// Every menu.
pub(super) fn plugin(app: &mut App) {
    app.init_state::<Menu>()
        .init_resource::<Trail>()
        .add_plugins((
            pause::plugin,
            settings::plugin,
            sound::plugin,
            credits::plugin,
        ))
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

/// The veil that a menu lies on; it keeps presses from what is below.
fn veil(menu: Menu, name: &'static str) -> impl Bundle {
    (
        Name::new(name),
        DespawnOnExit(menu),
        page(),
        GlobalZIndex(100),
        BackgroundColor(palette::VEIL),
    )
}

/// The foot of a menu: the button that leads back.
fn foot(commands: &mut Commands, sheet: Entity) {
    let foot = commands
        .spawn((
            ChildOf(sheet),
            Node {
                margin: UiRect::top(px(6)),
                justify_content: JustifyContent::Center,
                ..default()
            },
        ))
        .id();
    commands
        .spawn((
            ChildOf(foot),
            (ActionButton(Action::Back), LeadsBack),
            button(ButtonStyle::Azure, "menu-back", Focusable::MENU.first()),
        ))
        .with_child(key_cap(Action::Back));
}
