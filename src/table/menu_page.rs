//! What all menus share: the veil behind them, and the back button.

use super::Menu;
use crate::{
    input::{Action, ActionButton, Focusable},
    theme::{
        ButtonStyle, key_cap, palette,
        widget::{LeadsBack, button, page},
    },
};
use bevy::prelude::*;

/// The root of a menu: a veil that blocks presses on what is below.
pub fn veil(menu: Menu, name: &'static str) -> impl Bundle {
    (
        Name::new(name),
        DespawnOnExit(menu),
        page(),
        GlobalZIndex(100),
        BackgroundColor(palette::VEIL),
    )
}

/// The back button at the end of a menu.
pub fn back_button(commands: &mut Commands, panel_entity: Entity) {
    let back_button = commands
        .spawn((
            ChildOf(panel_entity),
            Node {
                margin: UiRect::top(px(6)),
                justify_content: JustifyContent::Center,
                ..default()
            },
        ))
        .id();
    commands
        .spawn((
            ChildOf(back_button),
            (ActionButton(Action::Back), LeadsBack),
            button(ButtonStyle::Azure, "menu-back", Focusable::MENU.first()),
        ))
        .with_child(key_cap(Action::Back));
}
