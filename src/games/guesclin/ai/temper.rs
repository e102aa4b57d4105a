//! Tempers: how the levels weigh the same things.

/// How a bot weighs what it sees.
#[derive(Debug, Clone, Copy)]
pub(super) struct Temper {
    /// Its name, one of [`BOTS`](super::BOTS).
    pub name: &'static str,
    /// How much it fears blows to ordinary fighters.
    pub fear: f64,
    /// How much it fears blows to commanders and bearers.
    pub guard: f64,
    /// How much it wants to get where the scenario leads.
    pub pull: f64,
    /// Up to how many points it errs in each comparison.
    pub noise: f64,
    /// Whether it chooses orders by what they gain; else it gives few.
    pub orders: bool,
}

/// The squire: strikes where it pays and keeps the commander out of reach, but does not look where others may be struck.
pub(super) const SQUIRE: Temper = Temper {
    name: "squire",
    fear: 0.0,
    guard: 0.6,
    pull: 1.0,
    noise: 1.2,
    orders: false,
};

/// The knight: looks at the enemy's reach for everybody, and gives the order that gains most.
pub(super) const KNIGHT: Temper = Temper {
    name: "knight",
    fear: 0.5,
    guard: 0.8,
    pull: 1.0,
    noise: 0.0,
    orders: true,
};
