//! The overview: where only a part of the map is seen, the whole map small in a corner, with all figures and a frame
//! around the part. A press or a drag on it shows that part. It keeps to the corner towards which most of the map
//! lies out of sight.

use bevy::prelude::*;

use super::places::{Absent, node, set_absent};
use super::{FillSystems, hud_inputs_changed};
use crate::beats::ShownThrow;
use crate::geometry::{MAP, centre};
use crate::layout::TableLayout;
use crate::map_view::MapView;
use crate::session::{TABLE, TABLE_UPDATE};
use crate::{DisplayedView, Turn, picture_names};
use guesclin_rules::{Board, Camp};
use kit_input::PointerTurn;
use kit_table::anchors::NodeAnchor;
use kit_theme::{Picture, Scale, palette};

/// The overview.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct OverviewMap;

/// The frame around the part of the map that is seen.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct SeenPart;

/// The node that holds a dot for each figure.
#[derive(Component)]
struct Dots;

/// The size of a dot, and of one whose banner decides, as shares of the overview's height.
const DOT: [f32; 2] = [0.075, 0.1];

pub(super) fn plugin(app: &mut App) {
    app.add_observer(press)
        .add_observer(drag)
        .add_systems(OnEnter(TABLE), spawn)
        .add_systems(
            TABLE_UPDATE,
            (stand, fill)
                .chain()
                .in_set(FillSystems)
                .run_if(hud_inputs_changed),
        );
}

fn all_over() -> Node {
    Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        ..default()
    }
}

fn spawn(mut commands: Commands) {
    let overview = commands
        .spawn((
            OverviewMap,
            Absent,
            node("Overview map", |t| t.overview(0)),
            Node {
                overflow: Overflow::clip(),
                ..default()
            },
            BackgroundColor(palette::OAK_NIGHT),
            Outline::new(px(2), px(0), palette::OAK_NIGHT),
            GlobalZIndex(4),
        ))
        .insert(Pickable::default())
        .id();
    commands.spawn((
        ChildOf(overview),
        Picture::new(""),
        all_over(),
        Pickable::IGNORE,
    ));
    commands.spawn((ChildOf(overview), Dots, all_over(), Pickable::IGNORE));
    commands.spawn((
        ChildOf(overview),
        SeenPart,
        Node {
            position_type: PositionType::Absolute,
            border: UiRect::all(px(2)),
            ..default()
        },
        BorderColor::all(palette::OR_LIGHT),
        Outline::new(px(1), px(0), palette::SABLE),
        Pickable::IGNORE,
    ));
}

/// Shows the overview where only a part of the map is seen and no dice lie there, in a corner that can be cleared.
fn stand(
    view: Res<MapView>,
    displayed: Res<DisplayedView>,
    mut overviews: Query<(Entity, Has<Absent>, &mut NodeAnchor<TableLayout>), With<OverviewMap>>,
    mut commands: Commands,
) {
    let throws = (displayed.throw.as_ref()).is_some_and(|it| ShownThrow::told(&it.event).is_some());
    for (entity, is, mut anchor) in &mut overviews {
        set_absent(entity, view.is_whole() || throws, is, &mut commands);
        anchor.0 = match view.free_corner() {
            0 => |t| t.overview(0),
            1 => |t| t.overview(1),
            2 => |t| t.overview(2),
            _ => |t| t.overview(3),
        };
    }
}

/// Draws the map, the figures and the frame.
fn fill(
    (view, displayed, turn): (Res<MapView>, Res<DisplayedView>, Res<Turn>),
    (layout, scale): (Res<TableLayout>, Res<Scale>),
    overviews: Query<(&Children, Has<Absent>), With<OverviewMap>>,
    mut pictures: Query<&mut Picture>,
    dots: Query<Entity, With<Dots>>,
    mut frames: Query<&mut Node, With<SeenPart>>,
    mut commands: Commands,
) {
    let size = layout.overview(0).size();
    let board = displayed.board();
    for (children, absent) in &overviews {
        if absent && view.is_whole() {
            continue;
        }
        for &child in children {
            if let Ok(mut picture) = pictures.get_mut(child) {
                Picture::show(&mut picture, picture_names::map(board.scenario()));
            }
        }
    }
    for mut frame in &mut frames {
        let seen = view.seen();
        let (corner, part) = (seen.min / MAP * size, seen.size() / MAP * size);
        frame.left = px(corner.x);
        frame.top = px(corner.y);
        frame.width = px(part.x);
        frame.height = px(part.y);
    }
    if !(displayed.is_changed() || turn.is_changed() || scale.is_changed()) {
        return;
    }
    for entity in &dots {
        commands.entity(entity).despawn_children();
        for dot in figures(board, *turn, size) {
            commands.spawn((ChildOf(entity), dot));
        }
    }
}

/// A dot for every figure: round and blue for France, square and red for England; larger where a person decides for it.
fn figures(board: &Board, turn: Turn, size: Vec2) -> Vec<impl Bundle> {
    let decides = turn.person();
    let standing = [Camp::France, Camp::England].map(|camp| board.standing(camp));
    let dot = |(who, at)| {
        let france = board.camp(who) == Camp::France;
        let large = decides == Some(board.banner(who));
        let side = DOT[usize::from(large)] * size.y;
        let corner = centre(at) / MAP * size - Vec2::splat(side / 2.0);
        let color = if france {
            palette::AZURE
        } else {
            palette::GULES
        };
        (
            Node {
                position_type: PositionType::Absolute,
                left: px(corner.x),
                top: px(corner.y),
                width: px(side),
                height: px(side),
                border: UiRect::all(px(1)),
                border_radius: BorderRadius::all(px(if france { side / 2.0 } else { 0.0 })),
                ..default()
            },
            BackgroundColor(color),
            BorderColor::all(palette::ARGENT),
            Pickable::IGNORE,
        )
    };
    standing.into_iter().flatten().map(dot).collect()
}

/// Shows the part of the map around the point of the overview at a position in the window of the program.
fn show_around(
    position: Vec2,
    anchor: &NodeAnchor<TableLayout>,
    (layout, scale): (&TableLayout, &Scale),
    view: &mut ResMut<MapView>,
) {
    let place = (anchor.0)(layout);
    let mut fresh = **view;
    fresh.show((position / scale.ui - place.min) / place.size() * MAP);
    view.set_if_neq(fresh);
}

fn press(
    mut click: On<Pointer<Press>>,
    overviews: Query<&NodeAnchor<TableLayout>, With<OverviewMap>>,
    geometry: (Res<TableLayout>, Res<Scale>),
    mut pointer: PointerTurn,
    mut view: ResMut<MapView>,
) {
    if let Ok(anchor) = overviews.get(click.entity) {
        click.propagate(false);
        if !pointer.may_act() {
            return;
        }
        let position = click.pointer_location.position;
        show_around(position, anchor, (&geometry.0, &geometry.1), &mut view);
    }
}

fn drag(
    mut moved: On<Pointer<Drag>>,
    overviews: Query<&NodeAnchor<TableLayout>, With<OverviewMap>>,
    geometry: (Res<TableLayout>, Res<Scale>),
    pointer: PointerTurn,
    mut view: ResMut<MapView>,
) {
    if let Ok(anchor) = overviews.get(moved.entity) {
        moved.propagate(false);
        if !pointer.is_its() {
            return;
        }
        let position = moved.pointer_location.position;
        show_around(position, anchor, (&geometry.0, &geometry.1), &mut view);
    }
}
