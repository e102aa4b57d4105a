//! Pictures of the tutorial: the list of its chapters, and bubbles at the table.

use crate::tutorial::Lessons;
use fayance_rules::ID;
use kit_i18n::Language;
use kit_table::screenshots::{SETTLE, TourStep};
use kit_table::tutorial::show_step;
use kit_table::{Menu, Screen};

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
    steps.push(TourStep::open(ID, Menu::Tutorial));
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
    let mut steps = Vec::from(show_step::<Lessons>(0, step));
    steps.extend(TourStep::picture(name));
    steps
}
