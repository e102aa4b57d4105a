//! The places of the nodes: each has a function from the layout to its place, which is called again when the window
//! changes.

use bevy::prelude::*;

use super::FillSystems;
use crate::games::guesclin::table::layout::TableLayout;
use crate::games::guesclin::table::{TABLE, TableSystems};
use crate::table::places::{NodeRect, fit_texts, in_world, place_nodes};
use crate::theme::Scale;

/// The place of a node on the page.
#[derive(Component, Clone, Copy)]
#[require(NodeRect)]
pub struct NodeAnchor(pub fn(&TableLayout) -> Rect);

/// The place of the `.1`-th of several like nodes.
#[derive(Component, Clone, Copy)]
#[require(NodeRect)]
pub struct NthAnchor(pub fn(&TableLayout, u8) -> Rect, pub u8);

/// A node that is not shown.
#[derive(Component, Clone, Copy, Default)]
pub struct Absent;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(TableLayout::of(Scale::default().page()))
        .add_systems(PreUpdate, follow_window.run_if(resource_changed::<Scale>))
        .add_systems(
            Update,
            (
                set_rects.in_set(TableSystems::Show).before(FillSystems),
                (place_nodes, fit_texts)
                    .chain()
                    .in_set(TableSystems::Show)
                    .after(FillSystems),
            ),
        );
}

fn follow_window(scale: Res<Scale>, mut layout: ResMut<TableLayout>) {
    layout.set_if_neq(TableLayout::of(scale.page()));
}

/// A node of the HUD. It is despawned with the table and ignores the pointer.
pub fn node(name: &'static str, at: fn(&TableLayout) -> Rect) -> impl Bundle {
    (
        Name::new(name),
        DespawnOnExit(TABLE),
        NodeAnchor(at),
        Pickable::IGNORE,
    )
}

/// The `n`-th of several like nodes.
pub fn nth_node(name: String, at: fn(&TableLayout, u8) -> Rect, n: u8) -> impl Bundle {
    (
        Name::new(name),
        DespawnOnExit(TABLE),
        NthAnchor(at, n),
        Pickable::IGNORE,
    )
}

fn set_rects(
    layout: Res<TableLayout>,
    scale: Res<Scale>,
    mut nodes: Query<(
        Option<&NodeAnchor>,
        Option<&NthAnchor>,
        Has<Absent>,
        &mut NodeRect,
    )>,
) {
    for (one, nth, absent, mut rect) in &mut nodes {
        let place = match (one, nth) {
            (Some(anchor), _) => (anchor.0)(&layout),
            (None, Some(anchor)) => (anchor.0)(&layout, anchor.1),
            (None, None) => continue,
        };
        let fresh = (!absent).then(|| in_world(place, &scale));
        rect.set_if_neq(NodeRect(fresh));
    }
}

/// Shows a node, or hides it.
pub fn set_absent(entity: Entity, absent: bool, is: bool, commands: &mut Commands) {
    if absent && !is {
        commands.entity(entity).insert(Absent);
    } else if is && !absent {
        commands.entity(entity).remove::<Absent>();
    }
}
