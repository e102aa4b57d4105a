//! Where thoughts are thought: in a task of their own, or, on the one thread of a page, in slices between frames. Whose
//! thoughts they are, bots' or advisers', and what comes of them is other files' business.

#![expect(
    clippy::disallowed_types,
    reason = "a thought must end on a machine that is slow or busy"
)]

use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready, futures_lite::future};
use core::time::Duration;

use crate::theme::AnimationTimings;

/// Somebody who thinks about a decision.
pub trait Thinker: Send + Sync + 'static {
    /// What it looks at.
    type View: Send + Sync + 'static;
    /// What comes of it.
    type Answer: Send + 'static;

    /// Thinks for about `iterations` more, and says whether it has thought enough.
    fn think(&mut self, view: &Self::View, iterations: u32) -> bool;

    /// What it has come to.
    fn answer(&mut self, view: &Self::View) -> Self::Answer;
}

/// What a mind may take of a frame where it has no thread of its own, in milliseconds.
const SHARE_OF_FRAME: u128 = 4;

/// Iterations between two looks at the clock in a frame's share; one may take a third of a millisecond.
const SLICE: u32 = 1;

/// Iterations between two moments at which a task can end that nobody waits for any more, or that takes too long.
const STRETCH: u32 = 16;

/// Whether a thought is cut short when it takes longer than [`AnimationTimings::patience`]: then a mind must do with what it has come
/// to.
///
/// Budgets are counted in iterations, so that a move depends on the view and the seed alone. This limit is the one
/// exception, for machines too slow to wait for: a thought that is cut short may come to another move, and the log says
/// so. A record keeps the moves themselves, and replays the same all the same. Tests have no limit, and the arena does
/// not think here.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct ThinkingLimit(pub bool);

impl Default for ThinkingLimit {
    fn default() -> Self {
        Self(true)
    }
}

impl ThinkingLimit {
    /// How long a thought may take; `None` for as long as it needs.
    pub fn of(self, timings: &AnimationTimings) -> Option<Duration> {
        self.0.then(|| timings.patience.plainly())
    }
}

/// Whether a thought that has taken so long has to end; if so, the log is told.
fn is_cut(taken: Duration, limit: Option<Duration>) -> bool {
    let cut = limit.is_some_and(|limit| taken >= limit);
    if cut {
        warn!(
            "a thought was cut short after {taken:?}: on a faster machine it may come to another move"
        );
    }
    cut
}

/// A mind at its thoughts. Dropped, it stops thinking.
pub enum AiTask<M: Thinker> {
    /// Beside the frames, where there are threads.
    Task(Task<M::Answer>),
    /// Between them, where there is one thread for everything.
    Slices {
        /// Who thinks.
        thinker: M,
        /// On what.
        view: Box<M::View>,
        /// How long somebody has waited: the time of frames, which stops with the game.
        waited: Duration,
        /// How long at most.
        limit: Option<Duration>,
    },
}

impl<M: Thinker> AiTask<M> {
    /// Starts a mind on the decision in `view`.
    pub fn new(thinker: M, view: M::View, limit: Option<Duration>) -> Self {
        if cfg!(target_arch = "wasm32") {
            Self::slices(thinker, view, limit)
        } else {
            Self::Task(AsyncComputeTaskPool::get().spawn(think_to_the_end(thinker, view, limit)))
        }
    }

    fn slices(thinker: M, view: M::View, limit: Option<Duration>) -> Self {
        Self::Slices {
            thinker,
            view: Box::new(view),
            waited: Duration::ZERO,
            limit,
        }
    }

    /// The answer, if there is one; asked once a frame that took `delta`, and not again after it was given.
    pub fn answer(&mut self, delta: Duration) -> Option<M::Answer> {
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

/// A whole thought.
async fn think_to_the_end<M: Thinker>(
    mut thinker: M,
    view: M::View,
    limit: Option<Duration>,
) -> M::Answer {
    let since = Instant::now();
    while !thinker.think(&view, STRETCH) && !is_cut(since.elapsed(), limit) {
        future::yield_now().await;
    }
    thinker.answer(&view)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A mind that needs many iterations and counts them.
    struct Slow {
        left: u32,
        may_be_stopped: bool,
    }

    impl Thinker for Slow {
        type View = ();
        type Answer = ();

        fn think(&mut self, _: &Self::View, iterations: u32) -> bool {
            #[expect(clippy::disallowed_methods, reason = "a slow mind")]
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

    /// Slow thoughts in slices; without a limit they must not be stopped.
    fn slices(left: u32, limit: Option<Duration>) -> AiTask<Slow> {
        let slow = Slow {
            left,
            may_be_stopped: limit.is_some(),
        };
        AiTask::slices(slow, (), limit)
    }

    #[test]
    fn a_long_thought_is_spread_over_frames() {
        let mut task = slices(SLICE * 40, None);
        let frames = (1..1000).find(|_| task.answer(Duration::ZERO).is_some());
        assert!(frames.is_some_and(|frames| frames > 3), "{frames:?}");
    }

    #[test]
    fn a_thought_without_end_is_cut_short() {
        let frame = Duration::from_millis(20);
        let mut task = slices(u32::MAX, Some(frame * 3));
        let waits = (0..10).take_while(|_| task.answer(frame).is_none());
        assert_eq!(waits.count(), 2, "frames before the limit is reached");
    }
}
