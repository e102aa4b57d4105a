//! Idle motion: banners sway, dust drifts through the candle light. With less movement it
//! does.

use bevy::prelude::*;
use core::f32::consts::TAU;

use super::pose::{Pose, ScenerySystems};
use crate::TABLE;
use crate::card_pose::{Dark, depth};
use crate::layout::TableLayout;
use crate::session::TABLE_UPDATE;
use crate::timings::TableTimings;
use kit_theme::SpriteAtlases;
use kit_timings::MotionSettings;

/// A thing that hangs in the draught, by its upper or its lower edge.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub(super) struct IdleMotion {
    /// How far it swings to either side, in radians.
    pub width: f32,
    /// Where in its swing it begins, in swings.
    pub phase: f32,
    /// Where it hangs, in its own heights from its middle.
    pub hangs: f32,
}

/// A speck of dust: its own way through the window.
#[derive(Component, Debug, Clone, Copy)]
struct Speck {
    index: u8,
}

/// How many there are.
const SPECKS: u8 = 14;
/// How plain they are to see at most.
const FAINT: f32 = 0.34;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), raise_dust).add_systems(
        TABLE_UPDATE,
        (sway, drift)
            .after(ScenerySystems::Follow)
            .run_if(in_state(TABLE)),
    );
}

/// Turns what hangs around where it hangs. With less movement it hangs straight.
fn sway(
    time: Res<Time>,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    mut hanging: Query<(&IdleMotion, &Pose, &mut Transform)>,
) {
    let swings = timings.banner_idle.rounds(time.elapsed_secs());
    for (idle, pose, mut at) in &mut hanging {
        let phase = (swings + idle.phase) * TAU;
        let swing = 0.7 * phase.sin() + 0.3 * (2.3 * phase + 1.0).sin();
        let turn = if motion.reduced {
            0.0
        } else {
            idle.width * swing
        };
        let hangs = Vec2::new(0.0, idle.hangs * pose.size.y);
        let turned = Rot2::radians(turn) * hangs;
        let fresh = Transform {
            translation: pose.at + (hangs - turned).extend(0.0),
            rotation: Quat::from_rotation_z(pose.turn + turn),
            ..*at
        };
        at.set_if_neq(fresh);
    }
}

fn raise_dust(atlases: Res<SpriteAtlases>, mut commands: Commands) {
    for index in 0..SPECKS {
        commands.spawn((
            Name::new("Dust"),
            Speck { index },
            atlases.sprite("dust"),
            Transform::default(),
            Visibility::Hidden,
            DespawnOnExit(TABLE),
        ));
    }
}

/// Lets each speck drift across the light, come out of the dark and go back into it.
fn drift(
    time: Res<Time>,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    layout: Res<TableLayout>,
    dark: Res<Dark>,
    mut specks: Query<(&Speck, &mut Transform, &mut Visibility, &mut Sprite)>,
) {
    let window = layout.window.size();
    let ways = timings.drift.rounds(time.elapsed_secs());
    for (speck, mut at, mut visibility, mut sprite) in &mut specks {
        // In the dark they would not be seen.
        if motion.reduced || dark.0 {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        }
        visibility.set_if_neq(Visibility::Inherited);
        let n = f32::from(speck.index);
        // Each has its pace and its place, spread out by the golden section.
        let way = ways * (0.7 + 0.6 * (n * 0.381).fract()) + n * 0.618;
        let (turn, along) = (way.floor(), way.fract());
        let from = Vec2::new(
            ((n + turn * 5.0) * 0.618).fract(),
            ((n * 3.0 + turn) * 0.755).fract(),
        );
        let sway = 0.02 * (along * TAU * 1.5 + n).sin();
        let place = from + Vec2::new(0.10 * along + sway, 0.16 * along) - 0.5;
        let light = (along * core::f32::consts::PI).sin();
        at.translation = (place * window * 0.9).extend(depth::DUST);
        at.scale = Vec3::splat((0.25 + 0.3 * (n * 0.27).fract()) * layout.unit);
        sprite.color.set_alpha(FAINT * light * light);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use core::time::Duration;

    #[test]
    fn a_banner_that_must_not_stir_hangs_straight() {
        let mut app = App::new();
        app.init_resource::<Time>()
            .init_resource::<TableTimings>()
            .init_resource::<MotionSettings>()
            .add_systems(Update, sway);
        let idle = IdleMotion {
            width: 0.1,
            phase: 0.0,
            hangs: 0.5,
        };
        let banner = app
            .world_mut()
            .spawn((idle, Pose::default(), Transform::default()))
            .id();
        let turn = |app: &mut App| {
            let mut time = app.world_mut().resource_mut::<Time>();
            time.advance_by(Duration::from_millis(400));
            app.update();
            app.world()
                .get::<Transform>(banner)
                .map_or(f32::NAN, |at| at.rotation.z)
        };
        assert_ne!(turn(&mut app), 0.0);
        app.world_mut().resource_mut::<MotionSettings>().reduced = true;
        assert_eq!(turn(&mut app), 0.0);
    }
}
