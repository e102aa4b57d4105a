//! What the buttons of the page are, and the parts of the screen in which they lie.

use bevy::prelude::*;

/// The focus zones of the head, the chart, and what stands below it.
pub(super) const HEAD: u8 = 0;
pub(super) const CHART: u8 = 1;
pub(super) const LISTS: u8 = 2;

/// What a button of the page does.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ReviewButton {
    /// Looks at the play of the other side.
    Side,
    /// Stops weighing, or begins again.
    Work,
    /// Asks for the better move of each mistake.
    Find,
    /// Shows the game again at the decision of this number.
    Moment(usize),
    /// Shows the game again at this turning point.
    Turn(usize),
    /// Asks for the better move of the decision of this number.
    Mistake(usize),
}
