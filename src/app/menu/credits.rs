//! The credits: whose game this is, and whose work went into this adaptation.

use super::{
    navigation::Menu,
    page::{foot, veil},
};
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
fn show_credits(mut commands: Commands) {
    let root = commands.spawn(veil(Menu::Credits, "Credits")).id();
    let sheet = commands.spawn((ChildOf(root), panel(880.0))).id();
    commands.spawn((
        ChildOf(sheet),
        centred("credits", TextStyle::HEADING, palette::AZURE_DEEP),
    ));
    for (key, style, color) in [
        ("credits-game", TextStyle::BODY, palette::INK),
        ("credits-publisher", TextStyle::BODY, palette::INK),
        ("credits-unofficial", TextStyle::STRONG, palette::GULES_DEEP),
        ("credits-castles", TextStyle::SMALL, palette::INK),
        ("credits-fonts", TextStyle::SMALL, palette::INK),
        ("credits-sounds", TextStyle::SMALL, palette::INK),
        ("credits-thanks", TextStyle::CAPTION, palette::INK_PALE),
    ] {
        // All of it on one sheet.
        let style = style.growing(1.45);
        commands.spawn((ChildOf(sheet), centred(key, style, color)));
    }
    foot(&mut commands, sheet);
}
