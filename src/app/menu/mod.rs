//! The menus that open over a screen: pause, settings, sound, credits. While one is open the game stands still.

mod credits;
mod pause;
mod settings;
mod sound;

use crate::{
    games::guyenne::table::hud::PauseAsked,
    input::{Action, Focusable, InputSystemsDone, Layer, Memory},
    theme::{
        Design, Look, key_cap, palette,
        sound::{Hear, Sound},
        widget::{LeadsBack, button, page},
    },
};
use bevy::{prelude::*, ui_widgets::Activate};
use leafwing_input_manager::prelude::ActionState;

use super::screen::Screen;

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

/// The button that leads back to where the menu was opened.
#[derive(Component)]
struct Leave;

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
        .add_observer(leave)
        .add_systems(
            PreUpdate,
            open_and_close
                .after(InputSystemsDone)
                .run_if(not(in_state(Screen::Loading))),
        )
        .add_systems(
            Update,
            (
                start_afresh.run_if(state_changed::<Menu>),
                pause_when_asked.run_if(on_message::<PauseAsked>),
            ),
        )
        .add_systems(OnEnter(Menu::None), (let_time_pass, forget_trail))
        .add_systems(OnExit(Menu::None), stop_time);
}

/// Opens the pause, closes what is open, goes back to what was open before.
fn open_and_close(
    mut actions: Single<&mut ActionState<Action>>,
    menu: Res<State<Menu>>,
    trail: Res<Trail>,
    mut next: ResMut<NextState<Menu>>,
    mut hear: MessageWriter<Hear>,
) {
    let pause = actions.just_pressed(&Action::Pause);
    let back = actions.just_pressed(&Action::Back);
    match menu.get() {
        Menu::None if pause => next.set(Menu::Pause),
        Menu::Pause if pause || back => next.set(Menu::None),
        Menu::Sound if pause || back => next.set(Menu::Settings),
        Menu::Settings | Menu::Credits if pause || back => next.set(trail.0),
        _ => return,
    }
    if *menu.get() != Menu::None {
        hear.write(Hear::now(Sound::BACK));
    }
    // The press has done its work: what lies below must not take it for its own.
    spend(&mut actions, Action::Pause);
    spend(&mut actions, Action::Back);
}

/// A press that has been answered: it is held on, but nobody else sees it begin.
pub(super) fn spend(actions: &mut ActionState<Action>, action: Action) {
    if let Some(data) = actions.button_data_mut(&action) {
        data.state.tick();
    }
}

/// The table's own button asks for the pause.
fn pause_when_asked(mut asked: MessageReader<PauseAsked>, mut commands: Commands) {
    asked.clear();
    commands.set_state_if_neq(Menu::Pause);
}

/// A menu that opens has its own first thing to press.
fn start_afresh(mut memory: ResMut<Memory>) {
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
            Design(Node {
                margin: UiRect::top(px(6)),
                justify_content: JustifyContent::Center,
                ..default()
            }),
        ))
        .id();
    commands
        .spawn((
            ChildOf(foot),
            (Leave, LeadsBack),
            button(Look::Azure, "menu-back", Focusable::MENU.first()),
        ))
        .with_child(key_cap(Action::Back));
}

/// Goes back to where the menu was opened.
fn leave(
    activate: On<Activate>,
    buttons: Query<(), With<Leave>>,
    menu: Res<State<Menu>>,
    trail: Res<Trail>,
    mut commands: Commands,
) {
    if buttons.contains(activate.entity) {
        commands.set_state(match menu.get() {
            Menu::Sound => Menu::Settings,
            _ => trail.0,
        });
    }
}
