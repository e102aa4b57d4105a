//! Pictures of the tutorial: the list of its chapters, and a bubble in every scene of the table.

use std::borrow::Cow;

use bevy::prelude::*;

use crate::tutorial::Lessons;
use kit_i18n::Language;
use kit_table::screenshots::{SETTLE, TourStep};
use kit_table::tutorial::show_step;
use kit_table::{Menu, Screen};

/// Steps of chapters that are shown: chapter, step, name of the picture.
const SHOWN: [(usize, usize, &str); 5] = [
    (0, 3, "tutorial-1-castle"),
    (0, 11, "tutorial-2-combat"),
    (0, 24, "tutorial-3-concede"),
    (1, 1, "tutorial-4-reserve"),
    (2, 1, "tutorial-5-partner"),
];

/// The list of chapters, and bubbles.
pub(super) fn tutorial() -> Vec<TourStep> {
    let mut steps = Vec::from(TourStep::at_title(Language::De));
    steps.extend([TourStep::run(|world| {
        world.resource_mut::<NextState<Menu>>().set(Menu::Tutorial);
    })]);

    steps.extend(TourStep::picture("tutorial-chapters"));
    steps.push(TourStep::Pause(false));
    for (chapter, step, name) in SHOWN {
        steps.extend(show_step::<Lessons>(chapter, step));
        steps.extend(TourStep::picture(Cow::Borrowed(name)));
    }
    steps.push(TourStep::LargeLetters(true));
    steps.extend(TourStep::picture("tutorial-largest"));
    steps.extend([
        TourStep::LargeLetters(false),
        TourStep::Go(Screen::Title),
        TourStep::Rest(SETTLE),
    ]);
    steps
}
