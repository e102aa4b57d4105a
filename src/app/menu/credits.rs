//! The credits: the authors of the games, and of this adaptation.

use crate::table::{
    Games, Menu,
    menu_page::{back_button, veil},
};
use crate::theme::{
    TextStyle, palette,
    widget::{centred, panel},
};
use bevy::prelude::*;

/// Adds the credits.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Credits), show_credits);
}

/// Builds the page over the screen.
fn show_credits(games: Res<Games>, mut commands: Commands) {
    let root = commands.spawn(veil(Menu::Credits, "Credits")).id();
    let panel_entity = commands.spawn((ChildOf(root), panel(880.0))).id();
    commands.spawn((
        ChildOf(panel_entity),
        centred("credits", TextStyle::HEADING, palette::AZURE_DEEP),
    ));
    let of_games = games.0.iter().flat_map(|game| game.credits);
    let of_games = of_games.map(|&(key, style)| (key, style, palette::INK));
    let shared = [
        ("credits-unofficial", TextStyle::STRONG, palette::GULES_DEEP),
        ("credits-fonts", TextStyle::SMALL, palette::INK),
        ("credits-sounds", TextStyle::SMALL, palette::INK),
        ("credits-thanks", TextStyle::CAPTION, palette::INK_PALE),
    ];
    for (key, style, color) in of_games.chain(shared) {
        // All of it must fit on one panel.
        let style = style.growing(1.45);
        commands.spawn((ChildOf(panel_entity), centred(key, style, color)));
    }
    back_button(&mut commands, panel_entity);
}
