//! A suite of puzzles, read from its text.

use super::line::{BadPuzzle, PuzzleLine, blocks, seat};
use super::pattern::MovePattern;
use crate::games::guyenne::rules::seat::Seat;
use crate::games::guyenne::rules::{Arrangement, Move, Position};

/// A decision, and which moves in it are mistakes.
#[derive(Debug, Clone)]
pub struct Puzzle {
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

impl Puzzle {
    /// Whether `m` is a mistake here.
    #[must_use]
    pub fn is_mistake(&self, m: Move) -> bool {
        self.pattern.matches(m) != self.only
    }

    /// Reads a suite: puzzles with empty lines between them.
    ///
    /// # Errors
    /// The first line that is wrong, and why.
    pub fn suite(text: &str) -> Result<Vec<Self>, BadPuzzle> {
        let mut puzzles: Vec<Self> = Vec::new();
        for block in blocks(text)? {
            let line = block[0].line;
            let puzzle = Self::read(&block)?;
            if let Some(earlier) = puzzles.iter().find(|earlier| earlier.name == puzzle.name) {
                return Err(BadPuzzle {
                    line,
                    reason: format!(
                        "{:?} is the name of the puzzle in line {}, too",
                        puzzle.name, earlier.line
                    ),
                });
            }
            puzzles.push(puzzle);
        }
        Ok(puzzles)
    }

    fn read(block: &[PuzzleLine]) -> Result<Self, BadPuzzle> {
        let line = block[0].line;
        let missing = |key: &str| BadPuzzle {
            line,
            reason: format!("the puzzle has no {key}"),
        };
        let all = |key: &'static str| block.iter().filter(move |entry| entry.key == key);
        let one = |key: &'static str| match &all(key).collect::<Vec<_>>()[..] {
            [] => Ok(None),
            [entry] => Ok(Some(*entry)),
            [_, again, ..] => Err(again.bad(format!("the puzzle has two of {key}"))),
        };
        let needed = |key: &'static str| one(key)?.ok_or_else(|| missing(key));

        let name = needed("name")?;
        let mut position = match (one("table")?, one("deal")?) {
            (Some(table), None) => {
                let table_read = table.text.parse::<Arrangement>();
                table_read
                    .and_then(|arrangement| Position::arrange(&arrangement))
                    .map_err(|problem| table.bad(problem.to_string()))?
            }
            (None, Some(deal)) => deal.deal()?,
            (None, None) => return Err(missing("table")),
            (Some(_), Some(deal)) => {
                return Err(deal.bad("a puzzle has a table or a deal, not both".to_owned()));
            }
        };
        for moves in all("moves") {
            moves.play(&mut position)?;
        }
        let seat_line = needed("to-move")?;
        let decision = position
            .decision()
            .ok_or_else(|| seat_line.bad("the game is over: nobody decides".to_owned()))?;
        let seat =
            seat(&seat_line.text, position.config()).map_err(|reason| seat_line.bad(reason))?;
        if seat != decision.seat {
            return Err(seat_line.bad(format!("the decision is that of {}", decision.seat)));
        }
        let (rule, only) = match (one("avoid")?, one("only")?) {
            (Some(avoid), None) => (avoid, false),
            (None, Some(only)) => (only, true),
            (None, None) => return Err(missing("avoid")),
            (Some(_), Some(only)) => {
                return Err(only.bad("a puzzle has avoid or only, not both".to_owned()));
            }
        };
        let pattern = MovePattern::parse(&rule.text).map_err(|reason| rule.bad(reason))?;
        let moves = decision.moves();
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
            name: name.text.clone(),
            line,
            position,
            seat,
            pattern,
            only,
            why: needed("why")?.text.clone(),
        })
    }
}
