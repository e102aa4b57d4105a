//! Plays the games of a series.

use guyenne_rules::record::{self, Record};
use guyenne_rules::seat::{Camp, Seat};
use guyenne_rules::{Event, EventObserver, Position, Setup};
use kit_arena::SeriesGame;
use kit_rules::luck::LuckAccount;
use kit_rules::seed::{Seed, following};

use super::facts::Facts;
use super::options::GuyenneSeries;
use super::players::{Contestant, player};
use super::times::SearchTimes;
use crate::luck::LuckFollower;

/// What is collected of a game besides the winner.
#[derive(Debug, Clone)]
pub struct GameDetails {
    /// How many rounds it had.
    pub rounds: u16,
    /// The time of decisions, by [`Seat::index`] of the seat for which each bot was named.
    pub times: [SearchTimes; 4],
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

/// The players of the game numbered `n`, by [`Seat::index`]. Each gets a seed derived from the deal's and its seat.
fn players(series: &GuyenneSeries, n: u64, deal: Seed) -> Result<[Contestant; 4], String> {
    let seated = |seat: Seat| {
        let seed = following(deal, 1 + seat.index() as u64);
        player(series.bot(n, seat.camp.index()).at(seat.place), seed)
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
///
/// # Errors
/// A bot's fault: nobody has its name, it does not decide, or its move is refused.
pub fn game(
    series: &GuyenneSeries,
    n: u64,
    collected: Collected,
) -> Result<SeriesGame<GameDetails>, String> {
    let setup = Setup {
        config: series.rules,
        seed: series.deal(n),
    };
    let mut players = players(series, n, setup.seed)?;
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
    let luck = series.adjusted.then(|| LuckFollower::new(setup));
    let mut luck = luck.transpose().map_err(|problem| problem.to_string())?;
    let mut decisions = 0;
    let mut times = <[SearchTimes; 4]>::default();
    // The seat for which the bot of `seat` was named.
    let named = |seat: Seat| {
        let camp = Camp::ALL[series.named(n, seat.camp.index())];
        Seat::new(camp, seat.place)
    };
    while let Some(decision) = position.decision() {
        let player = &mut players[decision.seat.index()];
        let name = player.name();
        let timed = player.decide(&position, decision.seat);
        if series.times && decision.count() > 1 {
            times[named(decision.seat).index()].add(&timed);
        }
        let m = timed
            .chosen
            .ok_or_else(|| format!("{name} does not decide"))?;
        if let Some(luck) = &mut luck {
            luck.decide(&position, m, player.policy(&position, decision.seat));
        }
        match &mut observers {
            Some(observers) => position.play_observed(m, observers),
            None => position.play(m),
        }
        .map_err(|refusal| format!("{name} plays {m:?}: {refusal}"))?;
        decisions += 1;
    }
    let (record, facts) = observers.map_or((None, None), |w| (w.record, w.facts));
    let outcome = position.outcome().ok_or("it does not end")?;
    Ok(SeriesGame {
        exchanged: series.is_exchanged(n),
        winner: outcome.winner.map(Camp::index),
        decisions,
        record: record.map(|record| record.line()),
        luck: luck.map(|luck| LuckAccount::of(&luck.end(&position))),
        details: GameDetails {
            rounds: position.round(),
            times,
            facts,
        },
    })
}

#[cfg(test)]
mod tests {
    use super::super::camp_bots::CampBots;
    use super::*;
    use guyenne_rules::RulesConfig;

    #[test]
    fn a_game_that_cannot_be_played_is_reported_and_not_left_out() {
        let series = GuyenneSeries {
            rules: RulesConfig::default(),
            seed: Seed(1),
            bots: [CampBots::all("random"), CampBots::all("nobody")],
            deals: 40,
            paired: false,
            times: false,
            adjusted: false,
        };
        let refused = game(&series, 20, Collected::default());
        let why = refused.expect_err("nobody plays the French");
        assert!(why.starts_with("unknown bot \"nobody\""), "{why}");
    }
}
