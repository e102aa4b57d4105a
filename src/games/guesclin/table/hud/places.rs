//! The nodes of this table: each has a function from the layout to its place.

use bevy::prelude::*;

use super::FillSystems;
use crate::layout::TableLayout;
use crate::session::{TABLE, TableSystems};
use kit_table::anchors;
pub(super) use kit_table::anchors::{Absent, set_absent};

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
