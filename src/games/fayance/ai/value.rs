//! What a capture is worth before the end of a game can be solved: the captor's chance to become king, as a small net
//! guesses it. There is a net for each number of captures, fitted backwards from the exact solutions of the seventh
//! territory on (`cargo train -- --game fayance`); they lie in `assets/ai/fayance`.
//!
//! All arithmetic is sums, products, quotients and square roots in a fixed order: the same on every machine.

use std::sync::LazyLock;

use super::endgame::State;
use super::territory::Captured;
use crate::games::fayance::rules::{
    ARMY, BySide, Card, Cards, Side, TERRITORIES, TO_WIN, TURNS, Territories, Territory, fight,
};

/// How many nets there are: for the states after 1 to 6 captures.
pub const LAYERS: usize = 6;
/// How many numbers the net makes of a state's.
pub const WIDE: usize = 48;
/// How many it makes of those.
pub const NARROW: usize = 16;
/// How many numbers a state has.
pub const INPUTS: usize = ADVANTAGES + 2;

/// Where the numbers of a state begin: how many cards of each kind the captor has, and the other side; how many of them
/// are active; how many territories the captor holds; the next territory; those below it; the mean advantages.
const OWN: [usize; 2] = [0, Card::KINDS];
const ACTIVE: [usize; 2] = [2 * Card::KINDS, 3 * Card::KINDS];
const HELD: usize = 4 * Card::KINDS;
const NEXT: usize = HELD + TO_WIN as usize;
const BELOW: usize = NEXT + TERRITORIES;
/// Wins less losses of all cards on all territories left, and of the active ones on the next, a pair of cards on
/// average over pairs and turns.
const ADVANTAGES: usize = BELOW + TERRITORIES;
/// Weights are stored in so many steps from 0 to the greatest of their row.
const STEPS: f32 = 127.0;

/// A number for each pair of kinds, the captor's or north's first.
type PairValues = [[f32; Card::KINDS]; Card::KINDS];

/// North's wins less losses for each pair of kinds, on average over the turns of each territory.
static PAIRS: LazyLock<[PairValues; TERRITORIES]> = LazyLock::new(|| {
    Territory::ALL.map(|territory| {
        let mut pairs = [[0.0; Card::KINDS]; Card::KINDS];
        for turn in 0..TURNS {
            for north in Card::ALL {
                for south in Card::ALL {
                    let result = fight(BySide::new(north, south), territory.terrains(turn));
                    pairs[north.index()][south.index()] += match result.winner {
                        Some(Side::North) => 1.0 / f32::from(TURNS),
                        Some(Side::South) => -1.0 / f32::from(TURNS),
                        None => 0.0,
                    };
                }
            }
        }
        pairs
    })
});

/// The mean of [`PAIRS`] over some territories.
fn mean_pairs(territories: Territories) -> PairValues {
    let mut mean = [[0.0; Card::KINDS]; Card::KINDS];
    let share = 1.0 / f32::from(territories.count().max(1));
    for territory in territories.iter() {
        let pairs = PAIRS[territory.index()].iter().flatten();
        for (sum, here) in mean.iter_mut().flatten().zip(pairs) {
            *sum += share * here;
        }
    }
    mean
}

/// A guess of any size as a share from 0 to 1.
#[must_use]
pub fn share(guess: f32) -> f32 {
    0.5 + 0.5 * guess / (1.0 + guess * guess).sqrt()
}

/// A net: two layers between the numbers of a state and the guess. Of each layer's numbers only those above 0 count.
#[derive(Debug, Clone, PartialEq)]
pub struct Net {
    /// For each number of a state, what it adds to each of the first layer's; then where these begin.
    pub first: Vec<[f32; WIDE]>,
    /// The same for the second layer.
    pub second: Vec<[f32; NARROW]>,
    /// What each of the second layer's numbers adds to the guess.
    pub last: [f32; NARROW],
    /// Where the guess begins.
    pub bias: f32,
}

impl Net {
    /// A net of zeros.
    #[must_use]
    pub fn zero() -> Self {
        Self {
            first: vec![[0.0; WIDE]; INPUTS + 1],
            second: vec![[0.0; NARROW]; WIDE + 1],
            last: [0.0; NARROW],
            bias: 0.0,
        }
    }

    /// The numbers of the first layer for a state's.
    #[must_use]
    pub fn wide(&self, inputs: &[(usize, f32)]) -> [f32; WIDE] {
        let mut wide = self.first[INPUTS];
        for &(at, number) in inputs {
            add(&mut wide, &self.first[at], number);
        }
        wide
    }

    /// The numbers of the second layer for the first one's.
    #[must_use]
    pub fn narrow(&self, wide: &[f32; WIDE]) -> [f32; NARROW] {
        let mut narrow = self.second[WIDE];
        for (row, &number) in self.second.iter().zip(wide) {
            add(&mut narrow, row, number.max(0.0));
        }
        narrow
    }

    /// The guess for the second layer's numbers; the captor's chance is [`share`] of it.
    #[must_use]
    pub fn guess(&self, narrow: &[f32; NARROW]) -> f32 {
        let mut guess = self.bias;
        for (number, weight) in narrow.iter().zip(&self.last) {
            guess += number.max(0.0) * weight;
        }
        guess
    }

    /// Its weights in rows, in the order of the file.
    fn rows(&self) -> impl Iterator<Item = &[f32]> {
        let first = self.first.iter().map(<[f32; WIDE]>::as_slice);
        let second = self.second.iter().map(<[f32; NARROW]>::as_slice);
        first
            .chain(second)
            .chain([self.last.as_slice(), core::slice::from_ref(&self.bias)])
    }

    fn rows_mut(&mut self) -> impl Iterator<Item = &mut [f32]> {
        let first = self.first.iter_mut().map(<[f32; WIDE]>::as_mut_slice);
        let second = self.second.iter_mut().map(<[f32; NARROW]>::as_mut_slice);
        let last = [
            self.last.as_mut_slice(),
            core::slice::from_mut(&mut self.bias),
        ];
        first.chain(second).chain(last)
    }

    /// Its weights, in the order of the file.
    pub fn weights(&self) -> impl Iterator<Item = f32> {
        self.rows().flatten().copied()
    }

    /// Its weights, in the order of the file.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        self.rows_mut().flatten()
    }
}

fn add<const N: usize>(sums: &mut [f32; N], row: &[f32; N], number: f32) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += number * weight;
    }
}

/// The file of nets.
#[must_use]
pub fn write(nets: &[Net; LAYERS]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for row in nets.iter().flat_map(Net::rows) {
        let greatest = |most: f32, weight: &f32| most.max(weight.abs());
        let most = row.iter().fold(1e-6, greatest);
        bytes.extend(most.to_le_bytes());
        let step = |weight: &f32| ((weight / most * STEPS).round() as i8).to_le_bytes();
        bytes.extend(row.iter().flat_map(step));
    }
    bytes
}

/// The nets of a file; `None` if it is none.
#[must_use]
pub fn read(mut bytes: &[u8]) -> Option<[Net; LAYERS]> {
    let mut nets = [(); LAYERS].map(|()| Net::zero());
    for row in nets.iter_mut().flat_map(Net::rows_mut) {
        let most = f32::from_le_bytes(*take(&mut bytes)?);
        for weight in row {
            *weight = f32::from(i8::from_le_bytes(*take(&mut bytes)?)) / STEPS * most;
        }
    }
    bytes.is_empty().then_some(nets)
}

fn take<'a, const N: usize>(bytes: &mut &'a [u8]) -> Option<&'a [u8; N]> {
    let (first, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(first)
}

/// The nets that are shipped with the game.
static SHIPPED: LazyLock<[Net; LAYERS]> = LazyLock::new(|| {
    let bytes = include_bytes!("../../../../assets/ai/fayance/values.bin");
    // A test reads the file. With zero nets every capture would be worth the same.
    read(bytes).unwrap_or_else(|| [(); LAYERS].map(|()| Net::zero()))
});

/// The nets that are shipped with the game.
pub(super) fn shipped() -> &'static [Net; LAYERS] {
    &SHIPPED
}

/// The territories that may be next after a capture in `state`: one, or, if it is not bared yet, several.
fn candidates(state: &State) -> Territories {
    match state.top {
        Some(top) => Territories::NONE.with(top),
        None => state.below,
    }
}

/// All territories that are left after the one of now.
fn territories(state: &State) -> Territories {
    state.top.map_or(state.below, |top| state.below.with(top))
}

/// The numbers of the territories that are left, of which one of `candidates` is next.
fn lands(all: Territories, candidates: Territories, inputs: &mut Vec<(usize, f32)>) {
    let share = 1.0 / f32::from(candidates.count().max(1));
    for territory in all.iter() {
        let next = if candidates.contains(territory) {
            share
        } else {
            0.0
        };
        inputs.push((NEXT + territory.index(), next));
        inputs.push((BELOW + territory.index(), 1.0 - next));
    }
}

/// The numbers of a state before refills; with `bared` false as if the next territory were not known yet.
pub(super) fn inputs(state: &State, bared: bool, inputs: &mut Vec<(usize, f32)>) {
    inputs.clear();
    let captor = state.leader;
    let sides = [captor, captor.other()];
    for (at, side) in sides.into_iter().enumerate() {
        for (from, cards) in [(OWN[at], state.own[side]), (ACTIVE[at], state.active[side])] {
            let kinds = cards.each_kind();
            inputs.extend(kinds.map(|card| (from + card.index(), f32::from(cards.of_kind(card)))));
        }
    }
    let held = match captor {
        Side::North => state.north,
        Side::South => state.captured() - state.north,
    };
    inputs.push((HELD + usize::from(held).min(TO_WIN as usize - 1), 1.0));
    let all = state.below.with(state.next);
    let candidates = if bared {
        Territories::NONE.with(state.next)
    } else {
        all
    };
    lands(all, candidates, inputs);
    let sum = |pairs: &PairValues, cards: BySide<Cards>| -> f32 {
        let mut sum = 0.0;
        for north in cards[Side::North].iter() {
            for south in cards[Side::South].iter() {
                sum += pairs[north.index()][south.index()];
            }
        }
        if captor == Side::North { sum } else { -sum }
    };
    let count = f32::from(state.own[captor].count());
    let mean = sum(&mean_pairs(all), state.own) / (count * count);
    let next = sum(&mean_pairs(candidates), state.active);
    inputs.push((ADVANTAGES, ALL_SCALE * mean));
    inputs.push((ADVANTAGES + 1, NEXT_SCALE * next));
}

/// The advantages are of the size of the other numbers.
const ALL_SCALE: f32 = 4.0;
const NEXT_SCALE: f32 = 1.0 / (ARMY as f32 - 1.0);

/// How many territories `captor` holds after a capture in `before`.
fn held(before: &State, captor: Side) -> usize {
    let held = match captor {
        Side::North => before.north,
        Side::South => before.captured() - before.north,
    };
    usize::from(held + 1).min(TO_WIN as usize - 1)
}

/// The value of the captures in one state.
#[derive(Debug, Clone)]
pub(super) struct CaptureValue<'a> {
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
    pub fn new(nets: &'a [Net; LAYERS], state: &State) -> Self {
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
        let mut inputs = Vec::new();
        lands(territories(state), candidates(state), &mut inputs);
        let land = net.wide(&inputs);
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
    use super::super::self_play::{Symmetry, tests::self_play};
    use super::*;
    use crate::rules::seed::Seed;

    #[test]
    fn the_shipped_nets_are_of_this_make_and_written_as_they_are_read() {
        let bytes = include_bytes!("../../../../assets/ai/fayance/values.bin");
        let nets = read(bytes).expect("nets");
        assert!(read(&bytes[1..]).is_none());
        assert!(read(&[&bytes[..], &[0]].concat()).is_none());
        assert_eq!(write(&nets), bytes);
    }

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
                    let before = State {
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
                    after.inputs(&symmetries[0], bared, &mut found);
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
