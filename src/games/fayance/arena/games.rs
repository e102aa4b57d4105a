//! Plays the games of a series.

#![expect(clippy::disallowed_types, reason = "it says how long it took")]

use std::time::{Duration, Instant};

use super::options::Series;
use crate::games::fayance::ai::Bot;
use crate::games::fayance::rules::record::{Record, RecordPlayer};
use crate::games::fayance::rules::{BySide, Move, Outcome, Position, Setup, Side, View};
use crate::rules::seed::{Seed, following};

/// How many iterations a bot searches at a time.
const SLICE: u32 = 64;
/// After so many slices a bot must move, done or not.
const MOST_SLICES: u32 = 1 << 16;

/// A finished game.
#[derive(Debug, Clone)]
pub struct ArenaGame {
    /// How it ended.
    pub outcome: Outcome,
    /// The side for which the winning bot was named.
    pub winner: Side,
    /// How many decisions were made.
    pub decisions: u64,
    /// The time of each decision with more than one legal move, by the side for which the bot was named, if collected.
    pub times: BySide<Vec<Duration>>,
    /// Its record, one line without a line end, if it was collected.
    pub record: Option<String>,
}

/// Who gives a bot by its name, with its own seed.
pub type Seats<'a> = &'a (dyn Fn(&str, Seed) -> Result<Box<dyn Bot>, String> + Sync);

/// Plays the game numbered `n` of a series.
///
/// # Errors
/// A bot's fault: it does not decide, or its move is refused.
pub fn game(series: &Series, n: u64, recorded: bool, seats: Seats) -> Result<ArenaGame, String> {
    let seed = series.deal(n);
    let setup = Setup::of_seed(series.config, seed);
    let names = BySide(Side::ALL.map(|side| series.bots[series.named(n, side)]));
    let seated = |side: Side| seats(names[side], following(seed, 1 + side.index() as u64));
    let mut bots = BySide::new(seated(Side::North)?, seated(Side::South)?);
    let players = BySide(Side::ALL.map(|side| RecordPlayer::bot(side, names[side])));
    let mut record = recorded.then(|| Record::new(series.config, seed, players));
    let mut position = match &mut record {
        Some(record) => Position::observed(setup, record),
        None => Position::new(setup),
    }
    .map_err(|problem| problem.to_string())?;
    let (mut decisions, mut times) = (0, BySide::<Vec<Duration>>::default());
    while let Some(side) = position.to_move().first().copied() {
        let view = position.view(Some(side));
        let start = series.times.then(Instant::now);
        let m = decide(bots[side].as_mut(), &view)
            .ok_or_else(|| format!("{} does not decide", names[side]))?;
        if let Some(start) = start
            && view.decision.is_some_and(|due| due.count() > 1)
        {
            times[series.named(n, side)].push(start.elapsed());
        }
        match &mut record {
            Some(record) => position.play_observed(side, m, record),
            None => position.play(side, m),
        }
        .map_err(|refusal| format!("{} plays {m:?}: {refusal}", names[side]))?;
        decisions += 1;
    }
    let outcome = position.outcome().ok_or("it does not end")?;
    Ok(ArenaGame {
        outcome,
        winner: series.named(n, outcome.winner),
        decisions,
        times,
        record: record.map(|record| record.line()),
    })
}

fn decide(bot: &mut dyn Bot, view: &View) -> Option<Move> {
    let mut slices = 1;
    while !bot.think(view, SLICE) && slices < MOST_SLICES {
        slices += 1;
    }
    bot.choose(view)
}
