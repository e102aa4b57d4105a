//! The curtain between people at one screen: an opaque page, on which each game puts whom it waits for.

use bevy::prelude::*;
use kit_input::{FocusMemory, Layer};
use kit_theme::widget::page;
use kit_theme::{Picture, palette};

/// How far a curtain lies above everything else.
const ABOVE: GlobalZIndex = GlobalZIndex(60);

/// Draws the page, which `own` marks and removes, and gives it. Whoever comes next begins with the first thing that can
/// be focused: what the one before had in focus would tell what they have chosen.
pub fn spawn_curtain(
    commands: &mut Commands,
    memory: &mut FocusMemory,
    own: impl Bundle,
) -> Entity {
    memory.forget(Layer::Page);
    let root = commands
        .spawn((
            Name::new("Curtain"),
            own,
            page(),
            ABOVE,
            BackgroundColor(palette::OAK_NIGHT),
        ))
        .id();
    commands.spawn((
        ChildOf(root),
        Picture::new("table"),
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            ..default()
        },
        Pickable::IGNORE,
    ));
    root
}
