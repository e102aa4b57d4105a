//! Plays the games of a series.

#![expect(clippy::disallowed_types, reason = "it says how long it took")]

use std::time::{Duration, Instant};

use super::options::Series;
use crate::games::guesclin::ai::{self, Bot};
use crate::games::guesclin::rules::record::{Record, RecordPlayer};
use crate::games::guesclin::rules::{Banner, ByCamp, Camp, Move, Outcome, Position, Setup, View};
use crate::rules::seed::following;

/// How many iterations a bot searches at a time.
const SLICE: u32 = 64;
/// After so many slices a bot must move, done or not.
const MOST_SLICES: u32 = 1 << 16;

/// A finished game.
#[derive(Debug, Clone)]
pub struct ArenaGame {
    /// The scenario.
    pub scenario: u8,
    /// How it ended.
    pub outcome: Outcome,
    /// The camp for which the winning bot was named.
    pub winner: Option<Camp>,
    /// How many rounds were begun.
    pub rounds: u8,
    /// How many decisions were made.
    pub decisions: u64,
    /// The time of each activation, by the camp for which the bot was named, if collected.
    pub times: ByCamp<Vec<Duration>>,
    /// Its record, one line without a line end, if it was collected.
    pub record: Option<String>,
}

/// Plays the game numbered `n` of a series.
///
/// # Errors
/// A bot's fault: it does not decide, or its move is refused.
pub fn game(series: &Series, n: u64, recorded: bool) -> Result<ArenaGame, String> {
    let setup = Setup {
        scenario: series.scenario(n),
        seed: series.deal(n),
    };
    let names = Camp::ALL.map(|camp| series.bots[series.named(n, camp)]);
    let seated = |banner: Banner| {
        let seed = following(setup.seed, 1 + banner.index() as u64);
        ai::bot(names[banner.camp().index()], seed).map_err(|problem| problem.to_string())
    };
    let mut bots = Vec::new();
    for banner in Banner::ALL {
        bots.push(seated(banner)?);
    }
    let scenario = setup.scenario().map_err(|problem| problem.to_string())?;
    let mut record = Record::new(scenario, setup.seed, RecordPlayer::bots(scenario, names));
    let mut position = Position::new(setup).map_err(|problem| problem.to_string())?;
    let (mut decisions, mut times) = (0, ByCamp::<Vec<Duration>>::default());
    let mut activation = Duration::ZERO;
    while let Some(banner) = position.to_move() {
        let view = position.view(Some(banner));
        let start = series.times.then(Instant::now);
        let m = decide(bots[banner.index()].as_mut(), &view)
            .ok_or_else(|| format!("{} does not decide", names[banner.camp().index()]))?;
        if let Some(start) = start {
            activation += start.elapsed();
            if m == Move::Finish {
                times[series.named(n, banner.camp())].push(activation);
                activation = Duration::ZERO;
            }
        }
        match recorded {
            true => position.play_observed(banner, m, &mut record),
            false => position.play(banner, m),
        }
        .map_err(|refusal| format!("{} plays {m:?}: {refusal}", names[banner.camp().index()]))?;
        decisions += 1;
    }
    let outcome = position.outcome().ok_or("it does not end")?;
    Ok(ArenaGame {
        scenario: setup.scenario,
        outcome,
        winner: outcome.winner.map(|camp| series.named(n, camp)),
        rounds: position.board().round(),
        decisions,
        times,
        record: recorded.then(|| record.line()),
    })
}

fn decide(bot: &mut dyn Bot, view: &View) -> Option<Move> {
    let mut slices = 1;
    while !bot.think(view, SLICE) && slices < MOST_SLICES {
        slices += 1;
    }
    bot.choose(view)
}
