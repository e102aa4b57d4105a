//! Plays the games of a series.

#![expect(clippy::disallowed_types, reason = "it says how long it took")]

use std::time::{Duration, Instant};

use super::options::GuesclinSeries;
use crate::luck::LuckFollower;
use guesclin_ai as ai;
use guesclin_rules::record::{Record, RecordPlayer};
use guesclin_rules::{Banner, Camp, Move, Outcome, Position, Setup};
use kit_arena::{SeriesGame, Times, search};
use kit_rules::luck::LuckAccount;
use kit_rules::seed::following;

/// What is collected of a game.
#[derive(Debug, Clone)]
pub struct GameDetails {
    /// The scenario.
    pub scenario: u8,
    /// How it ended.
    pub outcome: Outcome,
    /// How many rounds were begun.
    pub rounds: u8,
    /// The time of each activation, by the camp for which the bot was named, if collected.
    pub times: [Times; 2],
}

/// Plays the game numbered `n` of a series, counted over all its scenarios.
///
/// # Errors
/// A bot's fault: it does not decide, or its move is refused.
pub fn game(
    series: &GuesclinSeries,
    n: u64,
    recorded: bool,
) -> Result<SeriesGame<GameDetails>, String> {
    let setup = Setup {
        scenario: series.rules.of_game(n, series.games()),
        seed: series.deal(n),
    };
    let names = Camp::ALL.map(|camp| series.bot(n, camp.index()));
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
    let mut luck = series.adjusted.then(|| LuckFollower::new(position.board()));
    let (mut decisions, mut times) = (0, <[Times; 2]>::default());
    let mut activation = Duration::ZERO;
    while let Some(banner) = position.to_move() {
        let view = position.view(Some(banner));
        let bot = &mut bots[banner.index()];
        let start = series.times.then(Instant::now);
        search(|iterations| bot.think(&view, iterations));
        let m = bot
            .choose(&view)
            .ok_or_else(|| format!("{} does not decide", names[banner.camp().index()]))?;
        if let Some(start) = start {
            activation += start.elapsed();
            if m == Move::Finish {
                times[series.named(n, banner.camp().index())].add(activation);
                activation = Duration::ZERO;
            }
        }
        if let Some(luck) = &mut luck {
            luck.decide(position.board(), m);
        }
        match recorded {
            true => position.play_observed(banner, m, &mut record),
            false => position.play(banner, m),
        }
        .map_err(|refusal| format!("{} plays {m:?}: {refusal}", names[banner.camp().index()]))?;
        decisions += 1;
    }
    let outcome = position.outcome().ok_or("it does not end")?;
    Ok(SeriesGame {
        exchanged: series.is_exchanged(n),
        winner: outcome.winner.map(Camp::index),
        decisions,
        record: recorded.then(|| record.line()),
        luck: luck.map(|luck| LuckAccount::of(&luck.end(position.board()))),
        details: GameDetails {
            scenario: setup.scenario,
            outcome,
            rounds: position.board().round(),
            times,
        },
    })
}
