//! Exercises: games of the tutorial, which are led by a coach and never saved. What the other side plays in them is
//! what their script has.

use bevy::prelude::App;

use super::selection::Attempt;
use super::session::BeginSystems;
use super::{GameConfig, Rules, StartMatch, TableSystems};
use kit_table::{
    exercise as kit,
    exercise::{HasExercises, add_exercises},
};

/// An exercise. As a resource it is the one on the table.
pub type Exercise = kit::Exercise<Rules>;

impl HasExercises for Rules {
    type Start = StartMatch;
    type Attempt = Attempt;

    fn unfinished(&self) -> Option<StartMatch> {
        let config = self.config();
        (!config.demo && !self.is_over()).then(|| {
            StartMatch(GameConfig {
                resume: Some(self.record()),
                ..config.clone()
            })
        })
    }

    fn is_exercise(StartMatch(config): &StartMatch) -> bool {
        config.script.is_some()
    }
}

pub(super) fn plugin(app: &mut App) {
    add_exercises::<Rules>(app, BeginSystems, TableSystems::Show);
}
