//! The panel that opens over the table beside the castles, for the log or the table in words: parchment, a heading and
//! a list that scrolls, which the caller adds, and a row of buttons at the foot.

use bevy::prelude::*;

use super::tooltip_targets::NodeTip;
use super::ui_layout::{Scene, node};
use crate::games::guyenne::table::layout::TableLayout;
use crate::theme::Picture;

fn place(t: &TableLayout, scene: Scene) -> Option<Rect> {
    (scene != Scene::Nothing).then_some(t.hud.log_panel)
}

/// Whether the panel has to be built. One that is to be closed is despawned.
pub(super) fn is_due<Panel: Component>(
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

/// Builds the panel, still empty.
pub(super) fn side_panel(
    commands: &mut Commands,
    name: &'static str,
    panel: impl Bundle,
) -> Entity {
    commands
        .spawn((
            panel,
            // What lies below it has no tip.
            NodeTip(None),
            node(name, place),
            Picture::new("panel-parchment"),
            GlobalZIndex(30),
            Node {
                flex_direction: FlexDirection::Column,
                padding: UiRect::new(px(30), px(30), px(22), px(24)),
                row_gap: px(6),
                ..default()
            },
        ))
        .insert(Pickable::default())
        .id()
}

/// The node of its list; `gap` is the room between lines, in design units.
pub(super) fn list(gap: f32) -> Node {
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

/// Adds the row of buttons at its foot. Returns it.
pub(super) fn foot(commands: &mut Commands, panel: Entity) -> Entity {
    commands
        .spawn((
            ChildOf(panel),
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
