//! The menus that open over a screen, and the way from one to the next. While one is open the game is paused. The frame
//! builds the menus that every game shares; a game builds those about its rules.

use bevy::{prelude::*, ui_widgets::Activate};

use super::rules_topics::{BookPage, RulesTopics};
use super::{Learning, Screen};
use kit_i18n::LocalizedText;
use kit_input::{Action, FocusMemory, InputSystems, Layer, Presses};
use kit_rules::game::GameId;
use kit_theme::sound::{PlaySound, Sound};

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
    /// The games in progress.
    SavedGames,
    /// Another copy of the program stores what is played.
    SecondCopy,
    /// The settings.
    Settings,
    /// The credits.
    Credits,
    /// What there is to learn a game by: the list of its [`LearnPage`]s.
    Learn,
    /// A game's rules in short; a game builds it.
    RulesSummary,
    /// A game's whole rules; a game builds it.
    Rulebook,
    /// The chapters of a game's tutorial; a game builds it.
    Tutorial,
    /// A game's puzzles; a game builds it.
    Puzzles,
    /// Pictures of a game with facts and sources; a game builds it.
    Gallery,
}

/// One of the menus by which a game can be learnt.
#[derive(Clone, Copy, Debug)]
pub struct LearnPage {
    /// The menu. The game builds it when this state is entered while [`MenuGame`] names the game.
    pub menu: Menu,
    /// The message key of its name; the same key with `-about` is one sentence about it.
    pub name: &'static str,
    /// How far the player has come in it, in words, where that is kept.
    pub progress: Option<fn(&Learning) -> LocalizedText>,
}

/// The game that menus are about: that on screen, otherwise the last one that was, or the one chosen in the list of
/// what there is to learn.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MenuGame(pub GameId);

/// Run condition: menus are about this game.
pub fn menus_are_about(game: GameId) -> impl Fn(Option<Res<MenuGame>>) -> bool + Clone {
    move |about| about.is_some_and(|about| about.0 == game)
}

/// A button that opens another menu, which leads back to this one.
#[derive(Component, Clone, Copy, Debug)]
pub struct OpensMenu(pub Menu);

/// The menus that the open one leads back to, the last one first to come.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct MenuTrail(Vec<Menu>);

impl MenuTrail {
    /// Opens a menu from the one that is open.
    pub fn open(&mut self, from: Menu, to: Menu, next: &mut NextState<Menu>) {
        if from != Menu::None && from != to {
            self.0.push(from);
        }
        next.set(to);
    }

    /// Goes back to the menu before, or closes the last one.
    pub fn back(&mut self, next: &mut NextState<Menu>) {
        next.set(self.0.pop().unwrap_or_default());
    }
}

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
    games: Option<Res<super::Games>>,
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
    games: Res<super::Games>,
    saved: Res<super::SavedGames>,
    about: Option<Res<MenuGame>>,
    mut commands: Commands,
) {
    let shown = screen.get().game();
    let last = || saved.latest().map_or(games.first().id(), |(game, _)| game);
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
    trail.0.clear();
}
