//! The figures on the map: each has its picture, the seals of its traits, its order, what it bears; the objects that
//! lie about, the banners of posts, and the raised bridge.

use bevy::prelude::*;
use bevy_tweening::TweenAnim;

use super::counter::{CounterNode, CounterPart, dress};
use super::cursor::Sheet;
use super::geometry::{MAP, centre};
use super::motion::{MotionSystems, OnMap, Stagger};
use super::session::{TABLE, TABLE_UPDATE, TableSystems};
use super::throw_answers::{Fall, Shield, answer_throws};
use super::{DisplayedView, Selection, picture_names};
use guesclin_rules::{Board, Fighter, Hex, Object, ObjectPlace};
use kit_table::Waits;
use kit_theme::{Picture, visible_if};

/// What lies on the map and is no figure.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum MapObjectNode {
    Object(Object),
    Post(u8),
    Bridge,
    Winch,
}

/// The size of a counter's picture, and of the small ones on it, in units of the map.
const COUNTER: f32 = 120.0;
const SEAL: f32 = 34.0;
const OBJECT: f32 = 62.0;
/// The width of a shield as a share of a counter's; it is a sixth higher than wide.
const SHIELD: f32 = 0.6;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        (lay_out, answer_throws, sync_counters, sync_things, dress)
            .chain()
            .in_set(TableSystems::Sync)
            .run_if(resource_exists::<DisplayedView>)
            .run_if(in_state(TABLE))
            .before(MotionSystems),
    );
}

/// Which scenario's figures are on the table.
#[derive(Component)]
struct OfScenario(u8);

/// A part of a picture at a share of a counter's width and height.
fn part(left: f32, top: f32, size: f32) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: percent(left * 100.0),
        top: percent(top * 100.0),
        width: percent(size * 100.0),
        height: percent(size * 100.0),
        ..default()
    }
}

/// Spawns the figures and things of a scenario when its game begins.
fn lay_out(
    displayed: Res<DisplayedView>,
    sheets: Query<(Entity, Option<&OfScenario>), With<Sheet>>,
    old: Query<Entity, Or<(With<CounterNode>, With<MapObjectNode>)>>,
    mut commands: Commands,
) {
    let board = displayed.board();
    for (sheet, of) in &sheets {
        let n = board.scenario().n;
        if of.is_some_and(|of| of.0 == n) {
            continue;
        }
        for entity in &old {
            commands.entity(entity).despawn();
        }
        commands.entity(sheet).insert(OfScenario(n));
        for thing in things(board) {
            commands.spawn((
                thing,
                ChildOf(sheet),
                OnMap::resting(MAP / 2.0, Vec2::splat(OBJECT)),
                Node {
                    position_type: PositionType::Absolute,
                    ..default()
                },
                Picture::new(""),
                Visibility::Hidden,
                ZIndex(4),
                Pickable::IGNORE,
            ));
        }
        for who in board.all() {
            spawn_counter(&mut commands, sheet, board, who);
        }
    }
}

fn things(board: &Board) -> Vec<MapObjectNode> {
    let posts = 0..board.scenario().posts.len() as u8;
    let mut all: Vec<MapObjectNode> = posts.map(MapObjectNode::Post).collect();
    if board.scenario().bridge.is_some() {
        all.extend([MapObjectNode::Bridge, MapObjectNode::Winch]);
    }
    all.extend(
        board
            .objects()
            .map(|(object, _)| MapObjectNode::Object(object)),
    );
    all
}

fn spawn_counter(commands: &mut Commands, sheet: Entity, board: &Board, who: Fighter) {
    let traits = board.counter(who).traits;
    let shoots = board.counter(who).intact.shot.is_some();
    let seals = [
        (traits.commander, picture_names::SEAL_COMMANDER),
        (traits.initiative, picture_names::SEAL_INITIATIVE),
        (traits.skirmisher, picture_names::SEAL_SKIRMISHER),
        (shoots, picture_names::SEAL_SHOT),
    ];
    let counter = commands
        .spawn((
            Name::new(board.scenario().fighters[who.index()].id.clone()),
            CounterNode(who),
            ChildOf(sheet),
            OnMap::resting(MAP / 2.0, Vec2::splat(COUNTER)),
            Fall::default(),
            Waits,
            Node {
                position_type: PositionType::Absolute,
                ..default()
            },
            Visibility::Hidden,
            ZIndex(20),
            Pickable::IGNORE,
        ))
        .id();
    commands.spawn((
        ChildOf(counter),
        CounterPart::Ring,
        Picture::new(picture_names::RING),
        part(0.0, 0.0, 1.0),
        Visibility::Hidden,
        Pickable::IGNORE,
    ));
    let face = commands
        .spawn((
            ChildOf(counter),
            Stagger(1.0),
            Waits,
            UiTransform::default(),
            part(0.0, 0.0, 1.0),
            Pickable::IGNORE,
        ))
        .id();
    commands.spawn((
        ChildOf(face),
        Picture::new(picture_names::SHADOW),
        part(0.03, 0.05, 1.0),
        Pickable::IGNORE,
    ));
    commands.spawn((
        ChildOf(face),
        CounterPart::Figure,
        Picture::new(""),
        part(0.0, 0.0, 1.0),
        Pickable::IGNORE,
    ));
    let seal = SEAL / COUNTER;
    let held = seals.into_iter().filter(|(has, _)| *has);
    for (n, (_, name)) in held.enumerate() {
        // Down the left side of the disc.
        let top = 0.18 + n as f32 * (seal - 0.03);
        commands.spawn((
            ChildOf(face),
            Picture::new(name),
            part(-0.03, top, seal),
            Pickable::IGNORE,
        ));
    }
    for (what, left, top, size) in [
        (CounterPart::Order, 0.66, -0.04, 0.4),
        (CounterPart::Burden, 0.62, 0.5, 0.46),
        (CounterPart::State, 0.36, 0.8, seal * 0.9),
    ] {
        commands.spawn((
            ChildOf(face),
            what,
            Picture::new(""),
            part(left, top, size),
            Visibility::Hidden,
            Pickable::IGNORE,
        ));
    }
    commands.spawn((
        ChildOf(counter),
        Shield(1.0),
        Waits,
        Picture::new(picture_names::arms(board.banner(who))),
        Node {
            height: percent(SHIELD * 100.0 * 7.0 / 6.0),
            ..part(0.5 - SHIELD / 2.0, 0.2, SHIELD)
        },
        Visibility::Hidden,
        Pickable::IGNORE,
    ));
}

/// Figures stand on their hexes, one who is only planned to be placed as well; whoever falls is seen until they lie.
fn sync_counters(
    displayed: Res<DisplayedView>,
    selection: Res<Selection>,
    mut counters: Query<(
        Entity,
        &CounterNode,
        &mut OnMap,
        &mut Visibility,
        &mut ZIndex,
        &mut Fall,
        Has<TweenAnim>,
    )>,
    mut commands: Commands,
) {
    for (entity, counter, mut place, mut seen, mut z, mut fall, moves) in &mut counters {
        let who = counter.0;
        let Some(at) = displayed.at(who).or(selection.plan.placed(who)) else {
            if fall.0.is_none() || !moves {
                fall.set_if_neq(Fall::default());
                seen.set_if_neq(Visibility::Hidden);
            }
            continue;
        };
        if fall.0.is_some() {
            // Another game has begun.
            *fall = Fall::default();
            commands.entity(entity).remove::<TweenAnim>();
        }
        let to = centre(at);
        let fresh = if *seen == Visibility::Hidden {
            OnMap::resting(to, place.size)
        } else {
            OnMap { to, ..*place }
        };
        place.set_if_neq(fresh);
        seen.set_if_neq(Visibility::Inherited);
        let walks = displayed.walks.is_some_and(|(walker, _)| walker == who);
        let height = 20 + i32::from(at.row()) * 2 + i32::from(at.column() % 2);
        z.set_if_neq(ZIndex(if walks { 60 } else { height }));
    }
}

/// Objects that lie about, banners of posts, the bridge.
fn sync_things(
    displayed: Res<DisplayedView>,
    mut things: Query<(
        Ref<MapObjectNode>,
        &mut OnMap,
        &mut Picture,
        &mut Visibility,
    )>,
) {
    let board = displayed.board();
    for (thing, mut place, mut picture, mut seen) in &mut things {
        if !displayed.is_changed() && !thing.is_added() {
            continue;
        }
        let shown: Option<(Hex, Vec2, f32, &'static str)> = match *thing {
            MapObjectNode::Object(object) => match board.spot(object) {
                Some(ObjectPlace::Lies(at)) => {
                    let fellows = board.objects().filter(|(other, spot)| {
                        *spot == ObjectPlace::Lies(at) && other.index() < object.index()
                    });
                    let aside = Vec2::new(26.0 * fellows.count() as f32, 24.0);
                    let aside = if board.on(at).is_some() {
                        aside
                    } else {
                        aside - Vec2::Y * 24.0
                    };
                    Some((at, aside, OBJECT, picture_names::object(board, object)))
                }
                _ => None,
            },
            MapObjectNode::Post(n) => {
                let post = board.scenario().posts.get(usize::from(n));
                let flies = board.post(usize::from(n));
                post.zip(flies).map(|(post, camp)| {
                    (
                        post.at,
                        Vec2::new(-34.0, -36.0),
                        54.0,
                        picture_names::post(camp),
                    )
                })
            }
            MapObjectNode::Winch => {
                let bridge = board.scenario().bridge;
                bridge.map(|bridge| {
                    (
                        bridge.winch,
                        Vec2::new(30.0, 34.0),
                        48.0,
                        picture_names::WINCH,
                    )
                })
            }
            MapObjectNode::Bridge => {
                let bridge = board.scenario().bridge.filter(|_| board.raised());
                bridge.map(|bridge| (bridge.at, Vec2::ZERO, COUNTER, picture_names::BRIDGE_RAISED))
            }
        };
        seen.set_if_neq(visible_if(shown.is_some()));
        if let Some((at, aside, size, name)) = shown {
            let fresh = OnMap::resting(centre(at) + aside, Vec2::splat(size));
            if place.to != fresh.to || place.size != fresh.size {
                *place = fresh;
            }
            Picture::show(&mut picture, name);
        }
    }
}
