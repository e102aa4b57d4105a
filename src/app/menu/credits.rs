//! The credits: the authors of the games, and of this adaptation.

use crate::keys;
use bevy::prelude::*;
use kit_input::Focusable;
use kit_rules::message_key::MessageKey;
use kit_table::{
    Games, Menu,
    menu_page::{read_page, scrolled_heading},
};
use kit_theme::{
    Scale, TextStyle, palette,
    scroll_pane::scroll_pane,
    widget::{centred, label},
};

/// The focus zones of the head and of what is read.
const HEAD: u8 = 0;
const TEXT: u8 = 1;
/// How much larger letters are where the page has room for them, and the space between the parts then.
const ROOMY: f32 = 1.3;
const SPACE: f32 = 20.0;
/// From this height of a page on it has room, in design units, as long as the player's own letters are not much larger.
const HIGH: f32 = 600.0;
const LARGEST: f32 = 1.3;

/// Adds the credits.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Credits), show_credits);
}

/// Builds the page over the screen: a part for each game, and one for all; where they need more room they scroll, where
/// they need less they are larger and stand in the middle.
fn show_credits(games: Res<Games>, scale: Res<Scale>, mut commands: Commands) {
    let page = read_page(&mut commands, Menu::Credits, "Credits", 4.0, HEAD);
    commands.spawn((
        ChildOf(page.title),
        label(keys::CREDITS, scrolled_heading(&scale), palette::AZURE_DEEP),
    ));
    let pane = scroll_pane(&mut commands, page.panel);
    let has_room = scale.page().y >= HIGH && scale.growth() < LARGEST;
    let (larger, space) = if has_room { (ROOMY, SPACE) } else { (1.0, 0.0) };
    let shared = [
        (
            keys::CREDITS_UNOFFICIAL,
            TextStyle::STRONG,
            palette::GULES_DEEP,
        ),
        (keys::CREDITS_FONTS, TextStyle::SMALL, palette::INK),
        (keys::CREDITS_SOUNDS, TextStyle::SMALL, palette::INK),
        (keys::CREDITS_THANKS, TextStyle::CAPTION, palette::INK_PALE),
    ];
    let of_game = |&(key, style): &(MessageKey, TextStyle)| (key, style, palette::INK);
    let mut parts: Vec<Vec<(MessageKey, TextStyle, Color)>> = games
        .0
        .iter()
        .map(|game| game.credits.iter().map(of_game).collect())
        .collect();
    parts.push(shared.into());
    let last = parts.len() - 1;
    for (n, lines) in parts.into_iter().enumerate() {
        let above = if n == 0 { auto() } else { px(space) };
        let below = if n == last { auto() } else { Val::ZERO };
        // Keys and pads move from part to part, and the pane follows.
        let part = commands
            .spawn((
                ChildOf(pane),
                Focusable::MENU.zone(TEXT),
                Node {
                    flex_direction: FlexDirection::Column,
                    flex_shrink: 0.0,
                    padding: UiRect::axes(px(10), px(4)),
                    margin: UiRect {
                        top: above,
                        bottom: below,
                        ..default()
                    },
                    border_radius: BorderRadius::all(px(11)),
                    ..default()
                },
            ))
            .id();
        for (key, style, color) in lines {
            // The heading stays the largest.
            let style = style.sized(style.size * larger).growing(1.8);
            commands.spawn((ChildOf(part), centred(key, style, color)));
        }
    }
}
