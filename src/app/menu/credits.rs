//! The credits: whose game this is, and whose work went into this adaptation.

use super::{Menu, Trail, veil};
use crate::{
    input::{Action, Focusable},
    theme::{
        Design, Lettering, Look, key_cap, palette,
        widget::{button, centred, panel},
    },
};
use bevy::{prelude::*, ui_widgets::Activate};

/// The button that leaves.
#[derive(Component)]
struct Leave;

/// Shows the credits.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(leave)
        .add_systems(OnEnter(Menu::Credits), show_credits);
}

/// Lays the credits over the screen.
fn show_credits(mut commands: Commands) {
    let root = commands.spawn(veil(Menu::Credits, "Credits")).id();
    let sheet = commands.spawn((ChildOf(root), panel(780.0))).id();
    commands.spawn((
        ChildOf(sheet),
        centred("credits", Lettering::HEADING, palette::AZURE_DEEP),
    ));
    for (key, lettering, color) in [
        ("credits-game", Lettering::BODY, palette::INK),
        ("credits-publisher", Lettering::BODY, palette::INK),
        ("credits-unofficial", Lettering::STRONG, palette::GULES_DEEP),
        ("credits-fonts", Lettering::SMALL, palette::INK),
        ("credits-engine", Lettering::SMALL, palette::INK),
        ("credits-thanks", Lettering::CAPTION, palette::INK_PALE),
    ] {
        commands.spawn((ChildOf(sheet), centred(key, lettering, color)));
    }
    let foot = commands
        .spawn((
            ChildOf(sheet),
            Design(Node {
                margin: UiRect::top(px(6)),
                justify_content: JustifyContent::Center,
                ..default()
            }),
        ))
        .id();
    commands
        .spawn((
            ChildOf(foot),
            Leave,
            button(Look::Azure, "menu-back", Focusable::MENU.first()),
        ))
        .with_child(key_cap(Action::Back));
}

/// Goes back to where the credits were opened.
fn leave(
    activate: On<Activate>,
    buttons: Query<(), With<Leave>>,
    trail: Res<Trail>,
    mut commands: Commands,
) {
    if buttons.contains(activate.entity) {
        commands.set_state(trail.0);
    }
}
