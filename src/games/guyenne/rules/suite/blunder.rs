//! A suite of blunders, read from its text. The head of `tests/data/guyenne/blunders.txt` explains the notation.

use super::line::{BadSuite, Block, read_suite};
use super::pattern::MovePattern;
use crate::seat::Seat;
use crate::{Move, Position};

const KEYS: [&str; 8] = [
    "name", "table", "deal", "moves", "to-move", "avoid", "only", "why",
];

/// A decision, and which moves in it are mistakes.
#[derive(Debug, Clone)]
pub struct Blunder {
    /// Its name, unique in its suite.
    pub name: String,
    /// The line of the text where it begins, from 1.
    pub line: usize,
    /// The position; a bot gets only its view of it.
    pub position: Position,
    /// The seat that decides.
    pub seat: Seat,
    /// The pattern of `avoid` or `only`.
    pub pattern: MovePattern,
    /// Whether the pattern matches the good moves instead of the mistakes.
    pub only: bool,
    /// Why the mistakes are mistakes, as a sentence.
    pub why: String,
}

impl Blunder {
    /// Whether `m` is a mistake here.
    #[must_use]
    pub fn is_mistake(&self, m: Move) -> bool {
        self.pattern.matches(m) != self.only
    }

    /// Reads a suite: blunders with empty lines between them.
    ///
    /// # Errors
    /// The first place that is wrong, and why.
    pub fn suite(text: &str) -> Result<Vec<Self>, BadSuite> {
        read_suite(text, &KEYS, Self::read)
    }

    fn read(block: &Block, name: String) -> Result<Self, BadSuite> {
        let (position, seat) = block.position()?;
        let (rule, only) = match (block.one("avoid")?, block.one("only")?) {
            (Some(avoid), None) => (avoid, false),
            (None, Some(only)) => (only, true),
            (None, None) => return Err(block.missing("avoid")),
            (Some(_), Some(only)) => {
                return Err(only.bad("there is avoid or only, not both".to_owned()));
            }
        };
        let pattern = MovePattern::parse(&rule.text).map_err(|reason| rule.bad(reason))?;
        let moves = position.legal_moves();
        if let Some(words) = pattern.idle(&moves) {
            return Err(rule.bad(format!("{words:?} matches no legal move")));
        }
        if moves.iter().all(|&m| pattern.matches(m)) {
            return Err(rule.bad(format!(
                "{:?} matches every legal move",
                pattern.to_string()
            )));
        }
        Ok(Self {
            name,
            line: block.line(),
            position,
            seat,
            pattern,
            only,
            why: block.needed("why")?.text.clone(),
        })
    }
}
