//! Steps of chapters for the tour.

use bevy::prelude::*;

use super::coach::{Coach, Teaches};
use super::menu::StartChapter;
use crate::event_queue::PlayedGame;
use crate::screenshots::{SETTLE, TourStep};

/// Puts a step of a chapter on the table, and waits until its bubble is there.
#[must_use]
pub fn show_step<T: Teaches>(chapter: usize, step: usize) -> [TourStep; 3] {
    [
        TourStep::run(move |world: &mut World| {
            world.write_message(StartChapter {
                game: <T::Rules as PlayedGame>::GAME,
                chapter,
                step,
            });
        }),
        TourStep::Rest(SETTLE),
        TourStep::until("a step of the tutorial", |world: &mut World| {
            let coach = world.get_resource::<Coach<T>>();
            coach.is_some_and(|coach| coach.step().is_some())
        }),
    ]
}
