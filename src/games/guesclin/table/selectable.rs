//! The focus zones of the table.

/// The parts of the table between which the focus jumps.
pub mod zone {
    /// The map.
    pub const MAP: u8 = 1;
    /// The deeds, and the fighters to be placed.
    pub const CHOICES: u8 = 2;
    /// The buttons of the decision.
    pub const ACTIONS: u8 = 3;
    /// The toolbar.
    pub const TOOLS: u8 = 4;
    /// The threat, the whole map, the hint.
    pub const AIDS: u8 = 5;
}
