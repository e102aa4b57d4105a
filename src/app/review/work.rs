//! A review at work beside the frames: in a task, or, where there is one thread (the web), in slices between them.

#![expect(
    clippy::disallowed_types,
    reason = "nothing else moves on a page while it works"
)]

use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready, futures_lite::future};
use kit_rules::review::{Review, Reviewer};
use std::sync::{
    Arc,
    atomic::{AtomicU32, Ordering},
};

/// Iterations of a task between two points where it can be stopped.
const TASK_STEP: u32 = 64;

/// The share of a frame that it may take where there is one thread, in milliseconds.
const SHARE_OF_FRAME: u128 = 24;

/// Iterations between two looks at the clock within a frame.
const SLICE: u32 = 2;

/// The review at work, if there is one; dropping it stops it.
#[derive(Resource, Default)]
pub(super) struct ReviewTask(Option<Work>);

enum Work {
    /// A task of its own, which lets the bots at a table have their turns.
    Task {
        task: Task<Result<Review, String>>,
        /// How much is done, in thousandths.
        done: Arc<AtomicU32>,
    },
    /// Between frames, where there is one thread.
    Slices {
        reviewer: Box<dyn Reviewer>,
        /// How much is done, 0 to 1.
        done: f32,
    },
}

impl Work {
    fn of(reviewer: Box<dyn Reviewer>) -> Self {
        if cfg!(target_arch = "wasm32") {
            Self::slices(reviewer)
        } else {
            Self::task(reviewer)
        }
    }

    fn task(mut reviewer: Box<dyn Reviewer>) -> Self {
        let done = Arc::new(AtomicU32::new(0));
        let told = Arc::clone(&done);
        let task = AsyncComputeTaskPool::get().spawn(async move {
            while !reviewer.think(TASK_STEP) {
                let thousandths = (1000.0 * reviewer.progress()) as u32;
                told.store(thousandths, Ordering::Relaxed);
                future::yield_now().await;
            }
            reviewer.review()
        });
        Self::Task { task, done }
    }

    fn slices(reviewer: Box<dyn Reviewer>) -> Self {
        Self::Slices {
            reviewer,
            done: 0.0,
        }
    }

    fn progress(&self) -> f32 {
        match self {
            Self::Task { done, .. } => done.load(Ordering::Relaxed) as f32 / 1000.0,
            Self::Slices { done, .. } => *done,
        }
    }

    fn found(&mut self) -> Option<Result<Review, String>> {
        match self {
            Self::Task { task, .. } => check_ready(task),
            Self::Slices { reviewer, done } => {
                let since = Instant::now();
                while !reviewer.think(SLICE) {
                    if since.elapsed().as_millis() >= SHARE_OF_FRAME {
                        *done = reviewer.progress();
                        return None;
                    }
                }
                Some(reviewer.review())
            }
        }
    }
}

impl ReviewTask {
    /// Begins a review; the one before is stopped.
    pub(super) fn begin(&mut self, reviewer: Box<dyn Reviewer>) {
        self.0 = Some(Work::of(reviewer));
    }

    /// Stops.
    pub(super) fn stop(&mut self) {
        self.0 = None;
    }

    /// How much is done, 0 to 1; 0 if nothing is at work.
    pub(super) fn progress(&self) -> f32 {
        self.0.as_ref().map_or(0.0, Work::progress)
    }

    /// The review, or why there is none, once it is done.
    pub(super) fn found(&mut self) -> Option<Result<Review, String>> {
        let found = self.0.as_mut()?.found()?;
        self.0 = None;
        Some(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A reviewer that needs many iterations and finds that it has no game.
    struct Slow {
        done: u32,
        of: u32,
    }

    impl Reviewer for Slow {
        fn think(&mut self, iterations: u32) -> bool {
            #[expect(clippy::disallowed_methods, reason = "a slow reviewer")]
            std::thread::sleep(core::time::Duration::from_millis(1));
            self.done += iterations;
            self.done >= self.of
        }

        fn progress(&self) -> f32 {
            self.done as f32 / self.of as f32
        }

        fn values(&self) -> String {
            String::new()
        }

        fn review(&self) -> Result<Review, String> {
            assert!(self.done >= self.of, "asked before it has thought enough");
            Err("no game".to_owned())
        }
    }

    #[test]
    fn slices_leave_frames_between_them_and_tell_how_far_they_are() {
        let mut work = Work::slices(Box::new(Slow {
            done: 0,
            of: SLICE * 100,
        }));
        let mut told = vec![work.progress()];
        let found = (0..1000).find_map(|_| {
            let found = work.found();
            told.push(work.progress());
            found
        });
        assert_eq!(found, Some(Err("no game".to_owned())));
        assert!(told.len() > 4, "{told:?}");
        assert!(
            told.is_sorted() && told[1] > 0.0 && told[1] < 1.0,
            "{told:?}"
        );
    }
}
