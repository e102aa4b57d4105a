//! The credits: the authors of the games, and of this adaptation.

use crate::input::Focusable;
use crate::table::{
    Games, Menu,
    menu_page::{read_heading, read_page},
};
use crate::theme::{
    Scale, TextStyle, palette,
    scroll_pane::scroll_pane,
    widget::{centred, label},
};
use bevy::prelude::*;

/// The focus zones of the head and of what is read.
const HEAD: u8 = 0;
const TEXT: u8 = 1;

/// Adds the credits.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Credits), show_credits);
}

/// Builds the page over the screen: a part for each game, and one for all; where they need more room they scroll.
fn show_credits(games: Res<Games>, scale: Res<Scale>, mut commands: Commands) {
    let page = read_page(&mut commands, Menu::Credits, "Credits", 4.0, HEAD);
    commands.spawn((
        ChildOf(page.title),
        label("credits", read_heading(&scale), palette::AZURE_DEEP),
    ));
    let pane = scroll_pane(&mut commands, page.panel);
    let shared = [
        ("credits-unofficial", TextStyle::STRONG, palette::GULES_DEEP),
        ("credits-fonts", TextStyle::SMALL, palette::INK),
        ("credits-sounds", TextStyle::SMALL, palette::INK),
        ("credits-thanks", TextStyle::CAPTION, palette::INK_PALE),
    ];
    let of_game = |&(key, style): &(&'static str, TextStyle)| (key, style, palette::INK);
    let mut parts: Vec<Vec<(&'static str, TextStyle, Color)>> = games
        .0
        .iter()
        .map(|game| game.credits.iter().map(of_game).collect())
        .collect();
    parts.push(shared.into());
    for lines in parts {
        // Keys and pads move from part to part, and the pane follows.
        let part = commands
            .spawn((
                ChildOf(pane),
                Focusable::MENU.zone(TEXT),
                Node {
                    flex_direction: FlexDirection::Column,
                    flex_shrink: 0.0,
                    padding: UiRect::axes(px(10), px(4)),
                    border_radius: BorderRadius::all(px(11)),
                    ..default()
                },
            ))
            .id();
        for (key, style, color) in lines {
            commands.spawn((ChildOf(part), centred(key, style, color)));
        }
    }
}
