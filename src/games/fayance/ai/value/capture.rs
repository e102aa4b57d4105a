//! The value of the captures in one state: what they have in common is summed once, and each adds what is its own.

use super::features::{
    ACTIVE, ADVANTAGES, ALL_SCALE, HELD, NEXT_SCALE, OWN, PairValues, lands, mean_pairs,
};
use super::net::{LAYERS, Net, WIDE, add, share};
use crate::endgame::GameState;
use crate::territory::Captured;
use fayance_rules::{BySide, Card, Side, TO_WIN, Territories};

/// The territories that may be next after a capture in `state`: one, or, if it is not bared yet, several.
fn candidates(state: &GameState) -> Territories {
    match state.top {
        Some(top) => Territories::NONE.with(top),
        None => state.below,
    }
}

/// All territories that are left after the one of now.
fn territories(state: &GameState) -> Territories {
    state.top.map_or(state.below, |top| state.below.with(top))
}

/// How many territories `captor` holds after a capture in `before`.
fn held(before: &GameState, captor: Side) -> usize {
    let held = match captor {
        Side::North => before.north,
        Side::South => before.captured() - before.north,
    };
    usize::from(held + 1).min(TO_WIN as usize - 1)
}

/// The value of the captures in one state.
#[derive(Debug, Clone)]
pub(crate) struct CaptureValue<'a> {
    net: &'a Net,
    /// Whether north, and whether south, would be king.
    fifth: [bool; 2],
    /// By captor: the first layer's numbers, if nothing is discarded and no card active.
    start: [[f32; WIDE]; 2],
    /// North's wins less losses on the territories left, for a pair of cards and the sums of all of a side's.
    all: PairValues,
    sums: BySide<[f32; Card::KINDS]>,
    total: f32,
    next: PairValues,
    /// What the sum of advantages is multiplied by.
    scale: f32,
}

impl<'a> CaptureValue<'a> {
    pub fn new(nets: &'a [Net; LAYERS], state: &GameState) -> Self {
        let net = &nets[usize::from(state.captured()).min(LAYERS - 1)];
        let all = mean_pairs(territories(state));
        let mut sums = BySide([[0.0; Card::KINDS]; 2]);
        let mut total = 0.0;
        for card in Card::ALL {
            let kind = card.index();
            for south in state.own[Side::South].iter() {
                sums[Side::North][kind] += all[kind][south.index()];
            }
            for north in state.own[Side::North].iter() {
                sums[Side::South][kind] += all[north.index()][kind];
            }
            total += f32::from(state.own[Side::North].of_kind(card)) * sums[Side::North][kind];
        }
        let mut features = Vec::new();
        lands(territories(state), candidates(state), &mut features);
        let land = net.wide(&features);
        let start = Side::ALL.map(|captor| {
            let mut start = land;
            add(&mut start, &net.first[HELD + held(state, captor)], 1.0);
            for (at, side) in [captor, captor.other()].into_iter().enumerate() {
                for card in state.own[side].iter() {
                    add(&mut start, &net.first[OWN[at] + card.index()], 1.0);
                }
            }
            start
        });
        let fifth = [state.north, state.captured() - state.north].map(|held| held + 1 >= TO_WIN);
        let count = f32::from(state.own[Side::North].count() - 1).max(1.0);
        Self {
            net,
            fifth,
            start,
            all,
            sums,
            total,
            next: mean_pairs(candidates(state)),
            scale: ALL_SCALE / (count * count),
        }
    }

    /// North's chance after a capture.
    pub fn of(&self, captured: Captured) -> f64 {
        let captor = captured.winner;
        let chance = if self.fifth[captor.index()] {
            1.0
        } else {
            f64::from(share(self.guess(captured)))
        };
        match captor {
            Side::North => chance,
            Side::South => 1.0 - chance,
        }
    }

    fn guess(&self, captured: Captured) -> f32 {
        let captor = captured.winner;
        let mut wide = self.start[captor.index()];
        let first = &self.net.first;
        for (at, side) in [captor, captor.other()].into_iter().enumerate() {
            let lost = &first[OWN[at] + captured.cards[side].index()];
            for (sum, weight) in wide.iter_mut().zip(lost) {
                *sum -= weight;
            }
            for card in captured.active[side].iter() {
                let active = &first[ACTIVE[at] + card.index()];
                for (sum, weight) in wide.iter_mut().zip(active) {
                    *sum += weight;
                }
            }
        }
        let [north, south] = captured.cards.map(Card::index).0;
        let lost = self.sums[Side::North][north] + self.sums[Side::South][south];
        let mut all = self.total - lost + self.all[north][south];
        let mut next = 0.0;
        for north in captured.active[Side::North].iter() {
            for south in captured.active[Side::South].iter() {
                next += self.next[north.index()][south.index()];
            }
        }
        if captor == Side::South {
            (all, next) = (-all, -next);
        }
        add(&mut wide, &first[ADVANTAGES], self.scale * all);
        add(&mut wide, &first[ADVANTAGES + 1], NEXT_SCALE * next);
        self.net.guess(&self.net.narrow(&wide))
    }
}

#[cfg(test)]
mod tests {
    use super::super::shipped;
    use super::*;
    use crate::self_play::{Symmetry, tests::self_play};
    use fayance_rules::Cards;
    use kit_rules::seed::Seed;

    /// What is added card by card is what the numbers of the whole state come to.
    #[test]
    fn a_capture_is_worth_what_the_state_after_it_is() {
        let symmetries = Symmetry::all();
        let nets = shipped();
        let (mut tried, mut found) = (0, Vec::new());
        for seed in 0..20 {
            for after in self_play(Seed(seed)).states {
                let state = after.state();
                let layer = after.captured() - 1;
                // The two cards that were discarded last, any that fit.
                let Some(card) = Card::ALL.into_iter().find(|&card| {
                    let spare = |side| state.own[side].of_kind(card) == 0;
                    Side::ALL.into_iter().all(spare)
                }) else {
                    continue;
                };
                let winner = state.leader;
                for bared in [true, false] {
                    let north = u8::from(winner == Side::North);
                    let before = GameState {
                        own: state.own.map(|own| own + Cards::one(card)),
                        north: state.north - north,
                        top: bared.then_some(state.next),
                        below: if bared {
                            state.below
                        } else {
                            state.below.with(state.next)
                        },
                        ..*state
                    };
                    let cards = BySide::new(card, card);
                    let captured = Captured {
                        winner,
                        cards,
                        active: state.active,
                    };
                    let value = CaptureValue::new(nets, &before);
                    if value.fifth[winner.index()] {
                        continue;
                    }
                    after.features(&symmetries[0], bared, &mut found);
                    let net = &nets[layer];
                    let whole = net.guess(&net.narrow(&net.wide(&found)));
                    let parts = value.guess(captured);
                    assert!((whole - parts).abs() < 1e-3, "{whole} {parts} {state:?}");
                    tried += 1;
                }
            }
        }
        assert!(tried > 100, "{tried}");
    }
}
