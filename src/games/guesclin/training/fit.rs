//! Fits a net to the ends of games, with the steps of Adam.

use rand::{Rng, RngExt};

use guesclin_ai::{HIDDEN, Net, SelfPlayGame, share};
use kit_ai::adam::Adam;

/// How many boards a step looks at.
const BATCH: usize = 128;
/// The learning rate at first.
const RATE: f32 = 0.003;
/// How much weights are drawn to 0.
const DECAY: f32 = 1e-4;
/// Guesses are kept so far from 0 and 1.
const LEAST: f32 = 1e-4;

/// A board in numbers, with what France had of the game.
pub(super) type Sample<'a> = (&'a [f32], f32);

/// The boards of games.
pub(super) fn samples(games: &[SelfPlayGame]) -> Vec<Sample<'_>> {
    let boards = |game: &SelfPlayGame| game.won;
    let all = games.iter().flat_map(|game| {
        let won = boards(game);
        game.boards.iter().map(move |board| (board.as_slice(), won))
    });
    all.collect()
}

fn guess(net: &Net, board: &[f32]) -> f32 {
    share(net.guess(&net.layer(board))).clamp(LEAST, 1.0 - LEAST)
}

/// The mean cross entropy of a net's guesses.
pub(super) fn loss(net: &Net, all: &[Sample<'_>]) -> f32 {
    let one = |&(board, won): &Sample<'_>| {
        let guess = guess(net, board);
        -won * guess.ln() - (1.0 - won) * (1.0 - guess).ln()
    };
    all.iter().map(one).sum::<f32>() / all.len().max(1) as f32
}

/// A net before its first step.
pub(super) fn fresh(inputs: usize, rng: &mut impl Rng) -> Net {
    let mut net = Net::zero(inputs);
    let mut near = |most: f32| most * (2.0 * rng.random::<f32>() - 1.0);
    for row in &mut net.first {
        row.fill_with(|| near(0.25));
    }
    net.last.fill_with(|| near(0.4));
    net.base.fill_with(|| near(0.2));
    net
}

/// Goes through all samples once, in an order of its own; `ease` is what the rate is multiplied by.
pub(super) fn epoch(
    adam: &mut Adam,
    net: &mut Net,
    all: &mut [Sample<'_>],
    ease: f32,
    rng: &mut impl Rng,
) {
    for n in (1..all.len()).rev() {
        all.swap(n, rng.random_range(0..=n));
    }
    for batch in all.chunks(BATCH) {
        let mut slope = slope(net, batch);
        for (slope, weight) in slope.weights_mut().zip(net.weights()) {
            *slope += DECAY * weight;
        }
        adam.step(net.weights_mut(), slope.weights(), RATE * ease);
    }
}

/// The slope of the loss over a batch.
fn slope(net: &Net, batch: &[Sample<'_>]) -> Net {
    let mut slope = Net::zero(net.first.len());
    let part = 1.0 / batch.len() as f32;
    for &(board, won) in batch {
        let layer = net.layer(board);
        let raw = net.guess(&layer);
        let guess = share(raw).clamp(LEAST, 1.0 - LEAST);
        let bend = 1.0 + raw.abs();
        let out = part * (guess - won) / (guess * (1.0 - guess)) * 0.5 / (bend * bend);
        let mut back = [0.0; HIDDEN];
        for (n, &sum) in layer.iter().enumerate() {
            if sum > 0.0 {
                slope.last[n] += out * sum;
                back[n] = out * net.last[n];
                slope.base[n] += back[n];
            }
        }
        slope.bias += out;
        for (row, &number) in slope.first.iter_mut().zip(board) {
            if number != 0.0 {
                for (sum, back) in row.iter_mut().zip(&back) {
                    *sum += number * back;
                }
            }
        }
    }
    slope
}
