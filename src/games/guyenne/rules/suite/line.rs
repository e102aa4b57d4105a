//! The lines of a suite: `KEY: VALUE`, grouped into blocks, and what blunders and puzzles have in common in them.

use crate::seat::{Camp, Seat};
use crate::{Arrangement, BadArrangement, BadMove, Move, Position, RulesConfig, Setup};

/// Why a text is not a suite.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct BadSuite {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in letters.
    pub column: usize,
    /// What is wrong, as a sentence.
    pub reason: String,
}

/// A line of a block, joined with the lines that continue it.
pub(super) struct SuiteLine {
    pub line: usize,
    pub key: &'static str,
    /// The value.
    pub text: String,
    /// Where the parts of `text` are written: the offset in it, the line and the column.
    parts: Vec<(usize, usize, usize)>,
}

impl SuiteLine {
    /// The whole value is wrong.
    pub fn bad(&self, reason: String) -> BadSuite {
        self.bad_at(0, reason)
    }

    /// The value is wrong from the byte at `offset`.
    pub fn bad_at(&self, offset: usize, reason: String) -> BadSuite {
        let mut parts = self.parts.iter().rev();
        let part = parts.find(|part| part.0 <= offset);
        let &(from, line, column) = part.unwrap_or(&self.parts[0]);
        let before = self.text.get(from..offset).unwrap_or_default();
        BadSuite {
            line,
            column: column + before.chars().count(),
            reason,
        }
    }

    /// The parts of the value between these signs, trimmed, each with its offset.
    pub fn split(&self, sign: char) -> impl Iterator<Item = (usize, &str)> {
        let mut next = 0;
        self.text.split(sign).map(move |part| {
            let from = next + (part.len() - part.trim_start().len());
            next += part.len() + sign.len_utf8();
            (from, part.trim())
        })
    }

    /// The start of a round, in the notation of [`Arrangement`].
    pub fn table(&self) -> Result<Position, BadSuite> {
        let read = self.text.parse::<Arrangement>();
        let read = read.and_then(|arrangement| Position::arrange(&arrangement));
        read.map_err(|problem| {
            let word = match &problem {
                BadArrangement::Word(word) => self.text.find(word.as_str()),
                _ => None,
            };
            self.bad_at(word.unwrap_or(0), problem.to_string())
        })
    }

    /// The first decision of a game, from rules and `seed=N`.
    pub fn deal(&self) -> Result<Position, BadSuite> {
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
    pub fn play(&self, position: &mut Position) -> Result<(), BadSuite> {
        self.moves(position).map(|_| ())
    }

    /// As [`play`](Self::play); returns the moves with their seats.
    pub fn moves(&self, position: &mut Position) -> Result<Vec<(Seat, Move)>, BadSuite> {
        let mut moves = Vec::new();
        for (at, text) in self.split(';') {
            let bad = |problem: String| self.bad_at(at, format!("{text:?}: {problem}"));
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
            moves.push((who, m));
        }
        Ok(moves)
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

/// A block of lines: what is said of one decision.
pub(super) struct Block(pub Vec<SuiteLine>);

impl Block {
    /// The line where it begins.
    pub fn line(&self) -> usize {
        self.0[0].line
    }

    /// All lines with this key.
    pub fn all(&self, key: &'static str) -> impl Iterator<Item = &SuiteLine> {
        self.0.iter().filter(move |entry| entry.key == key)
    }

    /// The line with this key, if there is one.
    pub fn one(&self, key: &'static str) -> Result<Option<&SuiteLine>, BadSuite> {
        match &self.all(key).collect::<Vec<_>>()[..] {
            [] => Ok(None),
            [entry] => Ok(Some(*entry)),
            [_, again, ..] => Err(again.bad(format!("there are two of {key}"))),
        }
    }

    /// The line with this key, which every block must have.
    pub fn needed(&self, key: &'static str) -> Result<&SuiteLine, BadSuite> {
        self.one(key)?.ok_or_else(|| self.missing(key))
    }

    /// The block has no such line.
    pub fn missing(&self, key: &str) -> BadSuite {
        BadSuite {
            line: self.line(),
            column: 1,
            reason: format!("there is no {key}"),
        }
    }

    /// The position of `table` or `deal`.
    pub fn opening(&self) -> Result<Position, BadSuite> {
        match (self.one("table")?, self.one("deal")?) {
            (Some(table), None) => table.table(),
            (None, Some(deal)) => deal.deal(),
            (None, None) => Err(self.missing("table")),
            (Some(_), Some(deal)) => {
                Err(deal.bad("there is a table or a deal, not both".to_owned()))
            }
        }
    }

    /// All `moves` after `opening`.
    pub fn moves_from(&self, opening: &Position) -> Result<Vec<Move>, BadSuite> {
        let mut position = opening.clone();
        let mut all = Vec::new();
        for line in self.all("moves") {
            all.extend(line.moves(&mut position)?.into_iter().map(|(_, m)| m));
        }
        Ok(all)
    }

    /// The position after `table` or `deal` and all `moves`, and the seat of `to-move`, whose decision it must be.
    pub fn position(&self) -> Result<(Position, Seat), BadSuite> {
        let mut position = self.opening()?;
        for moves in self.all("moves") {
            moves.play(&mut position)?;
        }
        let line = self.needed("to-move")?;
        let to_move = position
            .to_move()
            .ok_or_else(|| line.bad("the game is over: nobody decides".to_owned()))?;
        let seat = seat(&line.text, position.config()).map_err(|reason| line.bad(reason))?;
        if seat != to_move {
            return Err(line.bad(format!("the decision is that of {to_move}")));
        }
        Ok((position, seat))
    }
}

/// Reads a suite: `read` makes one thing of each block and its name. `keys` are all there are.
///
/// # Errors
/// The first place that is wrong, and why.
pub(super) fn read_suite<T>(
    text: &str,
    keys: &[&'static str],
    read: impl Fn(&Block, String) -> Result<T, BadSuite>,
) -> Result<Vec<T>, BadSuite> {
    let mut named = Vec::new();
    blocks(text, keys)?
        .iter()
        .map(|block| read(block, check_name(block, &mut named)?))
        .collect()
}

/// The lines of the text, grouped into blocks at empty lines, without `#` comments. A line that begins with a space
/// continues the one before. `keys` are all there are.
fn blocks(text: &str, keys: &[&'static str]) -> Result<Vec<Block>, BadSuite> {
    let mut blocks = Vec::new();
    let mut block: Vec<SuiteLine> = Vec::new();
    for (line, written) in (1..).zip(text.lines()) {
        let words = written.trim();
        if words.starts_with('#') {
            continue;
        }
        if words.is_empty() {
            if !block.is_empty() {
                blocks.push(Block(core::mem::take(&mut block)));
            }
            continue;
        }
        let column_of = |rest: &str| written[..written.len() - rest.len()].chars().count() + 1;
        let bad = |reason| BadSuite {
            line,
            column: column_of(written.trim_start()),
            reason,
        };
        if written.starts_with(char::is_whitespace) {
            let before = block
                .last_mut()
                .ok_or_else(|| bad("there is nothing to go on from".to_owned()))?;
            before.text.push(' ');
            let part = (before.text.len(), line, column_of(written.trim_start()));
            before.parts.push(part);
            before.text.push_str(words);
            continue;
        }
        let (key, value) = written.split_once(':').unwrap_or((words, ""));
        let key = keys
            .iter()
            .copied()
            .find(|&known| known == key)
            .ok_or_else(|| {
                bad(format!(
                    "{key:?} means nothing: expected one of {}, and a colon",
                    keys.join(", ")
                ))
            })?;
        let value = value.trim_start();
        if value.is_empty() {
            return Err(bad(format!("nothing stands behind {key}")));
        }
        block.push(SuiteLine {
            line,
            key,
            text: value.trim_end().to_owned(),
            parts: vec![(0, line, column_of(value))],
        });
    }
    if !block.is_empty() {
        blocks.push(Block(block));
    }
    Ok(blocks)
}

/// Refuses a name that is there twice. `named` are the names so far, with their lines.
fn check_name(block: &Block, named: &mut Vec<(String, usize)>) -> Result<String, BadSuite> {
    let name = block.needed("name")?;
    if let Some((_, earlier)) = named.iter().find(|(known, _)| *known == name.text) {
        let reason = format!("{:?} is the name in line {earlier}, too", name.text);
        return Err(name.bad(reason));
    }
    named.push((name.text.clone(), name.line));
    Ok(name.text.clone())
}
