//! The log of a game, sentence by sentence, and that of the whole course of a game that is shown again. Which events it
//! tells is each game's.

use bevy::prelude::*;

use kit_i18n::LocalizedText;
use kit_rules::message_key::MessageKey;

/// A line of a log.
pub trait LogLine: Clone + Send + Sync + 'static {
    /// What the panel says while there is no line.
    const NONE: Option<MessageKey> = None;

    /// Its sentence.
    fn message(&self) -> &LocalizedText;

    /// Whether it is a heading.
    fn is_heading(&self) -> bool {
        false
    }
}

impl LogLine for LocalizedText {
    fn message(&self) -> &LocalizedText {
        self
    }
}

/// The lines of the game that is on, oldest first.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct Log<L: LogLine = LocalizedText>(pub Vec<L>);

impl<L: LogLine> Default for Log<L> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

/// The lines of the whole course of a replay, oldest first; empty where there is none.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct CourseLog<L: LogLine = LocalizedText>(Vec<CourseLine<L>>);

/// A line, and the step with which it is told.
#[derive(Debug, Clone, PartialEq)]
pub struct CourseLine<L: LogLine> {
    /// After how many steps it stands.
    pub step: usize,
    /// The line.
    pub line: L,
}

impl<L: LogLine> Default for CourseLog<L> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<L: LogLine> CourseLog<L> {
    /// The lines that are told with each step, from the first.
    #[must_use]
    pub fn of_steps(steps: impl IntoIterator<Item = Vec<L>>) -> Self {
        let steps = (1..).zip(steps);
        let lines = steps.flat_map(|(step, lines)| {
            let lines = lines.into_iter();
            lines.map(move |line| CourseLine { step, line })
        });
        Self(lines.collect())
    }

    /// All of them.
    #[must_use]
    pub fn lines(&self) -> &[CourseLine<L>] {
        &self.0
    }

    /// Those that have been told after so many steps.
    #[must_use]
    pub fn told(&self, steps: usize) -> &[CourseLine<L>] {
        &self.0[..self.0.partition_point(|told| told.step <= steps)]
    }

    /// The step of the lines that tell the moment after so many steps: its own, or the last one before it that is told
    /// at all. `None` before the first line.
    #[must_use]
    pub fn moment(&self, steps: usize) -> Option<usize> {
        self.told(steps).last().map(|told| told.step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_stands_after_its_step_and_tells_the_silent_ones_behind_it() {
        let line = |words: &str| LocalizedText::verbatim(words.to_owned());
        let steps = [vec![], vec![line("a"), line("b")], vec![], vec![line("c")]];
        let log = CourseLog::of_steps(steps);
        let steps: Vec<usize> = log.lines().iter().map(|told| told.step).collect();
        assert_eq!(steps, [2, 2, 4]);
        let told = |at: usize| (log.told(at).len(), log.moment(at));
        assert_eq!(told(0), (0, None));
        assert_eq!(told(1), (0, None));
        assert_eq!(told(2), (2, Some(2)));
        assert_eq!(told(3), (2, Some(2)));
        assert_eq!(told(4), (3, Some(4)));
        assert_eq!(told(99), (3, Some(4)));
    }
}
