//! The chapters of the tutorial.

use crate::keys;
use fayance_rules::ID;
use fayance_rules::Lesson;
use kit_i18n::LocalizedText;
use kit_table::Learning;
use kit_table::tutorial::{Chapters, TutorialChapter};

/// The chapters, in the order in which they are offered.
pub const CHAPTERS: [TutorialChapter<Lesson>; 1] = [TutorialChapter {
    mark: "tutorial-1",
    name: keys::FAYANCE_TUTORIAL_FIRST,
    text: include_str!("../../../../assets/tutorial/fayance/chapter-1.jsonl"),
    parse: |text| Lesson::read(text).ok(),
}];

/// The list of them.
pub(super) static LIST: Chapters<Lesson> = Chapters {
    game: ID,
    title: keys::FAYANCE_TUTORIAL,
    chapters: &CHAPTERS,
    steps: |lesson| lesson.steps.len(),
};

/// How far the player has come, for the list of what there is to learn.
pub(super) fn progress(learning: &Learning) -> LocalizedText {
    LIST.progress(learning)
}
