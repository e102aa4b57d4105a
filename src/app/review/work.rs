//! A review at work beside the frames.

use bevy::prelude::*;
use kit_rules::review::{Review, Reviewer};

use crate::app::sliced_task::{FrameShare, Pieces, SlicedTask};

/// Iterations of a piece.
pub(super) const PIECE: u32 = 2;

/// The review at work, or at rest, if there is one; dropping it stops it.
#[derive(Resource, Default)]
pub(super) struct ReviewTask(Option<SlicedTask<Work>>);

struct Work(Box<dyn Reviewer>);

impl Pieces for Work {
    type Found = Result<Review, String>;

    fn advance(&mut self) -> Option<Self::Found> {
        self.0.think(PIECE).then(|| self.0.review())
    }

    fn progress(&self) -> f32 {
        self.0.progress()
    }
}

impl ReviewTask {
    /// Begins a review; the one before is stopped.
    pub(super) fn begin(&mut self, reviewer: Box<dyn Reviewer>) {
        self.0 = Some(SlicedTask::new(Work(reviewer)));
    }

    /// Stops.
    pub(super) fn stop(&mut self) {
        self.0 = None;
    }

    /// Whether there is one, at work or at rest.
    pub(super) const fn is_there(&self) -> bool {
        self.0.is_some()
    }

    /// Works no more until it is to go on.
    pub(super) fn rest(&mut self) {
        if let Some(task) = &mut self.0 {
            task.rest();
        }
    }

    /// Goes on after a rest; whether there is anything to go on with.
    pub(super) fn go_on(&mut self) -> bool {
        self.0.as_mut().map(SlicedTask::go_on).is_some()
    }

    /// How much is done, 0 to 1; 0 if nothing is at work.
    pub(super) fn progress(&self) -> f32 {
        self.0.as_ref().map_or(0.0, SlicedTask::progress)
    }

    /// The review, or why there is none, once it is done; where there is one thread it works for its share of a frame.
    pub(super) fn found(&mut self, share: FrameShare) -> Option<Result<Review, String>> {
        let found = self.0.as_mut()?.found(share)?;
        self.0 = None;
        Some(found)
    }
}
