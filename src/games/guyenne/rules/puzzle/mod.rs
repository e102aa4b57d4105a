//! Puzzles: a table written by hand, the moves since the round began, a decision, and which answers are mistakes.
//! The suite of blunders in `tests/data/blunders.txt` is made of them; its head explains the notation.

mod pattern;

use super::{Arrangement, Move, Position, RulesConfig, Setup};
use crate::games::guyenne::rules::seat::{Camp, Seat};

pub use pattern::MovePattern;

/// A decision with wrong answers.
#[derive(Debug, Clone)]
pub struct Puzzle {
    /// What it is called; no two of a suite bear one name.
    pub name: String,
    /// The line of the text it begins in, from 1.
    pub line: usize,
    /// The truth; whoever is asked gets his view of it.
    pub position: Position,
    /// Whose decision it is.
    pub seat: Seat,
    /// Which moves are named.
    pub pattern: MovePattern,
    /// Whether the moves named are the sound ones, not the mistakes.
    pub only: bool,
    /// Why the mistakes are mistakes.
    pub why: String,
}

/// Why a text is no suite of puzzles.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct BadPuzzle {
    /// The line, from 1.
    pub line: usize,
    /// A sentence.
    pub reason: String,
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
    /// The first line that makes no sense, and why.
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
        let asked = needed("asked")?;
        let decision = position
            .decision()
            .ok_or_else(|| asked.bad("the game is over: nobody decides".to_owned()))?;
        let seat = seat(&asked.text, position.config()).map_err(|reason| asked.bad(reason))?;
        if seat != decision.seat {
            return Err(asked.bad(format!("the decision is that of {}", decision.seat)));
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

const KEYS: [&str; 8] = [
    "name", "table", "deal", "moves", "asked", "avoid", "only", "why",
];

/// A line of a puzzle, with those that go on from it.
struct PuzzleLine {
    line: usize,
    key: &'static str,
    text: String,
}

impl PuzzleLine {
    fn bad(&self, reason: String) -> BadPuzzle {
        BadPuzzle {
            line: self.line,
            reason,
        }
    }

    /// The start of a game: terms and `seed=N`, before anything is decided.
    fn deal(&self) -> Result<Position, BadPuzzle> {
        let bad = |problem: String| self.bad(problem);
        let read = |text: &str| {
            let table = text.parse::<Arrangement>();
            table.map_err(|problem| bad(problem.to_string()))
        };
        let table = read(&self.text)?;
        let bare = Arrangement {
            config: table.config,
            seed: table.seed,
            ..read("")?
        };
        if table != bare {
            return Err(bad(
                "a deal says edition, level, camps and seed alone".to_owned()
            ));
        }
        let setup = Setup {
            config: table.config,
            seed: table.seed,
        };
        Position::new(setup).map_err(|problem| bad(problem.to_string()))
    }

    /// Plays `E place 3 5+2; F place 3 2; …`.
    fn play(&self, position: &mut Position) -> Result<(), BadPuzzle> {
        for text in self.text.split(';').map(str::trim) {
            let bad = |problem: String| self.bad(format!("{text:?}: {problem}"));
            let (who, what) = text.split_once(' ').unwrap_or((text, ""));
            let who = seat(who, position.config()).map_err(bad)?;
            let to_move = position
                .to_move()
                .ok_or_else(|| bad("the game is over".to_owned()))?;
            if who != to_move {
                return Err(bad(format!("the decision is that of {to_move}")));
            }
            let m: Move = what
                .parse()
                .map_err(|problem: super::BadMove| bad(problem.to_string()))?;
            position
                .play(m)
                .map_err(|refusal| bad(refusal.to_string()))?;
        }
        Ok(())
    }
}

/// `E` or `F`; with the place 0 or 1 behind it in a shared camp.
fn seat(text: &str, config: RulesConfig) -> Result<Seat, String> {
    let unknown =
        || format!("{text:?} is no seat: expected E or F, and 0 or 1 behind it in a shared camp");
    let mut letters = text.chars();
    let camp = match letters.next() {
        Some('E') => Camp::English,
        Some('F') => Camp::French,
        _ => return Err(unknown()),
    };
    let place = match (config.shared(camp), letters.as_str()) {
        (false, "") | (true, "0") => 0,
        (true, "1") => 1,
        _ => return Err(unknown()),
    };
    Ok(Seat::new(camp, place))
}

/// The text cut at its empty lines, without comments; a line that begins with a space goes on from the one before.
fn blocks(text: &str) -> Result<Vec<Vec<PuzzleLine>>, BadPuzzle> {
    let mut blocks = Vec::new();
    let mut block: Vec<PuzzleLine> = Vec::new();
    for (line, written) in (1..).zip(text.lines()) {
        let words = written.trim();
        if words.starts_with('#') {
            continue;
        }
        if words.is_empty() {
            if !block.is_empty() {
                blocks.push(core::mem::take(&mut block));
            }
            continue;
        }
        let bad = |reason| BadPuzzle { line, reason };
        if written.starts_with(char::is_whitespace) {
            let before = block
                .last_mut()
                .ok_or_else(|| bad("there is nothing to go on from".to_owned()))?;
            before.text.push(' ');
            before.text.push_str(words);
            continue;
        }
        let (key, value) = words.split_once(':').unwrap_or((words, ""));
        let key = KEYS
            .into_iter()
            .find(|&known| known == key)
            .ok_or_else(|| {
                bad(format!(
                    "{key:?} means nothing: expected one of {}, and a colon",
                    KEYS.join(", ")
                ))
            })?;
        let value = value.trim();
        if value.is_empty() {
            return Err(bad(format!("nothing stands behind {key}")));
        }
        block.push(PuzzleLine {
            line,
            key,
            text: value.to_owned(),
        });
    }
    if !block.is_empty() {
        blocks.push(block);
    }
    Ok(blocks)
}
