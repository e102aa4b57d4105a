//! Runs a thinker: in a task, or, where there is one thread (the web), in slices between frames. Bots and hints use it.

#![expect(
    clippy::disallowed_types,
    reason = "thinking must end on a machine that is slow or busy"
)]

use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready, futures_lite::future};
use core::time::Duration;

use kit_ai::Thinker;
use kit_timings::AnimationTimings;
use tracing::warn;

/// The share of a frame that thinking may take where there is one thread, in milliseconds.
const SHARE_OF_FRAME: u128 = 4;

/// Iterations between two looks at the clock within a frame; one may take a third of a millisecond.
const SLICE: u32 = 1;

/// Iterations of a task between two points where it can be cancelled or cut short.
const TASK_STEP: u32 = 16;

/// Whether thinking is cut short when it takes longer than [`AnimationTimings::patience`]; then the best answer so far
/// is taken.
///
/// Budgets are counted in iterations, so that a move depends on the view and the seed alone. This limit is the one
/// exception, for machines that are too slow: thinking that is cut short may come to another move, and the log says so.
/// A record keeps the moves themselves, so it still replays the same. Tests have no limit; the arena does not use this
/// file.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct ThinkingLimit(pub bool);

impl Default for ThinkingLimit {
    fn default() -> Self {
        Self(true)
    }
}

impl ThinkingLimit {
    /// How long thinking may take; `None` without a limit.
    pub fn of(self, timings: &AnimationTimings) -> Option<Duration> {
        self.0.then(|| timings.patience.plainly())
    }
}

/// Whether thinking that took this long has to end; if so, writes a warning to the log.
fn is_cut(taken: Duration, limit: Option<Duration>) -> bool {
    let cut = limit.is_some_and(|limit| taken >= limit);
    if cut {
        warn!(
            "thinking was cut short after {taken:?}: on a faster machine it may come to another move"
        );
    }
    cut
}

/// A thinker at work. Dropping it cancels the work.
pub enum AiTask<T: Thinker> {
    /// In a task, where there are threads.
    Task(Task<T::Answer>),
    /// Between frames, where there is one thread.
    Slices {
        /// The thinker.
        thinker: T,
        /// What it knows.
        view: Box<T::View>,
        /// Game time waited so far, which stops with a pause.
        waited: Duration,
        /// The limit of that time.
        limit: Option<Duration>,
    },
}

impl<T: Thinker> AiTask<T> {
    /// Starts a thinker on the decision in `view`.
    pub fn new(thinker: T, view: T::View, limit: Option<Duration>) -> Self {
        if cfg!(target_arch = "wasm32") {
            Self::slices(thinker, view, limit)
        } else {
            Self::Task(AsyncComputeTaskPool::get().spawn(run(thinker, view, limit)))
        }
    }

    fn slices(thinker: T, view: T::View, limit: Option<Duration>) -> Self {
        Self::Slices {
            thinker,
            view: Box::new(view),
            waited: Duration::ZERO,
            limit,
        }
    }

    /// The answer, if there is one. Call it once a frame, with the frame's duration, and not again after it returned
    /// one.
    pub fn answer(&mut self, delta: Duration) -> Option<T::Answer> {
        match self {
            Self::Task(task) => check_ready(task),
            Self::Slices {
                thinker,
                view,
                waited,
                limit,
            } => {
                let now = Instant::now();
                *waited += delta;
                while !thinker.think(view, SLICE) && !is_cut(*waited, *limit) {
                    if now.elapsed().as_millis() >= SHARE_OF_FRAME {
                        return None;
                    }
                }
                Some(thinker.answer(view))
            }
        }
    }
}

/// Thinks to the end.
async fn run<T: Thinker>(mut thinker: T, view: T::View, limit: Option<Duration>) -> T::Answer {
    let since = Instant::now();
    while !thinker.think(&view, TASK_STEP) && !is_cut(since.elapsed(), limit) {
        future::yield_now().await;
    }
    thinker.answer(&view)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A thinker that needs many iterations and counts them.
    struct Slow {
        left: u32,
        may_be_stopped: bool,
    }

    impl Thinker for Slow {
        type View = ();
        type Answer = ();

        fn think(&mut self, _: &Self::View, iterations: u32) -> bool {
            #[expect(clippy::disallowed_methods, reason = "a slow thinker")]
            std::thread::sleep(Duration::from_millis(1));
            self.left = self.left.saturating_sub(iterations);
            self.left == 0
        }

        fn answer(&mut self, _: &Self::View) {
            assert!(
                self.left == 0 || self.may_be_stopped,
                "asked before it has thought enough"
            );
        }
    }

    /// A slow thinker in slices; without a limit it must not be stopped early.
    fn slices(left: u32, limit: Option<Duration>) -> AiTask<Slow> {
        let slow = Slow {
            left,
            may_be_stopped: limit.is_some(),
        };
        AiTask::slices(slow, (), limit)
    }

    #[test]
    fn long_thinking_is_spread_over_frames() {
        let mut task = slices(SLICE * 40, None);
        let frames = (1..1000).find(|_| task.answer(Duration::ZERO).is_some());
        assert!(frames.is_some_and(|frames| frames > 3), "{frames:?}");
    }

    #[test]
    fn endless_thinking_is_cut_short() {
        let frame = Duration::from_millis(20);
        let mut task = slices(u32::MAX, Some(frame * 3));
        let waits = (0..10).take_while(|_| task.answer(frame).is_none());
        assert_eq!(waits.count(), 2, "frames before the limit is reached");
    }
}
