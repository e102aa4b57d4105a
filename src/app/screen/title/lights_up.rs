//! Pictures of the title that it does not wait for: the cards of a game lie on a sheet of that game. They light up once
//! it has been read; where it was there before, they are there at once.

use bevy::prelude::*;
use kit_timings::{AnimationTimings, MotionSettings};

/// A picture that lights up once it has been read.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct LightsUp {
    /// How much of it is seen, 0 to 1; `None` before it was first looked at.
    light: Option<f32>,
}

impl LightsUp {
    /// Some seconds later, if it lights up within so many; `is_read` tells whether its picture is there. With reduced
    /// motion nothing lights up slowly.
    fn after(self, seconds: f32, within: f32, is_read: bool) -> Self {
        let light = match self.light {
            None => f32::from(u8::from(is_read)),
            Some(light) if !is_read => light,
            Some(_) if within <= 0.0 => 1.0,
            Some(light) => (light + seconds / within).min(1.0),
        };
        Self { light: Some(light) }
    }
}

/// Lights them up. What is fully lit is looked at no more.
pub(super) fn light_up(
    mut commands: Commands,
    time: Res<Time<Real>>,
    (timings, motion): (Res<AnimationTimings>, Res<MotionSettings>),
    server: Res<AssetServer>,
    mut pictures: Query<(Entity, &mut LightsUp, &mut ImageNode)>,
) {
    let within = motion.flies(timings.appear).as_secs_f32();
    for (picture, mut lights, mut image) in &mut pictures {
        // What cannot be read is nothing to wait for, and what nobody reads (there is no screen) neither.
        let state = server.get_load_state(image.image.id());
        let is_read = state.is_none_or(|state| state.is_loaded() || state.is_failed());
        let after = lights.after(time.delta_secs(), within, is_read);
        if lights.set_if_neq(after) {
            let light = after.light.unwrap_or(1.0);
            image.color.set_alpha(light);
            if light >= 1.0 {
                commands.entity(picture).remove::<LightsUp>();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_late_lights_up_and_what_is_there_is_seen_at_once() {
        let seen = |steps: &[(f32, bool)], within: f32| {
            let each = steps
                .iter()
                .scan(LightsUp::default(), |lights, &(seconds, is_read)| {
                    *lights = lights.after(seconds, within, is_read);
                    lights.light
                });
            each.collect::<Vec<f32>>()
        };
        assert_eq!(seen(&[(0.1, true), (0.1, true)], 0.4), [1.0, 1.0]);
        let late = [
            (0.1, false),
            (0.1, false),
            (0.1, true),
            (0.2, true),
            (0.2, true),
        ];
        assert_eq!(seen(&late, 0.4), [0.0, 0.0, 0.25, 0.75, 1.0]);
        assert_eq!(
            seen(&late, 0.0),
            [0.0, 0.0, 1.0, 1.0, 1.0],
            "reduced motion"
        );
    }
}
