//! The pointer on the map: it leads the cursor, presses hexes, drags the map, zooms with the wheel or with two fingers.
//! The other buttons of a mouse drag the map as well, and press nothing. While the device of somebody else acts it does
//! none of that.

use bevy::input::mouse::MouseScrollUnit;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;

use super::DisplayedView;
use super::cursor::{Cursor, TheMap};
use super::geometry::hex_at;
use super::layout::TableLayout;
use super::map_view::MapView;
use super::selection::{HexPress, TableInput};
use super::session::TABLE;
use guesclin_rules::Hex;
use kit_input::{PointerTurn, SideDrag};
use kit_theme::Scale;

/// The pointers that drag the map, each where it is, in design units in the map's window.
#[derive(Resource, Debug, Default)]
struct Dragging {
    pointers: Vec<(PointerId, Vec2)>,
    /// How far the map has been dragged since it was seized.
    far: f32,
}

/// A drag shorter than this is a press, in design units.
const SLIP: f32 = 9.0;
/// How much one notch of the wheel zooms.
const NOTCH: f32 = 1.15;
/// How many pixels of scrolling are one notch.
const PIXELS: f32 = 60.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Dragging>()
        .add_observer(press)
        .add_observer(hover)
        .add_observer(seize)
        .add_observer(drag)
        .add_observer(let_go)
        .add_observer(zoom)
        .add_systems(
            PreUpdate,
            pan_aside
                .after(kit_input::InputSystems::Act)
                .run_if(in_state(TABLE).and_then(kit_table::flow::time_passes)),
        )
        .add_systems(OnExit(TABLE), |mut dragging: ResMut<Dragging>| {
            *dragging = Dragging::default();
        });
}

/// The place in the map's window of a position in the window of the program, in logical pixels.
fn place(position: Vec2, layout: &TableLayout, scale: &Scale) -> Vec2 {
    position / scale.ui - layout.map.min
}

/// The hex at a position in the window of the program.
fn hex_under(position: Vec2, layout: &TableLayout, scale: &Scale, view: &MapView) -> Option<Hex> {
    hex_at(view.point(place(position, layout, scale)))
}

/// A press leads the cursor to its hex, too: a finger that taps has not moved before.
fn press(
    click: On<Pointer<Click>>,
    maps: Query<(), With<TheMap>>,
    geometry: (Res<TableLayout>, Res<Scale>, Res<MapView>),
    dragging: Res<Dragging>,
    displayed: Option<Res<DisplayedView>>,
    mut pointer: PointerTurn,
    mut cursor: ResMut<Cursor>,
    mut inputs: MessageWriter<TableInput>,
) {
    if !maps.contains(click.entity) || displayed.is_none() || dragging.far > SLIP {
        return;
    }
    if !pointer.may_act() {
        return;
    }
    let (layout, scale, view) = geometry;
    if let Some(at) = hex_under(click.pointer_location.position, &layout, &scale, &view) {
        cursor.set_if_neq(Cursor(Some(at)));
        let press = if click.pointer_id.is_touch() {
            HexPress::Finger
        } else {
            HexPress::Mouse
        };
        inputs.write(TableInput::Hex(at, press));
    }
}

fn hover(
    moved: On<Pointer<Move>>,
    maps: Query<(), With<TheMap>>,
    geometry: (Res<TableLayout>, Res<Scale>, Res<MapView>),
    dragging: Res<Dragging>,
    pointer: PointerTurn,
    mut cursor: ResMut<Cursor>,
) {
    if !maps.contains(moved.entity) || dragging.far > SLIP || !pointer.is_its() {
        return;
    }
    let (layout, scale, view) = geometry;
    if let Some(at) = hex_under(moved.pointer_location.position, &layout, &scale, &view) {
        cursor.set_if_neq(Cursor(Some(at)));
    }
}

fn seize(
    start: On<Pointer<DragStart>>,
    maps: Query<(), With<TheMap>>,
    layout: Res<TableLayout>,
    scale: Res<Scale>,
    pointer: PointerTurn,
    mut dragging: ResMut<Dragging>,
) {
    if !maps.contains(start.entity) || !pointer.is_its() {
        return;
    }
    let at = place(start.pointer_location.position, &layout, &scale);
    dragging.pointers.retain(|(id, _)| *id != start.pointer_id);
    dragging.pointers.push((start.pointer_id, at));
    if dragging.pointers.len() == 1 {
        dragging.far = 0.0;
    }
}

/// One pointer pans, two zoom between them.
fn drag(
    moved: On<Pointer<Drag>>,
    maps: Query<(), With<TheMap>>,
    layout: Res<TableLayout>,
    scale: Res<Scale>,
    mut dragging: ResMut<Dragging>,
    mut view: ResMut<MapView>,
) {
    if !maps.contains(moved.entity) {
        return;
    }
    let to = place(moved.pointer_location.position, &layout, &scale);
    let known = dragging
        .pointers
        .iter()
        .position(|(id, _)| *id == moved.pointer_id);
    let Some(known) = known else { return };
    let from = core::mem::replace(&mut dragging.pointers[known].1, to);
    dragging.far += from.distance(to);
    if dragging.far <= SLIP {
        return;
    }
    let other = dragging
        .pointers
        .iter()
        .find(|(id, _)| *id != moved.pointer_id);
    let mut fresh = *view;
    match other {
        None => fresh.pan(to - from),
        Some(&(_, other)) => {
            let (before, after) = (from.distance(other).max(1.0), to.distance(other).max(1.0));
            fresh.zoom_at(to.midpoint(other), after / before);
            fresh.pan((to - from) / 2.0);
        }
    }
    view.set_if_neq(fresh);
}

/// Another button of the mouse drags the map.
fn pan_aside(
    drag: Res<SideDrag>,
    maps: Query<Entity, With<TheMap>>,
    scale: Res<Scale>,
    dragging: Res<Dragging>,
    pointer: PointerTurn,
    mut view: ResMut<MapView>,
) {
    let way = maps.iter().find_map(|map| drag.of(map));
    if let Some(way) = way.filter(|_| dragging.pointers.is_empty() && pointer.is_its()) {
        let mut fresh = *view;
        fresh.pan(way / scale.ui);
        view.set_if_neq(fresh);
    }
}

fn let_go(
    end: On<Pointer<DragEnd>>,
    maps: Query<(), With<TheMap>>,
    mut dragging: ResMut<Dragging>,
) {
    if maps.contains(end.entity) {
        dragging.pointers.retain(|(id, _)| *id != end.pointer_id);
        if dragging.pointers.is_empty() {
            dragging.far = 0.0;
        }
    }
}

fn zoom(
    scroll: On<Pointer<Scroll>>,
    maps: Query<(), With<TheMap>>,
    layout: Res<TableLayout>,
    scale: Res<Scale>,
    pointer: PointerTurn,
    mut view: ResMut<MapView>,
) {
    if !maps.contains(scroll.entity) || !pointer.is_its() {
        return;
    }
    let notches = match scroll.unit {
        MouseScrollUnit::Line => scroll.y,
        MouseScrollUnit::Pixel => scroll.y / PIXELS,
    };
    let at = place(scroll.pointer_location.position, &layout, &scale);
    let mut fresh = *view;
    fresh.zoom_at(at, NOTCH.powf(notches.clamp(-4.0, 4.0)));
    view.set_if_neq(fresh);
}
