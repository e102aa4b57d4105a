//! The exact value of a strategy, and of the best response to it, by walking the tree.
//!
//! A best responder has perfect recall (the tree's information sets say so), even against a strategy that forgets. So
//! the exploitability of an imperfect-recall strategy is measured against the strongest possible opponent.

use super::tree::{Node, Tree};

/// The expected win of player 0 when both play by the strategy `play`.
#[must_use]
pub fn value(tree: &Tree, play: &[f64]) -> f64 {
    fn walk(tree: &Tree, play: &[f64], node: u32) -> f64 {
        match tree.nodes[node as usize] {
            Node::End(won) => won,
            Node::Chance { edges, odds, count } => (0..count)
                .map(|n| {
                    let next = tree.edges[(edges + n) as usize];
                    tree.odds[(odds + n) as usize] * walk(tree, play, next)
                })
                .sum(),
            Node::Decide { edges, set } => tree.sets[set as usize]
                .range()
                .zip(&tree.edges[edges as usize..])
                .filter(|&(at, _)| play[at] > 0.0)
                .map(|(at, &next)| play[at] * walk(tree, play, next))
                .sum(),
        }
    }
    walk(tree, play, 0)
}

/// The expected win of `player` (0 or 1) by a best response to the other's part of `play`.
#[must_use]
pub fn best_response(tree: &Tree, play: &[f64], player: usize) -> f64 {
    let mut answer = BestResponse {
        tree,
        player,
        reach: vec![0.0; tree.nodes.len()],
        members: vec![Vec::new(); tree.sets.len()],
        chosen: vec![None; tree.sets.len()],
        values: vec![None; tree.nodes.len()],
    };
    answer.mark(play, 0, 1.0);
    answer.value_of(play, 0)
}

/// The exploitability of `play` in wins per game: the mean of what the best responses win from either side (half of
/// `NashConv`). 0 is an equilibrium; 1 loses every game.
#[must_use]
pub fn exploitability(tree: &Tree, play: &[f64]) -> f64 {
    (best_response(tree, play, 0) + best_response(tree, play, 1)) / 2.0
}

/// The state of a best response computation.
struct BestResponse<'a> {
    tree: &'a Tree,
    player: usize,
    /// By node: its reach probability by chance and the opponent.
    reach: Vec<f64>,
    /// By information set of the player: its nodes with a reach above 0.
    members: Vec<Vec<u32>>,
    /// By information set: the index of the best move, once it is known.
    chosen: Vec<Option<u32>>,
    /// By node: its value to the player, once it is known.
    values: Vec<Option<f64>>,
}

impl BestResponse<'_> {
    fn mark(&mut self, play: &[f64], node: u32, reach: f64) {
        if reach <= 0.0 {
            return;
        }
        self.reach[node as usize] = reach;
        let tree = self.tree;
        match tree.nodes[node as usize] {
            Node::End(_) => {}
            Node::Chance { edges, odds, count } => {
                for n in 0..count {
                    let chance = tree.odds[(odds + n) as usize];
                    self.mark(play, tree.edges[(edges + n) as usize], reach * chance);
                }
            }
            Node::Decide { edges, set } => {
                let at = set as usize;
                let own = tree.sets[at].player == self.player;
                if own {
                    self.members[at].push(node);
                }
                let next = &tree.edges[edges as usize..];
                for (at, &next) in tree.sets[at].range().zip(next) {
                    self.mark(play, next, if own { reach } else { reach * play[at] });
                }
            }
        }
    }

    fn value_of(&mut self, play: &[f64], node: u32) -> f64 {
        if let Some(value) = self.values[node as usize] {
            return value;
        }
        let tree = self.tree;
        let value = match tree.nodes[node as usize] {
            Node::End(won) if self.player == 0 => won,
            Node::End(won) => -won,
            Node::Chance { edges, odds, count } => (0..count)
                .map(|n| {
                    let next = tree.edges[(edges + n) as usize];
                    tree.odds[(odds + n) as usize] * self.value_of(play, next)
                })
                .sum(),
            Node::Decide { edges, set } if tree.sets[set as usize].player == self.player => {
                let best = self.best(play, set);
                self.value_of(play, tree.edges[(edges + best) as usize])
            }
            Node::Decide { edges, set } => {
                let next = &tree.edges[edges as usize..];
                let ways = tree.sets[set as usize].range().zip(next);
                ways.map(|(at, &next)| match play[at] {
                    chance if chance > 0.0 => chance * self.value_of(play, next),
                    _ => 0.0,
                })
                .sum()
            }
        };
        self.values[node as usize] = Some(value);
        value
    }

    /// The index of the best move of `set`, averaged over its nodes by their reach: the player cannot tell them apart.
    /// It recurses into the sets below; with perfect recall none of these leads back to `set`.
    fn best(&mut self, play: &[f64], set: u32) -> u32 {
        if let Some(best) = self.chosen[set as usize] {
            return best;
        }
        let tree = self.tree;
        let members = core::mem::take(&mut self.members[set as usize]);
        let mut best = (f64::NEG_INFINITY, 0);
        for n in 0..tree.sets[set as usize].count {
            let mut value = 0.0;
            for &node in &members {
                if let Node::Decide { edges, .. } = tree.nodes[node as usize] {
                    let next = tree.edges[(edges + n) as usize];
                    value += self.reach[node as usize] * self.value_of(play, next);
                }
            }
            if value > best.0 {
                best = (value, n);
            }
        }
        self.chosen[set as usize] = Some(best.1);
        best.1
    }
}
