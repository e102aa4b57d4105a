//! The figure at whom dice were thrown answers: a shield rises before whom they miss, whoever is stunned staggers,
//! whoever is put out falls and stays in sight until they lie. With reduced motion all of it only fades.

use bevy::prelude::*;
use bevy_tweening::{Lens, Tween, TweenAnim};
use core::f32::consts::PI;

use super::beats::ShownThrow;
use super::counter::CounterNode;
use super::motion::{MotionSystems, Stagger, put, shake, staggering};
use super::session::{TABLE, TABLE_UPDATE, TableSystems};
use super::{DisplayedView, Happened, TableTimings};
use guesclin_rules::HitResult;
use kit_theme::visible_if;
use kit_timings::MotionSettings;

/// How far a figure is through its fall, 0 to 1; nothing while it stands, and once it lies.
#[derive(Component, Debug, Clone, Copy, Default, PartialEq)]
pub struct Fall(pub Option<f32>);

/// The shield of a figure: how far it is through its rise and its going, 0 to 1; at 1 it is away.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub struct Shield(pub f32);

struct FallLens;

impl Lens<Fall> for FallLens {
    fn lerp(&mut self, mut fall: Mut<Fall>, ratio: f32) {
        fall.0 = Some(ratio);
    }
}

struct ShieldLens;

impl Lens<Shield> for ShieldLens {
    fn lerp(&mut self, mut shield: Mut<Shield>, ratio: f32) {
        shield.0 = ratio;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        pose.after(shake)
            .before(put)
            .in_set(MotionSystems)
            .in_set(TableSystems::Show)
            .run_if(resource_exists::<DisplayedView>)
            .run_if(in_state(TABLE)),
    );
}

/// Starts the answer to the throw whose result is shown from now on.
pub(super) fn answer_throws(
    mut happened: MessageReader<Happened>,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    mut counters: Query<(Entity, &CounterNode, &mut Fall, &Children)>,
    (shields, faces): (Query<(), With<Shield>>, Query<(), With<Stagger>>),
    mut commands: Commands,
) {
    for Happened(event) in happened.read() {
        let Some((_, target, .., result)) = ShownThrow::told(event) else {
            continue;
        };
        let timing = match result {
            HitResult::Miss => timings.shield,
            HitResult::Stunned | HitResult::Drop => timings.recoil,
            HitResult::Neutralised => timings.fall,
        };
        let lasts = motion.lasts(timing);
        let found = counters.iter_mut().find(|(_, of, ..)| of.0 == target);
        let Some((counter, _, mut fall, children)) = found.filter(|_| !lasts.is_zero()) else {
            continue;
        };
        let method = timing.easing.method();
        match result {
            HitResult::Miss => {
                for child in children.iter().filter(|&child| shields.contains(child)) {
                    let tween = Tween::new::<Shield, _>(method, lasts, ShieldLens);
                    commands.entity(child).insert(TweenAnim::new(tween));
                }
            }
            HitResult::Stunned | HitResult::Drop => {
                for child in children.iter().filter(|&child| faces.contains(child)) {
                    let anim = staggering(timing, lasts);
                    commands.entity(child).insert(anim);
                }
            }
            HitResult::Neutralised => {
                fall.0 = Some(0.0);
                let tween = Tween::new::<Fall, _>(method, lasts, FallLens);
                commands.entity(counter).insert(TweenAnim::new(tween));
            }
        }
    }
}

/// How a picture is placed and how opaque it is.
type Pose = (UiTransform, f32);

/// Shares of the way through an answer: the shield has risen, it begins to go, the falling figure begins to fade.
const RISEN: f32 = 0.25;
const GOES: f32 = 0.7;
const FADES: f32 = 0.55;
/// How far a falling figure turns, in radians, and how far it goes aside and sinks, in percent of its size.
const TURNS: f32 = 1.7;
const SINKS: Vec2 = Vec2::new(10.0, 24.0);
/// How far below its place a shield begins, in percent of its size.
const BELOW: f32 = 50.0;
/// How opaque a figure is at the beginning of a stagger that only fades.
const PALE: f32 = 0.35;

fn fallen(ratio: f32, reduced: bool) -> Pose {
    if reduced {
        return (UiTransform::default(), 1.0 - ratio);
    }
    let at = UiTransform {
        translation: Val2::percent(SINKS.x * ratio, SINKS.y * ratio),
        rotation: Rot2::radians(TURNS * ratio),
        ..default()
    };
    (at, ((1.0 - ratio) / (1.0 - FADES)).min(1.0))
}

fn staggered(ratio: f32, reduced: bool) -> Pose {
    if reduced {
        return (UiTransform::default(), 1.0 - (1.0 - PALE) * (1.0 - ratio));
    }
    let aside = (ratio * PI * 4.0).sin() * 6.0 * (1.0 - ratio);
    (UiTransform::from_xy(px(aside), px(0)), 1.0)
}

fn raised(ratio: f32, reduced: bool) -> Pose {
    let risen = (ratio / RISEN).min(1.0);
    let stays = ((1.0 - ratio) / (1.0 - GOES)).min(1.0);
    let below = if reduced { 0.0 } else { BELOW * (1.0 - risen) };
    let at = UiTransform {
        translation: Val2::percent(0.0, below),
        ..default()
    };
    (at, risen.min(stays))
}

/// Poses figures and shields.
fn pose(
    motion: Res<MotionSettings>,
    falls: Query<Ref<Fall>>,
    mut faces: Query<(Ref<Stagger>, &ChildOf, &Children, &mut UiTransform), Without<Shield>>,
    mut shields: Query<
        (&Shield, &mut UiTransform, &mut Visibility, &mut ImageNode),
        Changed<Shield>,
    >,
    mut images: Query<&mut ImageNode, Without<Shield>>,
) {
    for (stagger, parent, children, mut at) in &mut faces {
        let Ok(fall) = falls.get(parent.parent()) else {
            continue;
        };
        if !fall.is_changed() && !stagger.is_changed() {
            continue;
        }
        let (fresh, opaque) = match fall.0 {
            Some(ratio) => fallen(ratio, motion.reduced),
            None => staggered(stagger.0, motion.reduced),
        };
        at.set_if_neq(fresh);
        for &child in children {
            if let Ok(mut image) = images.get_mut(child)
                && image.color.alpha() != opaque
            {
                image.color.set_alpha(opaque);
            }
        }
    }
    for (shield, mut at, mut seen, mut image) in &mut shields {
        let (fresh, opaque) = raised(shield.0, motion.reduced);
        at.set_if_neq(fresh);
        seen.set_if_neq(visible_if(shield.0 < 1.0));
        image.color.set_alpha(opaque);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_begin_and_end_at_rest_and_move_nothing_with_reduced_motion() {
        for reduced in [false, true] {
            assert_eq!(fallen(0.0, reduced), (UiTransform::default(), 1.0));
            assert!(fallen(1.0, reduced).1 < 1e-6, "who lies is out of sight");
            assert_eq!(raised(0.0, reduced).1, 0.0);
            assert!(
                raised(0.5, reduced).1 > 0.99,
                "a shield stands for a moment"
            );
            assert!(raised(1.0, reduced).1 < 1e-6);
            let (_, opaque) = staggered(1.0, reduced);
            assert!((opaque - 1.0).abs() < 1e-6);
        }
        for n in 0..=10_u8 {
            let ratio = f32::from(n) / 10.0;
            for pose in [fallen, staggered] {
                assert_eq!(pose(ratio, true).0, UiTransform::default());
            }
            assert_eq!(raised(ratio, true).0.translation, Val2::percent(0.0, 0.0));
        }
        assert!(fallen(0.5, false).0 != UiTransform::default());
        assert!(staggered(0.2, false).0 != UiTransform::default());
        assert!(raised(0.1, false).0 != raised(0.1, true).0);
    }
}
