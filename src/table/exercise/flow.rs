//! The flow of exercises: they begin, begin anew and are left, and the game before them goes on.

use bevy::prelude::*;

use super::judge::{Attempted, Corrected};
use super::led::{Exercise, HasExercises, stands_still};
use crate::flow::TableUpdate;
use crate::table_order::open_table_on;
use crate::{
    InGame, LeaveGame, MatchConfig, Menu, Screen, StartFailed, StartMatch, Unsaved, table_is_left,
};

/// Request: begin this exercise. A game that is on the table goes on when the exercise is left.
#[derive(Message)]
pub struct StartExercise<G: HasExercises>(pub Exercise<G>);

/// Request: begin the exercise on the table anew.
#[derive(Message, Clone, Copy, Debug)]
pub struct RestartExercise;

/// Request: leave the exercise, for the game that was on the table before it or for the title, with this menu open.
#[derive(Message, Clone, Copy, Debug)]
pub struct LeaveExercise(pub Menu);

/// Fact: an exercise has begun, or begun anew; the table shows its first decision.
#[derive(Message, Clone, Copy, Debug)]
pub struct ExerciseBegun;

/// What puts exercises on the table.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct ExerciseSystems;

/// Adds the exercises of a game: they are put on its table before `begin` starts their games, show nothing in
/// `playback` while they are halted, and end after `show`, when another game has been started.
pub fn add_exercises<G: HasExercises>(
    app: &mut App,
    begin: impl SystemSet,
    [playback, show]: [impl SystemSet; 2],
) {
    let table = InGame(G::GAME);
    open_table_on(app, G::GAME, |_: &StartExercise<G>| true);
    app.configure_sets(
        TableUpdate(G::GAME),
        playback.run_if(not(stands_still::<G>)),
    )
    .add_message::<RestartExercise>()
    .add_message::<LeaveExercise>()
    .add_message::<ExerciseBegun>()
    .add_message::<Attempted<G::Attempt>>()
    .add_message::<Corrected>()
    .add_systems(
        TableUpdate(G::GAME),
        (
            (
                leave::<G>.run_if(on_message::<LeaveExercise>),
                start::<G>.run_if(on_message::<StartExercise<G>>),
                restart::<G>.run_if(on_message::<RestartExercise>),
            )
                .chain()
                .in_set(ExerciseSystems)
                .before(begin),
            close::<G>
                .run_if(on_message::<StartMatch<G::Config>>.or_else(on_message::<StartFailed>))
                .after(show),
        ),
    )
    .add_systems(OnExit(table), forget::<G>.run_if(table_is_left(table)));
}

/// Puts the exercise's game on the table.
fn begin<G: HasExercises>(
    exercise: &Exercise<G>,
    start: &mut MessageWriter<StartMatch<G::Config>>,
    begun: &mut MessageWriter<ExerciseBegun>,
    commands: &mut Commands,
) {
    start.write(exercise.start.clone());
    begun.write(ExerciseBegun);
    commands.set_state(Menu::None);
    commands.set_state(Screen::Table(G::GAME));
}

/// What starts the game on the table again later, if it is to be played on.
fn unfinished<G: HasExercises>(game: &G) -> Option<StartMatch<G::Config>> {
    let config = game.config();
    (!config.is_demo() && !game.is_over()).then(|| StartMatch {
        config: config.continued_from(game.record()),
    })
}

fn start<G: HasExercises>(
    mut requests: MessageReader<StartExercise<G>>,
    rules: Option<Res<G>>,
    before: Option<Res<Exercise<G>>>,
    mut unsaved: ResMut<Unsaved>,
    mut game: MessageWriter<StartMatch<G::Config>>,
    mut begun: MessageWriter<ExerciseBegun>,
    mut commands: Commands,
) {
    let Some(StartExercise(exercise)) = requests.read().last() else {
        return;
    };
    let mut exercise = exercise.clone();
    exercise.interrupted = match (before, rules) {
        (Some(before), _) => before.interrupted.clone(),
        (None, Some(rules)) => unfinished(&*rules),
        (None, None) => None,
    };
    unsaved.0 = true;
    begin(&exercise, &mut game, &mut begun, &mut commands);
    commands.insert_resource(exercise);
}

fn restart<G: HasExercises>(
    mut requests: MessageReader<RestartExercise>,
    exercise: Option<Res<Exercise<G>>>,
    mut game: MessageWriter<StartMatch<G::Config>>,
    mut begun: MessageWriter<ExerciseBegun>,
    mut commands: Commands,
) {
    requests.clear();
    if let Some(exercise) = exercise {
        begin(&exercise, &mut game, &mut begun, &mut commands);
    }
}

fn leave<G: HasExercises>(
    mut requests: MessageReader<LeaveExercise>,
    exercise: Option<Res<Exercise<G>>>,
    mut game: MessageWriter<StartMatch<G::Config>>,
    mut commands: Commands,
) {
    let (Some(LeaveExercise(menu)), Some(exercise)) = (requests.read().last(), exercise) else {
        return;
    };
    match &exercise.interrupted {
        Some(before) => {
            game.write(before.clone());
            commands.set_state(Screen::Table(G::GAME));
        }
        None => {
            commands.write_message(LeaveGame);
        }
    }
    commands.set_state(*menu);
}

/// An exercise ends when another game is put on the table.
fn close<G: HasExercises>(
    mut requests: MessageReader<StartMatch<G::Config>>,
    mut failed: MessageReader<StartFailed>,
    mut unsaved: ResMut<Unsaved>,
    mut commands: Commands,
) {
    let another = (requests.read().last()).is_some_and(|start| !start.config.is_exercise());
    if another || failed.read().next().is_some() {
        unsaved.0 = false;
        commands.remove_resource::<Exercise<G>>();
    }
}

/// Drops the exercise when the table is left.
fn forget<G: HasExercises>(
    exercise: Option<Res<Exercise<G>>>,
    mut unsaved: ResMut<Unsaved>,
    mut commands: Commands,
) {
    if exercise.is_some() {
        unsaved.0 = false;
        commands.remove_resource::<Exercise<G>>();
    }
}

/// Run condition: another exercise has come on the table, whose name begins otherwise.
pub fn another_is_begun<G: HasExercises>(
    start: &'static str,
) -> impl Fn(Option<Res<Exercise<G>>>, Local<String>) -> bool + Clone {
    move |exercise, mut last| {
        let name = exercise.map_or_else(String::new, |exercise| exercise.name.clone());
        let another = *last != name && !name.is_empty() && !name.starts_with(start);
        *last = name;
        another
    }
}
