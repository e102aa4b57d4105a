//! How menus open and close, and which game they are about. While one is open the game is paused.

use bevy::{prelude::*, ui_widgets::Activate};

use super::menu::{Menu, MenuGame, MenuTrail, OpensMenu};
use super::rules_topics::{BookPage, RulesTopics};
use super::{Games, SavedGames, Screen};
use kit_input::{Action, FocusMemory, InputSystems, Layer, Presses};
use kit_theme::sound::{PlaySound, Sound};

/// Adds opening and closing of menus.
pub fn plugin(app: &mut App) {
    app.init_state::<Menu>()
        .init_resource::<MenuTrail>()
        .add_observer(open_menu)
        .add_systems(
            PreUpdate,
            open_and_close
                .after(InputSystems::Act)
                .run_if(not(in_state(Screen::Loading))),
        )
        .add_systems(
            Update,
            (
                follow_game.run_if(state_changed::<Screen>),
                reset_focus.run_if(state_changed::<Menu>),
            ),
        )
        .add_systems(OnEnter(Menu::None), (resume_time, forget_trail))
        .add_systems(OnExit(Menu::None), pause_time);
}

/// Opens the pause menu, the rules in short or the rule that something on screen is about, closes the open menu, or
/// goes back to the one before.
fn open_and_close(
    presses: Res<Presses>,
    menu: Res<State<Menu>>,
    about: Option<Res<MenuGame>>,
    games: Option<Res<Games>>,
    topics: Res<RulesTopics>,
    mut page: ResMut<BookPage>,
    mut trail: ResMut<MenuTrail>,
    mut next: ResMut<NextState<Menu>>,
    mut play: MessageWriter<PlaySound>,
) {
    let open = *menu.get();
    let has = |menu: Menu| {
        let game = (games.as_ref()).and_then(|games| games.get(about.as_ref()?.0));
        game.is_some_and(|game| game.learn.iter().any(|page| page.menu == menu))
    };
    // A question over a menu is answered first.
    if presses.made().any(|press| press.layer == Layer::Alert) {
        return;
    }
    let pause = presses.has(Action::Pause);
    let back = presses.has(Action::Back);
    let rules = presses.has(Action::Rules);
    match open {
        Menu::None if pause => next.set(Menu::Pause),
        Menu::Pause | Menu::Seats if pause || back => next.set(Menu::None),
        Menu::RulesSummary if rules || pause || back => trail.back(&mut next),
        Menu::None if rules && topics.urgent.is_some() && has(Menu::Rulebook) => {
            if let Some(id) = topics.urgent {
                page.go_to(id);
            }
            trail.open(open, Menu::Rulebook, &mut next);
        }
        _ if rules && open != Menu::Seats && has(Menu::RulesSummary) => {
            trail.open(open, Menu::RulesSummary, &mut next);
        }
        Menu::None => return,
        _ if pause || back => trail.back(&mut next),
        _ => return,
    }
    if open != Menu::None {
        play.write(PlaySound::now(Sound::BACK));
    }
}

/// Opens the menu of a button.
fn open_menu(
    activate: On<Activate>,
    buttons: Query<&OpensMenu>,
    menu: Res<State<Menu>>,
    mut trail: ResMut<MenuTrail>,
    mut next: ResMut<NextState<Menu>>,
) {
    if let Ok(opens) = buttons.get(activate.entity) {
        trail.open(*menu.get(), opens.0, &mut next);
    }
}

/// Menus are about the game on screen; at the start about the one played last.
fn follow_game(
    screen: Res<State<Screen>>,
    games: Res<Games>,
    saved: Res<SavedGames>,
    about: Option<Res<MenuGame>>,
    mut commands: Commands,
) {
    let shown = screen.get().game();
    let last = || saved.latest().map_or(games.first().id, |(game, _)| game);
    let game = shown.or_else(|| about.is_none().then(last));
    if let Some(game) = game {
        commands.insert_resource(MenuGame(game));
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
fn forget_trail(mut trail: ResMut<MenuTrail>) {
    trail.forget();
}
