//! The cursor: the hex that keys and pads are at, or the pointer; and how presses of directions move it.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;

use super::beats::ShownThrow;
use super::geometry::centre;
use super::map_view::MapView;
use super::session::{TABLE, TABLE_UPDATE, TableSystems};
use super::{DisplayedView, Turn};
use guesclin_rules::{Direction, Hex};
use kit_input::{Action, HoldsDirections, KeyRepeat, Presses};
use kit_timings::AnimationTimings;

/// The hex under the cursor, if there is one.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Cursor(pub Option<Hex>);

/// The window of the map.
#[derive(Component, Debug, Clone, Copy, Default)]
#[require(HoldsDirections)]
pub struct TheMap;

/// The node that holds all that lies on the map; it is as large as the map is drawn.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Sheet;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Cursor>()
        .add_systems(
            TABLE_UPDATE,
            (
                find_cursor,
                move_cursor.run_if(map_has_focus),
                show_whole,
                zoom,
                follow_cursor,
                follow_play,
            )
                .chain()
                .in_set(TableSystems::Input)
                .run_if(resource_exists::<DisplayedView>),
        )
        .add_systems(OnExit(TABLE), |mut cursor: ResMut<Cursor>| {
            *cursor = Cursor::default();
        });
}

/// Whether presses of directions are for the map.
pub(super) fn map_has_focus(focus: Res<InputFocus>, maps: Query<(), With<TheMap>>) -> bool {
    focus.get().is_some_and(|entity| maps.contains(entity))
}

/// Without a cursor it stands at a figure of the banner that decides.
fn find_cursor(displayed: Res<DisplayedView>, turn: Res<Turn>, mut cursor: ResMut<Cursor>) {
    if cursor.0.is_some() {
        return;
    }
    let board = displayed.board();
    let Some(banner) = turn.person() else {
        return;
    };
    let mut own = board.of_banner(banner);
    let stands = own.find_map(|who| board.at(who));
    let mut zone = board.of_banner(banner);
    let zone = zone.find_map(|who| {
        let recruit = board.scenario().fighters.get(who.index())?;
        recruit.zone.first().copied()
    });
    cursor.0 = stands.or(zone);
}

/// The hex in a direction of keys: up and down in the column, left and right to the next column. With up or down held,
/// left and right go that way.
#[must_use]
pub fn step(at: Hex, way: Action, up: bool, down: bool) -> Option<Hex> {
    // The hex of the same row number lies to the south-east of an even column, to the north-east of an odd one.
    let odd = at.column() % 2 == 1;
    let (level, other) = if odd {
        (
            [Direction::Nw, Direction::Ne],
            [Direction::Sw, Direction::Se],
        )
    } else {
        (
            [Direction::Sw, Direction::Se],
            [Direction::Nw, Direction::Ne],
        )
    };
    let wanted = |n: usize| match (up, down) {
        (true, false) => [Direction::Nw, Direction::Ne][n],
        (false, true) => [Direction::Sw, Direction::Se][n],
        _ => level[n],
    };
    match way {
        Action::Up => at.step(Direction::N),
        Action::Down => at.step(Direction::S),
        Action::Left => at.step(wanted(0)).or_else(|| at.step(other[0])),
        Action::Right => at.step(wanted(1)).or_else(|| at.step(other[1])),
        _ => None,
    }
}

/// A stick pushed so little up or down, as a share of how far, goes along the row.
const LEVEL: f32 = 0.2;

/// The hex towards which a stick is pushed: `push` to the right and up. Of the six around, the one whose direction is
/// nearest; along the row as [`step`] does.
#[must_use]
pub fn step_towards(at: Hex, push: Vec2) -> Option<Hex> {
    if push.y.abs() <= LEVEL * push.length() {
        let way = if push.x > 0.0 {
            Action::Right
        } else {
            Action::Left
        };
        return step(at, way, false, false);
    }
    // The picture's y goes down.
    let push = Vec2::new(push.x, -push.y);
    let around = Direction::ALL.into_iter().filter_map(|way| at.step(way));
    let turn = |to: &Hex| (centre(*to) - centre(at)).angle_to(push).abs();
    let nearest = around.min_by(|a, b| turn(a).total_cmp(&turn(b)))?;
    // At the edge of the map the nearest may lie aside.
    (turn(&nearest) < ASIDE).then_some(nearest)
}

/// The angle between a push and a hex from which on the hex lies aside: between that to its border and to its
/// neighbour.
const ASIDE: f32 = 45.0 * core::f32::consts::PI / 180.0;

/// Moves the cursor on presses of directions, and to where a stick is pushed.
fn move_cursor(
    time: Res<Time<Real>>,
    presses: Res<Presses>,
    timings: Res<AnimationTimings>,
    mut repeat: Local<KeyRepeat>,
    mut pushed: Local<bool>,
    mut cursor: ResMut<Cursor>,
) {
    let fresh = !core::mem::replace(&mut *pushed, presses.stick().is_some());
    if let Some(push) = presses.stick() {
        if repeat.is_due(fresh, &time, &timings)
            && let Some(next) = cursor.0.and_then(|at| step_towards(at, push))
        {
            cursor.0 = Some(next);
        }
        return;
    }
    // Left and right first: with up or down held they go aslant.
    let ways = [Action::Left, Action::Right, Action::Up, Action::Down];
    let pressed = |way| presses.below_menus(way);
    let way = repeat.next(&ways, pressed, &presses, &time, &timings);
    let (Some(way), Some(at)) = (way, cursor.0) else {
        return;
    };
    let (up, down) = (presses.holds(Action::Up), presses.holds(Action::Down));
    if let Some(next) = step(at, way, up, down) {
        cursor.0 = Some(next);
    }
}

/// One key shows the whole map, or a part as large as can be.
fn show_whole(presses: Res<Presses>, cursor: Res<Cursor>, mut view: ResMut<MapView>) {
    if presses.below_menus(Action::Look) {
        let around = cursor.0.map_or(view.middle, centre);
        view.toggle_whole(around);
    }
}

/// How much one press zooms.
const STEP: f32 = 1.2;

/// Two keys zoom, around the hex under the cursor if it is in sight.
fn zoom(
    time: Res<Time<Real>>,
    presses: Res<Presses>,
    timings: Res<AnimationTimings>,
    mut repeat: Local<KeyRepeat>,
    cursor: Res<Cursor>,
    mut view: ResMut<MapView>,
) {
    let ways = [Action::ZoomIn, Action::ZoomOut];
    let pressed = |way| presses.below_menus(way);
    let Some(way) = repeat.next(&ways, pressed, &presses, &time, &timings) else {
        return;
    };
    let mut fresh = *view;
    let seen = cursor.0.map(centre).filter(|&at| view.seen().contains(at));
    let around = view.place(seen.unwrap_or(view.middle));
    let factor = if way == Action::ZoomIn {
        STEP
    } else {
        1.0 / STEP
    };
    fresh.zoom_at(around, factor);
    view.set_if_neq(fresh);
}

/// The map follows the cursor of keys and pads.
fn follow_cursor(cursor: Res<Cursor>, device: Res<kit_input::Device>, mut view: ResMut<MapView>) {
    if !cursor.is_changed() || device.points() {
        return;
    }
    if let Some(at) = cursor.0 {
        let mut fresh = *view;
        fresh.reveal(centre(at));
        view.set_if_neq(fresh);
    }
}

/// Where only a part of the map is seen, it shows who acts: the banner whose turn it is, the figure that walks, the one
/// that is struck.
fn follow_play(displayed: Res<DisplayedView>, turn: Res<Turn>, mut view: ResMut<MapView>) {
    if view.is_whole() || !(displayed.is_changed() || turn.is_changed()) {
        return;
    }
    let board = displayed.board();
    let struck = displayed
        .throw
        .as_ref()
        .and_then(|throw| ShownThrow::told(&throw.event));
    let at = match (displayed.walks, struck) {
        (Some((_, at)), _) => Some(at),
        (None, Some((_, target, ..))) => displayed.at(target),
        (None, None) => {
            let own = turn.person().filter(|_| turn.is_changed());
            own.and_then(|banner| board.of_banner(banner).find_map(|who| board.at(who)))
        }
    };
    if let Some(at) = at {
        let mut fresh = *view;
        fresh.reveal(centre(at));
        view.set_if_neq(fresh);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stick_leads_to_each_of_the_six_and_along_the_row() {
        let at = Hex::new(7, 5).expect("on the map");
        for way in Direction::ALL {
            let to = at.step(way).expect("on the map");
            let push = (centre(to) - centre(at)).normalize() * Vec2::new(1.0, -1.0);
            for turn in [-0.3, 0.0, 0.3] {
                let push = Vec2::from_angle(turn).rotate(push);
                assert_eq!(step_towards(at, push), Some(to), "{way} turned by {turn}");
            }
        }
        for (push, way) in [(Vec2::X, Action::Right), (Vec2::NEG_X, Action::Left)] {
            assert_eq!(step_towards(at, 0.6 * push), step(at, way, false, false));
        }
        // Off the map it leads nowhere.
        let corner = Hex::new(0, 0).expect("on the map");
        assert_eq!(step_towards(corner, Vec2::Y), None);
        assert_eq!(step_towards(corner, Vec2::new(-0.7, 0.7)), None);
    }

    #[test]
    fn directions_stay_in_the_row_or_go_aslant() {
        let hex = |column, row| Hex::new(column, row).expect("on the map");
        let go = |at, way| step(at, way, false, false);
        assert_eq!(go(hex(4, 4), Action::Up), Some(hex(4, 3)));
        assert_eq!(go(hex(4, 4), Action::Right), Some(hex(5, 4)));
        assert_eq!(go(hex(5, 4), Action::Right), Some(hex(6, 4)));
        assert_eq!(go(hex(6, 4), Action::Left), Some(hex(5, 4)));
        // The last row of an even column has no hex of its number beside it.
        assert_eq!(go(hex(4, 10), Action::Right), Some(hex(5, 9)));
        assert_eq!(go(hex(16, 3), Action::Right), None);
        assert_eq!(step(hex(4, 4), Action::Right, true, false), Some(hex(5, 3)));
        assert_eq!(step(hex(5, 4), Action::Left, false, true), Some(hex(4, 5)));
        // Each of the six neighbours can be reached by one press.
        for way in Direction::ALL {
            let to = hex(7, 5).step(way);
            let presses = [Action::Up, Action::Down, Action::Left, Action::Right];
            let held = [(false, false), (true, false), (false, true)];
            let mut all = presses
                .iter()
                .flat_map(|&press| held.map(|(up, down)| step(hex(7, 5), press, up, down)));
            assert!(all.any(|found| found == to), "{way}");
        }
    }
}
