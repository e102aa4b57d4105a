//! What every menu has: the veil that it lies on, and its foot.

use super::navigation::Menu;
use crate::{
    input::{Action, ActionButton, Focusable},
    theme::{
        ButtonStyle, key_cap, palette,
        widget::{LeadsBack, button, page},
    },
};
use bevy::prelude::*;

/// The veil that a menu lies on; it keeps presses from what is below.
pub(super) fn veil(menu: Menu, name: &'static str) -> impl Bundle {
    (
        Name::new(name),
        DespawnOnExit(menu),
        page(),
        GlobalZIndex(100),
        BackgroundColor(palette::VEIL),
    )
}

/// The foot of a menu: the button that leads back.
pub(super) fn foot(commands: &mut Commands, sheet: Entity) {
    let foot = commands
        .spawn((
            ChildOf(sheet),
            Node {
                margin: UiRect::top(px(6)),
                justify_content: JustifyContent::Center,
                ..default()
            },
        ))
        .id();
    commands
        .spawn((
            ChildOf(foot),
            (ActionButton(Action::Back), LeadsBack),
            button(ButtonStyle::Azure, "menu-back", Focusable::MENU.first()),
        ))
        .with_child(key_cap(Action::Back));
}
