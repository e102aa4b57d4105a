//! How a page comes to life: its things appear one after the other, light up, count up. What lies on a page says when, in
//! steps; a page that is laid anew (a window was resized) goes on where it was. Without movement all is there at once.

use bevy::prelude::*;

use super::sound::{PlaySound, Sound};
use super::{AnimationTimings, MotionSettings, palette};

/// Seconds since the page was opened.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct PageClock(pub f32);

/// How a thing of a page comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntranceKind {
    /// It is not there, then springs up.
    Pops,
    /// A picture that is dim, then bright.
    Lights,
    /// A number that grows to this.
    Counts(u8),
}

/// A thing of a page that comes after a while.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Entrance {
    /// After how many steps of `appear_gap` it begins.
    pub step: f32,
    /// How it comes.
    pub how: EntranceKind,
    /// What is heard of it.
    pub sound: Option<Sound>,
    /// Whether it has begun.
    begun: bool,
}

impl Entrance {
    /// Something that comes at a step.
    #[must_use]
    pub const fn at(step: f32, how: EntranceKind) -> Self {
        Self {
            step,
            how,
            sound: None,
            begun: false,
        }
    }

    /// The same, to be heard.
    #[must_use]
    pub const fn heard(self, sound: Sound) -> Self {
        Self {
            sound: Some(sound),
            ..self
        }
    }
}

/// How bright a picture is before it lights up.
const DIM: f32 = 0.42;
/// How large a thing is when it springs up.
const SMALL: f32 = 0.6;
/// Steps that a number takes to grow.
const COUNTING: f32 = 6.0;
/// A page older than this when its things are laid is not new: they are not heard again.
const LATE: f32 = 0.1;

/// Brings things to life.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PageClock>()
        .add_systems(Update, (grow_old, appear).chain());
}

/// A thing that is there to be seen now, as far as what it belongs to is seen, or is not.
#[must_use]
pub fn visible_if(seen: bool) -> Visibility {
    if seen {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    }
}

fn grow_old(time: Res<Time<Real>>, mut clock: ResMut<PageClock>) {
    clock.0 += time.delta_secs();
}

/// How far a thing has come, 0 to 1, and beyond its begin or not.
fn come(clock: f32, begin: f32, lasts: f32) -> f32 {
    if lasts <= 0.0 {
        if clock >= begin { 1.0 } else { 0.0 }
    } else {
        ((clock - begin) / lasts).clamp(0.0, 1.0)
    }
}

fn appear(
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
    for (entity, mut appears, mut at, mut visibility, image, text) in &mut things {
        let begin = appears.step * gap;
        let lasts = match appears.how {
            EntranceKind::Counts(_) => COUNTING * gap,
            _ => motion.flies(timings.appear).as_secs_f32(),
        };
        let come = come(clock.0, begin, lasts);
        if !appears.begun && clock.0 >= begin {
            appears.begun = true;
            if let Some(sound) = appears.sound
                && clock.0 - begin < LATE
                && gap > 0.0
            {
                play.write(PlaySound::now(sound));
            }
        }
        match appears.how {
            EntranceKind::Pops => {
                visibility.set_if_neq(visible_if(come > 0.0));
                let grown = EaseFunction::BackOut.sample_clamped(come);
                let scale = Vec2::splat(SMALL + (1.0 - SMALL) * grown);
                if at.scale != scale {
                    at.scale = scale;
                }
            }
            EntranceKind::Lights => {
                if let Some(mut image) = image {
                    let light = DIM + (1.0 - DIM) * EaseFunction::CubicOut.sample_clamped(come);
                    let color = palette::dimmed(light);
                    if image.color != color {
                        image.color = color;
                    }
                }
            }
            EntranceKind::Counts(to) => {
                if let Some(mut text) = text {
                    let now = (f32::from(to) * come).round() as u8;
                    let words = now.to_string();
                    if text.0 != words {
                        text.0 = words;
                    }
                }
            }
        }
        if come >= 1.0 {
            commands.entity(entity).remove::<Entrance>();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::Speed;

    fn page() -> App {
        let mut app = App::new();
        app.init_resource::<Time<Real>>()
            .init_resource::<AnimationTimings>()
            .init_resource::<MotionSettings>()
            .add_message::<PlaySound>()
            .add_plugins(plugin);
        app
    }

    fn thing(app: &mut App, appears: Entrance) -> Entity {
        app.world_mut()
            .spawn((
                appears,
                UiTransform::default(),
                Visibility::default(),
                Text::new("12"),
            ))
            .id()
    }

    #[test]
    fn things_come_one_after_the_other_and_stay() {
        let mut app = page();
        let soon = thing(
            &mut app,
            Entrance::at(1.0, EntranceKind::Pops).heard(Sound::DICE),
        );
        let later = thing(&mut app, Entrance::at(40.0, EntranceKind::Pops));
        let number = thing(&mut app, Entrance::at(0.0, EntranceKind::Counts(12)));
        app.update();
        let hidden =
            |app: &App, entity| app.world().get::<Visibility>(entity) == Some(&Visibility::Hidden);
        assert!(hidden(&app, soon) && hidden(&app, later));
        assert_eq!(app.world().get::<Text>(number).unwrap().0, "0");
        let gap = AnimationTimings::default().appear_gap.seconds;
        app.world_mut().resource_mut::<PageClock>().0 = gap * 1.01;
        app.update();
        assert!(!hidden(&app, soon) && hidden(&app, later));
        assert_eq!(app.world().resource::<Messages<PlaySound>>().len(), 1);
        app.world_mut().resource_mut::<PageClock>().0 = 100.0;
        app.update();
        assert!(!hidden(&app, later));
        assert_eq!(app.world().get::<Text>(number).unwrap().0, "12");
        assert!(app.world().get::<Entrance>(soon).is_none());
        assert_eq!(
            app.world().get::<UiTransform>(soon).unwrap().scale,
            Vec2::ONE
        );
    }

    #[test]
    fn without_movement_all_is_there_at_once_and_unheard() {
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
                Entrance::at(9.0, EntranceKind::Pops).heard(Sound::DICE),
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
