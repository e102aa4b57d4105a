//! Work in pieces beside the frames: in a task, or, where there is one thread (the web), in slices between them.

#![expect(
    clippy::disallowed_types,
    reason = "a slice between two frames ends in time"
)]

use bevy::platform::{cell::SyncCell, time::Instant};
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready, futures_lite::future};
use std::sync::{
    Arc,
    atomic::{AtomicU32, Ordering},
};

/// Work that is done piece by piece.
pub(in crate::app) trait Pieces: Send + 'static {
    /// What is found in the end.
    type Found: Send + 'static;

    /// The share of a frame that it may take where there is one thread, in milliseconds.
    const SHARE_OF_FRAME: u128;

    /// Does the next piece; returns what was found, once it is.
    fn advance(&mut self) -> Option<Self::Found>;

    /// How much is done, 0 to 1; 0 if that is not known.
    fn progress(&self) -> f32 {
        0.0
    }
}

/// Such work, going on. Dropping it stops it.
pub(in crate::app) enum SlicedTask<P: Pieces> {
    /// In a task of its own, which lets others have their turns.
    Task {
        /// The task.
        task: Task<P::Found>,
        /// How much is done, in thousandths.
        done: Arc<AtomicU32>,
    },
    /// Between frames, where there is one thread.
    Slices {
        /// The work.
        pieces: SyncCell<P>,
        /// How much is done, 0 to 1.
        done: f32,
    },
}

impl<P: Pieces> SlicedTask<P> {
    /// Begins.
    pub(in crate::app) fn new(pieces: P) -> Self {
        if cfg!(target_arch = "wasm32") {
            Self::slices(pieces)
        } else {
            Self::task(pieces)
        }
    }

    fn task(mut pieces: P) -> Self {
        let done = Arc::new(AtomicU32::new(0));
        let told = Arc::clone(&done);
        let task = AsyncComputeTaskPool::get().spawn(async move {
            loop {
                if let Some(found) = pieces.advance() {
                    return found;
                }
                let thousandths = (1000.0 * pieces.progress()) as u32;
                told.store(thousandths, Ordering::Relaxed);
                future::yield_now().await;
            }
        });
        Self::Task { task, done }
    }

    fn slices(pieces: P) -> Self {
        Self::Slices {
            pieces: SyncCell::new(pieces),
            done: 0.0,
        }
    }

    /// How much is done, 0 to 1.
    pub(in crate::app) fn progress(&self) -> f32 {
        match self {
            Self::Task { done, .. } => done.load(Ordering::Relaxed) as f32 / 1000.0,
            Self::Slices { done, .. } => *done,
        }
    }

    /// What was found, once it is. Call it once a frame, and not again after it returned something.
    pub(in crate::app) fn found(&mut self) -> Option<P::Found> {
        match self {
            Self::Task { task, .. } => check_ready(task),
            Self::Slices { pieces, done } => {
                let pieces = pieces.get();
                let since = Instant::now();
                loop {
                    if let Some(found) = pieces.advance() {
                        return Some(found);
                    }
                    if since.elapsed().as_millis() >= P::SHARE_OF_FRAME {
                        *done = pieces.progress();
                        return None;
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Work of so many pieces, each of a millisecond.
    struct Slow {
        done: u32,
        of: u32,
    }

    impl Pieces for Slow {
        type Found = u32;
        const SHARE_OF_FRAME: u128 = 8;

        fn advance(&mut self) -> Option<u32> {
            #[expect(clippy::disallowed_methods, reason = "slow work")]
            std::thread::sleep(core::time::Duration::from_millis(1));
            self.done += 1;
            (self.done >= self.of).then_some(self.done)
        }

        fn progress(&self) -> f32 {
            self.done as f32 / self.of as f32
        }
    }

    #[test]
    fn slices_leave_frames_between_them_and_tell_how_far_they_are() {
        let mut work = SlicedTask::slices(Slow { done: 0, of: 100 });
        let mut told = vec![work.progress()];
        let found = (0..1000).find_map(|_| {
            let found = work.found();
            told.push(work.progress());
            found
        });
        assert_eq!(found, Some(100));
        assert!(told.len() > 4, "{told:?}");
        assert!(
            told.is_sorted() && told[1] > 0.0 && told[1] < 1.0,
            "{told:?}"
        );
    }

    #[test]
    fn a_task_finds_the_same() {
        AsyncComputeTaskPool::get_or_init(Default::default);
        let mut work = SlicedTask::task(Slow { done: 0, of: 20 });
        let found = (0..100_000).find_map(|_| {
            #[expect(clippy::disallowed_methods, reason = "the frames of a slow window")]
            std::thread::sleep(core::time::Duration::from_millis(1));
            work.found()
        });
        assert_eq!(found, Some(20));
        assert!(work.progress() > 0.9, "{}", work.progress());
    }
}
