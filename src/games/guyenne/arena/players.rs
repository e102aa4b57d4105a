//! The arena's players by name: the game's bots, which get their seat's view, and the oracle, which gets the position
//! and plays nowhere else.

#![expect(clippy::disallowed_types, reason = "it says how long it took")]

use std::time::{Duration, Instant};

use guyenne_ai as ai;
use guyenne_ai::{Bot, Solver};
use guyenne_rules::seat::Seat;
use guyenne_rules::{Move, Position};
use kit_arena::search;
use kit_rules::seed::Seed;

use super::oracle::Oracle;

/// A player that sees all cards: it measures what better beliefs could still win.
pub trait SeesAll: Send {
    /// Its name on the command line.
    fn name(&self) -> &'static str;

    /// Searches for about `iterations` more at the decision in `position`; returns whether it is done.
    fn think(&mut self, position: &Position, iterations: u32) -> bool;

    /// The move for the decision in `position`; `None` if the game is over. It may follow any slice.
    fn choose(&mut self, position: &Position) -> Option<Move>;
}

/// A player of the arena.
pub enum Contestant {
    /// One of the game's bots.
    Fair(Box<dyn Bot>),
    /// A player that sees the hidden cards, too.
    SeesAll(Box<dyn SeesAll>),
}

/// A move, and the time it took.
#[derive(Debug, Clone, Copy)]
pub struct TimedMove {
    /// The move; `None` if the player gave none.
    pub chosen: Option<Move>,
    /// Iterations searched, in whole slices; 0 if the player was done after the first slice.
    pub iterations: u64,
    /// The time for search and choice.
    pub time: Duration,
}

/// The player called `name`, with its own seed.
///
/// # Errors
/// No player has this name; the error lists the names there are.
pub fn player(name: &str, seed: Seed) -> Result<Contestant, String> {
    if name == Oracle::NAME {
        return Ok(Contestant::SeesAll(Box::new(Oracle::new(seed))));
    }
    fair(name, seed).map(Contestant::Fair)
}

/// The player called `name` that gets its seat's view: one of the game's bots, or a solver for the arena only.
///
/// # Errors
/// As [`player`].
pub fn fair(name: &str, seed: Seed) -> Result<Box<dyn Bot>, String> {
    let solver = SOLVERS.iter().find(|&&(solver, _)| solver == name);
    if let Some(&(name, samples)) = solver {
        return Ok(Box::new(Solver::new(seed, name, samples)));
    }
    ai::bot(name, seed).map_err(|problem| {
        format!(
            "{problem}, or {} or solver-N, in the arena alone",
            Oracle::NAME
        )
    })
}

/// The solvers' names, and how many samples they take for a decision.
const SOLVERS: [(&str, u32); 5] = [
    ("solver-100", 100),
    ("solver-300", 300),
    ("solver-1000", 1000),
    ("solver-3000", 3000),
    ("solver-10000", 10_000),
];

/// The static form of a player's name: for the command line.
///
/// # Errors
/// As [`player`].
pub fn name(text: &str) -> Result<&'static str, String> {
    player(text, Seed(0)).map(|player| player.name())
}

impl Contestant {
    /// Its name on the command line.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Fair(bot) => bot.name(),
            Self::SeesAll(oracle) => oracle.name(),
        }
    }

    /// The mixed policy by which it chose its last move, that of `seat` in `position`; `None` if it is not known.
    pub fn policy(&mut self, position: &Position, seat: Seat) -> Option<Vec<(Move, f32)>> {
        match self {
            Self::Fair(bot) => bot.policy(&position.view(Some(seat))),
            Self::SeesAll(_) => None,
        }
    }

    /// The move of `seat` in `position`, after a search in slices as on the table.
    pub fn decide(&mut self, position: &Position, seat: Seat) -> TimedMove {
        let (chosen, iterations, start);
        match self {
            Self::Fair(bot) => {
                let view = position.view(Some(seat));
                start = Instant::now();
                iterations = search(|slice| bot.think(&view, slice));
                chosen = bot.choose(&view);
            }
            Self::SeesAll(oracle) => {
                start = Instant::now();
                iterations = search(|slice| oracle.think(position, slice));
                chosen = oracle.choose(position);
            }
        }
        TimedMove {
            chosen,
            iterations,
            time: start.elapsed(),
        }
    }
}
