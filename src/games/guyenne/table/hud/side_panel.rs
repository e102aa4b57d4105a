//! The place of the panel that opens over the table beside the castles, for the log or the table in words.

use bevy::prelude::*;

use super::tooltip_targets::NodeTip;
use super::ui_layout::{Scene, node};
use crate::layout::TableLayout;
use kit_table::side_panel;

/// The room between the edge of the panel and what is in it, in design units.
const PADDING: UiRect = UiRect::new(Val::Px(30.0), Val::Px(30.0), Val::Px(22.0), Val::Px(24.0));

fn place(t: &TableLayout, scene: Scene) -> Option<Rect> {
    (scene != Scene::Nothing).then_some(t.hud.log_panel)
}

/// Builds the panel, still empty.
pub(super) fn side_panel(
    commands: &mut Commands,
    name: &'static str,
    panel: impl Bundle,
) -> Entity {
    // What lies below it has no tip.
    let panel = (panel, NodeTip(None), node(name, place));
    side_panel::side_panel(commands, PADDING, panel)
}
