//! Work in pieces beside the frames: in a task, or, where there is one thread (the web), in slices between them.

#![expect(
    clippy::disallowed_types,
    reason = "a slice between two frames ends in time"
)]

use bevy::platform::time::Instant;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready, futures_lite::future};
use std::sync::{
    Arc, Mutex, PoisonError,
    atomic::{AtomicU32, Ordering},
};

/// Work that is done piece by piece.
pub(in crate::app) trait Pieces: Send + 'static {
    /// What is found in the end.
    type Found: Send + 'static;

    /// Does the next piece; returns what was found, once it is.
    fn advance(&mut self) -> Option<Self::Found>;

    /// How much is done, 0 to 1; 0 if that is not known.
    fn progress(&self) -> f32 {
        0.0
    }
}

/// How much of a frame work may take where there is one thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum FrameShare {
    /// Its own page is open, and nothing else moves.
    Most,
    /// A page is open on which one presses buttons.
    Half,
    /// A table may be on screen.
    Little,
}

impl FrameShare {
    /// In milliseconds.
    pub(in crate::app) const fn millis(self) -> u128 {
        match self {
            Self::Most => 24,
            Self::Half => 12,
            Self::Little => 4,
        }
    }
}

/// Such work. Dropping it stops it.
pub(in crate::app) struct SlicedTask<P: Pieces> {
    work: Arc<Work<P>>,
    /// Where there are threads, the task that does it, unless it rests.
    task: Option<Task<P::Found>>,
    /// Whether it rests.
    rests: bool,
}

struct Work<P> {
    pieces: Mutex<P>,
    /// How much is done, in thousandths.
    done: AtomicU32,
}

impl<P: Pieces> Work<P> {
    fn advance(&self) -> Option<P::Found> {
        let mut pieces = self.pieces.lock().unwrap_or_else(PoisonError::into_inner);
        let found = pieces.advance();
        let thousandths = (1000.0 * pieces.progress()) as u32;
        self.done.store(thousandths, Ordering::Relaxed);
        found
    }
}

impl<P: Pieces> SlicedTask<P> {
    /// Begins.
    pub(in crate::app) fn new(pieces: P) -> Self {
        let mut begun = Self::resting(pieces);
        begun.go_on();
        begun
    }

    fn resting(pieces: P) -> Self {
        let work = Work {
            pieces: Mutex::new(pieces),
            done: AtomicU32::new(0),
        };
        Self {
            work: Arc::new(work),
            task: None,
            rests: true,
        }
    }

    /// Works no more until it is to go on; what is done is kept.
    pub(in crate::app) fn rest(&mut self) {
        self.task = None;
        self.rests = true;
    }

    /// Goes on after a rest.
    pub(in crate::app) fn go_on(&mut self) {
        self.rests = false;
        if !cfg!(target_arch = "wasm32") {
            self.spawn();
        }
    }

    /// Works in a task of its own, which lets others have their turns.
    fn spawn(&mut self) {
        let work = Arc::clone(&self.work);
        self.task = Some(AsyncComputeTaskPool::get().spawn(async move {
            loop {
                if let Some(found) = work.advance() {
                    return found;
                }
                future::yield_now().await;
            }
        }));
    }

    /// How much is done, 0 to 1.
    pub(in crate::app) fn progress(&self) -> f32 {
        self.work.done.load(Ordering::Relaxed) as f32 / 1000.0
    }

    /// What was found, once it is; where there is one thread it works for its share of this frame. Call it once a
    /// frame, and not again after it returned something.
    pub(in crate::app) fn found(&mut self, share: FrameShare) -> Option<P::Found> {
        if self.rests {
            return None;
        }
        if let Some(task) = &mut self.task {
            return check_ready(task);
        }
        let since = Instant::now();
        loop {
            let found = self.work.advance();
            if found.is_some() || since.elapsed().as_millis() >= share.millis() {
                return found;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Work of so many pieces, each of a millisecond, of which only so many are done as are allowed.
    struct Slow {
        done: u32,
        of: u32,
        allowed: Arc<AtomicU32>,
    }

    impl Pieces for Slow {
        type Found = u32;

        fn advance(&mut self) -> Option<u32> {
            #[expect(clippy::disallowed_methods, reason = "slow work")]
            std::thread::sleep(core::time::Duration::from_millis(1));
            self.done += u32::from(self.done < self.allowed.load(Ordering::Relaxed));
            (self.done >= self.of).then_some(self.done)
        }

        fn progress(&self) -> f32 {
            self.done as f32 / self.of as f32
        }
    }

    /// Such work, of which half is allowed; and what allows more.
    fn slow(of: u32) -> (Slow, Arc<AtomicU32>) {
        let allowed = Arc::new(AtomicU32::new(of / 2));
        let work = Slow {
            done: 0,
            of,
            allowed: Arc::clone(&allowed),
        };
        (work, allowed)
    }

    /// It where there is one thread.
    fn slices(pieces: Slow) -> SlicedTask<Slow> {
        let mut work = SlicedTask::resting(pieces);
        work.rests = false;
        work
    }

    #[test]
    fn slices_leave_frames_between_them_and_tell_how_far_they_are() {
        let (pieces, allowed) = slow(100);
        allowed.store(100, Ordering::Relaxed);
        let mut work = slices(pieces);
        let mut told = vec![work.progress()];
        let found = (0..1000).find_map(|_| {
            let found = work.found(FrameShare::Little);
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
    fn nothing_is_done_in_a_rest_and_nothing_is_lost_by_it() {
        AsyncComputeTaskPool::get_or_init(Default::default);
        let frame = |work: &mut SlicedTask<Slow>| {
            #[expect(clippy::disallowed_methods, reason = "the frames of a slow window")]
            std::thread::sleep(core::time::Duration::from_millis(2));
            work.found(FrameShare::Little)
        };
        for beside in [false, true] {
            let (pieces, allowed) = slow(60);
            let mut work = if beside {
                SlicedTask::new(pieces)
            } else {
                slices(pieces)
            };
            while work.progress() < 0.5 {
                assert_eq!(frame(&mut work), None);
            }
            work.rest();
            for _ in 0..20 {
                assert_eq!(frame(&mut work), None);
            }
            allowed.store(60, Ordering::Relaxed);
            for _ in 0..20 {
                assert_eq!(frame(&mut work), None);
            }
            assert_eq!(work.progress(), 0.5);
            if beside {
                work.go_on();
            } else {
                work.rests = false;
            }
            let found = (0..10_000).find_map(|_| frame(&mut work));
            assert_eq!(found, Some(60));
        }
    }
}
