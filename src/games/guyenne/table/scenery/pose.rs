//! Poses of the scenery: place, size, turn and opacity of a thing, and the systems that move all things to their target
//! poses. Each thing's own file sets its target.

use std::f32::consts::PI;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use bevy_tweening::{Lens, Tween, TweenAnim};
use kit_table::InGame;
use kit_table::event_queue::game_is_on;

use crate::layout::Slot;
use crate::layout::TableLayout;
use crate::session::{TABLE_UPDATE, TableSystems};
use crate::timings::TableTimings;
use crate::{DisplayedView, Rules, TABLE};
use guyenne_rules::seat::Camp;
use kit_theme::{SpriteAtlases, visible_if};
use kit_timings::{MotionSettings, Timing};

/// How a thing is drawn now.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
#[require(
    Transform,
    Visibility,
    TargetPose,
    DespawnOnExit<InGame> = DespawnOnExit(TABLE)
)]
pub(super) struct Pose {
    /// The middle in world coordinates or those of the parent, and the depth.
    pub at: Vec3,
    /// The size of the sprite in units of `at`; zero for texts and parents without a sprite.
    pub size: Vec2,
    /// The scale of the thing and its children.
    pub scale: f32,
    /// Counter-clockwise turn in radians.
    pub turn: f32,
    /// Turn around the vertical axis in radians, as when a card is turned over. After half a turn the sprite is seen in
    /// full again, not mirrored.
    pub flip: f32,
    /// Opacity, from 0 to 1.
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
    /// A sprite that fills a slot.
    pub fn slot(slot: Slot, depth: f32) -> Self {
        Self {
            at: slot.center.extend(depth),
            size: slot.size,
            turn: slot.angle,
            alpha: 1.0,
            ..Self::default()
        }
    }

    /// A sprite that fills an upright rectangle.
    pub fn rect(rect: Rect, depth: f32) -> Self {
        Self {
            size: rect.size(),
            ..Self::point(rect.center(), depth)
        }
    }

    /// A text, or a parent of other things.
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

    /// The same with this opacity.
    #[must_use]
    pub fn faded(self, alpha: f32) -> Self {
        Self { alpha, ..self }
    }

    /// The same at this scale.
    #[must_use]
    pub fn scaled(self, scale: f32) -> Self {
        Self { scale, ..self }
    }

    /// The same with this turn in radians.
    #[must_use]
    pub fn turned(self, turn: f32) -> Self {
        Self { turn, ..self }
    }
}

/// The pose that a thing moves to, and the timing of the movement; without a timing it takes the pose at once.
#[derive(Component, Debug, Clone, Copy, PartialEq, Default)]
pub(super) struct TargetPose {
    pose: Pose,
    timing: Option<Timing>,
}

impl TargetPose {
    /// To be reached by an animation.
    pub fn by(pose: Pose, timing: Timing) -> Self {
        Self {
            pose,
            timing: Some(timing),
        }
    }

    /// The same place, faded out.
    pub fn fading(&self, timing: Timing) -> Self {
        Self::by(self.pose.faded(0.0), timing)
    }

    /// The target pose.
    pub fn pose(&self) -> Pose {
        self.pose
    }

    /// Whether this is the target pose, with any timing.
    pub fn leads_to(&self, pose: &Pose) -> bool {
        self.pose == *pose
    }

    /// To be reached at once.
    pub fn now(pose: Pose) -> Self {
        Self { pose, timing: None }
    }
}

/// The thing was spawned during the game: it moves from its first pose to its target, instead of taking it at once.
#[derive(Component, Debug, Default)]
pub(super) struct Enters;

/// The thing is despawned as soon as it is invisible.
#[derive(Component, Debug, Default)]
pub(super) struct Exits;

/// The order of the scenery's systems.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum ScenerySystems {
    /// Sets the target poses.
    Arrange,
    /// Moves things to their targets.
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
            // While it moves it is drawn at the higher depth of the two.
            at: flat.extend(a.at.z.max(b.at.z)),
            size: a.size.lerp(b.size, ratio),
            scale: a.scale.lerp(b.scale, ratio),
            turn: a.turn.lerp(b.turn, ratio),
            flip: a.flip.lerp(b.flip, ratio.clamp(0.0, 1.0)),
            alpha: a.alpha.lerp(b.alpha, ratio.clamp(0.0, 1.0)),
        };
    }
}

/// Swings about a pose like a struck bell, and comes to rest in it.
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

/// A sprite of the atlases as a thing of the scenery.
pub(super) fn picture(atlases: &SpriteAtlases, name: &str) -> impl Bundle {
    (atlases.sprite(name), Pose::default())
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        TABLE_UPDATE,
        (
            ScenerySystems::Arrange
                .after(TableSystems::Sync)
                .in_set(TableSystems::Show)
                .run_if(game_is_on::<Rules>),
            ScenerySystems::Follow
                .after(TableSystems::Show)
                .run_if(in_state(TABLE)),
        ),
    )
    .add_systems(
        TABLE_UPDATE,
        (follow_targets, draw_poses, despawn_invisible)
            .chain()
            .in_set(ScenerySystems::Follow),
    );
}

/// Starts the animation of every thing with a new target. When the window's size or the near camp changes, all things
/// take their targets at once.
fn follow_targets(
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
                    // With reduced motion only the opacity is animated.
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

/// Writes the poses into transforms, sprites and text colours.
fn draw_poses(
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

/// Despawns things with [`Exits`] that have become invisible.
fn despawn_invisible(
    leaving: Query<(Entity, &Pose), (With<Exits>, Without<TweenAnim>)>,
    mut commands: Commands,
) {
    for (entity, pose) in &leaving {
        if pose.alpha <= 0.004 {
            commands.entity(entity).despawn();
        }
    }
}

/// Scales the corners of a nine-patch sprite with the window.
pub(super) fn scale_corners(sprite: &mut Sprite, unit: f32) {
    if let SpriteImageMode::Sliced(slicer) = &mut sprite.image_mode {
        slicer.max_corner_scale *= unit;
    }
}

/// The resources that most systems of the scenery need.
#[derive(SystemParam)]
pub(super) struct TableParam<'w> {
    /// The layout for the window.
    pub layout: Res<'w, TableLayout>,
    /// The displayed view.
    pub displayed: Res<'w, DisplayedView>,
    /// The durations and easings.
    pub timings: Res<'w, TableTimings>,
}
