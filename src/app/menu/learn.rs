//! The list of what there is to learn a game by, as the game offers it: rules, tutorial, puzzles, pictures.

use crate::{
    i18n::LocalizedText,
    input::Focusable,
    rules::game::GameId,
    table::{
        Games, Learning, Screen,
        menu::{LearnPage, Menu, MenuGame, OpensMenu},
        menu_page::{back_button, veil},
    },
    theme::{
        ButtonStyle, TextStyle, palette,
        widget::{button, centred, label, panel, set_checked},
    },
};
use bevy::{prelude::*, ui_widgets::Activate};

/// The width of the buttons, in design units.
const BUTTON: f32 = 270.0;

/// Adds the menu.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Learn), show_learn)
        .add_observer(choose_game);
}

/// The pages of the game that menus are about.
pub(super) fn learn_pages(games: &Games, about: Option<&MenuGame>) -> &'static [LearnPage] {
    about
        .and_then(|about| games.get(about.0))
        .map_or(&[], |game| game.learn)
}

/// What a page is about, and how far the player has come in it.
fn about_page(page: &LearnPage, learning: &Learning) -> LocalizedText {
    let about = LocalizedText::new(format!("{}-about", page.name));
    match page.progress {
        Some(progress) => LocalizedText::new("learn-so-far")
            .with("about", about)
            .with("progress", progress(learning)),
        None => about,
    }
}

/// Builds the menu over the screen.
fn show_learn(
    games: Res<Games>,
    about: Option<Res<MenuGame>>,
    learning: Res<Learning>,
    screen: Res<State<Screen>>,
    mut commands: Commands,
) {
    let root = commands.spawn(veil(Menu::Learn, "Learn")).id();
    let panel_entity = commands.spawn((ChildOf(root), panel(860.0))).id();
    commands.spawn((
        ChildOf(panel_entity),
        centred("learn", TextStyle::HEADING, palette::AZURE_DEEP),
    ));
    if screen.get().game().is_none() {
        offer_games(&games, about.as_deref(), panel_entity, &mut commands);
    }
    for (n, page) in learn_pages(&games, about.as_deref()).iter().enumerate() {
        let row = commands
            .spawn((
                ChildOf(panel_entity),
                Node {
                    align_items: AlignItems::Center,
                    column_gap: px(20),
                    ..default()
                },
            ))
            .id();
        let focusable = match n {
            0 => Focusable::MENU.first(),
            _ => Focusable::MENU,
        };
        let mut entry = commands.spawn((
            ChildOf(row),
            OpensMenu(page.menu),
            button(ButtonStyle::Parchment, page.name, focusable),
        ));
        entry
            .entry::<Node>()
            .and_modify(|mut node| node.width = px(BUTTON));
        commands.spawn((
            ChildOf(row),
            Node {
                flex_shrink: 1.0,
                flex_basis: px(0),
                flex_grow: 1.0,
                ..default()
            },
            label(
                about_page(page, &learning),
                TextStyle::SMALL.growing(1.4),
                palette::INK,
            ),
        ));
    }
    back_button(&mut commands, panel_entity);
}

/// The game that the list is to be about.
#[derive(Component, Clone, Copy)]
struct LearnAbout(GameId);

/// Where no game is on screen, and several can be learnt: which one.
fn offer_games(
    games: &Games,
    about: Option<&MenuGame>,
    panel_entity: Entity,
    commands: &mut Commands,
) {
    let all = games.0.iter().filter(|game| !game.learn.is_empty());
    if all.clone().nth(1).is_none() {
        return;
    }
    let row = commands
        .spawn((
            ChildOf(panel_entity),
            Node {
                justify_content: JustifyContent::Center,
                flex_wrap: FlexWrap::Wrap,
                column_gap: px(10),
                row_gap: px(6),
                ..default()
            },
        ))
        .id();
    for game in all {
        let mut option = commands.spawn((
            ChildOf(row),
            LearnAbout(game.id()),
            button(ButtonStyle::Option, game.name, Focusable::MENU),
        ));
        let chosen = about.is_some_and(|about| about.0 == game.id());
        set_checked(&mut option, chosen);
    }
}

/// Shows the list of another game.
fn choose_game(activate: On<Activate>, options: Query<&LearnAbout>, mut commands: Commands) {
    if let Ok(&LearnAbout(game)) = options.get(activate.entity) {
        commands.insert_resource(MenuGame(game));
        commands.set_state(Menu::Learn);
    }
}
