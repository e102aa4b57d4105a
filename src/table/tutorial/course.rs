//! How far a chapter on the table has come.

use super::answers::wrong_read;
use super::progress::Progress;
use crate::Learning;
use kit_i18n::LocalizedText;
use kit_rules::game::GameId;

/// How far the chapter on the table has come.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Course {
    /// The chapter, by its place in the game's list.
    pub chapter: usize,
    /// The step, from 0; as many as there are once the chapter is over.
    pub step: usize,
    /// How many events have been shown.
    pub told: usize,
    /// How many had been where the game was put on the table.
    pub begun: usize,
    /// Whether the step is due now: its bubble is shown.
    pub due: bool,
    /// Why the last press was not what is asked for.
    pub wrong: Option<LocalizedText>,
}

impl Course {
    /// A chapter at a step, with a game on the table of which so many events have been shown.
    #[must_use]
    pub fn new(chapter: usize, step: usize, told: usize) -> Self {
        Self {
            chapter,
            step,
            told,
            begun: told,
            ..Self::default()
        }
    }

    /// Counts events that have been shown. What a wrong press was answered is over then.
    pub fn count(&mut self, events: usize) {
        self.told += events;
        self.wrong = None;
    }

    /// Answers a press while there is something to read.
    pub fn interrupt(&mut self) {
        self.wrong = Some(wrong_read());
    }

    /// Goes on to the next of so many steps, and keeps the player's progress in the chapter with this mark.
    pub fn go_on(&mut self, steps: usize, learning: &mut Learning, game: GameId, mark: &str) {
        self.step += 1;
        self.wrong = None;
        self.due = false;
        if self.step < steps && Progress::of(learning, game, mark) != Progress::Done {
            Progress::At(self.step).keep(learning, game, mark);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_kept_until_the_chapter_is_done() {
        let (game, mark) = (GameId("coin"), "tutorial-1");
        let mut learning = Learning::default();
        let mut course = Course::new(0, 0, 3);
        course.due = true;
        course.interrupt();
        course.go_on(3, &mut learning, game, mark);
        assert_eq!((course.step, course.due, &course.wrong), (1, false, &None));
        assert_eq!(Progress::of(&learning, game, mark), Progress::At(1));
        // The end of the chapter is kept by whoever leaves it, and stays.
        course.go_on(2, &mut learning, game, mark);
        assert_eq!(Progress::of(&learning, game, mark), Progress::At(1));
        Progress::Done.keep(&mut learning, game, mark);
        Course::new(0, 0, 0).go_on(3, &mut learning, game, mark);
        assert_eq!(Progress::of(&learning, game, mark), Progress::Done);
    }
}
