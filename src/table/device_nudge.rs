//! The signs of people's devices at their seats, where people sit with different devices. The sign of a seat shakes
//! when somebody presses who is not to move, or shines where nothing shall move.

use bevy::prelude::*;
use core::f32::consts::PI;

use kit_theme::DeviceSign;
use kit_theme::sound::{PlaySound, Sound};
use kit_timings::{AnimationTimings, MotionSettings};

/// The seat whose device a sign shows, by the game's number of it.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
#[require(UiTransform)]
pub struct SignOfSeat(pub Option<usize>);

/// Request: the sign of this seat points out that the seat is to move.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct PointOut(pub usize);

/// The seat to move, whose sign answers a press of another device, and the seconds since.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct Nudge(Option<(usize, f32)>);

impl Nudge {
    /// No sign moves any more.
    pub fn end(&mut self) {
        self.0 = None;
    }
}

/// How often and how far a sign swings, in radians, and how much it grows.
const SWINGS: f32 = 3.0;
const SWING: f32 = 0.4;
const GROWTH: f32 = 0.4;

/// Shakes the signs of the seat to move, or lets them shine.
pub fn shake_signs(
    time: Res<Time>,
    timings: Res<AnimationTimings>,
    motion: Res<MotionSettings>,
    mut requests: MessageReader<PointOut>,
    mut nudge: ResMut<Nudge>,
    mut signs: Query<(&SignOfSeat, &mut DeviceSign, &mut UiTransform)>,
    mut commands: Commands,
) {
    if let Some(&PointOut(seat)) = requests.read().last() {
        nudge.0 = Some((seat, 0.0));
        commands.write_message(PlaySound::now(Sound::HOVER));
    }
    let Some((seat, since)) = nudge.0 else {
        return;
    };
    let progress = since / timings.nudge.plainly().as_secs_f32().max(0.1);
    let lasts = progress < 1.0;
    nudge.0 = lasts.then_some((seat, since + time.delta_secs()));
    for (of, mut sign, mut at) in &mut signs {
        let lit = lasts && of.0 == Some(seat);
        let fresh = DeviceSign { lit, ..*sign };
        sign.set_if_neq(fresh);
        let moved = if lit && !motion.reduced {
            let swing = (progress * SWINGS * 2.0 * PI).sin() * (1.0 - progress);
            let grown = 1.0 + GROWTH * (progress * PI).sin();
            UiTransform {
                rotation: Rot2::radians(swing * SWING),
                scale: Vec2::splat(grown),
                ..default()
            }
        } else {
            UiTransform::default()
        };
        at.set_if_neq(moved);
    }
}
