//! Worlds as likely as what was seen is in them: an enemy who plays by the blueprint would have laid these cards there.

use rand_pcg::Pcg32;

use super::pick;
use crate::ai::guyenne::net::chances;
use crate::ai::guyenne::{Blueprint, Mind, Sight};
use crate::rules::guyenne::{Position, View};

/// A world that the seat of `view` cannot tell from the true one: one of `pool` that were imagined, by how likely the
/// enemy's placements of this round are in each.
#[must_use]
pub fn draw(nets: &Blueprint, view: &View, pool: usize, rng: &mut Pcg32) -> Position {
    let first = Position::imagine(view, rng);
    if view
        .viewer
        .is_none_or(|viewer| first.placed(viewer.camp.enemy()).is_empty())
    {
        return first;
    }
    let mut worlds = vec![first];
    worlds.extend((1..pool).map(|_| Position::imagine(view, rng)));
    let mut likely: Vec<f32> = worlds
        .iter()
        .map(|world| likelihood(nets, view, world))
        .collect();
    let all: f32 = likely.iter().sum();
    for chance in &mut likely {
        *chance /= all;
    }
    worlds.swap_remove(pick(&likely, rng))
}

/// How likely the enemy's hidden placements of this round are in `world`; never quite 0, as he may be anybody.
fn likelihood(nets: &Blueprint, view: &View, world: &Position) -> f32 {
    const DOUBT: f32 = 0.02;
    let Some(viewer) = view.viewer else {
        return 1.0;
    };
    let mut likely = 1.0;
    let mut mind = Mind::default();
    for (before, placed) in world.placed(viewer.camp.enemy()) {
        let Some(seat) = before.to_move() else {
            continue;
        };
        let then = before.view(Some(seat));
        let Some(sight) = Sight::new(&then) else {
            continue;
        };
        let (options, liked) = mind.weigh(nets, &sight);
        let Some(at) = options.all.iter().position(|choice| choice.m == placed) else {
            continue;
        };
        chances(liked);
        likely *= liked[at] + DOUBT / liked.len() as f32;
    }
    likely
}
