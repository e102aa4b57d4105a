//! How cards look and move: gliding to their places, turning over, glowing when chosen, shaking when refused.
//! What a card is comes from the mirror; where it belongs from `place`; how long things take from the feel.

use bevy::ecs::system::SystemParam;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy_tweening::{Delay, IntoBoxedTweenable, Lens, Tween, TweenAnim, TweeningPlugin};
use core::f32::consts::PI;
use core::time::Duration;

use super::card::{
    Advised, FaceDown, Owner, Placement, Selectable, Selected, Showing, Spot, Value,
};
use super::choose::Refused;
use super::layout::{Edge, Slot};
use super::leaf::{Leaf, back};
use super::mirror::Zone;
use super::place::{self, Cloth, depth};
use super::press::Dragged;
use super::tell::Script;
use super::{Shown, TABLE, TableSystems, Turn};
use crate::games::guyenne::rules::seat::ByCamp;
use crate::input::{Action, Focused, Presses, Reach};
use crate::theme::sound::Waiting;
use crate::theme::{Feel, Gesture, Motion, Sheets};

/// The next event waits until what carries this has stopped moving.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Waits;

/// On its way to a castle's front, and not yet landed there.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Landing;

/// Whether anything that the telling waits for still moves.
#[derive(SystemParam)]
pub struct Rest<'w, 's> {
    moving: Query<'w, 's, (), (With<TweenAnim>, With<Waits>)>,
}

impl Rest<'_, '_> {
    /// Whether all cards rest.
    #[must_use]
    pub fn is_resting(&self) -> bool {
        self.moving.is_empty()
    }
}

/// When goals, turns and shakes of this frame are known.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MotionSystems;

/// Where a card is going, or lies.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub(super) struct Goal {
    slot: Slot,
    z: f32,
    zone: Zone,
}

impl Goal {
    /// How high a card drawn at this scale floats over where it lies: 0 on the cloth, 1 at the top of its flight.
    pub(super) fn height(&self, scale: f32, natural: f32) -> f32 {
        let flat = self.slot.size.x / natural.max(1.0);
        ((scale / flat.max(f32::EPSILON) - 1.0) / LIFTED).clamp(0.0, 1.0)
    }
}

/// A card on its way.
struct GlideLens {
    from: Transform,
    to: Transform,
    /// How high it is lifted: 0 for a card that is only shifted, 1 for one that flies.
    rise: f32,
    /// How far it leans into its way, in radians.
    lean: f32,
}

/// The widest that a flying card leans.
const LEAN: f32 = 0.10;
/// How much larger a card at its highest looks.
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

impl Lens<Leaf> for TurnLens {
    fn lerp(&mut self, mut leaf: Mut<Leaf>, ratio: f32) {
        leaf.turned = ratio;
    }
}

struct ShakeLens;

impl Lens<Leaf> for ShakeLens {
    fn lerp(&mut self, mut leaf: Mut<Leaf>, ratio: f32) {
        leaf.shaken = ratio;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((TweeningPlugin, place::plugin))
        .add_systems(
            Update,
            (
                hurry
                    .before(TableSystems::Tell)
                    .after(TableSystems::Apply)
                    .run_if(crate::table::flow::time_passes),
                (glide, turn_over, shake_refused)
                    .chain()
                    .in_set(MotionSystems)
                    .in_set(TableSystems::Show),
            )
                .run_if(in_state(TABLE)),
        );
}

/// Any press finishes what is moving, and ends the pause before the next event.
fn hurry(
    turn: Res<Turn>,
    presses: Res<Presses>,
    mut script: ResMut<Script>,
    mut waiting: ResMut<Waiting>,
    mut moving: Query<&mut TweenAnim, With<Waits>>,
) {
    if *turn != Turn::Busy {
        return;
    }
    let keeps_pace =
        |action: &Action| matches!(action, Action::Pause | Action::Log | Action::Speed);
    if presses.actions().any(|action| !keeps_pace(&action)) {
        for mut anim in &mut moving {
            anim.speed = 1e6;
        }
        script.hurry();
        waiting.forget();
    }
}

/// The gesture of a card that goes from one zone to another, and the pause between one card and the next.
fn gesture(feel: &Feel, from: Zone, to: Zone) -> (Gesture, Gesture) {
    let gap = feel.deal_gap;
    match (from, to) {
        (Zone::Draw, Zone::Hand | Zone::Tray) => (feel.deal, gap),
        (Zone::Discard, Zone::Draw) => (feel.shuffle, gap),
        (_, Zone::Discard) => (feel.sweep, gap),
        _ => (feel.place, gap),
    }
}

/// Sends every card to where it belongs now. A resize or a new viewer in mid-flight only changes the goal.
fn glide(
    cloth: Res<Cloth>,
    shown: Option<Res<Shown>>,
    feel: Res<Feel>,
    motion: Res<Motion>,
    sheets: Res<Sheets>,
    mut cards: Query<
        (
            Entity,
            &Owner,
            &Placement,
            Option<&mut Goal>,
            &mut Transform,
            Has<Selected>,
            Has<Selectable>,
            Has<Focused>,
            Has<Advised>,
            &Hovered,
        ),
        Without<Dragged>,
    >,
    mut dropped: RemovedComponents<Dragged>,
    mut commands: Commands,
) {
    let dropped: Vec<Entity> = dropped.read().collect();
    let Some(shown) = shown else {
        return;
    };
    let mut flights: Vec<(Entity, Goal, Option<Goal>, Transform)> = Vec::new();
    for (
        entity,
        &owner,
        placement,
        goal,
        mut at,
        selected,
        selectable,
        focused,
        advised,
        hovered,
    ) in &mut cards
    {
        let (mut slot, mut z) = place::place(&cloth, &shown, owner, placement.0, selected);
        let near = place::edge(&shown, owner.0) == Edge::Near;
        if selectable && !selected && near && (focused || advised || hovered.get()) {
            slot = slot.shifted(Vec2::Y * cloth.lift * 0.45);
            z += 0.5;
        }
        let zone = placement.0.zone();
        let fresh = Goal { slot, z, zone };
        let scale = slot.size.x / sheets.size(back(owner.0)).x;
        let to = Transform::from_translation(slot.center.extend(z))
            .with_rotation(Quat::from_rotation_z(slot.angle))
            .with_scale(Vec3::new(scale, scale, 1.0));
        match goal {
            None => {
                // A new card is simply there.
                *at = to;
                commands
                    .entity(entity)
                    .insert((fresh, Reach(slot.rect().size())));
            }
            Some(mut goal) if *goal != fresh => {
                let before = *goal;
                *goal = fresh;
                if before.slot.size != slot.size || before.slot.angle != slot.angle {
                    commands.entity(entity).insert(Reach(slot.rect().size()));
                }
                flights.push((entity, fresh, Some(before), to));
            }
            // It still belongs where it was taken from.
            Some(_) if dropped.contains(&entity) => flights.push((entity, fresh, None, to)),
            Some(_) => {}
        }
    }
    flights.sort_by_key(|(_, goal, ..)| goal.z as i32);
    let mut waiting = Duration::ZERO;
    for (entity, goal, before, to) in flights {
        let from_zone = before.map_or(goal.zone, |before| before.zone);
        let moved = from_zone != goal.zone;
        let (going, gap) = if moved {
            gesture(&feel, from_zone, goal.zone)
        } else if before.is_some_and(|b| {
            b.slot.size == goal.slot.size
                && b.slot.center.distance(goal.slot.center) < cloth.lift * 1.5
        }) {
            (feel.hover, feel.deal_gap)
        } else {
            (feel.place, feel.deal_gap)
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
            if matches!(goal.zone, Zone::Front(_)) {
                commands.entity(entity).insert(Landing);
            } else {
                commands.entity(entity).remove::<Landing>();
            }
        }
        let away = (to.translation.x - at.translation.x) / cloth.window.width().max(1.0);
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
    feel: Res<Feel>,
    motion: Res<Motion>,
    cards: Query<(&Owner, &Placement, Has<FaceDown>, Has<Value>, &Children)>,
    mut leaves: Query<&mut Leaf>,
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
            if let Ok(leaf) = leaves.get(child)
                && leaf.to != to
            {
                turning.push((owner.0, placement.0, child, to));
            }
        }
    }
    turning.sort_by_key(|(_, spot, ..)| spot.index());
    // Both camps at once, each card by card.
    let mut waiting = ByCamp::<Duration>::default();
    for (camp, spot, child, to) in turning {
        let waiting = &mut waiting[camp];
        let Ok(mut leaf) = leaves.get_mut(child) else {
            continue;
        };
        leaf.to = to;
        leaf.turned = 0.0;
        let lasts = motion.flies(feel.turn);
        if lasts.is_zero() {
            leaf.turned = 1.0;
            commands.entity(child).remove::<TweenAnim>();
            continue;
        }
        let tween = Tween::new::<Leaf, _>(feel.turn.easing.method(), lasts, TurnLens);
        commands.entity(child).insert(later(*waiting, tween));
        *waiting += match spot {
            Spot::Front { .. } => motion.lasts(feel.reveal_gap),
            _ => motion.lasts(feel.deal_gap),
        };
    }
}

/// Shakes what a refused choice was about.
fn shake_refused(
    mut refused: MessageReader<Refused>,
    feel: Res<Feel>,
    motion: Res<Motion>,
    cards: Query<(&Children, Has<Selected>, Has<Focused>, &Hovered), With<Placement>>,
    leaves: Query<(), With<Leaf>>,
    mut commands: Commands,
) {
    if refused.read().count() == 0 {
        return;
    }
    let lasts = motion.flies(feel.refuse);
    if lasts.is_zero() {
        return;
    }
    for (children, selected, focused, hovered) in &cards {
        if selected || focused || hovered.get() {
            for &child in children {
                if leaves.contains(child) {
                    let tween =
                        Tween::new::<Leaf, _>(feel.refuse.easing.method(), lasts, ShakeLens);
                    commands.entity(child).insert(TweenAnim::new(tween));
                }
            }
        }
    }
}
