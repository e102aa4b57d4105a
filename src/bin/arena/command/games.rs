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

/// Plays every game of `series` on `threads` threads and gives them to `tell` in their order, until it fails.
///
/// # Errors
/// What `tell` said.
pub fn play<E>(
    series: &Series,
    threads: usize,
    records: bool,
    mut tell: impl FnMut(Played) -> Result<(), E>,
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
                    let batch: Vec<Played> = (start..end)
                        .filter_map(|n| game(series, n, records))
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

/// Plays one game; `None` only for a series that was never validated.
fn game(series: &Series, n: u64, records: bool) -> Option<Played> {
    let mut bots = bots(series, n).ok()?;
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
    .ok()?;
    let mut decisions = 0;
    while let Some(seat) = position.to_move() {
        let m = bots[seat.index()].choose(&position.view(Some(seat)))?;
        match &mut record {
            Some(record) => position.play_witnessed(m, record),
            None => position.play(m),
        }
        .ok()?;
        decisions += 1;
    }
    Some(Played {
        exchanged,
        outcome: position.outcome()?,
        rounds: position.round(),
        decisions,
        record: record.map(|record| record.line()),
    })
}
