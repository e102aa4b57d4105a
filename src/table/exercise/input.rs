//! What a person does at a table on which an exercise may be.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::judge::{Attempted, Corrected, Verdict};
use super::led::{Exercise, HasExercises};

/// What a person does, as the exercise on the table judges it; without an exercise everything counts.
#[derive(SystemParam)]
pub struct JudgedInput<'w, G: HasExercises> {
    exercise: Option<Res<'w, Exercise<G>>>,
    attempted: MessageWriter<'w, Attempted<<G as HasExercises>::Attempt>>,
    corrected: MessageWriter<'w, Corrected>,
}

impl<G: HasExercises> JudgedInput<'_, G> {
    /// Whether an exercise is on the table.
    #[must_use]
    pub fn is_exercise(&self) -> bool {
        self.exercise.is_some()
    }

    /// Whether the table stands still.
    #[must_use]
    pub fn is_halted(&self) -> bool {
        (self.exercise.as_ref()).is_some_and(|exercise| exercise.is_halted())
    }

    /// Judges an attempt and reports it. Whether it counts.
    pub fn allows(&mut self, attempt: G::Attempt) -> bool {
        let Some(exercise) = &self.exercise else {
            return true;
        };
        let verdict = exercise.judge.verdict(&attempt);
        if let Verdict::Wrong(why) = &verdict
            && !exercise.coached
        {
            self.corrected.write(Corrected(why.clone()));
        }
        let right = verdict == Verdict::Right;
        self.attempted.write(Attempted { attempt, verdict });
        right
    }
}
