//! Who may sit down in the arena: the game's bots, who see what their seat sees, and the oracle, who sees everything and
//! plays nowhere else. This is the one place that knows their names.

#![expect(clippy::disallowed_types, reason = "it says how long it took")]

use std::time::{Duration, Instant};

use crate::games::guyenne::ai::{self, Bot, Solver};
use crate::games::guyenne::rules::seat::Seat;
use crate::games::guyenne::rules::{Move, Position};
use crate::rules::seed::Seed;

use super::oracle::Oracle;

/// How many iterations a player is told to think at a time.
const SLICE: u32 = 64;
/// After so many slices a player who has never thought enough must move.
const MOST_SLICES: u32 = 1 << 16;

/// A player that is shown all cards: it measures what the fair ones could still win by guessing better.
pub trait SeesAll: Send {
    /// The name it is called by.
    fn name(&self) -> &'static str;

    /// Thinks on the decision in `position` for about `iterations` more, and says whether it has thought enough.
    fn think(&mut self, position: &Position, iterations: u32) -> bool;

    /// The move for the decision in `position`; `None` if the game is over. It may follow any slice of thought.
    fn choose(&mut self, position: &Position) -> Option<Move>;
}

/// Somebody at the table.
pub enum Contestant {
    /// One of the game's bots.
    Fair(Box<dyn Bot>),
    /// One who sees the hidden cards, too.
    SeesAll(Box<dyn SeesAll>),
}

/// A move, and what it cost.
#[derive(Debug, Clone, Copy)]
pub struct TimedMove {
    /// The move; nothing if the player has none.
    pub chosen: Option<Move>,
    /// Iterations thought, in whole slices; 0 for one who had thought enough after the first.
    pub iterations: u64,
    /// How long it took.
    pub time: Duration,
}

/// The player called `name`, playing by `seed`.
///
/// # Errors
/// Nobody has this name: a sentence that lists those there are.
pub fn player(name: &str, seed: Seed) -> Result<Contestant, String> {
    if name == Oracle::NAME {
        return Ok(Contestant::SeesAll(Box::new(Oracle::new(seed))));
    }
    fair(name, seed).map(Contestant::Fair)
}

/// The player called `name` who sees what his seat sees: one of the game's bots, or one that only solves endings.
///
/// # Errors
/// As [`player`].
pub fn fair(name: &str, seed: Seed) -> Result<Box<dyn Bot>, String> {
    let solver = SOLVERS.iter().find(|&&(solver, _)| solver == name);
    if let Some(&(name, lessons)) = solver {
        return Ok(Box::new(Solver::new(seed, name, lessons)));
    }
    ai::bot(name, seed).map_err(|problem| {
        format!(
            "{problem}, or {} or solver-N, in the arena alone",
            Oracle::NAME
        )
    })
}

/// Players who do nothing but solve endings, by how many lessons they take.
const SOLVERS: [(&str, u32); 5] = [
    ("solver-100", 100),
    ("solver-300", 300),
    ("solver-1000", 1000),
    ("solver-3000", 3000),
    ("solver-10000", 10_000),
];

/// The name in `text`, if somebody bears it: for the command line.
///
/// # Errors
/// As [`player`].
pub fn name(text: &str) -> Result<&'static str, String> {
    player(text, Seed(0)).map(|player| player.name())
}

impl Contestant {
    /// The name it is called by.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Fair(bot) => bot.name(),
            Self::SeesAll(oracle) => oracle.name(),
        }
    }

    /// The decision that `seat` owes in `position`, thought through in slices as the game does it.
    pub fn decide(&mut self, position: &Position, seat: Seat) -> TimedMove {
        let (chosen, slices, start);
        match self {
            Self::Fair(bot) => {
                let view = position.view(Some(seat));
                start = Instant::now();
                slices = think(|iterations| bot.think(&view, iterations));
                chosen = bot.choose(&view);
            }
            Self::SeesAll(oracle) => {
                start = Instant::now();
                slices = think(|iterations| oracle.think(position, iterations));
                chosen = oracle.choose(position);
            }
        }
        let time = start.elapsed();
        let iterations = if slices > 1 {
            u64::from(slices) * u64::from(SLICE)
        } else {
            0
        };
        TimedMove {
            chosen,
            iterations,
            time,
        }
    }
}

/// How many slices it took until it was enough.
fn think(mut slice: impl FnMut(u32) -> bool) -> u32 {
    let mut slices = 1;
    while !slice(SLICE) && slices < MOST_SLICES {
        slices += 1;
    }
    slices
}
