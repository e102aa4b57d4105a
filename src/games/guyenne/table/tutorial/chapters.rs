//! The chapters of the tutorial.

use crate::games::guyenne::rules::Lesson;

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
pub const CHAPTERS: [Chapter; 3] = [
    Chapter {
        mark: "tutorial-1",
        name: "tutorial-first",
        lesson: include_str!("../../../../../assets/tutorial/guyenne/chapter-1.json"),
    },
    Chapter {
        mark: "tutorial-2",
        name: "tutorial-losses",
        lesson: include_str!("../../../../../assets/tutorial/guyenne/chapter-2.json"),
    },
    Chapter {
        mark: "tutorial-3",
        name: "tutorial-camps",
        lesson: include_str!("../../../../../assets/tutorial/guyenne/chapter-3.json"),
    },
];

impl Chapter {
    /// The lesson; `None` only if its text is damaged, which a test rules out.
    #[must_use]
    pub fn read(&self) -> Option<Lesson> {
        Lesson::read(self.lesson).ok()
    }
}
