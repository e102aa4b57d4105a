//! CFR+ (Tammelin 2014): both players play against each other, over and over, and lean to what they regret not having
//! done; the average of all that comes ever closer to an equilibrium.

use super::tree::{Node, Tree};

/// A search for the equilibrium of a tree, to be advanced as far as one likes.
#[derive(Debug, Clone)]
pub struct Equilibrium<'a> {
    tree: &'a Tree,
    regrets: Vec<f64>,
    sums: Vec<f64>,
    /// What both play in this iteration.
    play: Vec<f64>,
    /// What is regretted in this iteration.
    fresh: Vec<f64>,
    iterations: u32,
}

impl<'a> Equilibrium<'a> {
    /// Nothing tried yet.
    #[must_use]
    pub fn new(tree: &'a Tree) -> Self {
        let none = vec![0.0; tree.moves()];
        Self {
            tree,
            regrets: none.clone(),
            sums: none.clone(),
            play: tree.even_play(),
            fresh: none,
            iterations: 0,
        }
    }

    /// Walks the whole tree `iterations` times for each player.
    pub fn advance(&mut self, iterations: u32) {
        for _ in 0..iterations {
            self.iterations += 1;
            for player in 0..2 {
                self.walk(0, player, 1.0, 1.0);
                self.learn(player);
            }
        }
    }

    /// What the position is worth to `player` when he comes there with a chance of `own`, and luck and the other with
    /// one of `others`.
    fn walk(&mut self, node: u32, player: usize, own: f64, others: f64) -> f64 {
        let tree = self.tree;
        match tree.nodes[node as usize] {
            Node::End(won) if player == 0 => won,
            Node::End(won) => -won,
            Node::Chance { edges, odds, count } => (0..count)
                .map(|n| {
                    let chance = tree.odds[(odds + n) as usize];
                    let next = tree.edges[(edges + n) as usize];
                    chance * self.walk(next, player, own, others * chance)
                })
                .sum(),
            Node::Decide { edges, set } => {
                let set = &tree.sets[set as usize];
                let next = &tree.edges[edges as usize..];
                let mut worth = 0.0;
                if set.player != player {
                    for (&next, at) in next.iter().zip(set.range()) {
                        let chance = self.play[at];
                        // Also where he never goes: the average must count every set alike.
                        worth += chance * self.walk(next, player, own, others * chance);
                    }
                    return worth;
                }
                for (&next, at) in next.iter().zip(set.range()) {
                    let chance = self.play[at];
                    let here = self.walk(next, player, own * chance, others);
                    worth += chance * here;
                    self.fresh[at] += others * here;
                    self.sums[at] += f64::from(self.iterations) * own * chance;
                }
                for at in set.range() {
                    self.fresh[at] -= others * worth;
                }
                worth
            }
        }
    }

    /// Takes in what `player` regrets: never less than nothing.
    fn learn(&mut self, player: usize) {
        for set in self.tree.sets.iter().filter(|set| set.player == player) {
            let mut all = 0.0;
            for at in set.range() {
                self.regrets[at] = (self.regrets[at] + self.fresh[at]).max(0.0);
                self.fresh[at] = 0.0;
                all += self.regrets[at];
            }
            for at in set.range() {
                self.play[at] = if all > 0.0 {
                    self.regrets[at] / all
                } else {
                    1.0 / f64::from(set.count)
                };
            }
        }
    }

    /// The average play so far, as a table of the tree: even where nobody ever came.
    #[must_use]
    pub fn play(&self) -> Vec<f64> {
        let mut play = self.tree.even_play();
        for range in self.tree.ranges() {
            let all: f64 = self.sums[range.clone()].iter().sum();
            if all > 0.0 {
                for at in range {
                    play[at] = self.sums[at] / all;
                }
            }
        }
        play
    }
}
