//! The panel that opens over the table beside the castles, for the log or the table in words: its place, and how it
//! looks.

use bevy::prelude::*;

use super::tooltip_targets::NodeTip;
use super::ui_layout::{Scene, node};
use crate::keys;
use crate::layout::TableLayout;
use kit_table::side_panel::SidePanel;

/// The room between the edge of the panel and what is in it, in design units.
const PADDING: UiRect = UiRect::new(Val::Px(30.0), Val::Px(30.0), Val::Px(22.0), Val::Px(24.0));

fn at(t: &TableLayout, scene: Scene) -> Option<Rect> {
    (scene != Scene::Nothing).then_some(t.hud.log_panel)
}

/// The node of the panel, called `name`.
pub(super) fn place(name: &'static str) -> impl Bundle {
    // What lies below it has no tip.
    (NodeTip(None), node(name, at))
}

/// The panel whose node `place` makes.
pub(super) fn side_panel<B: Bundle>(place: fn() -> B) -> SidePanel<B> {
    SidePanel {
        place,
        padding: PADDING,
        close: keys::BUTTON_CLOSE,
    }
}
