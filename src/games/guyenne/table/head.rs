//! Where thoughts are thought: in a task of their own, or, on the one thread of a page, in slices between frames. Whose
//! thoughts they are, bots' or advisers', and what comes of them is other files' business.

use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready, futures_lite::future};

use crate::games::guyenne::ai;
use crate::games::guyenne::rules::{Move, View};

/// Somebody who thinks about a decision.
pub(super) trait Mind: Send + Sync + 'static {
    /// What comes of it.
    type Answer: Send + 'static;

    /// Thinks for about `iterations` more, and says whether it has thought enough.
    fn think(&mut self, view: &View, iterations: u32) -> bool;

    /// What it has come to.
    fn answer(&mut self, view: &View) -> Self::Answer;
}

impl Mind for Box<dyn ai::Bot> {
    type Answer = Option<Move>;

    fn think(&mut self, view: &View, iterations: u32) -> bool {
        ai::Bot::think(self.as_mut(), view, iterations)
    }

    fn answer(&mut self, view: &View) -> Option<Move> {
        self.choose(view)
    }
}

impl Mind for ai::Adviser {
    type Answer = Option<ai::Hint>;

    fn think(&mut self, view: &View, iterations: u32) -> bool {
        Self::think(self, view, iterations)
    }

    fn answer(&mut self, view: &View) -> Option<ai::Hint> {
        self.hint(view)
    }
}

/// What a mind may take of a frame where it has no thread of its own, in milliseconds.
const SHARE_OF_FRAME: u128 = 4;

/// Iterations between two looks at the clock in a frame's share; one may take a third of a millisecond.
const SLICE: u32 = 1;

/// Iterations between two moments at which a task can end that nobody waits for any more, or that takes too long.
const STRETCH: u32 = 16;

/// Seconds after which a mind must do with what it has thought: no iteration too many on a machine that is slow or busy.
/// Budgets are counted in iterations; this is for safety.
const PATIENCE: f32 = 2.5;

/// A mind at its thoughts. Dropped, it stops thinking.
pub(super) enum Head<M: Mind> {
    /// Beside the frames, where there are threads.
    Task(Task<M::Answer>),
    /// Between them, where there is one thread for everything.
    Slices {
        /// Who thinks.
        mind: M,
        /// On what.
        view: Box<View>,
        /// Since when.
        since: Instant,
    },
}

impl<M: Mind> Head<M> {
    /// Starts a mind on the decision in `view`.
    pub(super) fn new(mind: M, view: View) -> Self {
        if cfg!(target_arch = "wasm32") {
            Self::slices(mind, view)
        } else {
            Self::Task(AsyncComputeTaskPool::get().spawn(think_to_the_end(mind, view)))
        }
    }

    fn slices(mind: M, view: View) -> Self {
        Self::Slices {
            mind,
            view: Box::new(view),
            since: Instant::now(),
        }
    }

    /// The answer, if there is one; asked once a frame, and not again after it was given.
    pub(super) fn answer(&mut self) -> Option<M::Answer> {
        match self {
            Self::Task(task) => check_ready(task),
            Self::Slices { mind, view, since } => {
                let now = Instant::now();
                while !is_too_long(*since) && !mind.think(view, SLICE) {
                    if now.elapsed().as_millis() >= SHARE_OF_FRAME {
                        return None;
                    }
                }
                Some(mind.answer(view))
            }
        }
    }
}

/// A whole thought.
async fn think_to_the_end<M: Mind>(mut mind: M, view: View) -> M::Answer {
    let since = Instant::now();
    while !mind.think(&view, STRETCH) && !is_too_long(since) {
        future::yield_now().await;
    }
    mind.answer(&view)
}

fn is_too_long(since: Instant) -> bool {
    since.elapsed().as_secs_f32() > PATIENCE
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::guyenne::rules::{Edition, Level, Position, Setup};
    use crate::rules::seed::Seed;

    /// A mind that needs many iterations and counts them.
    struct Slow {
        left: u32,
        may_be_stopped: bool,
    }

    impl Mind for Slow {
        type Answer = ();

        fn think(&mut self, _: &View, iterations: u32) -> bool {
            std::thread::sleep(core::time::Duration::from_millis(1));
            self.left = self.left.saturating_sub(iterations);
            self.left == 0
        }

        fn answer(&mut self, _: &View) {
            assert!(
                self.left == 0 || self.may_be_stopped,
                "asked before it has thought enough"
            );
        }
    }

    fn slices(left: u32, may_be_stopped: bool) -> Head<Slow> {
        let setup = Setup::duel(Edition::V2022, Level::Base, Seed(1));
        let position = Position::new(setup).expect("a duel is a game");
        let seat = position.ask().expect("a game begins with a decision").seat;
        let slow = Slow {
            left,
            may_be_stopped,
        };
        Head::slices(slow, position.view(Some(seat)))
    }

    #[test]
    fn a_long_thought_is_spread_over_frames() {
        let mut head = slices(SLICE * 40, false);
        let frames = (1..1000).find(|_| head.answer().is_some());
        assert!(frames.is_some_and(|frames| frames > 3), "{frames:?}");
    }

    #[test]
    fn a_thought_without_end_is_cut_short() {
        let mut head = slices(u32::MAX, true);
        let before = Instant::now();
        while head.answer().is_none() {
            let waited = before.elapsed().as_secs_f32();
            assert!(waited < PATIENCE * 4.0, "{waited} seconds");
        }
    }
}
