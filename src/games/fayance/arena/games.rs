//! Plays the games of a series.

#![expect(clippy::disallowed_types, reason = "it says how long it took")]

use std::time::Instant;

use super::options::FayanceSeries;
use crate::luck::{Known, LuckFollower};
use fayance_ai::Bot;
use fayance_rules::record::{Record, RecordPlayer};
use fayance_rules::{BySide, Position, Setup, Side, View};
use kit_arena::{SeriesGame, Times, search};
use kit_rules::luck::LuckAccount;
use kit_rules::seed::{Seed, following};

/// What is collected of a game.
#[derive(Debug, Clone)]
pub struct GameDetails {
    /// How many territories were laid, 5 to 9.
    pub laid: u8,
    /// The time of each decision with more than one legal move, by the side for which the bot was named, if collected.
    pub times: [Times; 2],
}

/// Who gives a bot by its name, with its own seed.
pub type Seats<'a> = &'a (dyn Fn(&str, Seed) -> Result<Box<dyn Bot>, String> + Sync);

/// Plays the game numbered `n` of a series.
///
/// # Errors
/// A bot's fault: it does not decide, or its move is refused.
pub fn game(
    series: &FayanceSeries,
    n: u64,
    recorded: bool,
    seats: Seats,
) -> Result<SeriesGame<GameDetails>, String> {
    let seed = series.deal(n);
    let setup = Setup::of_seed(series.rules, seed);
    let names = BySide(Side::ALL.map(|side| series.bot(n, side.index())));
    let seated = |side: Side| seats(names[side], following(seed, 1 + side.index() as u64));
    let mut bots = BySide::new(seated(Side::North)?, seated(Side::South)?);
    let players = BySide(Side::ALL.map(|side| RecordPlayer::bot(side, names[side])));
    let mut record = recorded.then(|| Record::new(series.rules, seed, players));
    let mut position = match &mut record {
        Some(record) => Position::observed(setup, record),
        None => Position::new(setup),
    }
    .map_err(|problem| problem.to_string())?;
    let mut luck = series.adjusted.then(LuckFollower::new);
    let (mut decisions, mut times) = (0, <[Times; 2]>::default());
    while let Some(side) = position.to_move().first().copied() {
        let view = position.view(Some(side));
        let start = series.times.then(Instant::now);
        search(|iterations| bots[side].think(&view, iterations));
        let m = bots[side]
            .choose(&view)
            .ok_or_else(|| format!("{} does not decide", names[side]))?;
        if let Some(start) = start
            && view.decision.is_some_and(|due| due.count() > 1)
        {
            times[series.named(n, side.index())].add(start.elapsed());
        }
        if let Some(luck) = &mut luck {
            let known = &mut |side, view: &View| Known::of(bots[side].as_mut(), view);
            luck.decide(&position, side, m, known);
        }
        match &mut record {
            Some(record) => position.play_observed(side, m, record),
            None => position.play(side, m),
        }
        .map_err(|refusal| format!("{} plays {m:?}: {refusal}", names[side]))?;
        decisions += 1;
    }
    let outcome = position.outcome().ok_or("it does not end")?;
    Ok(SeriesGame {
        exchanged: series.is_exchanged(n),
        winner: Some(outcome.winner.index()),
        decisions,
        record: record.map(|record| record.line()),
        luck: luck.map(|luck| LuckAccount::of(&luck.end(&position))),
        details: GameDetails {
            laid: outcome.held.0.iter().sum(),
            times,
        },
    })
}
