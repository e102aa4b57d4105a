//! The node above all nodes of a game's table. Bevy lays out, scales and orders every root of the interface again in
//! each frame: a table of fifty small roots takes the main thread noticeably longer (`--bench-frames`).

use bevy::prelude::*;

use super::InGame;

/// The one root of the nodes at a game's table. It covers the window, stays for the whole program and is not seen.
#[derive(Component, Debug)]
pub struct HudRoot;

/// Adds the root, and puts below it whatever node of a table has no other parent.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn).add_observer(adopt);
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        HudRoot,
        Name::new("HUD"),
        Pickable::IGNORE,
        // What has no place of its own lies in the upper left corner, as without a parent.
        Node {
            display: Display::Grid,
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            align_items: AlignItems::Start,
            justify_items: JustifyItems::Start,
            ..default()
        },
    ));
}

/// A node that goes with the table is a child of the root.
fn adopt(
    added: On<Add, DespawnOnExit<InGame>>,
    nodes: Query<(), (With<Node>, Without<ChildOf>)>,
    root: Single<Entity, With<HudRoot>>,
    mut commands: Commands,
) {
    if nodes.contains(added.entity) {
        commands.entity(added.entity).insert(ChildOf(*root));
    }
}
