//! When the nodes of the HUD are filled.

use bevy::prelude::*;

use crate::cursor::Cursor;
use crate::layout::TableLayout;
use crate::map_view::MapView;
use crate::{DisplayedView, Rules, Selection, Turn};
use kit_table::anchors::NodeAnchor;
use kit_theme::Scale;

/// The systems that write texts and pictures into the nodes: after their places are set, before texts are fitted.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct FillSystems;

/// Whether something has changed that plates and buttons tell of: the board, the plan, whose turn it is, the cursor,
/// the window; or they are new.
pub(super) fn hud_inputs_changed(
    (displayed, rules): (Option<Res<DisplayedView>>, Option<Res<Rules>>),
    (selection, turn): (Res<Selection>, Res<Turn>),
    (cursor, view): (Res<Cursor>, Res<MapView>),
    scale: Res<Scale>,
    fresh: Query<(), Added<NodeAnchor<TableLayout>>>,
) -> bool {
    displayed.is_some_and(|displayed| displayed.is_changed())
        || rules.is_some_and(|rules| rules.is_changed())
        || selection.is_changed()
        || turn.is_changed()
        || cursor.is_changed()
        || view.is_changed()
        || scale.is_changed()
        || !fresh.is_empty()
}
