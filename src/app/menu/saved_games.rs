//! The games in progress, the one played last first: each can go on, or be given up for good, which is asked first.

use super::give_code::GivesCode;
use super::question_page::{answer_row, question_page};
use crate::app::save::RemoveSavedGame;
use crate::keys;
use bevy::{prelude::*, ui_widgets::Activate};
use kit_i18n::LocalizedText;
use kit_input::{Action, Focusable, InputSystems, Layer, Presses};
use kit_rules::game::GameId;
use kit_rules::message_key::MessageKey;
use kit_table::flow::PageSystems;
use kit_table::{
    AccessibleName, Games, Menu, SavedGame, SavedGames, StartGame,
    menu_page::{read_heading, read_page},
};
use kit_theme::{
    ButtonStyle, Scale, TextStyle, palette,
    scroll_pane::scroll_pane,
    widget::{LeadsBack, Picture, button, centred, label},
};

/// The focus zones of the head and of the list.
const HEAD: u8 = 0;
const LIST: u8 = 1;
/// The space between two games, in design units.
const GAP: f32 = 8.0;
/// The height of the picture on a button, in design units.
const ICON: f32 = 24.0;

/// What a button does with the saved game of this box and number.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum GameButton {
    /// Goes on with it.
    Continue(GameId, u16),
    /// Asks whether it shall be given up.
    GiveUp(GameId, u16),
}

/// The game that the player is asked about.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct AskedAbout(Option<(GameId, u16)>);

/// The root of the question.
#[derive(Component)]
struct GiveUpPage;

/// A button that answers: yes, or no.
#[derive(Component, Clone, Copy, Debug)]
struct GiveUpAnswer(bool);

/// Adds the menu.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AskedAbout>()
        .add_observer(press_button)
        .add_observer(answer)
        .add_systems(OnEnter(Menu::SavedGames), show_list)
        .add_systems(OnExit(Menu::SavedGames), |mut asked: ResMut<AskedAbout>| {
            asked.0 = None;
        })
        .add_systems(PreUpdate, refuse_on_back.after(InputSystems::Act))
        .add_systems(
            Update,
            (
                show_question.run_if(resource_changed::<AskedAbout>),
                show_anew.run_if(resource_changed::<SavedGames>),
            )
                .in_set(PageSystems)
                .run_if(in_state(Menu::SavedGames)),
        );
}

/// The list is built anew when it changes.
fn show_anew(mut next: ResMut<NextState<Menu>>) {
    next.set(Menu::SavedGames);
}

/// Builds the list over the screen.
fn show_list(games: Res<Games>, saved: Res<SavedGames>, scale: Res<Scale>, mut commands: Commands) {
    let page = read_page(
        &mut commands,
        Menu::SavedGames,
        "Games in progress",
        GAP,
        HEAD,
    );
    commands.spawn((
        ChildOf(page.title),
        label(keys::SAVED_GAMES, read_heading(&scale), palette::AZURE_DEEP),
    ));
    let pane = scroll_pane(&mut commands, page.panel);
    if saved.0.is_empty() {
        commands.spawn((
            ChildOf(pane),
            centred(keys::SAVED_GAMES_NONE, TextStyle::BODY, palette::INK),
        ));
    }
    for (n, saved) in saved.0.iter().enumerate() {
        if let Some(game) = games.get(saved.game) {
            add_row(&mut commands, pane, game.name, saved, n == 0);
        }
    }
}

/// Adds a game to the list.
fn add_row(
    commands: &mut Commands,
    pane: Entity,
    name: MessageKey,
    saved: &SavedGame,
    first: bool,
) {
    let row = commands
        .spawn((
            ChildOf(pane),
            Node {
                align_items: AlignItems::Center,
                column_gap: px(14),
                flex_shrink: 0.0,
                padding: UiRect::axes(px(10), px(4)),
                ..default()
            },
        ))
        .id();
    let words = commands
        .spawn((
            ChildOf(row),
            Node {
                flex_direction: FlexDirection::Column,
                flex_grow: 1.0,
                flex_basis: px(0),
                ..default()
            },
        ))
        .id();
    commands.spawn((ChildOf(words), label(name, TextStyle::STRONG, palette::INK)));
    let about = saved.save.about.clone();
    commands.spawn((
        ChildOf(words),
        label(
            about.clone(),
            TextStyle::CAPTION.growing(1.3),
            palette::INK_PALE,
        ),
    ));
    let (game, number) = (saved.game, saved.number);
    let spoken = |key: MessageKey| {
        let spoken = LocalizedText::new(key).with("name", LocalizedText::new(name));
        AccessibleName(spoken.with("about", about.clone()))
    };
    let focusable = Focusable::MENU.zone(LIST);
    commands.spawn((
        ChildOf(row),
        GameButton::Continue(game, number),
        spoken(keys::CHOOSE_GAME_RESUME),
        button(
            ButtonStyle::Azure,
            keys::TITLE_CONTINUE,
            if first { focusable.first() } else { focusable },
        ),
    ));
    let none = LocalizedText::verbatim("");
    let mut code = commands.spawn((
        ChildOf(row),
        GivesCode::OfSaved(game, number),
        spoken(keys::SAVED_GAMES_CODE_SPOKEN),
        button(ButtonStyle::Parchment, none, focusable),
    ));
    code.with_child((Picture::tall("icon-copy", ICON), Pickable::IGNORE));
    code.entry::<Node>().and_modify(|mut node| {
        node.padding = UiRect::horizontal(px(8));
        node.min_width = px(46);
        node.column_gap = px(0);
    });
    commands.spawn((
        ChildOf(row),
        GameButton::GiveUp(game, number),
        spoken(keys::SAVED_GAMES_GIVE_UP_SPOKEN),
        button(ButtonStyle::Parchment, keys::SAVED_GAMES_GIVE_UP, focusable),
    ));
}

/// Goes on with a game, or asks whether it shall be given up.
fn press_button(
    activate: On<Activate>,
    buttons: Query<&GameButton>,
    saved: Res<SavedGames>,
    mut asked: ResMut<AskedAbout>,
    mut commands: Commands,
) {
    match buttons.get(activate.entity) {
        Ok(&GameButton::Continue(game, number)) => {
            if let Some(saved) = saved.numbered(game, number) {
                commands.write_message(StartGame::resume(game, &saved.save));
                commands.set_state(Menu::None);
            }
        }
        Ok(&GameButton::GiveUp(game, number)) => asked.0 = Some((game, number)),
        Err(_) => {}
    }
}

/// Shows the question over the list, or takes it away.
fn show_question(
    asked: Res<AskedAbout>,
    games: Res<Games>,
    saved: Res<SavedGames>,
    shown: Query<Entity, With<GiveUpPage>>,
    mut commands: Commands,
) {
    for entity in &shown {
        commands.entity(entity).despawn();
    }
    let about = asked.0.and_then(|(game, number)| {
        let saved = saved.numbered(game, number)?;
        Some((games.get(game)?.name, saved.save.about.clone()))
    });
    let Some((name, about)) = about else {
        return;
    };
    let message = LocalizedText::new(keys::SAVED_GAMES_GIVE_UP_ASK)
        .with("name", LocalizedText::new(name))
        .with("about", about);
    let root = (GiveUpPage, DespawnOnExit(Menu::SavedGames));
    let panel = question_page(&mut commands, root, message);
    let foot = answer_row(&mut commands, panel);
    let on = Focusable::on(Layer::Alert);
    commands.spawn((
        ChildOf(foot),
        GiveUpAnswer(true),
        button(ButtonStyle::Gules, keys::SAVED_GAMES_GIVE_UP, on),
    ));
    commands.spawn((
        ChildOf(foot),
        (GiveUpAnswer(false), LeadsBack),
        button(ButtonStyle::Parchment, keys::ANSWER_CANCEL, on.first()),
    ));
}

/// Gives the game up, or keeps it.
fn answer(
    activate: On<Activate>,
    answers: Query<&GiveUpAnswer>,
    mut asked: ResMut<AskedAbout>,
    mut remove: MessageWriter<RemoveSavedGame>,
) {
    let Ok(&GiveUpAnswer(yes)) = answers.get(activate.entity) else {
        return;
    };
    if let Some((game, number)) = asked.0.take().filter(|_| yes) {
        remove.write(RemoveSavedGame { game, number });
    }
}

/// The back and the pause key say no.
fn refuse_on_back(presses: Res<Presses>, mut asked: ResMut<AskedAbout>) {
    let no = [Action::Back, Action::Pause]
        .into_iter()
        .any(|action| presses.on(Layer::Alert, action));
    if no && asked.0.is_some() {
        asked.0 = None;
    }
}
