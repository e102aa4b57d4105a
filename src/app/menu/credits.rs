//! The credits: whose game this is, and whose work went into this adaptation.

use super::{
    navigation::Menu,
    page::{foot, veil},
};
use crate::table::Games;
use crate::theme::{
    TextStyle, palette,
    widget::{centred, panel},
};
use bevy::prelude::*;

/// Shows the credits.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Credits), show_credits);
}

/// Lays the credits over the screen.
fn show_credits(games: Res<Games>, mut commands: Commands) {
    let root = commands.spawn(veil(Menu::Credits, "Credits")).id();
    let sheet = commands.spawn((ChildOf(root), panel(880.0))).id();
    commands.spawn((
        ChildOf(sheet),
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
        // All of it on one sheet.
        let style = style.growing(1.45);
        commands.spawn((ChildOf(sheet), centred(key, style, color)));
    }
    foot(&mut commands, sheet);
}
