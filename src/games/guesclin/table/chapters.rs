//! The chapters of the tutorial.

use crate::games::guesclin::rules::Lesson;

/// A chapter.
#[derive(Debug, Clone, Copy)]
pub struct Chapter {
    /// The mark under which progress in it is kept.
    pub mark: &'static str,
    /// The message key of its name; with `-about` one sentence about it.
    pub name: &'static str,
    /// The lesson, as text.
    pub lesson: &'static str,
}

/// The chapters, in the order in which they are offered.
pub const CHAPTERS: [Chapter; 1] = [Chapter {
    mark: "tutorial-1",
    name: "guesclin-tutorial-first",
    lesson: include_str!("../../../../assets/tutorial/guesclin/chapter-1.jsonl"),
}];

impl Chapter {
    /// The lesson; `None` only if its text is damaged, which a test rules out.
    #[must_use]
    pub fn read(&self) -> Option<Lesson> {
        Lesson::read(self.lesson).ok()
    }
}
