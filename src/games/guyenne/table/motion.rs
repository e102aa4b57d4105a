//! How cards move: to their target poses, turning over, shaking when refused. What a card is comes from `sync_cards`,
//! its pose from `card_pose`, durations from `timings`.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy_tweening::{Delay, IntoBoxedTweenable, Lens, Tween, TweenAnim};
use core::f32::consts::PI;
use core::time::Duration;

use super::beats::Beat;
use super::card::{
    CardLocation, FaceDown, Hinted, Owner, Placement, Selectable, Selected, Showing, Value,
};
use super::card_pose::{self, depth};
use super::card_sprite::CardSprite;
use super::input::Dragged;
use super::layout::{Edge, Slot};
use super::picture_names;
use super::refusal::Refused;
use super::session::{TABLE_UPDATE, TableSystems};
use super::sync_cards::Zone;
use super::timings::TableTimings;
use super::{DisplayedView, TABLE, Turn};
use crate::layout::TableLayout;
use guyenne_rules::seat::ByCamp;
use kit_input::{Focusable, Focused, Reach};
use kit_table::card_changes::{CardChanged, watch_cards};
use kit_table::turns::hurry;
use kit_theme::SpriteAtlases;
use kit_timings::{MotionSettings, Timing};

/// The card is on its way to a castle's front.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Landing;

/// The systems that start this frame's animations of cards.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MotionSystems;

/// The slot where a card lies or is going, with its depth and its zone.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub(super) struct CardTarget {
    slot: Slot,
    z: f32,
    zone: Zone,
}

impl CardTarget {
    /// How high a card drawn at this scale is over the table: 0 where it lies, 1 at the top of its flight. `natural` is
    /// the width of its sprite in pixels.
    pub(super) fn height(&self, scale: f32, natural: f32) -> f32 {
        let flat = self.slot.size.x / natural.max(1.0);
        ((scale / flat.max(f32::EPSILON) - 1.0) / LIFTED).clamp(0.0, 1.0)
    }
}

/// Moves a card from one pose to another.
struct GlideLens {
    from: Transform,
    to: Transform,
    /// How high it is lifted on its way: 0 for a card that is only shifted, 1 for one that flies.
    rise: f32,
    /// The largest turn on its way, in radians, counter-clockwise.
    lean: f32,
}

/// The largest turn of a flying card, in radians.
const LEAN: f32 = 0.10;
/// How much larger a card is drawn at the top of its flight, in parts of its size.
const LIFTED: f32 = 0.13;

impl Lens<Transform> for GlideLens {
    fn lerp(&mut self, mut target: Mut<Transform>, ratio: f32) {
        let arc = (ratio.clamp(0.0, 1.0) * PI).sin();
        let lean = Quat::from_rotation_z(self.lean * (ratio.clamp(0.0, 1.0) * 2.0 * PI).sin());
        let mut at = self.from.translation.lerp(self.to.translation, ratio);
        at.z = if ratio >= 1.0 {
            self.to.translation.z
        } else {
            self.from.translation.z.max(self.to.translation.z) + self.rise * depth::FLIGHT
        };
        target.translation = at;
        target.rotation = self.from.rotation.slerp(self.to.rotation, ratio) * lean;
        target.scale = self.from.scale.lerp(self.to.scale, ratio)
            * Vec2::splat(1.0 + LIFTED * self.rise * arc).extend(1.0);
    }
}

struct TurnLens;

impl Lens<CardSprite> for TurnLens {
    fn lerp(&mut self, mut sprite: Mut<CardSprite>, ratio: f32) {
        sprite.turned = ratio;
    }
}

struct ShakeLens;

impl Lens<CardSprite> for ShakeLens {
    fn lerp(&mut self, mut sprite: Mut<CardSprite>, ratio: f32) {
        sprite.shaken = ratio;
    }
}

/// What a card's pose and its name follow.
type Watched = (
    (Placement, Value, FaceDown),
    (Selectable, Selected, Hinted),
    (Focusable, Focused, Hovered, Dragged),
);

pub(super) fn plugin(app: &mut App) {
    watch_cards::<Placement, Watched>(app);
    app.add_plugins(card_pose::plugin).add_systems(
        TABLE_UPDATE,
        (
            hurry::<Turn, Beat, DisplayedView>
                .before(TableSystems::Playback)
                .after(TableSystems::Apply)
                .run_if(kit_table::flow::time_passes),
            (
                glide.run_if(
                    on_message::<CardChanged>
                        .or_else(resource_changed::<TableLayout>)
                        .or_else(resource_exists_and_changed::<DisplayedView>),
                ),
                turn_over.run_if(on_message::<CardChanged>),
                shake_refused.run_if(on_message::<Refused>),
            )
                .chain()
                .run_if(resource_exists::<DisplayedView>)
                .in_set(MotionSystems)
                .in_set(TableSystems::Show),
        )
            .run_if(in_state(TABLE)),
    );
}

/// The timing of a card that goes from one zone to another, and the gap between one card and the next.
fn timing(timings: &TableTimings, from: Zone, to: Zone) -> (Timing, Timing) {
    let gap = timings.deal_gap;
    match (from, to) {
        (Zone::Draw, Zone::Hand(_) | Zone::Tray) => (timings.deal, gap),
        (Zone::Discard, Zone::Draw) => (timings.shuffle, gap),
        (_, Zone::Discard) => (timings.sweep, gap),
        _ => (timings.place, gap),
    }
}

/// Moves every card to its target. A resize or a new viewer during the flight changes the target only.
fn glide(
    layout: Res<TableLayout>,
    displayed: Res<DisplayedView>,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    atlases: Res<SpriteAtlases>,
    mut cards: Query<
        (
            Entity,
            &Owner,
            &Placement,
            Option<&mut CardTarget>,
            &mut Transform,
            Has<Selected>,
            Has<Selectable>,
            Has<Focused>,
            Has<Hinted>,
            &Hovered,
        ),
        Without<Dragged>,
    >,
    mut dropped: RemovedComponents<Dragged>,
    mut commands: Commands,
) {
    let dropped: Vec<Entity> = dropped.read().collect();
    let mut flights: Vec<(Entity, CardTarget, Option<CardTarget>, Transform)> = Vec::new();
    for (
        entity,
        &owner,
        placement,
        target,
        mut at,
        selected,
        selectable,
        focused,
        advised,
        hovered,
    ) in &mut cards
    {
        let (mut slot, mut z) =
            card_pose::card_pose(&layout, &displayed, owner, placement.0, selected);
        let far = card_pose::edge(&displayed, owner.0) == Edge::Far;
        let near = !far || displayed.veiled.is_some();
        if selectable && !selected && near && (focused || advised || hovered.get()) {
            let up = if far && displayed.look.is_none() {
                -1.0
            } else {
                1.0
            };
            slot = slot.shifted(Vec2::Y * up * layout.lift * 0.45);
            z += 0.5;
        }
        let zone = placement.0.zone();
        let fresh = CardTarget { slot, z, zone };
        let scale = slot.size.x / atlases.size(picture_names::back(owner.0)).x;
        let to = Transform::from_translation(slot.center.extend(z))
            .with_rotation(Quat::from_rotation_z(slot.angle))
            .with_scale(Vec3::new(scale, scale, 1.0));
        match target {
            None => {
                // A new card is put in its place without an animation.
                *at = to;
                commands
                    .entity(entity)
                    .insert((fresh, Reach(slot.rect().size())));
            }
            Some(mut target) if *target != fresh => {
                let before = *target;
                *target = fresh;
                if before.slot.size != slot.size || before.slot.angle != slot.angle {
                    commands.entity(entity).insert(Reach(slot.rect().size()));
                }
                flights.push((entity, fresh, Some(before), to));
            }
            // Dropped elsewhere: it goes back to its place.
            Some(_) if dropped.contains(&entity) => flights.push((entity, fresh, None, to)),
            Some(_) => {}
        }
    }
    flights.sort_by_key(|(_, target, ..)| target.z as i32);
    let mut waiting = Duration::ZERO;
    for (entity, target, before, to) in flights {
        let from_zone = before.map_or(target.zone, |before| before.zone);
        let moved = from_zone != target.zone;
        let (going, gap) = if moved {
            timing(&timings, from_zone, target.zone)
        } else if before.is_some_and(|b| {
            b.slot.size == target.slot.size
                && b.slot.center.distance(target.slot.center) < layout.lift * 1.5
        }) {
            (timings.hover, timings.deal_gap)
        } else {
            (timings.place, timings.deal_gap)
        };
        let lasts = motion.flies(going);
        let Ok((.., mut at, _, _, _, _, _)) = cards.get_mut(entity) else {
            continue;
        };
        if lasts.is_zero() {
            *at = to;
            commands.entity(entity).remove::<(TweenAnim, Landing)>();
            continue;
        }
        if moved {
            if matches!(target.zone, Zone::Front(_)) {
                commands.entity(entity).insert(Landing);
            } else {
                commands.entity(entity).remove::<Landing>();
            }
        }
        let away = (to.translation.x - at.translation.x) / layout.window.width().max(1.0);
        let lens = GlideLens {
            from: *at,
            to,
            rise: if moved { 1.0 } else { 0.0 },
            lean: if moved {
                -LEAN * (4.0 * away).clamp(-1.0, 1.0)
            } else {
                0.0
            },
        };
        let tween = Tween::new::<Transform, _>(going.easing.method(), lasts, lens);
        let delay = if moved { waiting } else { Duration::ZERO };
        commands.entity(entity).insert(later(delay, tween));
        if moved {
            waiting += motion.flies(gap);
        }
    }
}

/// An animation after a delay.
fn later(delay: Duration, tween: Tween) -> TweenAnim {
    if delay.is_zero() {
        TweenAnim::new(tween)
    } else {
        TweenAnim::new(Delay::new(delay).then(tween).into_boxed())
    }
}

/// Starts to turn the cards that lie the other way up now, one after the other.
fn turn_over(
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    cards: Query<(&Owner, &Placement, Has<FaceDown>, Has<Value>, &Children)>,
    mut sprites: Query<&mut CardSprite>,
    mut commands: Commands,
) {
    let mut turning = Vec::new();
    for (owner, placement, face_down, known, children) in &cards {
        let to = if known && !face_down {
            Showing::Front
        } else {
            Showing::Back
        };
        for &child in children {
            if let Ok(sprite) = sprites.get(child)
                && sprite.to != to
            {
                turning.push((owner.0, placement.0, child, to));
            }
        }
    }
    turning.sort_by_key(|(_, location, ..)| location.index());
    // Both camps at the same time, one card of each after the other.
    let mut waiting = ByCamp::<Duration>::default();
    for (camp, location, child, to) in turning {
        let waiting = &mut waiting[camp];
        let Ok(mut sprite) = sprites.get_mut(child) else {
            continue;
        };
        sprite.to = to;
        sprite.turned = 0.0;
        let lasts = motion.flies(timings.turn);
        if lasts.is_zero() {
            sprite.turned = 1.0;
            commands.entity(child).remove::<TweenAnim>();
            continue;
        }
        let tween = Tween::new::<CardSprite, _>(timings.turn.easing.method(), lasts, TurnLens);
        commands.entity(child).insert(later(*waiting, tween));
        *waiting += match location {
            CardLocation::Front { .. } => motion.lasts(timings.reveal_gap),
            _ => motion.lasts(timings.deal_gap),
        };
    }
}

/// Shakes the cards that are chosen, focused or under the pointer when a choice is refused.
fn shake_refused(
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    cards: Query<(&Children, Has<Selected>, Has<Focused>, &Hovered), With<Placement>>,
    sprites: Query<(), With<CardSprite>>,
    mut commands: Commands,
) {
    let lasts = motion.flies(timings.refuse);
    if lasts.is_zero() {
        return;
    }
    for (children, selected, focused, hovered) in &cards {
        if selected || focused || hovered.get() {
            for &child in children {
                if sprites.contains(child) {
                    let tween = Tween::new::<CardSprite, _>(
                        timings.refuse.easing.method(),
                        lasts,
                        ShakeLens,
                    );
                    commands.entity(child).insert(TweenAnim::new(tween));
                }
            }
        }
    }
}
