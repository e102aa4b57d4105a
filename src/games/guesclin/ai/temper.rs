//! Tempers: how the levels weigh the same things.

use crate::games::guesclin::rules::{Aim, ByCamp, Camp};

/// How much a camp's fighters weigh each thing, in points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Weights {
    /// Blows to ordinary fighters that are to be feared.
    pub fear: f64,
    /// Blows to commanders and bearers that are to be feared.
    pub guard: f64,
    /// Getting where the scenario leads.
    pub pull: f64,
    /// Blows to the enemy.
    pub bold: f64,
}

/// How a bot weighs what it sees.
#[derive(Debug, Clone, Copy)]
pub(super) struct Temper {
    /// Its name, one of [`BOTS`](super::BOTS).
    pub name: &'static str,
    /// Up to how many points it errs in each comparison.
    pub noise: f64,
    /// Whether it chooses orders by what they gain; else it gives few.
    pub orders: bool,
    /// The weights in each scenario, by [`Aim::ALL`], for each camp.
    pub weights: [ByCamp<Weights>; 4],
}

impl Temper {
    /// The weights of a camp in a scenario.
    pub fn of(&self, aim: Aim, camp: Camp) -> &Weights {
        &self.weights[aim as usize][camp]
    }
}

/// The weights of a fear, a guard, a pull and a boldness.
const fn weights([fear, guard, pull, bold]: [f64; 4]) -> Weights {
    Weights {
        fear,
        guard,
        pull,
        bold,
    }
}

/// The same weights for both camps.
const fn both(own: [f64; 4]) -> ByCamp<Weights> {
    ByCamp::new(weights(own), weights(own))
}

/// The squire: strikes where it pays and keeps the commander out of reach, but does not look where others may be struck.
pub(super) const SQUIRE: Temper = Temper {
    name: "squire",
    noise: 1.2,
    orders: false,
    weights: [both([0.0, 0.6, 1.0, 1.0]); 4],
};

/// The knight: looks at the enemy's reach for everybody, and gives the order that gains most.
pub(super) const KNIGHT: Temper = Temper {
    name: "knight",
    noise: 0.0,
    orders: true,
    // In the order of the scenarios; found by play against squires and knights.
    weights: [
        ByCamp::new(
            weights([0.5, 0.28, 1.0, 2.2]),
            weights([0.18, 0.72, 0.35, 2.2]),
        ),
        ByCamp::new(
            weights([0.08, 0.3, 0.21, 4.8]),
            weights([0.5, 0.48, 0.36, 1.0]),
        ),
        ByCamp::new(
            weights([0.0, 0.28, 1.0, 2.2]),
            weights([0.5, 0.28, 1.5, 1.0]),
        ),
        ByCamp::new(
            weights([0.26, 0.8, 1.0, 4.8]),
            weights([0.3, 0.28, 1.5, 1.5]),
        ),
    ],
};
