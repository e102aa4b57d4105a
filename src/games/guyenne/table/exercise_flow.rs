//! The flow of exercises: they begin, begin anew, are left and end, and the game before them goes on.

use bevy::prelude::*;

use super::exercise::{
    Attempted, Corrected, Exercise, ExerciseBegun, LeaveExercise, RestartExercise, StartExercise,
    begun,
};
use super::session::BeginSystems;
use super::{GameConfig, Rules, StartMatch, TABLE, TableSystems};
use crate::games::guyenne::ID;
use crate::table::{LeaveGame, Menu, Screen, StartFailed, Unsaved, table_is_left};

/// Adds the messages and the systems.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<StartExercise>()
        .add_message::<RestartExercise>()
        .add_message::<LeaveExercise>()
        .add_message::<ExerciseBegun>()
        .add_message::<Attempted>()
        .add_message::<Corrected>()
        .add_systems(
            Update,
            (
                (
                    leave.run_if(on_message::<LeaveExercise>),
                    start.run_if(on_message::<StartExercise>),
                    restart.run_if(
                        on_message::<RestartExercise>.and_then(resource_exists::<Exercise>),
                    ),
                )
                    .chain()
                    .before(BeginSystems),
                close
                    .run_if(on_message::<StartMatch>.or_else(on_message::<StartFailed>))
                    .after(TableSystems::Show),
            ),
        )
        .add_systems(OnExit(TABLE), forget.run_if(table_is_left(TABLE)));
}

/// Puts the exercise's game on the table.
fn begin(exercise: &Exercise, commands: &mut Commands) {
    commands.write_message(StartMatch(exercise.game_config()));
    commands.set_state(Menu::None);
    commands.set_state(Screen::Table(ID));
}

fn start(
    mut requests: MessageReader<StartExercise>,
    rules: Option<Res<Rules>>,
    before: Option<Res<Exercise>>,
    mut unsaved: ResMut<Unsaved>,
    mut commands: Commands,
) {
    let Some(StartExercise(exercise)) = requests.read().last() else {
        return;
    };
    let mut exercise = exercise.clone();
    exercise.interrupted = match (before, rules) {
        (Some(before), _) => before.interrupted.clone(),
        (None, Some(rules)) if !rules.game_config().demo && !rules.is_over() => Some(GameConfig {
            resume: Some(rules.record()),
            ..rules.game_config().clone()
        }),
        (None, _) => None,
    };
    unsaved.0 = true;
    begin(&exercise, &mut commands);
    commands.insert_resource(exercise);
    commands.write_message(ExerciseBegun);
}

fn restart(exercise: Res<Exercise>, mut commands: Commands) {
    begin(&exercise, &mut commands);
    commands.write_message(ExerciseBegun);
}

fn leave(
    mut requests: MessageReader<LeaveExercise>,
    exercise: Option<Res<Exercise>>,
    mut commands: Commands,
) {
    let (Some(LeaveExercise(menu)), Some(exercise)) = (requests.read().last(), exercise) else {
        return;
    };
    match &exercise.interrupted {
        Some(game_config) => {
            commands.write_message(StartMatch(game_config.clone()));
            commands.set_state(Screen::Table(ID));
        }
        None => {
            commands.write_message(LeaveGame);
        }
    }
    commands.set_state(*menu);
}

/// An exercise ends when another game is put on the table.
fn close(
    mut requests: MessageReader<StartMatch>,
    mut failed: MessageReader<StartFailed>,
    mut unsaved: ResMut<Unsaved>,
    mut commands: Commands,
) {
    let another = (requests.read().last()).is_some_and(|StartMatch(config)| !begun(config));
    if another || failed.read().next().is_some() {
        unsaved.0 = false;
        commands.remove_resource::<Exercise>();
    }
}

/// Drops the exercise when the table is left.
fn forget(mut unsaved: ResMut<Unsaved>, mut commands: Commands) {
    unsaved.0 = false;
    commands.remove_resource::<Exercise>();
}
