//! The exercise on the table, and what a game must say to have exercises.

use bevy::prelude::*;

use super::judge::{Judge, Verdict};
use crate::StartMatch;
use crate::event_queue::PlayedGame;
use kit_i18n::LocalizedText;

/// A game that has exercises: its rules.
pub trait HasExercises: PlayedGame {
    /// What a person at the table is about to do; the rules allow it.
    type Attempt: Clone + Send + Sync + 'static;
}

/// An exercise of a game. As a resource it is the one on the table.
#[derive(Resource)]
pub struct Exercise<G: HasExercises> {
    pub(super) name: String,
    /// What starts its game.
    pub(super) start: StartMatch<G::Config>,
    /// What is asked for, where a task is set.
    task: Option<LocalizedText>,
    pub(super) judge: Judge<G::Attempt>,
    pub(super) coached: bool,
    halted: bool,
    /// What starts the game that was on the table before.
    pub(super) interrupted: Option<StartMatch<G::Config>>,
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
    pub fn new(name: impl Into<String>, start: StartMatch<G::Config>) -> Self {
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

    /// The exercise with a coach, who shows the wrong attempts' sentences instead of the table
    /// ([`Attempted`](super::Attempted)).
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
