//! Pictures of the tutorial: the list of its chapters, and bubbles at the table.

use bevy::prelude::*;

use crate::coach::Coach;
use fayance_rules::ID;
use kit_i18n::Language;
use kit_table::screenshots::{SETTLE, TourStep};
use kit_table::tutorial::StartChapter;
use kit_table::{Menu, MenuGame, Screen};

/// The steps that are shown, with the names of their pictures.
const SHOWN: [(usize, &str); 6] = [
    (0, "fayance-tutorial-1"),
    (3, "fayance-tutorial-2-muster"),
    (7, "fayance-tutorial-3-turn"),
    (8, "fayance-tutorial-4-choose"),
    (10, "fayance-tutorial-5-refill"),
    (20, "fayance-tutorial-6-lost"),
];

/// The list of chapters, and bubbles.
pub(super) fn tutorial() -> Vec<TourStep> {
    let mut steps = Vec::from(TourStep::at_title(Language::Fr));
    steps.push(TourStep::run(|world| {
        world.insert_resource(MenuGame(ID));
        world.resource_mut::<NextState<Menu>>().set(Menu::Tutorial);
    }));
    steps.extend(TourStep::picture("fayance-tutorial-chapters"));
    steps.push(TourStep::Pause(false));
    for (step, name) in SHOWN {
        steps.extend(bubble(step, name));
    }
    steps.push(TourStep::LargeLetters(true));
    steps.extend(bubble(3, "fayance-tutorial-largest-muster"));
    steps.extend(bubble(7, "fayance-tutorial-largest"));
    steps.extend([
        TourStep::LargeLetters(false),
        TourStep::Go(Screen::Title),
        TourStep::Rest(SETTLE),
    ]);
    steps
}

/// The bubble of a step.
fn bubble(step: usize, name: &'static str) -> Vec<TourStep> {
    let mut steps = vec![
        TourStep::run(move |world| {
            world.write_message(StartChapter {
                game: ID,
                chapter: 0,
                step,
            });
        }),
        TourStep::Rest(SETTLE),
        TourStep::until("a step of the tutorial", |world| {
            (world.get_resource::<Coach>()).is_some_and(|coach| coach.step().is_some())
        }),
    ];
    steps.extend(TourStep::picture(name));
    steps
}
