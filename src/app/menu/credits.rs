//! The credits: whose game this is, and whose work went into this adaptation.

use super::{Menu, foot, veil};
use crate::theme::{
    Lettering, palette,
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
        centred("credits", Lettering::HEADING, palette::AZURE_DEEP),
    ));
    for (key, lettering, color) in [
        ("credits-game", Lettering::BODY, palette::INK),
        ("credits-publisher", Lettering::BODY, palette::INK),
        ("credits-unofficial", Lettering::STRONG, palette::GULES_DEEP),
        ("credits-castles", Lettering::SMALL, palette::INK),
        ("credits-fonts", Lettering::SMALL, palette::INK),
        ("credits-sounds", Lettering::SMALL, palette::INK),
        ("credits-engine", Lettering::SMALL, palette::INK),
        ("credits-thanks", Lettering::CAPTION, palette::INK_PALE),
    ] {
        // All of it on one sheet.
        let lettering = lettering.growing(1.45);
        commands.spawn((ChildOf(sheet), centred(key, lettering, color)));
    }
    foot(&mut commands, sheet);
}
