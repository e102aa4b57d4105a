//! The table shakes a little when a castle falls and when a hero strikes the ground. With less movement it stands
//! still.

use bevy::prelude::*;

use super::particles::NewHeroes;
use crate::card_sprite::CardFaceSystems;
use crate::layout::TableLayout;
use crate::session::{TABLE_UPDATE, TableSystems};
use crate::timings::TableTimings;
use crate::{CastleTaken, TABLE};
use kit_timings::MotionSettings;

/// How far the table shakes, in units of the layout: when a castle falls, and when a hero appears.
const WIDTH: (f32, f32) = (5.0, 3.0);
/// How often it swings before it rests.
const SWINGS: f32 = 3.5;

/// A shake in progress.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
struct ScreenShake {
    /// How far, in units of the layout.
    width: f32,
    /// Seconds since it began.
    age: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ScreenShake>()
        .add_systems(
            TABLE_UPDATE,
            (strike, swing)
                .chain()
                .after(CardFaceSystems)
                .in_set(TableSystems::Show)
                .run_if(in_state(TABLE)),
        )
        .add_systems(OnExit(TABLE), rest);
}

/// What strikes the table.
fn strike(
    motion: Res<MotionSettings>,
    mut taken: MessageReader<CastleTaken>,
    heroes: NewHeroes,
    mut shake: ResMut<ScreenShake>,
) {
    let falls = taken.read().count() > 0;
    if motion.is_still() {
        return;
    }
    let width = match (falls, heroes.iter().next().is_some()) {
        (true, _) => WIDTH.0,
        (false, true) => WIDTH.1,
        (false, false) => return,
    };
    *shake = ScreenShake { width, age: 0.0 };
}

/// How far the table is from where it stands, when this share of the shake has passed.
fn offset(share: f32) -> Vec2 {
    let calm = (1.0 - share.clamp(0.0, 1.0)).powi(2);
    let swing = share * SWINGS * core::f32::consts::TAU;
    Vec2::new(0.4 * (swing * 0.7).sin(), swing.sin()) * calm
}

/// Moves the eye instead of every thing.
fn swing(
    time: Res<Time>,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    layout: Res<TableLayout>,
    mut shake: ResMut<ScreenShake>,
    mut eye: Single<&mut Transform, With<IsDefaultUiCamera>>,
) {
    if shake.width == 0.0 {
        return;
    }
    shake.age += time.delta_secs();
    let lasts = motion.flies(timings.shake).as_secs_f32();
    if shake.age < lasts {
        let at = offset(shake.age / lasts) * shake.width * layout.unit;
        eye.translation = at.extend(eye.translation.z);
    } else {
        rest(shake, eye);
    }
}

/// Everything is straight again, for whoever leaves early too.
fn rest(mut shake: ResMut<ScreenShake>, mut eye: Single<&mut Transform, With<IsDefaultUiCamera>>) {
    *shake = ScreenShake::default();
    eye.translation = Vec2::ZERO.extend(eye.translation.z);
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::state::app::StatesPlugin;
    use core::time::Duration;
    use guyenne_rules::Castle;
    use guyenne_rules::ID;
    use guyenne_rules::seat::Camp;
    use kit_table::{InGame, Screen};

    /// An eye on a table where a castle has just fallen, and how far it moves in a second.
    fn widest(motion: MotionSettings) -> (f32, Vec2) {
        let mut app = App::new();
        app.add_plugins(StatesPlugin)
            .insert_state(Screen::Table(ID))
            .add_computed_state::<InGame>()
            .init_resource::<Time>()
            .init_resource::<TableTimings>()
            .init_resource::<TableLayout>()
            .insert_resource(motion)
            .add_message::<CastleTaken>()
            .add_systems(Update, |world: &mut World| world.run_schedule(TABLE_UPDATE))
            .add_plugins(plugin);
        let eye = app
            .world_mut()
            .spawn((IsDefaultUiCamera, Transform::default()))
            .id();
        app.world_mut().write_message(CastleTaken {
            castle: Castle::ALL[3],
            by: Camp::French,
        });
        let mut widest = 0.0_f32;
        let mut at = Vec2::ZERO;
        for _ in 0..60 {
            app.world_mut()
                .resource_mut::<Time>()
                .advance_by(Duration::from_secs_f32(1.0 / 60.0));
            app.update();
            at = app
                .world()
                .get::<Transform>(eye)
                .map_or(Vec2::NAN, |eye| eye.translation.truncate());
            widest = widest.max(at.length());
        }
        (widest, at)
    }

    #[test]
    fn the_table_jolts_gently_and_comes_to_rest() {
        let (widest, rest) = widest(MotionSettings::default());
        assert!(widest > 1.0 && widest < 8.0, "{widest}");
        assert_eq!(rest, Vec2::ZERO);
    }

    #[test]
    fn with_less_movement_it_stands_still() {
        let reduced = MotionSettings {
            reduced: true,
            ..default()
        };
        assert_eq!(widest(reduced).0, 0.0);
    }
}
