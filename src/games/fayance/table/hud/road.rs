//! The road of each side: from its capital over the territories that it has captured to its throne. A captured
//! territory goes from the table to its place; the fifth brings the crown.

use bevy::prelude::*;
use bevy_tweening::{Lens, Tween, TweenAnim};

use super::FillSystems;
use super::places::{NthAnchor, node, nth_node};
use super::territory::Tile;
use super::tile_path::{Glide, Pose};
use crate::beats::Happening;
use crate::layout::{Edge, TableLayout};
use crate::session::TABLE_UPDATE;
use crate::timings::TableTimings;
use crate::{DisplayedView, Happened, TABLE, drawings, picture_names};
use fayance_rules::{TO_WIN, Territory};
use kit_table::Waits;
use kit_theme::{Picture, palette, visible_if};
use kit_timings::MotionSettings;

/// The capital at an edge.
#[derive(Component)]
struct Capital(Edge);

/// The territory that lies in a place of a road.
#[derive(Component)]
struct RoadTile {
    /// The place: five far ones, then five near ones.
    place: u8,
    drawn: Option<Territory>,
}

/// The same territory in the back of the throne.
#[derive(Component)]
struct ThroneTile {
    /// The same place.
    place: u8,
    drawn: Option<Territory>,
}

/// The crown over a throne.
#[derive(Component)]
struct Crown {
    edge: Edge,
    worn: bool,
}

/// The places of both roads in one row: five far ones, then five near ones.
fn place(n: u8) -> (Edge, u8) {
    let edge = if n < TO_WIN { Edge::Far } else { Edge::Near };
    (edge, n % TO_WIN)
}

/// How far the crown comes down, as a multiple of its height.
const FALLS: f32 = 1.5;
/// The height of a capital, as a share of the throne's.
const CAPITAL: f32 = 0.6;

/// A crown this far over its throne, as a share of the way it comes down.
fn held_over(share: f32) -> UiTransform {
    UiTransform::from_translation(Val2::percent(0.0, -100.0 * FALLS * share))
}

/// Brings the crown down.
struct CrownLens;

impl Lens<UiTransform> for CrownLens {
    fn lerp(&mut self, mut at: Mut<UiTransform>, ratio: f32) {
        *at = held_over(1.0 - ratio);
    }
}

/// Lets a picture appear in its place, where nothing is to fly.
struct FadeLens;

impl Lens<ImageNode> for FadeLens {
    fn lerp(&mut self, mut image: Mut<ImageNode>, ratio: f32) {
        image.color = palette::ARGENT.with_alpha(ratio);
    }
}

/// The room of the capital and the throne of an edge, between its row of places and the pile.
fn room(t: &TableLayout, edge: Edge) -> Rect {
    /// The lines below the pile.
    const LINES: f32 = 42.0;
    let (first, last) = (t.throne(edge, 0), t.throne(edge, TO_WIN - 1));
    let far = (last.max.y + 4.0, t.pile.min.y - 6.0);
    let near = (t.pile.max.y + LINES, t.plate(Edge::Near).min.y - 2.0);
    // Both thrones are equally high.
    let far_end = t.throne(Edge::Far, 0).max.y + 4.0;
    let height = (t.pile.min.y - 6.0 - far_end).min(near.1 - near.0);
    let height = height.min(150.0);
    let (top, bottom) = match edge {
        Edge::Far => (far.0, far.0 + height),
        Edge::Near => (near.1 - height, near.1),
    };
    Rect::new(first.min.x, top, last.max.x, bottom)
}

/// The throne, at the end of the road.
fn throne(t: &TableLayout, edge: Edge) -> Rect {
    let room = room(t, edge);
    let width = room.height() * drawings::THRONE_SHAPE;
    Rect::new(room.max.x - width, room.min.y, room.max.x, room.max.y)
}

/// The capital, at the beginning of the road.
fn capital(t: &TableLayout, edge: Edge) -> Rect {
    let room = room(t, edge);
    let side = room.height() * CAPITAL;
    let top = match edge {
        Edge::Far => room.min.y,
        Edge::Near => room.max.y - side,
    };
    Rect::new(room.min.x, top, room.min.x + side, top + side)
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn).add_systems(
        TABLE_UPDATE,
        (show_capitals, (pave, set_in_throne, crown).chain()).in_set(FillSystems),
    );
}

fn spawn(mut commands: Commands) {
    type RectOf = fn(&TableLayout) -> Rect;
    let edges: [(Edge, RectOf, RectOf); 2] = [
        (
            Edge::Far,
            |t| capital(t, Edge::Far),
            |t| throne(t, Edge::Far),
        ),
        (
            Edge::Near,
            |t| capital(t, Edge::Near),
            |t| throne(t, Edge::Near),
        ),
    ];
    for (edge, capital, throne) in edges {
        commands.spawn((Capital(edge), node("Capital", capital), Picture::new("")));
        let throne = commands
            .spawn((
                node("Throne", throne),
                Picture::new(picture_names::THRONE),
                ZIndex(1),
            ))
            .id();
        for at in 0..TO_WIN {
            let place = if edge == Edge::Far { at } else { TO_WIN + at };
            commands.spawn((
                ChildOf(throne),
                ThroneTile { place, drawn: None },
                drawings::throne_place(at),
                Picture::new(picture_names::PLACE),
                Visibility::Hidden,
                Pickable::IGNORE,
            ));
        }
        commands.spawn((
            ChildOf(throne),
            Crown { edge, worn: false },
            Name::new("Crown"),
            Waits,
            drawings::throne_crown(),
            Picture::new(picture_names::CROWN),
            held_over(1.0),
            Visibility::Hidden,
            Pickable::IGNORE,
        ));
    }
    for n in 0..2 * TO_WIN {
        commands
            .spawn((
                nth_node(
                    format!("Road {n}"),
                    |t, n| {
                        let (edge, at) = place(n);
                        t.throne(edge, at)
                    },
                    n,
                ),
                // What comes from the table flies over the cards.
                ZIndex(60),
                Picture::new(picture_names::PLACE),
            ))
            .with_child((
                RoadTile {
                    place: n,
                    drawn: None,
                },
                Name::new(format!("Road tile {n}")),
                Waits,
                UiTransform::default(),
                Picture::new(picture_names::PLACE),
                Node {
                    width: percent(100),
                    height: percent(100),
                    ..default()
                },
                Visibility::Hidden,
                Pickable::IGNORE,
            ));
    }
}

/// The territory in a place of a road.
fn captured(displayed: &DisplayedView, n: u8) -> Option<Territory> {
    let (edge, at) = place(n);
    let mut all = displayed.view.captured(displayed.side_at(edge));
    all.nth(usize::from(at))
}

fn show_capitals(displayed: Res<DisplayedView>, mut capitals: Query<(&Capital, &mut Picture)>) {
    for (capital, mut picture) in &mut capitals {
        Picture::show(
            &mut picture,
            picture_names::capital(displayed.side_at(capital.0)),
        );
    }
}

/// Lays the captured territories on the roads. One that is captured now comes from the table; with reduced motion it
/// appears in its place.
fn pave(
    displayed: Res<DisplayedView>,
    (timings, motion): (Res<TableTimings>, Res<MotionSettings>),
    layout: Res<TableLayout>,
    mut happened: MessageReader<Happened>,
    anchors: Query<&NthAnchor>,
    on_table: Query<&Tile>,
    mut tiles: Query<(
        Entity,
        &ChildOf,
        &mut RoadTile,
        &mut Picture,
        &mut ImageNode,
        &mut UiTransform,
        &mut Visibility,
    )>,
    mut commands: Commands,
) {
    let now = happened.read().filter_map(|Happened(what)| match *what {
        Happening::Captured { territory, .. } => Some(territory),
        _ => None,
    });
    let now = now.last();
    for (entity, parent, mut tile, mut picture, mut image, mut at, mut seen) in &mut tiles {
        let wanted = captured(&displayed, tile.place);
        if tile.drawn == wanted {
            continue;
        }
        tile.drawn = wanted;
        seen.set_if_neq(visible_if(wanted.is_some()));
        commands.entity(entity).remove::<TweenAnim>();
        at.set_if_neq(Pose::laid(0.0).transform());
        image.color = palette::ARGENT;
        let Some(territory) = wanted else {
            continue;
        };
        Picture::show(&mut picture, picture_names::territory(territory));
        if now != Some(territory) || motion.is_instant() {
            continue;
        }
        let timing = timings.place;
        if motion.flies(timing).is_zero() {
            image.color = palette::ARGENT.with_alpha(0.0);
            let lasts = motion.lasts(timing);
            let tween = Tween::new::<ImageNode, _>(timing.easing.method(), lasts, FadeLens);
            commands.entity(entity).insert(TweenAnim::new(tween));
            continue;
        }
        let (Ok(anchor), Some(laid)) = (anchors.get(parent.parent()), on_table.iter().next())
        else {
            continue;
        };
        let to = (anchor.0)(&layout, anchor.1);
        let quarters = match laid.quarters() {
            more if more > 2.5 => more - 4.0,
            quarters => quarters,
        };
        let from = Pose {
            shift: layout.tile.center() - to.center(),
            scale: layout.tile.width() / to.width(),
            quarters,
        };
        at.set_if_neq(from.transform());
        let glide = Glide {
            from,
            to: Pose::laid(0.0),
        };
        let lasts = motion.flies(timing);
        let tween = Tween::new::<UiTransform, _>(timing.easing.method(), lasts, glide);
        commands.entity(entity).insert(TweenAnim::new(tween));
    }
}

/// Shows the captured territories in the backs of the thrones, once they lie on the road.
fn set_in_throne(
    roads: Query<(&RoadTile, Has<TweenAnim>)>,
    mut tiles: Query<(&mut ThroneTile, &mut Picture, &mut Visibility)>,
) {
    for (mut tile, mut picture, mut seen) in &mut tiles {
        let road = roads.iter().find(|(road, _)| road.place == tile.place);
        let lies = road.and_then(|(road, moves)| road.drawn.filter(|_| !moves));
        if tile.drawn == lies {
            continue;
        }
        tile.drawn = lies;
        seen.set_if_neq(visible_if(lies.is_some()));
        if let Some(territory) = lies {
            Picture::show(&mut picture, picture_names::territory(territory));
        }
    }
}

/// Crowns the side whose road is complete, once its last territory lies there.
fn crown(
    displayed: Res<DisplayedView>,
    (timings, motion): (Res<TableTimings>, Res<MotionSettings>),
    roads: Query<(&RoadTile, Has<TweenAnim>)>,
    mut crowns: Query<(Entity, &mut Crown, &mut UiTransform, &mut Visibility)>,
    mut commands: Commands,
) {
    let moves = roads.iter().any(|(_, moves)| moves);
    for (entity, mut crown, mut at, mut seen) in &mut crowns {
        let held = displayed.view.held()[displayed.side_at(crown.edge)];
        let due = held >= TO_WIN && (crown.worn || !moves);
        if crown.worn == due {
            continue;
        }
        crown.worn = due;
        seen.set_if_neq(visible_if(due));
        let lasts = motion.flies(timings.crown);
        if !due || lasts.is_zero() {
            at.set_if_neq(held_over(if due { 0.0 } else { 1.0 }));
            commands.entity(entity).remove::<TweenAnim>();
        } else {
            let method = timings.crown.easing.method();
            let tween = Tween::new::<UiTransform, _>(method, lasts, CrownLens);
            commands.entity(entity).insert(TweenAnim::new(tween));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capital_and_throne_have_room_beside_everything_else() {
        for page in [
            Vec2::new(990.0, 456.0),
            Vec2::new(1080.0, 560.0),
            Vec2::new(1280.0, 720.0),
            Vec2::new(1280.0, 960.0),
            Vec2::new(1680.0, 720.0),
        ] {
            let t = TableLayout::of(page);
            let mut all = Vec::new();
            for edge in [Edge::Far, Edge::Near] {
                all.extend([throne(&t, edge), capital(&t, edge)]);
            }
            for (n, one) in all.iter().enumerate() {
                assert!(one.width() > 26.0 && one.height() > 30.0, "{page}: {one:?}");
                let mut others = vec![t.pile, t.plate(Edge::Far), t.plate(Edge::Near)];
                for edge in [Edge::Far, Edge::Near] {
                    others.extend((0..TO_WIN).map(|at| t.throne(edge, at)));
                    others.extend([t.heap(edge, false), t.slot(edge, 0), t.fight(edge)]);
                }
                others.extend_from_slice(&all[n + 1..]);
                for other in others {
                    let both = one.intersect(other);
                    assert!(both.is_empty(), "{page}: {one:?} on {other:?}");
                }
            }
        }
    }
}
