//! A suite of puzzles for people, read from its text.
//!
//! A puzzle is a few lines, with an empty line after it; `#` begins a comment, and a line that begins with a space goes
//! on from the one before.
//!
//! ```text
//! name        the key of its words: `puzzle-NAME`, with `-task`, `-hint` and `-why` (assets/locales)
//! difficulty  easy, medium, hard or devilish
//! table       the start of a round, as `Arrangement` reads it: edition, level, camps as 1v2, round, castles from the
//!             west (E, F or . for nobody), hands, draw piles, pillage, conceded cards, how often each draw pile has
//!             run out. Cards that are named nowhere lie in the discard piles, where everybody has seen them. The
//!             English are first in odd rounds. Or `deal`, with terms and seed alone: before anything is decided.
//! moves       what was decided since: E or F (E0, E1 where two share a camp), then place CASTLE CARDS, add CASTLE
//!             CARDS, pass, show, concede, lose CARDS, give CARDS or order PARTNER, with ; between. Castles are 1 to 6
//!             from the west. Who holds no cards passes of itself: nothing is written.
//! to-move     whose puzzle it is: E or F (E0, E1)
//! goal        what counts when the round is over: win, hold CASTLES, deny CASTLES, keep hero, keep VALUE (lose no card
//!             of this value or above) with `and` between them; or lead: as many points more than the enemy as can be
//! against     anything: whatever the other side holds, does and knows. Or passive: every hand that the cards allow is
//!             as likely as its number of ways; the other side adds no card, shows what does not lose and concedes the
//!             rest, and its placements must be forced (one card, one castle)
//! best        the best move, as in moves but without its seat; a test solves the puzzle and compares
//! ```
//!
//! To add a puzzle: write its lines into a file of [`SUITES`], and its four words into `guyenne/puzzles.ftl` of every
//! language. Nothing else is needed: the list, the card and the table read it from there. The tests then say whether
//! its best move is the only good one (`tests/rules/guyenne/puzzles.rs`), whether its words are there
//! (`tests/rules/words/mod.rs`) and fit, and play it to the end at the table (`tests/table/guyenne/puzzles.rs`). A
//! `-why` that counts chances is worth a line in `the_chances_are_those_of_counting`.

use core::fmt;
use core::str::FromStr;
use std::sync::LazyLock;

use super::goal::Goal;
use super::line::{BadSuite, Block, read_suite};
use crate::seat::Seat;
use crate::{BadMove, Move, Position};

const KEYS: [&str; 9] = [
    "name",
    "difficulty",
    "table",
    "deal",
    "moves",
    "to-move",
    "goal",
    "against",
    "best",
];

/// The files of puzzles.
pub const SUITES: [&str; 1] = [include_str!(
    "../../../../../assets/puzzles/guyenne/frontier.txt"
)];

/// The puzzles of all suites, read once.
static ALL: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    let suites = SUITES.iter().map(|text| Puzzle::suite(text));
    let mut puzzles: Vec<Puzzle> = suites.flatten().flatten().collect();
    puzzles.sort_by_key(|puzzle| puzzle.difficulty);
    puzzles
});

/// How hard a puzzle is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum PuzzleDifficulty {
    /// One thought.
    Easy,
    /// Two or three.
    Medium,
    /// To be reckoned.
    Hard,
    /// Hardly to be seen.
    Devilish,
}

impl PuzzleDifficulty {
    /// All of them, the easiest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Devilish];

    /// Its name in a suite.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Devilish => "devilish",
        }
    }
}

impl fmt::Display for PuzzleDifficulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// What the other side is taken to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opposition {
    /// Anything: a move is worth what it ensures, whatever they hold, do and know.
    Anything,
    /// Nothing more: a move is worth what it brings on average over everything that they may hold. They add no card,
    /// show what does not lose and concede the rest.
    Passive,
}

impl FromStr for Opposition {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        match word {
            "anything" => Ok(Self::Anything),
            "passive" => Ok(Self::Passive),
            _ => Err(format!("{word:?}: expected anything or passive")),
        }
    }
}

/// The start of a round, and what was decided since: a game may begin with it in place of a deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArrangedRound {
    /// The start of the round.
    pub opening: Position,
    /// The moves since, which the rules allow.
    pub moves: Vec<Move>,
}

/// A decision with one best move.
#[derive(Debug, Clone)]
pub struct Puzzle {
    /// Its name, unique in its suite: the key of its words.
    pub name: String,
    /// The line of the text where it begins, from 1.
    pub line: usize,
    /// How hard it is.
    pub difficulty: PuzzleDifficulty,
    /// The round so far.
    pub round: ArrangedRound,
    /// The position after that; the player gets only a view of it.
    pub position: Position,
    /// Whose decision it is.
    pub seat: Seat,
    /// What is asked for.
    pub goal: Goal,
    /// What the other side is taken to do.
    pub against: Opposition,
    /// The best move, as the text has it.
    pub best: Move,
}

impl Puzzle {
    /// Reads a suite: puzzles with empty lines between them.
    ///
    /// # Errors
    /// The first place that is wrong, and why.
    pub fn suite(text: &str) -> Result<Vec<Self>, BadSuite> {
        read_suite(text, &KEYS, Self::read)
    }

    fn read(block: &Block, name: String) -> Result<Self, BadSuite> {
        let (position, seat) = block.position()?;
        let opening = block.opening()?;
        let moves = block.moves_from(&opening)?;
        let line = block.needed("difficulty")?;
        let named = |word: &str| PuzzleDifficulty::ALL.into_iter().find(|d| d.name() == word);
        let difficulty = named(&line.text).ok_or_else(|| {
            let known = PuzzleDifficulty::ALL.map(PuzzleDifficulty::name).join(", ");
            line.bad(format!("{:?}: expected one of {known}", line.text))
        })?;
        let line = block.needed("goal")?;
        let goal = line.text.parse().map_err(|reason| line.bad(reason))?;
        let line = block.needed("against")?;
        let against = line.text.parse().map_err(|reason| line.bad(reason))?;
        let line = block.needed("best")?;
        let best = (line.text.parse()).map_err(|problem: BadMove| line.bad(problem.to_string()))?;
        position
            .is_legal(best)
            .map_err(|refusal| line.bad(refusal.to_string()))?;
        Ok(Self {
            name,
            line: block.line(),
            difficulty,
            round: ArrangedRound { opening, moves },
            position,
            seat,
            goal,
            against,
            best,
        })
    }

    /// Whether the puzzle is over in `now`: its round is.
    #[must_use]
    pub fn is_over(&self, now: &Position) -> bool {
        now.outcome().is_some() || now.round() != self.position.round()
    }

    /// Every puzzle of the game, the easiest first.
    ///
    /// A file that is not valid gives none; a test reads them all.
    #[must_use]
    pub fn all() -> &'static [Self] {
        &ALL
    }

    /// What `end` is worth to the player, see [`Goal::value`].
    #[must_use]
    pub fn value(&self, end: &Position) -> i32 {
        self.goal.value(&self.position, end, self.seat.camp)
    }
}
