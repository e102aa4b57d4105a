//! How far a player has come with each puzzle, kept between runs of the program.

use guyenne_rules::ID;
use guyenne_rules::Puzzle;
use kit_table::Learning;

/// The help that a player has had with a puzzle; each includes the one before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Help {
    /// None.
    #[default]
    None,
    /// The hint, a sentence.
    Hint,
    /// The move.
    Move,
    /// The solution.
    Solution,
}

impl Help {
    /// All of them, the least first.
    pub const ALL: [Self; 4] = [Self::None, Self::Hint, Self::Move, Self::Solution];

    /// Its name in a mark.
    const fn name(self) -> &'static str {
        match self {
            Self::None => "alone",
            Self::Hint => "hint",
            Self::Move => "move",
            Self::Solution => "solution",
        }
    }
}

/// How far a player has come with a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PuzzleProgress {
    /// They have not begun.
    #[default]
    New,
    /// They have not solved it yet.
    Tried(Help),
    /// They have solved it; the help is what they had had by then.
    Solved(Help),
}

impl PuzzleProgress {
    /// The progress with a puzzle. A mark that means nothing counts as tried.
    #[must_use]
    pub fn of(learning: &Learning, puzzle: &Puzzle) -> Self {
        let Some(mark) = learning.get(ID, &mark(puzzle)) else {
            return Self::New;
        };
        let mut words = mark.split(' ');
        let is_solved = words.next() == Some("solved");
        let named = |word: &str| Help::ALL.into_iter().find(|help| help.name() == word);
        let help = words.next().and_then(named).unwrap_or_default();
        match is_solved {
            true => Self::Solved(help),
            false => Self::Tried(help),
        }
    }

    /// Keeps the progress with a puzzle.
    fn keep(self, learning: &mut Learning, puzzle: &Puzzle) {
        let value = match self {
            Self::New => return,
            Self::Tried(help) => format!("tried {}", help.name()),
            Self::Solved(help) => format!("solved {}", help.name()),
        };
        if learning.get(ID, &mark(puzzle)) != Some(value.as_str()) {
            learning.set(ID, mark(puzzle), value);
        }
    }

    /// Whether the puzzle has been solved.
    #[must_use]
    pub fn is_solved(self) -> bool {
        matches!(self, Self::Solved(_))
    }

    /// The help that the player has had so far.
    #[must_use]
    pub fn help(self) -> Help {
        match self {
            Self::New => Help::None,
            Self::Tried(help) | Self::Solved(help) => help,
        }
    }

    /// Keeps that the player has tried a puzzle, with so much help. What was solved stays as it was.
    pub fn try_with(learning: &mut Learning, puzzle: &Puzzle, help: Help) {
        let before = Self::of(learning, puzzle);
        if !before.is_solved() {
            Self::Tried(before.help().max(help)).keep(learning, puzzle);
        }
    }

    /// Keeps that the player has solved a puzzle, with the help that they have had. The first time counts.
    pub fn solve(learning: &mut Learning, puzzle: &Puzzle) {
        let before = Self::of(learning, puzzle);
        Self::Solved(before.help()).keep(learning, puzzle);
    }
}

/// The mark of a puzzle.
fn mark(puzzle: &Puzzle) -> String {
    format!("puzzle-{}", puzzle.name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_only_grows_and_help_is_counted_until_it_is_solved() {
        let mut learning = Learning::default();
        let puzzle = &Puzzle::all()[0];
        assert_eq!(PuzzleProgress::of(&learning, puzzle), PuzzleProgress::New);
        PuzzleProgress::try_with(&mut learning, puzzle, Help::Move);
        PuzzleProgress::try_with(&mut learning, puzzle, Help::Hint);
        assert_eq!(
            PuzzleProgress::of(&learning, puzzle),
            PuzzleProgress::Tried(Help::Move)
        );
        PuzzleProgress::solve(&mut learning, puzzle);
        PuzzleProgress::try_with(&mut learning, puzzle, Help::Solution);
        PuzzleProgress::solve(&mut learning, puzzle);
        assert_eq!(
            PuzzleProgress::of(&learning, puzzle),
            PuzzleProgress::Solved(Help::Move)
        );
    }
}
