//! The chapters of the tutorial.

use crate::keys;
use guyenne_rules::ID;
use guyenne_rules::Lesson;
use kit_table::tutorial::{Chapters, TutorialChapter};

fn parse(text: &str) -> Option<Lesson> {
    Lesson::read(text).ok()
}

/// The chapters, in the order in which they are offered.
pub const CHAPTERS: [TutorialChapter<Lesson>; 3] = [
    TutorialChapter {
        mark: "tutorial-1",
        name: keys::TUTORIAL_FIRST,
        text: include_str!("../../../../assets/tutorial/guyenne/chapter-1.json"),
        parse,
    },
    TutorialChapter {
        mark: "tutorial-2",
        name: keys::TUTORIAL_LOSSES,
        text: include_str!("../../../../assets/tutorial/guyenne/chapter-2.json"),
        parse,
    },
    TutorialChapter {
        mark: "tutorial-3",
        name: keys::TUTORIAL_CAMPS,
        text: include_str!("../../../../assets/tutorial/guyenne/chapter-3.json"),
        parse,
    },
];

/// The list of them.
pub(super) static LIST: Chapters<Lesson> = Chapters {
    game: ID,
    title: keys::TUTORIAL,
    chapters: &CHAPTERS,
    steps: |lesson| lesson.steps.len(),
};
