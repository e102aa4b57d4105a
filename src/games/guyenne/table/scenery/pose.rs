//! Poses: where a thing of the scenery is, how large, how turned and how plain to see; and the one way in which
//! all of it moves. What belongs where is the business of each thing's own file.

use std::f32::consts::PI;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::table::InGame;
use bevy_tweening::{AnimationSystem, Lens, Tween, TweenAnim};

use crate::games::guyenne::rules::seat::Camp;
use crate::games::guyenne::table::layout::Slot;
use crate::games::guyenne::table::layout::TableLayout;
use crate::games::guyenne::table::timings::TableTimings;
use crate::games::guyenne::table::{DisplayedView, TABLE, TableSystems, game_is_on};
use crate::theme::{MotionSettings, SpriteAtlases, Timing, visible_if};

/// How a thing is drawn at this moment.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
#[require(
    Transform,
    Visibility,
    TargetPose,
    DespawnOnExit<InGame> = DespawnOnExit(TABLE)
)]
pub(super) struct Pose {
    /// The middle, and the depth.
    pub at: Vec3,
    /// Size of the picture; texts and carriers have none.
    pub size: Vec2,
    /// How much larger everything is drawn, children too.
    pub scale: f32,
    /// Counter-clockwise turn in radians.
    pub turn: f32,
    /// Turn around the upright axis in radians, as when a card is turned over; half a turn shows the picture again.
    pub flip: f32,
    /// From not to be seen to solid.
    pub alpha: f32,
}

impl Default for Pose {
    fn default() -> Self {
        Self {
            at: Vec3::ZERO,
            size: Vec2::ZERO,
            scale: 1.0,
            turn: 0.0,
            flip: 0.0,
            alpha: 0.0,
        }
    }
}

impl Pose {
    /// A picture that fills a slot.
    pub fn slot(slot: Slot, depth: f32) -> Self {
        Self {
            at: slot.center.extend(depth),
            size: slot.size,
            turn: slot.angle,
            alpha: 1.0,
            ..Self::default()
        }
    }

    /// A picture that fills an upright rectangle.
    pub fn rect(rect: Rect, depth: f32) -> Self {
        Self {
            size: rect.size(),
            ..Self::point(rect.center(), depth)
        }
    }

    /// A text, or a carrier of other things.
    pub fn point(at: Vec2, depth: f32) -> Self {
        Self {
            at: at.extend(depth),
            alpha: 1.0,
            ..Self::default()
        }
    }

    /// The same, moved.
    #[must_use]
    pub fn shifted(self, by: Vec2) -> Self {
        Self {
            at: self.at + by.extend(0.0),
            ..self
        }
    }

    /// The same, so plain to see.
    #[must_use]
    pub fn faded(self, alpha: f32) -> Self {
        Self { alpha, ..self }
    }

    /// The same, drawn larger or smaller.
    #[must_use]
    pub fn scaled(self, scale: f32) -> Self {
        Self { scale, ..self }
    }

    /// The same, turned.
    #[must_use]
    pub fn turned(self, turn: f32) -> Self {
        Self { turn, ..self }
    }
}

/// How a thing is to be drawn, and the gesture that leads there; without one it is there at once.
#[derive(Component, Debug, Clone, Copy, PartialEq, Default)]
pub(super) struct TargetPose {
    pose: Pose,
    timing: Option<Timing>,
}

impl TargetPose {
    /// To be reached with a gesture.
    pub fn by(pose: Pose, timing: Timing) -> Self {
        Self {
            pose,
            timing: Some(timing),
        }
    }

    /// The same place, not to be seen.
    pub fn fading(&self, timing: Timing) -> Self {
        Self::by(self.pose.faded(0.0), timing)
    }

    /// The pose it ends in.
    pub fn pose(&self) -> Pose {
        self.pose
    }

    /// Whether it ends in this pose, whatever the gesture.
    pub fn leads_to(&self, pose: &Pose) -> bool {
        self.pose == *pose
    }

    /// To be reached at once.
    pub fn now(pose: Pose) -> Self {
        Self { pose, timing: None }
    }
}

/// Came while the game was on: moves from the pose it was made with, instead of lying there at once.
#[derive(Component, Debug, Default)]
pub(super) struct Enters;

/// Leaves the table as soon as it cannot be seen any more.
#[derive(Component, Debug, Default)]
pub(super) struct Exits;

/// The order in which the scenery follows the table.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum ScenerySystems {
    /// Every thing says where it belongs.
    Arrange,
    /// Everything goes there.
    Follow,
}

/// A movement from one pose to another.
struct Glide {
    start: Pose,
    end: Pose,
}

impl Lens<Pose> for Glide {
    fn lerp(&mut self, mut pose: Mut<'_, Pose>, ratio: f32) {
        if ratio >= 1.0 && (ratio - 1.0).abs() < f32::EPSILON {
            *pose = self.end;
            return;
        }
        let (a, b) = (&self.start, &self.end);
        let flat = a.at.truncate().lerp(b.at.truncate(), ratio);
        *pose = Pose {
            // What moves passes over what lies.
            at: flat.extend(a.at.z.max(b.at.z)),
            size: a.size.lerp(b.size, ratio),
            scale: a.scale.lerp(b.scale, ratio),
            turn: a.turn.lerp(b.turn, ratio),
            flip: a.flip.lerp(b.flip, ratio.clamp(0.0, 1.0)),
            alpha: a.alpha.lerp(b.alpha, ratio.clamp(0.0, 1.0)),
        };
    }
}

/// A bell that was struck: it swings and comes to rest where it hung.
pub(super) struct Swing {
    /// The pose at rest.
    pub rest: Pose,
    /// The widest swing in radians.
    pub width: f32,
}

impl Lens<Pose> for Swing {
    fn lerp(&mut self, mut pose: Mut<'_, Pose>, ratio: f32) {
        let calm = (1.0 - ratio).max(0.0);
        pose.turn = self.rest.turn + self.width * calm * calm * (ratio * 6.0 * PI).sin();
    }
}

/// A picture of the sheets as part of the scenery.
pub(super) fn picture(atlases: &SpriteAtlases, name: &str) -> impl Bundle {
    (atlases.sprite(name), Pose::default())
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            ScenerySystems::Arrange
                .after(TableSystems::Sync)
                .in_set(TableSystems::Show)
                .run_if(game_is_on),
            ScenerySystems::Follow
                .after(TableSystems::Show)
                .after(AnimationSystem::AnimationUpdate)
                .run_if(in_state(TABLE)),
        ),
    )
    .add_systems(
        Update,
        (follow_goals, strike_poses, sweep_away)
            .chain()
            .in_set(ScenerySystems::Follow),
    );
}

/// Sends what has a new goal there. A new window or another viewer moves everything at once.
fn follow_goals(
    layout: Res<TableLayout>,
    displayed: Option<Res<DisplayedView>>,
    motion: Res<MotionSettings>,
    mut near: Local<Option<Camp>>,
    mut things: Query<(
        Entity,
        Ref<TargetPose>,
        &mut Pose,
        Has<Enters>,
        Has<TweenAnim>,
    )>,
    mut commands: Commands,
) {
    let now = displayed.map(|displayed| displayed.near);
    let all = layout.is_changed() || *near != now || motion.is_instant();
    *near = now;
    for (entity, target, mut pose, enters, moving) in &mut things {
        if !all && !target.is_changed() {
            continue;
        }
        let lasts = target.timing.map(|timing| motion.lasts(timing));
        let fresh = target.is_added() && !enters;
        match (lasts, target.timing) {
            (Some(lasts), Some(timing)) if !all && !fresh && !lasts.is_zero() => {
                if *pose == target.pose {
                    continue;
                }
                if motion.reduced {
                    // Things change places unseen; only light comes and goes.
                    let alpha = pose.alpha;
                    *pose = target.pose.faded(alpha);
                }
                let glide = Glide {
                    start: *pose,
                    end: target.pose,
                };
                let tween = Tween::new(timing.easing.method(), lasts, glide);
                commands.entity(entity).insert(TweenAnim::new(tween));
            }
            _ => {
                pose.set_if_neq(target.pose);
                if moving {
                    commands.entity(entity).remove::<TweenAnim>();
                }
            }
        }
    }
}

/// Draws things in their poses.
fn strike_poses(
    mut things: Query<
        (
            &Pose,
            &mut Transform,
            &mut Visibility,
            Option<&mut Sprite>,
            Option<&mut TextColor>,
        ),
        Changed<Pose>,
    >,
) {
    for (pose, mut transform, mut visibility, sprite, ink) in &mut things {
        *transform = Transform {
            translation: pose.at,
            rotation: Quat::from_rotation_z(pose.turn),
            scale: Vec3::new(pose.scale * pose.flip.cos().abs(), pose.scale, 1.0),
        };
        let alpha = pose.alpha.clamp(0.0, 1.0);
        let seen = visible_if(alpha > 0.004);
        visibility.set_if_neq(seen);
        if let Some(mut sprite) = sprite {
            sprite.color.set_alpha(alpha);
            sprite.custom_size = Some(pose.size);
        }
        if let Some(mut ink) = ink {
            ink.0.set_alpha(alpha);
        }
    }
}

/// Takes away what has left.
fn sweep_away(
    leaving: Query<(Entity, &Pose), (With<Exits>, Without<TweenAnim>)>,
    mut commands: Commands,
) {
    for (entity, pose) in &leaving {
        if pose.alpha <= 0.004 {
            commands.entity(entity).despawn();
        }
    }
}

/// Lets the corners of a stretched picture grow with the window.
pub(super) fn scale_corners(sprite: &mut Sprite, unit: f32) {
    if let SpriteImageMode::Sliced(slicer) = &mut sprite.image_mode {
        slicer.max_corner_scale *= unit;
    }
}

/// What the scenery's systems ask of the table again and again.
#[derive(SystemParam)]
pub(super) struct TableParam<'w> {
    /// The layout for the window.
    pub layout: Res<'w, TableLayout>,
    /// The view that is shown.
    pub displayed: Res<'w, DisplayedView>,
    /// The gestures.
    pub timings: Res<'w, TableTimings>,
}
