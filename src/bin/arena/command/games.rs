//! Plays a series on several threads, and hands the games over in their order whatever the threads do.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use guyenne::ai::{Bot, bot};
use guyenne::rules::guyenne::{Outcome, Position};
use guyenne::rules::record::{Player, Record};
use guyenne::rules::seat::{Camp, Seat, UnknownWord};
use guyenne::rules::seed::following;

use super::options::Series;

/// How many games a thread takes at a time.
const BATCH: u64 = 16;

/// A game that is over.
#[derive(Debug, Clone)]
pub struct Played {
    /// Whether the bots' camps were exchanged.
    pub exchanged: bool,
    /// How it ended.
    pub outcome: Outcome,
    /// How many rounds it had.
    pub rounds: u16,
    /// How many decisions.
    pub decisions: u64,
    /// Its record, a line without its end, if records are wanted.
    pub record: Option<String>,
}

/// A game, or why it did not come to its end: a bot is at fault.
pub type Told = Result<Played, String>;

/// Plays every game of `series` on `threads` threads and gives them to `tell` in their order, until it fails.
///
/// # Errors
/// What `tell` said.
pub fn play<E>(
    series: &Series,
    threads: usize,
    records: bool,
    mut tell: impl FnMut(Told) -> Result<(), E>,
) -> Result<(), E> {
    let games = series.games();
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        // A short queue: records wait in files, not in memory.
        let (send, receive) = mpsc::sync_channel(threads * 2);
        for _ in 0..threads {
            let (send, next, stop) = (send.clone(), &next, &stop);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let start = next.fetch_add(BATCH, Ordering::Relaxed);
                    if start >= games {
                        return;
                    }
                    let end = (start + BATCH).min(games);
                    let batch: Vec<Told> = (start..end)
                        .map(|n| {
                            game(series, n, records).map_err(|why| format!("game {}: {why}", n + 1))
                        })
                        .collect();
                    if send.send((start, batch)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let mut waiting = BTreeMap::new();
        let mut due = 0;
        let told = receive.iter().try_for_each(|(start, batch)| {
            waiting.insert(start, batch);
            while let Some(batch) = waiting.remove(&due) {
                due += BATCH;
                batch.into_iter().try_for_each(&mut tell)?;
            }
            Ok(())
        });
        stop.store(true, Ordering::Relaxed);
        drop(receive);
        told
    })
}

/// The bot of every seat, by [`Seat::index`]. Its luck comes from the deal and its seat.
fn bots(series: &Series, n: u64) -> Result<[Box<dyn Bot>; 4], UnknownWord> {
    let (setup, exchanged) = series.game(n);
    let seated = |seat: Seat| {
        let named = if exchanged {
            seat.camp.enemy()
        } else {
            seat.camp
        };
        bot(
            series.bots[named],
            following(setup.seed, 1 + seat.index() as u64),
        )
    };
    let [english, french] = Camp::ALL;
    Ok([
        seated(Seat::new(english, 0))?,
        seated(Seat::new(english, 1))?,
        seated(Seat::new(french, 0))?,
        seated(Seat::new(french, 1))?,
    ])
}

/// Plays one game, or says what went wrong in it.
fn game(series: &Series, n: u64, records: bool) -> Told {
    let mut bots = bots(series, n).map_err(|problem| problem.to_string())?;
    let (setup, exchanged) = series.game(n);
    let mut record = records.then(|| {
        let players = setup.terms.seats();
        let players = players.map(|seat| Player::bot(seat, bots[seat.index()].name()));
        Record::new(setup, players.collect())
    });
    let mut position = match &mut record {
        Some(record) => Position::witnessed(setup, record),
        None => Position::new(setup),
    }
    .map_err(|problem| problem.to_string())?;
    let mut decisions = 0;
    while let Some(seat) = position.to_move() {
        let bot = &mut bots[seat.index()];
        let name = bot.name();
        let view = position.view(Some(seat));
        while !bot.think(&view, 256) {}
        let m = bot.choose(&view);
        let m = m.ok_or_else(|| format!("{name} does not decide"))?;
        match &mut record {
            Some(record) => position.play_witnessed(m, record),
            None => position.play(m),
        }
        .map_err(|refusal| format!("{name} plays {m:?}: {refusal}"))?;
        decisions += 1;
    }
    Ok(Played {
        exchanged,
        outcome: position.outcome().ok_or("it does not end")?,
        rounds: position.round(),
        decisions,
        record: record.map(|record| record.line()),
    })
}

#[cfg(test)]
mod tests {
    use guyenne::rules::guyenne::Terms;
    use guyenne::rules::seat::ByCamp;
    use guyenne::rules::seed::Seed;

    use super::*;

    #[test]
    fn a_game_that_cannot_be_played_is_told_and_not_left_out() {
        let series = Series {
            terms: Terms::default(),
            seed: Seed(1),
            bots: ByCamp::new("random", "nobody"),
            deals: 40,
            paired: false,
        };
        let mut told = Vec::new();
        let done: Result<(), ()> = play(&series, 2, false, |game| {
            told.push(game.map(|played| played.rounds));
            Ok(())
        });
        assert_eq!((done, told.len()), (Ok(()), 40));
        let why = told[20].as_ref().expect_err("nobody plays the French");
        assert!(why.starts_with("game 21: unknown bot \"nobody\""), "{why}");
    }
}
