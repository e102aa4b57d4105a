//! Exercises: games of the tutorial, which are led by a coach and never saved. What the other side plays in them is
//! what their script has.

use bevy::prelude::App;

use super::selection::Attempt;
use super::session::BeginSystems;
use super::{Rules, TableSystems};
use kit_table::{
    exercise as kit,
    exercise::{HasExercises, add_exercises},
};

/// An exercise. As a resource it is the one on the table.
pub type Exercise = kit::Exercise<Rules>;

impl HasExercises for Rules {
    type Attempt = Attempt;
}

pub(super) fn plugin(app: &mut App) {
    add_exercises::<Rules>(app, BeginSystems, TableSystems::Show);
}
