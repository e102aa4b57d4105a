//! The territory between the armies: it comes from the pile, turns while the leader chooses, and is laid; the terrain
//! of each side stands on the edge that faces it.

use bevy::prelude::*;
use bevy_tweening::{Tween, TweenAnim};

use super::FillSystems;
use super::places::{Absent, node, set_absent};
use super::tile_path::{Path, Pose};
use crate::favours::Favoured;
use crate::keys;
use crate::layout::{Edge, TableLayout};
use crate::session::TABLE_UPDATE;
use crate::timings::TableTimings;
use crate::{DisplayedView, Phase, TABLE, Turn, picture_names, sounds, words};
use fayance_rules::{Side, TURNS, Terrain, Territory};
use kit_i18n::LocalizedText;
use kit_table::Waits;
use kit_table::aside::Tip;
use kit_theme::sound::PlaySound;
use kit_theme::widget::label;
use kit_theme::{Picture, TextStyle, palette};
use kit_timings::MotionSettings;

/// The square that turns.
#[derive(Component, Default)]
pub(super) struct Tile {
    drawn: Option<Territory>,
    /// The quarters by which it is turned on screen, or will be, clockwise, below 4.
    quarters: f32,
    /// Whether it is laid down, or will be.
    laid: bool,
    /// The side at the near edge, from which it is seen.
    near: Option<Side>,
}

impl Tile {
    /// The quarters by which it lies turned on screen.
    pub(super) fn quarters(&self) -> f32 {
        self.quarters
    }
}

/// The terrain on an edge.
#[derive(Component)]
struct EdgeName(Edge);

/// The sign of the terrain on an edge.
#[derive(Component)]
struct EdgeSign(Edge);

/// The ring of troops, where the territory will lie: it helps with the calls.
#[derive(Component)]
struct CallRing;

/// The node that holds all of it.
#[derive(Component)]
struct Ground;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn)
        .add_systems(TABLE_UPDATE, (show, turn, name).chain().in_set(FillSystems));
}

fn spawn(mut commands: Commands) {
    {
        commands
            .spawn((
                CallRing,
                Absent,
                node("Ring of troops", |t| t.tile),
                Node {
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::Center,
                    ..default()
                },
            ))
            .with_child((
                Picture::new(picture_names::RING),
                Node {
                    width: percent(96),
                    aspect_ratio: Some(132.0 / 128.0),
                    ..default()
                },
                Pickable::IGNORE,
            ));
    }
    commands
        .spawn((
            Ground,
            Absent,
            node("Territory", |t| t.tile),
            Tip::new(keys::FAYANCE_TIP_TERRITORY),
            bevy::picking::hover::Hovered::default(),
            ZIndex(2),
            Node::default(),
        ))
        .insert(Pickable::default())
        .with_children(|ground| {
            // Its place, seen while the tile is over it.
            ground.spawn((
                Node {
                    position_type: PositionType::Absolute,
                    width: percent(100),
                    height: percent(100),
                    border_radius: BorderRadius::all(px(12)),
                    ..default()
                },
                BackgroundColor(palette::OAK_NIGHT.with_alpha(0.5)),
                Pickable::IGNORE,
            ));
            ground.spawn((
                Tile::default(),
                Name::new("Tile"),
                Waits,
                UiTransform::default(),
                Node {
                    position_type: PositionType::Absolute,
                    width: percent(100),
                    height: percent(100),
                    ..default()
                },
                Picture::new(""),
                Pickable::IGNORE,
            ));
            for edge in [Edge::Far, Edge::Near] {
                let at = Node {
                    position_type: PositionType::Absolute,
                    left: px(0),
                    right: px(0),
                    justify_content: JustifyContent::Center,
                    ..default()
                };
                let at = match edge {
                    Edge::Far => Node { top: px(-4), ..at },
                    Edge::Near => Node {
                        bottom: px(-4),
                        ..at
                    },
                };
                ground.spawn((at, Pickable::IGNORE)).with_children(|place| {
                    place
                        .spawn((
                            Node {
                                padding: UiRect::axes(px(9), px(1)),
                                column_gap: px(5),
                                align_items: AlignItems::Center,
                                border_radius: BorderRadius::all(px(7)),
                                ..default()
                            },
                            BackgroundColor(palette::OAK_NIGHT),
                            Pickable::IGNORE,
                        ))
                        .with_child((
                            EdgeSign(edge),
                            Picture::tall(picture_names::terrain_sign(Terrain::Plain), 20.0),
                            Pickable::IGNORE,
                        ))
                        .with_child((
                            EdgeName(edge),
                            label(
                                LocalizedText::verbatim(""),
                                TextStyle::NAME.sized(17.0).growing(1.3),
                                palette::OR_LIGHT,
                            ),
                            Pickable::IGNORE,
                        ));
                });
            }
        });
}

/// The territory is there from when the leader takes it.
fn show(
    displayed: Res<DisplayedView>,
    phase: Res<State<Phase>>,
    turn: Res<Turn>,
    grounds: Query<(Entity, Has<Absent>), With<Ground>>,
    rings: Query<(Entity, Has<Absent>), With<CallRing>>,
    mut commands: Commands,
) {
    for (entity, is) in &rings {
        set_absent(entity, *phase.get() != Phase::Call, is, &mut commands);
    }
    // The cards that are laid out for a refill lie where it lay.
    let decides = displayed.view.decision.is_some() || *turn == Turn::Together;
    let refills = *phase.get() == Phase::Refill && decides;
    let absent = displayed.view.land.is_none() || refills;
    for (entity, is) in &grounds {
        set_absent(entity, absent, is, &mut commands);
    }
}

/// By how many quarters what lies at turn 0 is seen turned: the side at the near edge sees it from there.
fn seen_from(near: Side) -> f32 {
    match near {
        Side::South => 0.0,
        Side::North => 2.0,
    }
}

/// Where the tile is that the leader takes: on the pile.
fn on_pile(t: &TableLayout, quarters: f32) -> Pose {
    Pose {
        shift: t.pile.center() - t.tile.center(),
        scale: t.pile.width() / t.tile.width(),
        quarters,
    }
}

/// Draws the territory and moves it: it is taken from the pile, turned as the leader turns it, and laid down.
fn turn(
    favoured: Favoured,
    displayed: Res<DisplayedView>,
    whose: Res<Turn>,
    layout: Res<TableLayout>,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    mut tiles: Query<(Entity, &mut Tile, &mut Picture, &mut UiTransform)>,
    mut commands: Commands,
) {
    let Some((land, turn)) = favoured.land() else {
        return;
    };
    let (near, laid) = (displayed.near(), land.turn.is_some());
    let side = layout.tile.width();
    let lies = |quarters: f32| {
        if laid {
            Pose::laid(quarters)
        } else {
            Pose::lifted(quarters, side)
        }
    };
    for (entity, mut tile, mut picture, mut at) in &mut tiles {
        let (fresh, moved) = (tile.drawn != Some(land.territory), tile.near != Some(near));
        if fresh {
            tile.drawn = Some(land.territory);
            Picture::show(&mut picture, picture_names::territory(land.territory));
        }
        // Between the leader's choice and its beat it stays as it is.
        let holds = !fresh && !moved && !laid && *whose == Turn::Busy;
        let wanted = if holds {
            tile.quarters
        } else {
            (f32::from(turn) + seen_from(near)).rem_euclid(4.0)
        };
        let turns = (wanted - tile.quarters).abs() > 0.01;
        if !(fresh || moved || turns || tile.laid != laid) {
            continue;
        }
        let lays = laid && !tile.laid && !fresh;
        tile.quarters = wanted;
        tile.laid = laid;
        tile.near = Some(near);
        let from = if fresh {
            on_pile(&layout, wanted)
        } else {
            Pose::of(&at)
        };
        let to = lies(wanted);
        let path = Path::new(from, to, laid, side, &timings, &motion);
        let lasts = path.lasts();
        // What is continued lies there already, and from the other edge the same tile is only seen another way.
        let appears = (fresh && laid) || (moved && !fresh);
        if lasts.is_zero() || appears {
            at.set_if_neq(to.transform());
            commands.entity(entity).remove::<TweenAnim>();
            if lays {
                commands.write_message(PlaySound::now(sounds::TILE_LAY));
            }
            continue;
        }
        if lays {
            // The leader's own presses are heard already.
            for starts in path.quarters() {
                commands.write_message(PlaySound::later(sounds::TILE_TURN, starts));
            }
            let down = lasts.saturating_sub(motion.flies(timings.lay) / 2);
            commands.write_message(PlaySound::later(sounds::TILE_LAY, down));
        }
        at.set_if_neq(from.transform());
        let tween = Tween::new::<UiTransform, _>(EaseFunction::Linear, lasts, path);
        commands.entity(entity).insert(TweenAnim::new(tween));
    }
}

/// The quarters by which the leader has turned it, as it is seen now.
fn turn_in_sight(at: &UiTransform, near: Side) -> u8 {
    let quarters = Pose::of(at).quarters - seen_from(near);
    quarters.rem_euclid(4.0).round() as u8 % TURNS
}

/// Writes the terrain of each side on the edge that faces it, as the square is turned on screen.
fn name(
    displayed: Res<DisplayedView>,
    tiles: Query<&UiTransform, With<Tile>>,
    mut names: Query<(&EdgeName, &mut LocalizedText)>,
    mut signs: Query<(&EdgeSign, &mut Picture)>,
) {
    let Some((land, at)) = displayed.view.land.zip(tiles.iter().next()) else {
        return;
    };
    let terrains = (land.territory).terrains(turn_in_sight(at, displayed.near()));
    let near = displayed.near();
    let terrain = |edge| {
        terrains[if edge == Edge::Near {
            near
        } else {
            near.other()
        }]
    };
    for (edge, mut text) in &mut names {
        text.set_if_neq(words::terrain(terrain(edge.0)));
    }
    for (edge, mut picture) in &mut signs {
        Picture::show(&mut picture, picture_names::terrain_sign(terrain(edge.0)));
    }
}
