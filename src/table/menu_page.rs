//! What all menus share: the veil behind them, the back button, and the tall pages that are read.

use super::Menu;
use crate::keys;
use bevy::prelude::*;
use kit_input::{Action, ActionButton, Focusable};
use kit_theme::{
    ButtonStyle, Scale, TextStyle, key_cap, palette,
    widget::{LeadsBack, button, page, panel},
};

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
            button(ButtonStyle::Azure, keys::MENU_BACK, Focusable::MENU.first()),
        ))
        .with_child(key_cap(Action::Back));
}

/// The width of a page that is read, in design units: as wide as any window.
const READ_WIDTH: f32 = 1230.0;

/// The style of the heading of a page that is read: smaller on a low page.
#[must_use]
pub fn read_heading(scale: &Scale) -> TextStyle {
    let size = if scale.is_low() { 28.0 } else { 36.0 };
    TextStyle::HEADING.sized(size).growing(1.1)
}

/// The style of the heading of a page whose texts scroll and so become as large as is asked for: it stays larger.
#[must_use]
pub fn scrolled_heading(scale: &Scale) -> TextStyle {
    let grows = if scale.is_low() { 1.5 } else { 1.22 };
    read_heading(scale).growing(grows).scrolling()
}

/// The names and the texts of such a page: however large the letters are, they are smaller than its heading.
pub const SCROLLED_SUBHEADING: TextStyle =
    TextStyle::SUBHEADING.sized(24.0).growing(1.6).scrolling();
/// See [`SCROLLED_SUBHEADING`].
pub const SCROLLED_BODY: TextStyle = TextStyle::BODY.growing(1.65).scrolling();

/// A page that is read: its parts, for the caller to fill.
pub struct ReadPage {
    /// The panel, which holds the head.
    pub panel: Entity,
    /// The title, at the left of the head.
    pub title: Entity,
    /// What can be chosen, between the title and the back button; in a narrow window in several rows.
    pub options: Entity,
}

/// Builds a page that is read, as large as the window, with a back button at the right of its head. `gap` is the room
/// below the head, in design units; `zone` is the focus zone of the head.
pub fn read_page(
    commands: &mut Commands,
    menu: Menu,
    name: &'static str,
    gap: f32,
    zone: u8,
) -> ReadPage {
    let root = commands.spawn(veil(menu, name)).id();
    let panel_entity = commands.spawn((ChildOf(root), panel(READ_WIDTH))).id();
    commands
        .entity(panel_entity)
        .entry::<Node>()
        .and_modify(move |mut node| {
            node.height = percent(98);
            node.padding = UiRect::new(px(40), px(34), vh(4.6), vh(6.2));
            node.row_gap = px(gap);
        });
    let head = commands
        .spawn((
            ChildOf(panel_entity),
            Node {
                align_items: AlignItems::Start,
                column_gap: px(10),
                flex_shrink: 0.0,
                ..default()
            },
        ))
        .id();
    let title = commands
        .spawn((
            ChildOf(head),
            Node {
                flex_direction: FlexDirection::Column,
                flex_shrink: 0.0,
                ..default()
            },
        ))
        .id();
    let options = commands
        .spawn((
            ChildOf(head),
            Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                flex_wrap: FlexWrap::Wrap,
                justify_content: JustifyContent::End,
                column_gap: px(10),
                row_gap: px(6),
                ..default()
            },
        ))
        .id();
    commands
        .spawn((
            ChildOf(head),
            (ActionButton(Action::Back), LeadsBack),
            button(
                ButtonStyle::Option,
                keys::MENU_BACK,
                Focusable::MENU.zone(zone).last(),
            ),
        ))
        .with_child(key_cap(Action::Back));
    ReadPage {
        panel: panel_entity,
        title,
        options,
    }
}
