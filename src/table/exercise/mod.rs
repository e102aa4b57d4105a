//! Exercises: games on a table that somebody leads, a coach or a puzzle, and that ask for certain moves.
//!
//! An exercise is never saved, neither in place of the player's game nor in the record file, and Continue never offers
//! it. What the other seats do in it is the business of what starts it.
//!
//! ```text
//! StartExercise(Exercise) -> ExerciseBegun -> Attempted, one for each press that the rules allow
//!        ^                        ^                       |
//!        |                        +--- RestartExercise ---+
//!        +- anything that opens one    LeaveExercise -> the game before, or the title
//! ```
//!
//! - [`Exercise::new`] takes a name and what starts its game; [`Exercise::judge_by`] gives the function that says of
//!   each attempt whether it is asked for. Without one every legal move is.
//! - While an exercise is on the table it is the resource [`Exercise`]: a run condition
//!   (`resource_exists::<Exercise<Rules>>`), with [`Exercise::name`] to tell whose it is. It may be given another judge
//!   at any time.
//! - A legal press that is not asked for changes nothing. Its [`Verdict::Wrong`] has the sentence that says why; it is
//!   shown where refusals are shown, unless the exercise is [`Exercise::coached`]: then whoever coaches shows it. A
//!   press that the rules refuse is refused as in any game, and is no attempt. One that is [`Verdict::Held`] changes
//!   nothing either, and nothing is said: whoever leads the exercise takes it up.
//! - No result page follows when its game is over: the table stays as it is, and whoever started the exercise shows
//!   what comes next. An exercise that is over earlier, such as a puzzle after its last move, is over when its owner
//!   says so on a page of its own.
//! - While it is halted ([`Exercise::halt`]) no event is shown, no bot plays and no press counts, so that something can
//!   be read.

mod flow;
mod judge;

pub(super) use flow::ExerciseSystems;
pub use flow::{
    ExerciseBegun, LeaveExercise, RestartExercise, StartExercise, add_exercises, another_is_begun,
};
pub use judge::{Attempted, Corrected, JudgedInput, Verdict};

use bevy::prelude::*;

use self::judge::Judge;
use super::event_queue::PlayedGame;
use crate::i18n::LocalizedText;

/// A game that has exercises: its rules.
pub trait HasExercises: PlayedGame {
    /// What starts a game.
    type Start: Message + Clone;
    /// What a person at the table is about to do; the rules allow it.
    type Attempt: Clone + Send + Sync + 'static;

    /// What starts the game on the table again later, if it is to be played on.
    fn unfinished(&self) -> Option<Self::Start>;

    /// Whether this starts the game of an exercise.
    fn is_exercise(start: &Self::Start) -> bool;
}

/// An exercise of a game. As a resource it is the one on the table.
#[derive(Resource)]
pub struct Exercise<G: HasExercises> {
    name: String,
    /// What starts its game.
    start: G::Start,
    /// What is asked for, where a task is set.
    task: Option<LocalizedText>,
    judge: Judge<G::Attempt>,
    coached: bool,
    halted: bool,
    /// What starts the game that was on the table before.
    interrupted: Option<G::Start>,
}

impl<G: HasExercises> Clone for Exercise<G> {
    fn clone(&self) -> Self {
        Self {
            name: self.name.clone(),
            start: self.start.clone(),
            task: self.task.clone(),
            judge: self.judge.clone(),
            interrupted: self.interrupted.clone(),
            ..*self
        }
    }
}

impl<G: HasExercises> Exercise<G> {
    /// The exercise of this name whose game `start` starts. The name says whose it is: `tutorial-1`, `puzzle-bridge`.
    #[must_use]
    pub fn new(name: impl Into<String>, start: G::Start) -> Self {
        Self {
            name: name.into(),
            start,
            task: None,
            judge: Judge::default(),
            coached: false,
            halted: false,
            interrupted: None,
        }
    }

    /// Sets a task: the banner says it while nothing is chosen, and the button for hints leads to it.
    pub fn set_task(&mut self, task: LocalizedText) {
        self.task = Some(task);
    }

    /// The task that is set.
    #[must_use]
    pub fn task(&self) -> Option<&LocalizedText> {
        self.task.as_ref()
    }

    /// The exercise with a coach, who shows the wrong attempts' sentences instead of the table ([`Attempted`]).
    #[must_use]
    pub fn coached(self) -> Self {
        Self {
            coached: true,
            ..self
        }
    }

    /// Attempts are judged by this function from now on.
    pub fn judge_by(&mut self, judge: impl Fn(&G::Attempt) -> Verdict + Send + Sync + 'static) {
        self.judge = Judge::new(judge);
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether the table stands still: no event is shown, no bot plays, and no press counts.
    #[must_use]
    pub fn is_halted(&self) -> bool {
        self.halted
    }

    /// Lets the table stand still, or go on.
    pub fn halt(&mut self, halted: bool) {
        self.halted = halted;
    }
}

/// Run condition: the table stands still for an exercise.
pub fn stands_still<G: HasExercises>(exercise: Option<Res<Exercise<G>>>) -> bool {
    exercise.is_some_and(|exercise| exercise.is_halted())
}
