//! The list of what there is to learn a game by, as the game offers it: rules, tutorial, puzzles, pictures.

use crate::keys;
use bevy::{prelude::*, ui_widgets::Activate};
use kit_i18n::LocalizedText;
use kit_input::Focusable;
use kit_rules::game::GameId;
use kit_rules::message_key::MessageEnding;
use kit_table::{
    Game, Games, Learning, Screen,
    menu::{LearnPage, Menu, MenuGame, OpensMenu},
    menu_page::{back_button, read_heading, veil},
};
use kit_theme::{
    ButtonStyle, Scale, TextStyle, palette,
    rebuild::add_page,
    widget::{button, centred, label, panel, set_checked},
};

/// The width of the buttons, in design units.
const BUTTON: f32 = 270.0;
/// The width of the panel; with the games beside its heading it is wider.
const WIDTH: f32 = 860.0;
const LOW_WIDTH: f32 = 1040.0;

/// The root of the menu.
#[derive(Component)]
struct LearnRoot;

/// Adds the menu.
pub(super) fn plugin(app: &mut App) {
    add_page::<LearnRoot, _>(app, Menu::Learn, show_learn);
    app.add_observer(choose_game);
}

/// The pages of the game that menus are about.
pub(super) fn learn_pages(games: &Games, about: Option<&MenuGame>) -> &'static [LearnPage] {
    about
        .and_then(|about| games.get(about.0))
        .map_or(&[], |game| game.learn)
}

/// What a page is about, and how far the player has come in it.
fn about_page(page: &LearnPage, learning: &Learning) -> LocalizedText {
    let about = LocalizedText::new(page.name).ending(MessageEnding::About);
    match page.progress {
        Some(progress) => LocalizedText::new(keys::LEARN_SO_FAR)
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
    scale: Res<Scale>,
    mut commands: Commands,
) {
    let root = commands.spawn((LearnRoot, veil(Menu::Learn, "Learn"))).id();
    let offered = offered(&games, *screen.get());
    // On a low page the games stand beside the heading, so that the way back stays in the window.
    let beside = scale.is_low() && !offered.is_empty();
    let width = if beside { LOW_WIDTH } else { WIDTH };
    let panel_entity = commands.spawn((ChildOf(root), panel(width))).id();
    let (head, style) = if beside {
        let row = commands.spawn((ChildOf(panel_entity), centred_row()));
        (row.id(), read_heading(&scale))
    } else {
        (panel_entity, TextStyle::HEADING)
    };
    commands.spawn((
        ChildOf(head),
        centred(keys::LEARN, style, palette::AZURE_DEEP),
    ));
    if !offered.is_empty() {
        let row = if beside {
            head
        } else {
            commands.spawn((ChildOf(head), centred_row())).id()
        };
        offer_games(&offered, about.as_deref(), row, &mut commands);
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

/// The games to choose from, where no game is on screen and several can be learnt.
fn offered(games: &Games, screen: Screen) -> Vec<&Game> {
    let all = games.0.iter().filter(|game| !game.learn.is_empty());
    let all: Vec<&Game> = all.collect();
    if screen.game().is_none() && all.len() > 1 {
        all
    } else {
        Vec::new()
    }
}

/// A row whose things stand in the middle.
fn centred_row() -> Node {
    Node {
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(10),
        row_gap: px(6),
        ..default()
    }
}

/// The choice of the game that the list is about, in a row.
fn offer_games(games: &[&Game], about: Option<&MenuGame>, row: Entity, commands: &mut Commands) {
    for game in games {
        let mut option = commands.spawn((
            ChildOf(row),
            LearnAbout(game.id),
            button(ButtonStyle::Option, game.name, Focusable::MENU),
        ));
        let chosen = about.is_some_and(|about| about.0 == game.id);
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
