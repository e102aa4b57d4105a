//! What a table of play is worth, and what the best answer to it wins: exactly, by walking the tree.
//!
//! He who answers remembers everything he has seen and done (the tree's information sets say so), even where the player
//! he answers forgets: no opponent can do better, so nobody is flattered.

use super::tree::{Node, Tree};

/// What the first player wins when both play by `play`.
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

/// What the best answer of `player` (0 or 1) to the other's `play` wins.
#[must_use]
pub fn best_response(tree: &Tree, play: &[f64], player: usize) -> f64 {
    let mut answer = BestResponse {
        tree,
        player,
        reach: vec![0.0; tree.nodes.len()],
        members: vec![Vec::new(); tree.sets.len()],
        chosen: vec![None; tree.sets.len()],
        worth: vec![None; tree.nodes.len()],
    };
    answer.mark(play, 0, 1.0);
    answer.worth_of(play, 0)
}

/// How far `play` is from perfect, in wins a game: what the best answers to either camp win together, shared by two
/// (half of what the literature calls `NashConv`). 0 is an equilibrium, and 1 loses every game.
#[must_use]
pub fn exploitability(tree: &Tree, play: &[f64]) -> f64 {
    (best_response(tree, play, 0) + best_response(tree, play, 1)) / 2.0
}

/// A best answer in the making.
struct BestResponse<'a> {
    tree: &'a Tree,
    player: usize,
    /// By node: how likely luck and the other lead there.
    reach: Vec<f64>,
    /// By information set of the player: its nodes that can be reached.
    members: Vec<Vec<u32>>,
    /// By information set: the best move, once it is known.
    chosen: Vec<Option<u32>>,
    /// By node: what it is worth to the player, once that is known.
    worth: Vec<Option<f64>>,
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

    fn worth_of(&mut self, play: &[f64], node: u32) -> f64 {
        if let Some(worth) = self.worth[node as usize] {
            return worth;
        }
        let tree = self.tree;
        let worth = match tree.nodes[node as usize] {
            Node::End(won) if self.player == 0 => won,
            Node::End(won) => -won,
            Node::Chance { edges, odds, count } => (0..count)
                .map(|n| {
                    let next = tree.edges[(edges + n) as usize];
                    tree.odds[(odds + n) as usize] * self.worth_of(play, next)
                })
                .sum(),
            Node::Decide { edges, set } if tree.sets[set as usize].player == self.player => {
                let best = self.best(play, set);
                self.worth_of(play, tree.edges[(edges + best) as usize])
            }
            Node::Decide { edges, set } => {
                let next = &tree.edges[edges as usize..];
                let ways = tree.sets[set as usize].range().zip(next);
                ways.map(|(at, &next)| match play[at] {
                    chance if chance > 0.0 => chance * self.worth_of(play, next),
                    _ => 0.0,
                })
                .sum()
            }
        };
        self.worth[node as usize] = Some(worth);
        worth
    }

    /// The move that is best on the average over all nodes of the set: they look the same to the player. What lies
    /// below them is settled first; as he remembers what he did, none of that asks for this set again.
    fn best(&mut self, play: &[f64], set: u32) -> u32 {
        if let Some(best) = self.chosen[set as usize] {
            return best;
        }
        let tree = self.tree;
        let members = core::mem::take(&mut self.members[set as usize]);
        let mut best = (f64::NEG_INFINITY, 0);
        for n in 0..tree.sets[set as usize].count {
            let mut worth = 0.0;
            for &node in &members {
                if let Node::Decide { edges, .. } = tree.nodes[node as usize] {
                    let next = tree.edges[(edges + n) as usize];
                    worth += self.reach[node as usize] * self.worth_of(play, next);
                }
            }
            if worth > best.0 {
                best = (worth, n);
            }
        }
        self.chosen[set as usize] = Some(best.1);
        best.1
    }
}
