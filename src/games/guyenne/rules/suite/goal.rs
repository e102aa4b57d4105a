//! The goal of a puzzle: what counts at the end of its round.

use core::fmt;
use core::str::FromStr;

use super::super::notation::castle;
use super::super::{Castle, Position, points};
use crate::seat::{ByCamp, Camp};

/// What a puzzle asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Goal {
    /// All of these hold when the round is over.
    All(Vec<Condition>),
    /// As many points more than the enemy as can be had, if the castles were counted when the round is over.
    Lead,
}

/// One condition of a goal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Condition {
    /// The game is over, and won.
    Win,
    /// One's camp holds the castle.
    Hold(Castle),
    /// The enemy does not hold the castle.
    Deny(Castle),
    /// One's hero is not lost.
    KeepHero,
    /// One has lost no card of this value or above in this puzzle.
    KeepAbove(u8),
}

impl Condition {
    /// Whether it holds for `camp` in `end`, when the round is over. `start` is the puzzle's position.
    #[must_use]
    pub fn is_met(self, start: &Position, end: &Position, camp: Camp) -> bool {
        match self {
            Self::Win => end
                .outcome()
                .is_some_and(|outcome| outcome.winner == Some(camp)),
            Self::Hold(castle) => end.holders()[castle.index()] == Some(camp),
            Self::Deny(castle) => end.holders()[castle.index()] != Some(camp.enemy()),
            Self::KeepHero => !end.pillage[camp].has_hero(),
            Self::KeepAbove(value) => {
                let lost = end.pillage[camp] - start.pillage[camp];
                lost.iter().all(|card| card.value() < value)
            }
        }
    }
}

impl Goal {
    /// What `end`, when the round is over, is worth to `camp`: 1 or 0 for conditions, the lead in points for
    /// [`Lead`](Self::Lead). `start` is the puzzle's position.
    #[must_use]
    pub fn value(&self, start: &Position, end: &Position, camp: Camp) -> i32 {
        match self {
            Self::All(conditions) => {
                let all = conditions.iter().all(|c| c.is_met(start, end, camp));
                i32::from(all)
            }
            Self::Lead => {
                let unspent = ByCamp(Camp::ALL.map(|camp| end.unspent(camp)));
                let scores = points(end.config().edition, end.row(), unspent);
                i32::from(scores[camp].points) - i32::from(scores[camp.enemy()].points)
            }
        }
    }

    /// The least and the most that it can be worth.
    #[must_use]
    pub const fn range(&self) -> (i32, i32) {
        match self {
            Self::All(_) => (0, 1),
            Self::Lead => (-12, 12),
        }
    }
}

impl FromStr for Goal {
    type Err = String;

    /// Reads `lead`, or conditions with `and` between them: `win`, `hold 4 5`, `deny 2`, `keep hero`, `keep 4`.
    fn from_str(text: &str) -> Result<Self, String> {
        if text == "lead" {
            return Ok(Self::Lead);
        }
        let mut conditions = Vec::new();
        for part in text.split(" and ") {
            let words: Vec<_> = part.split_whitespace().collect();
            let at = |word: &&str| castle(word).map_err(|problem| problem.to_string());
            match &words[..] {
                ["win"] => conditions.push(Condition::Win),
                ["keep", "hero"] => conditions.push(Condition::KeepHero),
                ["keep", value @ ("2" | "3" | "4" | "5")] => {
                    let value = value.parse().unwrap_or_default();
                    conditions.push(Condition::KeepAbove(value));
                }
                ["hold", castles @ ..] if !castles.is_empty() => {
                    for word in castles {
                        conditions.push(Condition::Hold(at(word)?));
                    }
                }
                ["deny", castles @ ..] if !castles.is_empty() => {
                    for word in castles {
                        conditions.push(Condition::Deny(at(word)?));
                    }
                }
                _ => {
                    return Err(format!(
                        "{part:?} is no goal: expected win, hold CASTLES, deny CASTLES, keep hero, keep VALUE with and \
                         between them, or lead"
                    ));
                }
            }
        }
        Ok(Self::All(conditions))
    }
}

impl fmt::Display for Goal {
    /// What [`FromStr`] reads.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::All(conditions) = self else {
            return f.write_str("lead");
        };
        for (n, condition) in conditions.iter().enumerate() {
            if n > 0 {
                f.write_str(" and ")?;
            }
            match condition {
                Condition::Win => f.write_str("win")?,
                Condition::Hold(castle) => write!(f, "hold {}", castle.index() + 1)?,
                Condition::Deny(castle) => write!(f, "deny {}", castle.index() + 1)?,
                Condition::KeepHero => f.write_str("keep hero")?,
                Condition::KeepAbove(value) => write!(f, "keep {value}")?,
            }
        }
        Ok(())
    }
}
