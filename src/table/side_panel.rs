//! The panel that opens over a table, for the log or the table in words: parchment, with a heading, which the caller
//! adds, a list that scrolls, and a row of buttons at the foot.

use bevy::prelude::*;

use kit_theme::Picture;

/// The room between the edge of the panel and what is in it, in design units.
pub const PADDING: UiRect = UiRect::new(Val::Px(30.0), Val::Px(30.0), Val::Px(20.0), Val::Px(22.0));

/// Whether the panel has to be built. One that is to be closed is despawned.
pub fn is_due<Panel: Component>(
    open: bool,
    panels: &Query<Entity, With<Panel>>,
    commands: &mut Commands,
) -> bool {
    if !open {
        for panel in panels {
            commands.entity(panel).despawn();
        }
    }
    open && panels.is_empty()
}

/// Builds the panel, still empty; `panel` has its marks and its place in the game's layout.
pub fn side_panel(commands: &mut Commands, padding: UiRect, panel: impl Bundle) -> Entity {
    commands
        .spawn((
            panel,
            Picture::new("panel-parchment"),
            GlobalZIndex(30),
            Node {
                flex_direction: FlexDirection::Column,
                padding,
                row_gap: px(6),
                ..default()
            },
        ))
        .insert(Pickable::default())
        .id()
}

/// The node of its list; `gap` is the room between lines, in design units.
#[must_use]
pub fn list(gap: f32) -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        flex_grow: 1.0,
        flex_basis: px(0),
        min_height: px(0),
        row_gap: px(gap),
        overflow: Overflow::scroll_y(),
        ..default()
    }
}

/// Adds the row of buttons at its foot, with these marks. Returns it.
pub fn foot(commands: &mut Commands, panel: Entity, marks: impl Bundle) -> Entity {
    commands
        .spawn((
            ChildOf(panel),
            marks,
            Node {
                column_gap: px(8),
                row_gap: px(4),
                flex_wrap: FlexWrap::Wrap,
                justify_content: JustifyContent::Center,
                flex_shrink: 0.0,
                ..default()
            },
        ))
        .id()
}
