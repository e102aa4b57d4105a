//! A review at work beside the frames.

use bevy::prelude::*;
#[cfg(not(target_arch = "wasm32"))]
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready, futures_lite::future};
#[cfg(target_arch = "wasm32")]
use bevy::{platform::cell::SyncCell, platform::time::Instant};
use kit_rules::review::{Review, Reviewer};
#[cfg(not(target_arch = "wasm32"))]
use std::sync::{
    Arc,
    atomic::{AtomicU32, Ordering},
};

/// Iterations between two points where the work can be stopped.
#[cfg(not(target_arch = "wasm32"))]
const SLICE: u32 = 64;

/// The review at work, if there is one; dropping it stops it.
#[derive(Resource, Default)]
pub(super) struct ReviewTask(Option<Work>);

#[cfg(not(target_arch = "wasm32"))]
struct Work {
    task: Task<Result<Review, String>>,
    /// How much is done, in thousandths.
    done: Arc<AtomicU32>,
}

#[cfg(not(target_arch = "wasm32"))]
impl Work {
    /// A task of its own, which lets the bots at a table have their turns.
    fn of(mut reviewer: Box<dyn Reviewer>) -> Self {
        let done = Arc::new(AtomicU32::new(0));
        let told = Arc::clone(&done);
        let task = AsyncComputeTaskPool::get().spawn(async move {
            while !reviewer.think(SLICE) {
                let thousandths = (1000.0 * reviewer.progress()) as u32;
                told.store(thousandths, Ordering::Relaxed);
                future::yield_now().await;
            }
            reviewer.review()
        });
        Self { task, done }
    }

    fn progress(&self) -> f32 {
        self.done.load(Ordering::Relaxed) as f32 / 1000.0
    }

    fn found(&mut self) -> Option<Result<Review, String>> {
        check_ready(&mut self.task)
    }
}

/// Between the frames: a page has one thread.
#[cfg(target_arch = "wasm32")]
struct Work(SyncCell<Box<dyn Reviewer>>, f32);

#[cfg(target_arch = "wasm32")]
impl Work {
    /// The share of a frame that it may take, in milliseconds: nothing else moves on its page.
    const SHARE_OF_FRAME: u128 = 24;
    /// Iterations between two looks at the clock.
    const SLICE: u32 = 2;

    fn of(reviewer: Box<dyn Reviewer>) -> Self {
        Self(SyncCell::new(reviewer), 0.0)
    }

    fn progress(&self) -> f32 {
        self.1
    }

    fn found(&mut self) -> Option<Result<Review, String>> {
        let reviewer = self.0.get();
        let since = Instant::now();
        while !reviewer.think(Self::SLICE) {
            if since.elapsed().as_millis() >= Self::SHARE_OF_FRAME {
                self.1 = reviewer.progress();
                return None;
            }
        }
        Some(reviewer.review())
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
