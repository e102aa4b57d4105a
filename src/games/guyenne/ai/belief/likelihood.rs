//! Draws particles by importance resampling: determinized positions, weighted by the likelihood of the enemy's
//! placements.

use rand::RngExt;
use rand_pcg::Pcg32;

use super::pick;
use crate::bot::Bot;
use crate::greedy::Greedy;
use crate::nets::net::softmax;
use crate::nets::{Blueprint, Features, PolicyScratch};
use guyenne_rules::{Position, View};
use kit_rules::seed::Seed;

/// A model of the enemy's play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Enemy {
    /// Plays by the blueprint.
    Learned,
    /// Plays greedily, without bluffs, as most people do.
    Plain,
}

/// The prior probability of a greedy enemy. With 0, search wins fewer games against greedy than the policy net alone;
/// with 0.3 it wins more.
const PLAIN: f32 = 0.3;

/// How many particles are drawn at a time, and how many of them are kept.
const POOL: usize = 9;
const RESAMPLED: usize = 3;

/// Adds at least one particle of `view` to `particles`, with the enemy's model, drawn by the likelihood of the enemy's
/// placements this round under that model.
pub fn draw(
    nets: &Blueprint,
    view: &View,
    rng: &mut Pcg32,
    particles: &mut Vec<(Position, Enemy)>,
) {
    let first = Position::determinize(view, rng);
    if view
        .viewer
        .is_none_or(|viewer| first.placed(viewer.camp.enemy()).is_empty())
    {
        let enemy = if rng.random::<f32>() < PLAIN {
            Enemy::Plain
        } else {
            Enemy::Learned
        };
        particles.push((first, enemy));
        return;
    }
    let mut pool = vec![first];
    pool.extend((1..POOL).map(|_| Position::determinize(view, rng)));
    let seed = Seed(rng.random());
    let mut likely: Vec<f32> = Vec::with_capacity(2 * POOL);
    for particle in &pool {
        let [learned, plain] = likelihood(nets, view, particle, seed);
        likely.extend([learned * (1.0 - PLAIN), plain * PLAIN]);
    }
    let all: f32 = likely.iter().sum();
    for probability in &mut likely {
        *probability /= all;
    }
    for _ in 0..RESAMPLED {
        let at = pick(&likely, rng);
        let enemy = [Enemy::Learned, Enemy::Plain][at % 2];
        particles.push((pool[at / 2].clone(), enemy));
    }
}

/// The likelihood of the enemy's placements this round in `particle`, under either model of the enemy; never 0, as no
/// model is exact.
fn likelihood(nets: &Blueprint, view: &View, particle: &Position, seed: Seed) -> [f32; 2] {
    const DOUBT: f32 = 0.02;
    let mut likely = [1.0; 2];
    let Some(viewer) = view.viewer else {
        return likely;
    };
    let mut scratch = PolicyScratch::default();
    let mut plain = Greedy::new(seed);
    for (before, placed) in particle.placed(viewer.camp.enemy()) {
        let Some(seat) = before.to_move() else {
            continue;
        };
        let then = before.view(Some(seat));
        let Some(features) = Features::new(&then) else {
            continue;
        };
        let (options, policy) = scratch.logits(nets, &features);
        let Some(at) = options.all.iter().position(|choice| choice.m == placed) else {
            continue;
        };
        softmax(policy);
        let uniform = 1.0 / policy.len() as f32;
        likely[0] *= policy[at] + DOUBT * uniform;
        let same = plain.choose(&then) == Some(placed);
        likely[1] *= if same { 0.8 } else { 0.2 * uniform };
    }
    likely
}
