//! Plays numbered games on several threads and reports them in order, whatever the number of threads.

#![expect(clippy::disallowed_methods, reason = "it works on every core")]

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// How many games a thread takes at a time.
const BATCH: u64 = 16;

/// Calls `play` with 0 to `games` - 1 on `threads` threads, and `report` with each result, in order, until it fails.
///
/// # Errors
/// The error of `report`.
pub fn in_order<T: Send, E>(
    games: u64,
    threads: usize,
    play: impl Fn(u64) -> T + Sync,
    mut report: impl FnMut(T) -> Result<(), E>,
) -> Result<(), E> {
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        // A short queue, so that records do not pile up in memory.
        let (send, receive) = mpsc::sync_channel(threads * 2);
        for _ in 0..threads {
            let (send, next, stop, play) = (send.clone(), &next, &stop, &play);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let start = next.fetch_add(BATCH, Ordering::Relaxed);
                    if start >= games {
                        return;
                    }
                    let end = (start + BATCH).min(games);
                    let batch: Vec<T> = (start..end).map(play).collect();
                    if send.send((start, batch)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let mut waiting = BTreeMap::new();
        let mut due = 0;
        let result = receive.iter().try_for_each(|(start, batch)| {
            waiting.insert(start, batch);
            while let Some(batch) = waiting.remove(&due) {
                due += BATCH;
                batch.into_iter().try_for_each(&mut report)?;
            }
            Ok(())
        });
        stop.store(true, Ordering::Relaxed);
        drop(receive);
        result
    })
}

/// How many threads play: `wanted`, or one per core; at most 256.
#[must_use]
pub fn threads(wanted: Option<u64>) -> usize {
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    wanted
        .map_or_else(cores, |n| usize::try_from(n).unwrap_or(usize::MAX))
        .min(256)
}

/// Reads a whole number of at least 1 from a command line.
///
/// # Errors
/// It is none.
pub fn at_least_one(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(n) if n >= 1 => Ok(n),
        _ => Err("expected a whole number of at least 1".to_owned()),
    }
}
