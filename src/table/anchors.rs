//! Nodes whose place on the page is a function of the game's layout, called again when the window changes; in a game
//! whose table is arranged in several ways, of the scene as well.

use bevy::ecs::component::Mutable;
use bevy::ecs::system::ScheduleSystem;
use bevy::prelude::*;

use super::InGame;
use super::flow::TableUpdate;
use super::layout::keep_layout;
use super::places::{NodeRect, fit_texts, in_world, place_nodes};
use kit_theme::Scale;

/// The place of a node on the page.
#[derive(Component)]
#[require(NodeRect)]
pub struct NodeAnchor<L: Resource>(pub fn(&L) -> Rect);

/// The place of the `.1`-th of several like nodes.
#[derive(Component)]
#[require(NodeRect)]
pub struct NthAnchor<L: Resource>(pub fn(&L, u8) -> Rect, pub u8);

/// The place of a node in the world in a scene, `S`; `None` if the scene does not show it.
#[derive(Component)]
#[require(NodeRect)]
pub struct SceneAnchor<L: Resource, S: Resource>(pub fn(&L, S) -> Option<Rect>);

/// A node that is not shown.
#[derive(Component, Clone, Copy, Default)]
pub struct Absent;

/// Lets the layout follow the window at `table`, and nodes their places: those are set before `fill`, in which texts
/// and pictures are written, and texts are fitted after it. Both are in `show`, the set that runs at the game's table.
pub fn follow<L: Resource<Mutability = Mutable>>(
    app: &mut App,
    table: InGame,
    layout_of: fn(&Scale) -> L,
    show: impl SystemSet + Clone,
    fill: impl SystemSet + Clone,
) {
    keep_layout(app, table, layout_of);
    place_between(app, table, set_rects::<L>, show, fill);
}

/// Lets nodes follow the layout and the scene at `table`; `set_scene` sets the scene first. `show` and `fill` are as in
/// [`follow`].
pub fn follow_scenes<L: Resource, S: Resource + Copy, M>(
    app: &mut App,
    table: InGame,
    set_scene: impl IntoScheduleConfigs<ScheduleSystem, M>,
    show: impl SystemSet + Clone,
    fill: impl SystemSet + Clone,
) {
    let set_rects = (set_scene, set_scene_rects::<L, S>).chain();
    place_between(app, table, set_rects, show, fill);
}

/// Adds what sets places before nodes are filled, and what obeys the places afterwards.
fn place_between<M>(
    app: &mut App,
    table: InGame,
    set_rects: impl IntoScheduleConfigs<ScheduleSystem, M>,
    show: impl SystemSet + Clone,
    fill: impl SystemSet + Clone,
) {
    app.add_systems(
        TableUpdate(table.0),
        (
            set_rects.in_set(show.clone()).before(fill.clone()),
            (place_nodes, fit_texts).chain().in_set(show).after(fill),
        ),
    );
}

/// A node of the HUD. It is despawned with the table and ignores the pointer.
pub fn node<L: Resource>(table: InGame, name: &'static str, at: fn(&L) -> Rect) -> impl Bundle {
    (
        Name::new(name),
        DespawnOnExit(table),
        NodeAnchor(at),
        Pickable::IGNORE,
    )
}

/// The `n`-th of several like nodes.
pub fn nth_node<L: Resource>(
    table: InGame,
    name: String,
    at: fn(&L, u8) -> Rect,
    n: u8,
) -> impl Bundle {
    (
        Name::new(name),
        DespawnOnExit(table),
        NthAnchor(at, n),
        Pickable::IGNORE,
    )
}

fn set_rects<L: Resource>(
    layout: Res<L>,
    scale: Res<Scale>,
    mut nodes: Query<(
        Option<&NodeAnchor<L>>,
        Option<&NthAnchor<L>>,
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

fn set_scene_rects<L: Resource, S: Resource + Copy>(
    layout: Res<L>,
    scene: Res<S>,
    mut nodes: Query<(Ref<SceneAnchor<L, S>>, &mut NodeRect)>,
) {
    let all = layout.is_changed() || scene.is_changed();
    for (at, mut rect) in &mut nodes {
        if all || at.is_changed() {
            rect.set_if_neq(NodeRect((at.0)(&layout, *scene)));
        }
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
