//! Views: what one seat may know, which is the whole board. Only the dice to come are in no view. Rules: 1.

use super::board::Board;
use super::camp::Banner;
use super::moves::Move;

/// What one seat may know; without a seat, what a spectator may know: the same.
#[derive(Debug, Clone, PartialEq)]
pub struct View {
    /// Whose view it is; `None` for a spectator's.
    pub viewer: Option<Banner>,
    /// The board.
    pub board: Board,
}

impl View {
    /// Whether the viewer must decide now.
    #[must_use]
    pub fn decides(&self) -> bool {
        self.viewer.is_some() && self.board.to_move() == self.viewer
    }

    /// Every legal move of the viewer now, in a fixed order; none if it is not to move.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        if self.decides() {
            self.board.moves()
        } else {
            Vec::new()
        }
    }
}
