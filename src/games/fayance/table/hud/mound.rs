//! The ground in a combat: where its own terrain favours a card it rises under it, with the signs of that terrain.

use bevy::prelude::*;
use bevy_tweening::{Lens, Tween, TweenAnim};

use super::FillSystems;
use super::places::{Absent, node, set_absent};
use crate::layout::{Edge, TableLayout};
use crate::motion::GROUND;
use crate::session::TABLE_UPDATE;
use crate::timings::TableTimings;
use crate::{DisplayedView, TABLE, picture_names, sounds};
use fayance_rules::{Land, Side, Terrain};
use kit_table::Waits;
use kit_theme::sound::PlaySound;
use kit_theme::{Picture, palette};
use kit_timings::MotionSettings;

/// The window through which the ground of this edge is seen.
#[derive(Component)]
struct Foot(Edge);

/// The ground that rises.
#[derive(Component)]
struct Mound {
    edge: Edge,
    /// Whether it has risen, or is rising.
    risen: bool,
}

/// A sign on it.
#[derive(Component)]
struct MoundSign(Edge);

/// How many signs lie on it.
const SIGNS: usize = 3;
/// How far it reaches below the card's place and beside it.
const BELOW: f32 = 6.0;

/// Raises the ground: at 1 it lies below its window.
struct RiseLens;

/// The ground, this far below its window, as a share of its height.
fn sunk(share: f32) -> UiTransform {
    UiTransform::from_translation(Val2::percent(0.0, 100.0 * share))
}

impl Lens<UiTransform> for RiseLens {
    fn lerp(&mut self, mut at: Mut<UiTransform>, ratio: f32) {
        *at = sunk(1.0 - ratio);
    }
}

/// The place of the ground: at the foot of a card in a combat, that rises as high.
fn foot(t: &TableLayout, edge: Edge) -> Rect {
    let card = t.fight(edge);
    Rect::new(
        card.min.x - BELOW,
        card.max.y - GROUND * card.height(),
        card.max.x + BELOW,
        card.max.y + BELOW,
    )
}

/// The colour of a ground.
fn earth(terrain: Terrain) -> Color {
    match terrain {
        Terrain::Forest => palette::VERT,
        Terrain::Plain => palette::OR_DEEP,
        Terrain::Mountain => palette::AZURE,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn)
        .add_systems(TABLE_UPDATE, (show, raise).chain().in_set(FillSystems));
}

fn spawn(mut commands: Commands) {
    let feet: [(Edge, fn(&TableLayout) -> Rect); 2] = [
        (Edge::Far, |t| foot(t, Edge::Far)),
        (Edge::Near, |t| foot(t, Edge::Near)),
    ];
    for (edge, at) in feet {
        let place = commands
            .spawn((
                Foot(edge),
                Absent,
                node("Rising ground", at),
                ZIndex(49),
                Node {
                    overflow: Overflow::clip(),
                    ..default()
                },
            ))
            .id();
        let mound = commands
            .spawn((
                ChildOf(place),
                Mound { edge, risen: false },
                Waits,
                sunk(1.0),
                Node {
                    width: percent(100),
                    height: percent(100),
                    padding: UiRect::axes(px(12), px(2)),
                    border: UiRect::all(px(2)),
                    border_radius: BorderRadius::all(px(9)),
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::SpaceEvenly,
                    ..default()
                },
                BorderColor::all(palette::OAK_NIGHT),
                BackgroundColor(palette::VERT),
                Pickable::IGNORE,
            ))
            .id();
        for _ in 0..SIGNS {
            commands.spawn((
                ChildOf(mound),
                MoundSign(edge),
                Picture::new(""),
                Node {
                    height: percent(92),
                    aspect_ratio: Some(1.0),
                    ..default()
                },
                Pickable::IGNORE,
            ));
        }
    }
}

/// The terrain that has risen under the card of an edge.
fn risen(displayed: &DisplayedView, edge: Edge) -> Option<Terrain> {
    let side: Side = displayed.side_at(edge);
    let terrains = displayed.view.land.and_then(Land::terrains)?;
    let stance = displayed.fight?.stance(terrains, side);
    stance.raised.then(|| terrains[side])
}

fn show(
    displayed: Res<DisplayedView>,
    feet: Query<(Entity, &Foot, Has<Absent>)>,
    mut mounds: Query<(&Mound, &mut BackgroundColor)>,
    mut signs: Query<(&MoundSign, &mut Picture)>,
    mut drawn: Local<[Option<Terrain>; 2]>,
    mut commands: Commands,
) {
    for (entity, foot, is) in &feet {
        let terrain = risen(&displayed, foot.0);
        set_absent(entity, terrain.is_none(), is, &mut commands);
        let drawn = &mut drawn[foot.0 as usize];
        if terrain == *drawn {
            continue;
        }
        *drawn = terrain;
        let Some(terrain) = terrain else {
            continue;
        };
        for (_, mut colour) in mounds.iter_mut().filter(|(mound, _)| mound.edge == foot.0) {
            colour.set_if_neq(BackgroundColor(earth(terrain)));
        }
        for (_, mut picture) in signs.iter_mut().filter(|(sign, _)| sign.0 == foot.0) {
            Picture::show(&mut picture, picture_names::terrain_sign(terrain));
        }
    }
}

/// Lets the ground rise when the terrain is asked.
fn raise(
    displayed: Res<DisplayedView>,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    mut mounds: Query<(Entity, &mut Mound, &mut UiTransform)>,
    mut commands: Commands,
) {
    for (entity, mut mound, mut at) in &mut mounds {
        let rises = risen(&displayed, mound.edge).is_some();
        if mound.risen == rises {
            continue;
        }
        mound.risen = rises;
        let lasts = motion.flies(timings.rise);
        let skipped = displayed.fight.is_none_or(|shown| shown.settled);
        if !rises || lasts.is_zero() || skipped {
            at.set_if_neq(sunk(if rises { 0.0 } else { 1.0 }));
            commands.entity(entity).remove::<TweenAnim>();
            continue;
        }
        let tween = Tween::new::<UiTransform, _>(timings.rise.easing.method(), lasts, RiseLens);
        commands.entity(entity).insert(TweenAnim::new(tween));
        commands.write_message(PlaySound::now(sounds::TILE_LIFT));
    }
}
