//! The nodes of this table: each has a function from the layout to its place.

use bevy::prelude::*;

use super::FillSystems;
use crate::TABLE;
use crate::layout::TableLayout;
use crate::session::TableSystems;
use kit_table::anchors;
pub(super) use kit_table::anchors::{Absent, set_absent};

/// The place of a node on the page.
pub(super) type NodeAnchor = anchors::NodeAnchor<TableLayout>;
/// The place of one of several like nodes.
pub(super) type NthAnchor = anchors::NthAnchor<TableLayout>;

pub(super) fn plugin(app: &mut App) {
    anchors::follow(
        app,
        TABLE,
        |scale| TableLayout::of(scale.page()),
        TableSystems::Show,
        FillSystems,
    );
}

/// A node of the HUD, as [`anchors::node`].
pub(super) fn node(name: &'static str, at: fn(&TableLayout) -> Rect) -> impl Bundle {
    anchors::node(TABLE, name, at)
}

/// The `n`-th of several like nodes.
pub(super) fn nth_node(name: String, at: fn(&TableLayout, u8) -> Rect, n: u8) -> impl Bundle {
    anchors::nth_node(TABLE, name, at, n)
}
