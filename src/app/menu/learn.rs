//! The list of what there is to learn a game by, as the game offers it: rules, tutorial, puzzles, pictures.

use crate::{
    i18n::LocalizedText,
    input::Focusable,
    table::{
        Games, Learning,
        menu::{LearnPage, Menu, MenuGame, OpensMenu},
        menu_page::{back_button, veil},
    },
    theme::{
        ButtonStyle, TextStyle, palette,
        widget::{button, centred, label, panel},
    },
};
use bevy::prelude::*;

/// The width of the buttons, in design units.
const BUTTON: f32 = 270.0;

/// Adds the menu.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Learn), show_learn);
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
    mut commands: Commands,
) {
    let root = commands.spawn(veil(Menu::Learn, "Learn")).id();
    let panel_entity = commands.spawn((ChildOf(root), panel(860.0))).id();
    commands.spawn((
        ChildOf(panel_entity),
        centred("learn", TextStyle::HEADING, palette::AZURE_DEEP),
    ));
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
