//! Styles: how the levels weigh the same things.

use guesclin_rules::{Aim, ByCamp, Camp};

/// How much a camp's fighters weigh each thing, in points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Weights {
    /// Blows to ordinary fighters that are to be feared.
    pub fear: f64,
    /// Blows to commanders and bearers that are to be feared.
    pub guard: f64,
    /// Blows to the only commander that is left, which are to be feared.
    pub last: f64,
    /// Getting where the scenario leads.
    pub pull: f64,
    /// The same for those who bear something.
    pub haste: f64,
    /// Blows to the enemy.
    pub bold: f64,
    /// Hits that stun, against those that fell.
    pub stun: f64,
    /// Blows that come back.
    pub riposte: f64,
    /// Each enemy beside whom one ends.
    pub contact: f64,
    /// Each friend beside whom one ends.
    pub close: f64,
}

impl Weights {
    /// Multiplies each weight by a number of its own.
    pub fn vary(&mut self, mut by: impl FnMut() -> f64) {
        for weight in [
            &mut self.fear,
            &mut self.guard,
            &mut self.last,
            &mut self.pull,
            &mut self.haste,
            &mut self.bold,
            &mut self.stun,
            &mut self.riposte,
            &mut self.contact,
            &mut self.close,
        ] {
            *weight *= by();
        }
    }
}

/// How a bot weighs what it sees.
#[derive(Debug, Clone, Copy)]
pub(super) struct Style {
    /// Its name, one of [`BOTS`](super::BOTS).
    pub name: &'static str,
    /// Up to how many points it errs in each comparison.
    pub noise: f64,
    /// Whether it chooses orders by what they gain; else it gives few.
    pub orders: bool,
    /// The weights in each scenario, by [`Aim::ALL`], for each camp.
    pub weights: [ByCamp<Weights>; 4],
}

impl Style {
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
        last: guard,
        pull,
        haste: pull,
        bold,
        stun: 1.0,
        riposte: 0.9,
        contact: 0.0,
        close: 0.0,
    }
}

/// All weights but the last commander's, in their order.
const fn tuned(all: [f64; 9]) -> Weights {
    let [
        fear,
        guard,
        pull,
        haste,
        bold,
        stun,
        riposte,
        contact,
        close,
    ] = all;
    Weights {
        fear,
        guard,
        last: guard,
        pull,
        haste,
        bold,
        stun,
        riposte,
        contact,
        close,
    }
}

/// The same, with other weights for the guard of the only commander that is left.
const fn with_last(weights: Weights, last: f64) -> Weights {
    Weights { last, ..weights }
}

/// The same weights for both camps.
const fn both(own: [f64; 4]) -> ByCamp<Weights> {
    ByCamp::new(weights(own), weights(own))
}

/// The squire: strikes where it pays and keeps the commander out of reach, but does not look where others may be
/// struck.
pub(super) const SQUIRE: Style = Style {
    name: "squire",
    noise: 1.2,
    orders: false,
    weights: [both([0.0, 0.6, 1.0, 1.0]); 4],
};

/// The knight: looks at the enemy's reach for everybody, and gives the order that gains most, but errs by up to a third
/// of a fighter.
pub(super) const KNIGHT: Style = Style {
    name: "knight",
    noise: 2.2,
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

/// Who gives hints: a knight who does not err. Weighs nothing that a reason cannot tell.
pub(super) const OF_HINTS: Style = Style {
    noise: 0.0,
    ..KNIGHT
};

/// The captain: the knight's eye with weights of more things, found by the cross-entropy method for each scenario and
/// camp in turn, against knights (twelve generations of twenty, 120 games each). Those of the open field were then
/// tuned against each other, one camp after the other (ten generations of twenty, 100 games each, a fifth of them
/// against knights), with the data of then. Against such captains it is worth little to keep one of two commanders
/// back, but the last one is.
pub(super) const CAPTAIN: Style = Style {
    name: "captain",
    noise: 0.0,
    orders: true,
    weights: [
        ByCamp::new(
            tuned([0.24, 0.26, 0.99, 1.03, 2.12, 0.92, 0.96, 0.3, 0.24]),
            tuned([0.19, 1.09, 0.4, 0.41, 2.02, 1.1, 1.05, -0.01, 0.17]),
        ),
        ByCamp::new(
            tuned([0.04, 0.24, 0.34, 0.27, 5.88, 1.23, 1.2, -0.31, 0.04]),
            tuned([0.54, 0.18, 0.3, 0.42, 1.46, 1.55, 0.86, -0.05, 0.09]),
        ),
        ByCamp::new(
            tuned([0.06, 0.33, 1.44, 0.99, 3.68, 1.19, 0.74, 0.58, -0.11]),
            tuned([0.34, 0.21, 1.5, 0.77, 0.85, 1.34, 0.96, -0.09, 0.4]),
        ),
        ByCamp::new(
            with_last(
                tuned([0.03, 0.13, 1.8, 1.55, 3.92, 1.33, 2.28, -0.2, 0.43]),
                0.71,
            ),
            tuned([0.31, 0.88, 0.07, 1.11, 1.28, 1.27, 1.27, -0.54, 0.66]),
        ),
    ],
};
