//! How the parts of a page appear: one after the other they pop up, light up or count up. Each says in steps when it
//! begins; a page that is rebuilt (the window was resized) continues where it was. With reduced motion everything is
//! there at once.

use bevy::prelude::*;

use super::palette;
use super::sound::{PlaySound, Sound};
use kit_timings::{AnimationTimings, MotionSettings};

/// Seconds since the page was opened.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct PageClock(pub f32);

/// How a part of a page appears.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntranceKind {
    /// Hidden at first, then pops up.
    Pops,
    /// A picture that is dim at first, then bright.
    Lights,
    /// A number that counts up to this.
    Counts(u8),
}

/// A part of a page that appears after a delay.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Entrance {
    /// The delay, in steps of [`AnimationTimings::appear_gap`].
    pub step: f32,
    /// How it appears.
    pub how: EntranceKind,
    /// The sound it makes when it begins.
    pub sound: Option<Sound>,
    /// Whether it has begun.
    begun: bool,
}

impl Entrance {
    /// Something that appears at a step.
    #[must_use]
    pub const fn at(step: f32, how: EntranceKind) -> Self {
        Self {
            step,
            how,
            sound: None,
            begun: false,
        }
    }

    /// The same with a sound.
    #[must_use]
    pub const fn with_sound(self, sound: Sound) -> Self {
        Self {
            sound: Some(sound),
            ..self
        }
    }
}

/// The brightness of a picture before it lights up, 0 to 1.
const DIM: f32 = 0.42;
/// The scale at which something starts to pop up.
const SMALL: f32 = 0.6;
/// How long a number counts, in steps.
const COUNTING: f32 = 6.0;

/// Animates the entrances.
/// The systems that let things appear on a page.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EntranceSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PageClock>().add_systems(
        Update,
        (advance_clock, animate_entrances)
            .chain()
            .in_set(EntranceSystems),
    );
}

/// Inherited or hidden visibility.
#[must_use]
pub fn visible_if(seen: bool) -> Visibility {
    if seen {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    }
}

fn advance_clock(time: Res<Time<Real>>, mut clock: ResMut<PageClock>) {
    clock.0 += time.delta_secs();
}

/// The progress of an entrance, 0 to 1; all in seconds.
fn progress(clock: f32, begin: f32, lasts: f32) -> f32 {
    if lasts <= 0.0 {
        if clock >= begin { 1.0 } else { 0.0 }
    } else {
        ((clock - begin) / lasts).clamp(0.0, 1.0)
    }
}

fn animate_entrances(
    clock: Res<PageClock>,
    timings: Res<AnimationTimings>,
    motion: Res<MotionSettings>,
    mut things: Query<(
        Entity,
        &mut Entrance,
        &mut UiTransform,
        &mut Visibility,
        Option<&mut ImageNode>,
        Option<&mut Text>,
    )>,
    mut play: MessageWriter<PlaySound>,
    mut commands: Commands,
) {
    let gap = motion.flies(timings.appear_gap).as_secs_f32();
    let late = timings.appear_late.plainly().as_secs_f32();
    for (entity, mut entrance, mut at, mut visibility, image, text) in &mut things {
        let begin = entrance.step * gap;
        let lasts = match entrance.how {
            EntranceKind::Counts(_) => COUNTING * gap,
            _ => motion.flies(timings.appear).as_secs_f32(),
        };
        let progress = progress(clock.0, begin, lasts);
        if !entrance.begun && clock.0 >= begin {
            entrance.begun = true;
            if let Some(sound) = entrance.sound
                // A page that was rebuilt is older: its entrances make no sound.
                && clock.0 - begin < late
                && gap > 0.0
            {
                play.write(PlaySound::now(sound));
            }
        }
        match entrance.how {
            EntranceKind::Pops => {
                visibility.set_if_neq(visible_if(progress > 0.0));
                let grown = EaseFunction::BackOut.sample_clamped(progress);
                let scale = Vec2::splat(SMALL + (1.0 - SMALL) * grown);
                if at.scale != scale {
                    at.scale = scale;
                }
            }
            EntranceKind::Lights => {
                if let Some(mut image) = image {
                    let light = DIM + (1.0 - DIM) * EaseFunction::CubicOut.sample_clamped(progress);
                    let color = palette::dimmed(light);
                    if image.color != color {
                        image.color = color;
                    }
                }
            }
            EntranceKind::Counts(to) => {
                if let Some(mut text) = text {
                    let now = (f32::from(to) * progress).round() as u8;
                    let words = now.to_string();
                    if text.0 != words {
                        text.0 = words;
                    }
                }
            }
        }
        if progress >= 1.0 {
            commands.entity(entity).remove::<Entrance>();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit_timings::Speed;

    fn page() -> App {
        let mut app = App::new();
        app.init_resource::<Time<Real>>()
            .init_resource::<AnimationTimings>()
            .init_resource::<MotionSettings>()
            .add_message::<PlaySound>()
            .add_plugins(plugin);
        app
    }

    fn thing(app: &mut App, entrance: Entrance) -> Entity {
        app.world_mut()
            .spawn((
                entrance,
                UiTransform::default(),
                Visibility::default(),
                Text::new("12"),
            ))
            .id()
    }

    #[test]
    fn things_appear_one_after_the_other_and_stay() {
        let mut app = page();
        let first = thing(
            &mut app,
            Entrance::at(1.0, EntranceKind::Pops).with_sound(Sound::DICE),
        );
        let later = thing(&mut app, Entrance::at(40.0, EntranceKind::Pops));
        let number = thing(&mut app, Entrance::at(0.0, EntranceKind::Counts(12)));
        app.update();
        let hidden =
            |app: &App, entity| app.world().get::<Visibility>(entity) == Some(&Visibility::Hidden);
        assert!(hidden(&app, first) && hidden(&app, later));
        assert_eq!(app.world().get::<Text>(number).unwrap().0, "0");
        let gap = AnimationTimings::default().appear_gap.seconds;
        app.world_mut().resource_mut::<PageClock>().0 = gap * 1.01;
        app.update();
        assert!(!hidden(&app, first) && hidden(&app, later));
        assert_eq!(app.world().resource::<Messages<PlaySound>>().len(), 1);
        app.world_mut().resource_mut::<PageClock>().0 = 100.0;
        app.update();
        assert!(!hidden(&app, later));
        assert_eq!(app.world().get::<Text>(number).unwrap().0, "12");
        assert!(app.world().get::<Entrance>(first).is_none());
        assert_eq!(
            app.world().get::<UiTransform>(first).unwrap().scale,
            Vec2::ONE
        );
    }

    #[test]
    fn with_reduced_motion_everything_is_there_at_once_and_silent() {
        for motion in [
            MotionSettings {
                reduced: true,
                ..default()
            },
            MotionSettings {
                speed: Speed::Instant,
                ..default()
            },
        ] {
            let mut app = page();
            app.insert_resource(motion);
            let thing = thing(
                &mut app,
                Entrance::at(9.0, EntranceKind::Pops).with_sound(Sound::DICE),
            );
            app.update();
            assert_eq!(
                app.world().get::<Visibility>(thing),
                Some(&Visibility::Inherited)
            );
            assert_eq!(app.world().resource::<Messages<PlaySound>>().len(), 0);
        }
    }
}
