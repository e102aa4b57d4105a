//! Plays a series of games on several threads and reports them in order, whatever the number of threads.

use crate::arena::in_order;
use crate::games::guyenne::rules::record::{self, Record};
use crate::games::guyenne::rules::seat::{Camp, Seat};
use crate::games::guyenne::rules::{Event, EventObserver, Outcome, Position};
use crate::rules::seed::following;

use super::facts::Facts;
use super::options::Series;
use super::players::{Contestant, player};
use super::times::Times;

/// A finished game.
#[derive(Debug, Clone)]
pub struct PlayedMatch {
    /// Whether the bots' camps were exchanged.
    pub exchanged: bool,
    /// How it ended.
    pub outcome: Outcome,
    /// How many rounds it had.
    pub rounds: u16,
    /// How many decisions were made.
    pub decisions: u64,
    /// The time of decisions, by [`Seat::index`] of the seat for which each bot was named.
    pub times: [Times; 4],
    /// Its record, one line without a line end, if it was collected.
    pub record: Option<String>,
    /// Its statistics, if they were collected.
    pub facts: Option<Facts>,
}

/// What is collected of every game, besides the result.
#[derive(Debug, Clone, Copy, Default)]
pub struct Collected {
    /// Its record.
    pub records: bool,
    /// Its statistics.
    pub facts: bool,
}

/// The observers of a game.
struct Observers {
    record: Option<Record>,
    facts: Option<Facts>,
}

impl EventObserver for Observers {
    fn on_event(&mut self, position: &Position, event: Event) {
        if let Some(facts) = &mut self.facts {
            facts.on_event(position, event.clone());
        }
        if let Some(record) = &mut self.record {
            record.on_event(position, event);
        }
    }
}

/// A game, or why it was not played to its end, which is a bot's fault.
pub type GameResult = Result<PlayedMatch, String>;

/// Plays every game of `series` on `threads` threads and calls `report` with each, in order, until it fails.
///
/// # Errors
/// The error of `report`.
pub fn play<E>(
    series: &Series,
    threads: usize,
    collected: Collected,
    report: impl FnMut(GameResult) -> Result<(), E>,
) -> Result<(), E> {
    let numbered = |n| game(series, n, collected).map_err(|why| format!("game {}: {why}", n + 1));
    in_order(series.games(), threads, numbered, report)
}

/// The players by [`Seat::index`]. Each gets a seed derived from the deal's and its seat.
fn players(series: &Series, n: u64) -> Result<[Contestant; 4], String> {
    let (setup, _) = series.game(n);
    let seated = |seat: Seat| {
        let seed = following(setup.seed, 1 + seat.index() as u64);
        player(series.bot(n, seat), seed)
    };
    let [english, french] = Camp::ALL;
    Ok([
        seated(Seat::new(english, 0))?,
        seated(Seat::new(english, 1))?,
        seated(Seat::new(french, 0))?,
        seated(Seat::new(french, 1))?,
    ])
}

/// Plays the game numbered `n`.
fn game(series: &Series, n: u64, collected: Collected) -> GameResult {
    let mut players = players(series, n)?;
    let (setup, exchanged) = series.game(n);
    let mut observers = (collected.records || collected.facts).then(|| {
        let seats = setup.config.seats();
        let named = seats.map(|seat| record::RecordPlayer::bot(seat, players[seat.index()].name()));
        Observers {
            record: collected
                .records
                .then(|| Record::new(setup, named.collect())),
            facts: collected.facts.then(Facts::default),
        }
    });
    let mut position = match &mut observers {
        Some(observers) => Position::observed(setup, observers),
        None => Position::new(setup),
    }
    .map_err(|problem| problem.to_string())?;
    let mut decisions = 0;
    let mut times = <[Times; 4]>::default();
    while let Some(decision) = position.decision() {
        let player = &mut players[decision.seat.index()];
        let name = player.name();
        let timed = player.decide(&position, decision.seat);
        if series.times && decision.count() > 1 {
            times[series.named_seat(n, decision.seat).index()].add(&timed);
        }
        let m = timed
            .chosen
            .ok_or_else(|| format!("{name} does not decide"))?;
        match &mut observers {
            Some(observers) => position.play_observed(m, observers),
            None => position.play(m),
        }
        .map_err(|refusal| format!("{name} plays {m:?}: {refusal}"))?;
        decisions += 1;
    }
    let (record, facts) = observers.map_or((None, None), |w| (w.record, w.facts));
    Ok(PlayedMatch {
        exchanged,
        outcome: position.outcome().ok_or("it does not end")?,
        rounds: position.round(),
        decisions,
        times,
        record: record.map(|record| record.line()),
        facts,
    })
}

#[cfg(test)]
mod tests {
    use crate::games::guyenne::arena::camp_bots::CampBots;
    use crate::games::guyenne::rules::RulesConfig;
    use crate::games::guyenne::rules::seat::ByCamp;
    use crate::rules::seed::Seed;

    use super::*;

    #[test]
    fn a_game_that_cannot_be_played_is_reported_and_not_left_out() {
        let series = Series {
            config: RulesConfig::default(),
            seed: Seed(1),
            bots: ByCamp::new(CampBots::all("random"), CampBots::all("nobody")),
            deals: 40,
            paired: false,
            times: false,
            preset: false,
        };
        let mut reported = Vec::new();
        let done: Result<(), ()> = play(&series, 2, Collected::default(), |game| {
            reported.push(game.map(|played| played.rounds));
            Ok(())
        });
        assert_eq!((done, reported.len()), (Ok(()), 40));
        let why = reported[20].as_ref().expect_err("nobody plays the French");
        assert!(why.starts_with("game 21: unknown bot \"nobody\""), "{why}");
    }
}
