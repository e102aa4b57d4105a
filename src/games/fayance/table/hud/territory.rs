//! The territory between the armies: it turns while the leader chooses, and the terrain of each side stands on the edge
//! that faces it.

use bevy::prelude::*;
use bevy_tweening::{Lens, Tween, TweenAnim};
use core::f32::consts::FRAC_PI_2;

use super::FillSystems;
use super::aside::Tip;
use super::places::{Absent, node, set_absent};
use crate::games::fayance::rules::{BySide, Side, Terrain, Territory};
use crate::games::fayance::table::favours::Favoured;
use crate::games::fayance::table::layout::Edge;
use crate::games::fayance::table::timings::TableTimings;
use crate::games::fayance::table::{DisplayedView, Phase, TABLE, Turn, picture_names, words};
use crate::i18n::LocalizedText;
use crate::table::Waits;
use crate::theme::widget::label;
use crate::theme::{MotionSettings, Picture, TextStyle, palette};

/// The square that turns.
#[derive(Component, Default)]
struct Tile {
    drawn: Option<Territory>,
    /// The quarters by which it is turned on screen, clockwise; it goes on counting.
    quarters: f32,
}

/// Turns the square.
struct QuarterLens {
    from: f32,
    to: f32,
}

impl Lens<UiTransform> for QuarterLens {
    fn lerp(&mut self, mut at: Mut<UiTransform>, ratio: f32) {
        let quarters = self.from + (self.to - self.from) * ratio;
        at.rotation = Rot2::radians(quarters * FRAC_PI_2);
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
struct Ring;

/// The node that holds all of it.
#[derive(Component)]
struct Ground;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn)
        .add_systems(Update, (show, draw, turn, name).chain().in_set(FillSystems));
}

fn spawn(mut commands: Commands) {
    {
        commands
            .spawn((
                Ring,
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
            Tip::new("fayance-tip-territory"),
            bevy::picking::hover::Hovered::default(),
            ZIndex(2),
            Node::default(),
        ))
        .insert(Pickable::default())
        .with_children(|ground| {
            ground.spawn((
                Tile::default(),
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
    rings: Query<(Entity, Has<Absent>), With<Ring>>,
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

/// Draws the territory.
fn draw(displayed: Res<DisplayedView>, mut tiles: Query<(&mut Tile, &mut Picture)>) {
    let Some(land) = displayed.view.land else {
        return;
    };
    for (mut tile, mut picture) in &mut tiles {
        if tile.drawn != Some(land.territory) {
            tile.drawn = Some(land.territory);
            picture.show(picture_names::territory(land.territory));
        }
    }
}

/// Turns the square as it lies, or as it is about to be laid; the side at the near edge sees it from there.
fn turn(
    favoured: Favoured,
    displayed: Res<DisplayedView>,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    mut tiles: Query<(Entity, &mut Tile, &mut UiTransform)>,
    mut commands: Commands,
) {
    let Some((_, turn)) = favoured.land() else {
        return;
    };
    let seen = if displayed.near() == Side::South {
        0.0
    } else {
        2.0
    };
    for (entity, mut tile, mut at) in &mut tiles {
        let wanted = f32::from(turn) + seen;
        let ahead = (wanted - tile.quarters).rem_euclid(4.0);
        if ahead < 0.01 {
            continue;
        }
        let from = tile.quarters;
        let to = from + ahead;
        tile.quarters = to.rem_euclid(4.0);
        let lasts = motion.flies(timings.quarter);
        // Only a quarter is turned before one's eyes; the rest is another view of it.
        if lasts.is_zero() || ahead > 1.01 {
            at.rotation = Rot2::radians(to * FRAC_PI_2);
            commands.entity(entity).remove::<TweenAnim>();
        } else {
            let method = timings.quarter.easing.method();
            let tween = Tween::new::<UiTransform, _>(method, lasts, QuarterLens { from, to });
            commands.entity(entity).insert(TweenAnim::new(tween));
        }
    }
}

/// Writes the terrain of each side on the edge that faces it.
fn name(
    favoured: Favoured,
    displayed: Res<DisplayedView>,
    mut names: Query<(&EdgeName, &mut LocalizedText)>,
    mut signs: Query<(Ref<EdgeSign>, &mut Picture)>,
    mut shown: Local<Option<(BySide<Terrain>, Side)>>,
) {
    let Some(terrains) = favoured.terrains() else {
        return;
    };
    for (edge, mut text) in &mut names {
        let near = displayed.near();
        let side = if edge.0 == Edge::Near {
            near
        } else {
            near.other()
        };
        text.set_if_neq(words::terrain(terrains[side]));
    }
    let now = Some((terrains, displayed.near()));
    if *shown == now && !signs.iter().any(|(sign, _)| sign.is_added()) {
        return;
    }
    *shown = now;
    for (edge, mut picture) in &mut signs {
        let near = displayed.near();
        let side = if edge.0 == Edge::Near {
            near
        } else {
            near.other()
        };
        picture.show(picture_names::terrain_sign(terrains[side]));
    }
}
