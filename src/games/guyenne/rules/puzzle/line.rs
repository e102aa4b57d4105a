//! The lines of a puzzle: `KEY: VALUE`.

use crate::games::guyenne::rules::seat::{Camp, Seat};
use crate::games::guyenne::rules::{Arrangement, BadMove, Move, Position, RulesConfig, Setup};

/// Why a text is not a suite of puzzles.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct BadPuzzle {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, as a sentence.
    pub reason: String,
}

const KEYS: [&str; 8] = [
    "name", "table", "deal", "moves", "to-move", "avoid", "only", "why",
];

/// A line of a puzzle, joined with the lines that continue it.
pub(super) struct PuzzleLine {
    pub line: usize,
    pub key: &'static str,
    pub text: String,
}

impl PuzzleLine {
    pub fn bad(&self, reason: String) -> BadPuzzle {
        BadPuzzle {
            line: self.line,
            reason,
        }
    }

    /// The first decision of a game, from rules and `seed=N`.
    pub fn deal(&self) -> Result<Position, BadPuzzle> {
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

    /// Plays moves, each with its seat: `E place 3 5+2; F place 3 2; …`.
    pub fn play(&self, position: &mut Position) -> Result<(), BadPuzzle> {
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
                .map_err(|problem: BadMove| bad(problem.to_string()))?;
            position
                .play(m)
                .map_err(|refusal| bad(refusal.to_string()))?;
        }
        Ok(())
    }
}

/// Reads a seat: `E` or `F`, followed by the place 0 or 1 in a shared camp.
pub(super) fn seat(text: &str, config: RulesConfig) -> Result<Seat, String> {
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

/// The lines of the text, grouped into blocks at empty lines, without `#` comments. A line that begins with a space
/// continues the one before.
pub(super) fn blocks(text: &str) -> Result<Vec<Vec<PuzzleLine>>, BadPuzzle> {
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
