//! A value of captures that is learnt from games: a logistic regression on features of what is left, one for each
//! number of captures, which begins as the champion's own value. The targets are the exact chances at the sixth
//! territory. It serves the responder; no level uses it.

use super::endgame::{Endgame, GameState};
use super::heuristic::Heuristic;
use super::style::{CHAMPION, LeafValue};
use super::territory::Captured;
use fayance_rules::{
    BySide, Card, Cards, People, Side, TO_WIN, TURNS, Terrain, Territories, Territory, Troop, View,
};

/// How many features there are.
const FEATURES: usize = 11;
/// After how many captures values are learnt: 1 to 5.
const LAYERS: usize = 5;
/// How strongly weights are drawn to zero.
const RIDGE: f64 = 1.0;
/// The rounds of Newton's method.
const ROUNDS: usize = 12;

/// Features of what is left after a capture; each changes its sign if the sides change places.
type Features = [f64; FEATURES];

/// What is learnt from one capture: what was left, and what came of it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TrainingSample {
    layer: usize,
    features: Features,
    /// North's chance in the end.
    target: f64,
}

impl TrainingSample {
    /// What the capture between these views teaches, when north's chance in the end was `target`: `before` while a card
    /// is chosen, `after` right after the capture. `None` if there was none, or after the fifth.
    #[must_use]
    pub fn new(before: &View, after: &View, target: f64) -> Option<Self> {
        let state = GameState::of(before)?;
        let capture = after.captures.get(before.captures.len())?;
        let own = |view: &View, side: Side| view.sides[side].active + view.reserve(side);
        let lost = |side: Side| (own(before, side) - own(after, side)).iter().next();
        let captured = Captured {
            winner: capture.by,
            cards: BySide::new(lost(Side::North)?, lost(Side::South)?),
            active: BySide(Side::ALL.map(|side| after.sides[side].active)),
        };
        let layer = usize::from(state.captured());
        (layer < LAYERS).then(|| Self {
            layer,
            features: Left::new(&state).features(&state, captured),
            target,
        })
    }
}

/// North's chance, exactly, at the moment before the sixth or a later territory is laid; `None` at another moment.
#[must_use]
pub fn chance(view: &View) -> Option<f64> {
    let state = GameState::of(view)?;
    let known = state.captured() + 1 >= CHAMPION.exact_from && view.land?.turn.is_none();
    known.then(|| Endgame::new(&state).value(&state))
}

/// The value that was learnt.
#[derive(Debug, Clone, PartialEq)]
pub struct Learned([Features; LAYERS]);

/// What is the same for all captures of one territory.
pub(super) struct Left {
    champion: LeafValue<'static>,
    heuristic: Heuristic,
    /// How often each terrain is on an edge of the territories left, as a share.
    terrains: [f64; 3],
    /// The next territory.
    next: Option<Territory>,
    held: BySide<u8>,
}

impl Left {
    pub fn new(state: &GameState) -> Self {
        let mut left: Territories = state.below;
        if let Some(top) = state.top {
            left = left.with(top);
        }
        let mut terrains = [0.0; 3];
        for territory in left.iter() {
            for edge in territory.edges() {
                terrains[edge as usize] += 1.0 / (4.0 * f64::from(left.count()));
            }
        }
        Self {
            champion: LeafValue::new(&CHAMPION, state),
            heuristic: Heuristic::new(state.own, left),
            terrains,
            next: state.top,
            held: BySide::new(state.north, state.captured() - state.north),
        }
    }

    fn features(&self, state: &GameState, captured: Captured) -> Features {
        let sign = |side: Side| if side == Side::North { 1.0 } else { -1.0 };
        let own = |side: Side| state.own[side] - Cards::one(captured.cards[side]);
        let count = f64::from(own(Side::North).count()).max(1.0);
        let logit = |chance: f64| {
            let chance = chance.clamp(0.002, 0.998);
            (chance / (1.0 - chance)).ln()
        };
        let held = |side: Side| f64::from(self.held[side] + u8::from(captured.winner == side));
        let mut features = [0.0; FEATURES];
        features[0] = logit(self.champion.of(captured));
        features[10] = logit(self.heuristic.value(self.held, captured));
        features[1] = sign(captured.winner);
        features[2] = held(Side::North) - held(Side::South);
        for side in Side::ALL {
            let cards = own(side);
            let mut troops = [0.0; 3];
            for card in cards.iter() {
                troops[card.troop() as usize] += 1.0 / count;
                match card.people() {
                    People::Halfling => features[3] += sign(side) / count,
                    people => {
                        features[4] += sign(side) * self.terrains[people as usize] / count;
                    }
                }
            }
            features[5] += sign(side) * troops.iter().map(|share| share * share).sum::<f64>();
            features[6] += sign(side) * troops.iter().copied().fold(1.0, f64::min);
            let active = captured.active[side];
            let halflings = active
                .iter()
                .filter(|card| card.people() == People::Halfling);
            features[7] += sign(side) * halflings.count() as f64 / 4.0;
            if let Some(next) = self.next {
                let lands = active.iter().map(|card| favoured(card, next));
                features[8] += sign(side) * lands.sum::<f64>() / 4.0;
            }
        }
        for north in captured.active[Side::North].iter() {
            for south in captured.active[Side::South].iter() {
                features[9] += ring(north.troop(), south.troop()) / 9.0;
            }
        }
        features
    }
}

/// On how many edges of a territory a card is favoured, as a share.
fn favoured(card: Card, territory: Territory) -> f64 {
    let edges: [Terrain; 4] = territory.edges();
    let on = edges
        .iter()
        .filter(|&&edge| card.people().is_favoured(edge));
    on.count() as f64 / f64::from(TURNS)
}

/// 1 if north's troop beats south's, -1 if it loses.
fn ring(north: Troop, south: Troop) -> f64 {
    f64::from(i8::from(north.beats(south)) - i8::from(south.beats(north)))
}

fn dot(a: &Features, b: &Features) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

impl Learned {
    /// The value that explains these samples best.
    #[must_use]
    pub fn fit(samples: &[TrainingSample]) -> Self {
        // The estimate of the champion is where it starts, and what few samples leave it at.
        let mut start = [0.0; FEATURES];
        start[0] = 1.0;
        let mut weights = [start; LAYERS];
        for (layer, weights) in weights.iter_mut().enumerate() {
            for _ in 0..ROUNDS {
                let mut gradient = [0.0; FEATURES];
                let mut curve = [[0.0; FEATURES]; FEATURES];
                for at in 0..FEATURES {
                    gradient[at] = RIDGE * (start[at] - weights[at]);
                    curve[at][at] = RIDGE;
                }
                for sample in samples.iter().filter(|sample| sample.layer == layer) {
                    let x = &sample.features;
                    let chance = logistic(dot(weights, x));
                    for (at, row) in curve.iter_mut().enumerate() {
                        gradient[at] += (sample.target - chance) * x[at];
                        for (cell, other) in row.iter_mut().zip(x) {
                            *cell += chance * (1.0 - chance) * x[at] * other;
                        }
                    }
                }
                let step = solved(curve, gradient);
                for (weight, step) in weights.iter_mut().zip(step) {
                    *weight += step;
                }
            }
        }
        Self(weights)
    }

    /// North's chance after a capture in `state`.
    pub(super) fn value_after(&self, left: &Left, state: &GameState, captured: Captured) -> f64 {
        let north = state.north + u8::from(captured.winner == Side::North);
        let south = state.captured() + 1 - north;
        if north >= TO_WIN || south >= TO_WIN {
            return f64::from(u8::from(north > south));
        }
        let layer = usize::from(state.captured()).min(LAYERS - 1);
        logistic(dot(&self.0[layer], &left.features(state, captured)))
    }
}

/// Solves a positive definite system by elimination.
fn solved(mut rows: [Features; FEATURES], mut right: Features) -> Features {
    for at in 0..FEATURES {
        for below in at + 1..FEATURES {
            let factor = rows[below][at] / rows[at][at];
            let upper = rows[at];
            for (cell, above) in rows[below].iter_mut().zip(upper).skip(at) {
                *cell -= factor * above;
            }
            right[below] -= factor * right[at];
        }
    }
    for at in (0..FEATURES).rev() {
        for after in at + 1..FEATURES {
            right[at] -= rows[at][after] * right[after];
        }
        right[at] /= rows[at][at];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_known_value_is_learnt() {
        // Chances that follow from two features are found again.
        let mut samples = Vec::new();
        for n in 0..4000_u32 {
            let mut features = [0.0; FEATURES];
            features[1] = f64::from(n % 2) * 2.0 - 1.0;
            features[3] = f64::from(n / 2 % 11) / 5.0 - 1.0;
            samples.push(TrainingSample {
                layer: 2,
                features,
                target: logistic(0.4 * features[1] - 1.5 * features[3]),
            });
        }
        let learned = Learned::fit(&samples);
        assert!((learned.0[2][1] - 0.4).abs() < 0.02, "{:?}", learned.0[2]);
        assert!((learned.0[2][3] + 1.5).abs() < 0.02, "{:?}", learned.0[2]);
        // Without samples it is the champion's estimate.
        assert!((learned.0[0][0] - 1.0).abs() < 1e-12 && learned.0[0][1].abs() < 1e-12);
    }
}
