//! A review at work beside the frames.

use bevy::prelude::*;
use kit_rules::review::{Review, Reviewer};

use crate::app::sliced_task::{Pieces, SlicedTask};

/// Iterations of a piece.
const PIECE: u32 = 2;

/// The review at work, if there is one; dropping it stops it.
#[derive(Resource, Default)]
pub(super) struct ReviewTask(Option<SlicedTask<Work>>);

struct Work(Box<dyn Reviewer>);

impl Pieces for Work {
    type Found = Result<Review, String>;
    /// Nothing else moves on its page.
    const SHARE_OF_FRAME: u128 = 24;

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

    /// How much is done, 0 to 1; 0 if nothing is at work.
    pub(super) fn progress(&self) -> f32 {
        self.0.as_ref().map_or(0.0, SlicedTask::progress)
    }

    /// The review, or why there is none, once it is done.
    pub(super) fn found(&mut self) -> Option<Result<Review, String>> {
        let found = self.0.as_mut()?.found()?;
        self.0 = None;
        Some(found)
    }
}
