//! A parallel map over items, whose result does not depend on the number of threads.

#![expect(clippy::disallowed_methods, reason = "it works on every core")]

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Applies `work` to all `items` on `threads` threads, calling `done` after each; results are in the order of the
/// items.
pub fn parallel_map<T: Sync, R: Send>(
    items: &[T],
    threads: usize,
    work: impl Fn(&T) -> R + Sync,
    done: impl Fn() + Sync,
) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..threads.min(items.len()) {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(at) else {
                        return;
                    };
                    let result = work(item);
                    // If another thread has panicked, so will the scope.
                    if let Ok(mut results) = results.lock() {
                        results.push((at, result));
                    }
                    done();
                }
            });
        }
    });
    let mut results = results.into_inner().unwrap_or_default();
    results.sort_by_key(|&(at, _)| at);
    results.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn results_come_in_the_order_of_the_items() {
        let items: Vec<u32> = (0..100).collect();
        for threads in [1, 3, 200] {
            let squares = super::parallel_map(&items, threads, |n| n * n, || ());
            assert!(
                squares
                    .iter()
                    .zip(&items)
                    .all(|(square, n)| *square == n * n)
            );
            assert_eq!(squares.len(), 100);
        }
    }
}
