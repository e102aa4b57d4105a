//! CFR+ (Tammelin 2014, "Solving Large Imperfect Information Games Using CFR+"): regret matching by self-play over the
//! whole tree. The weighted average strategy converges to a Nash equilibrium.

use super::tree::{Node, Tree};

/// A CFR+ run on one tree, continued as long as the caller wants.
#[derive(Debug, Clone)]
pub struct Equilibrium<'a> {
    tree: &'a Tree,
    regrets: Vec<f64>,
    sums: Vec<f64>,
    /// Both players' strategy in this iteration, from regret matching.
    play: Vec<f64>,
    /// The regrets of this iteration, before they are added to `regrets`.
    fresh: Vec<f64>,
    iterations: u32,
}

impl<'a> Equilibrium<'a> {
    /// A run before its first iteration: both strategies are uniform.
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

    /// Runs `iterations` iterations; each walks the whole tree once for each player.
    pub fn advance(&mut self, iterations: u32) {
        for _ in 0..iterations {
            self.iterations += 1;
            for player in 0..2 {
                self.walk(0, player, 1.0, 1.0);
                self.learn(player);
            }
        }
    }

    /// The expected win of `player` at `node`, and their regrets below it. `own` is the player's own reach probability,
    /// `others` that of chance and the opponent.
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
                let mut value = 0.0;
                if set.player != player {
                    for (&next, at) in next.iter().zip(set.range()) {
                        let chance = self.play[at];
                        // Also where `own` is 0: the average must weigh every set in the same way.
                        value += chance * self.walk(next, player, own, others * chance);
                    }
                    return value;
                }
                for (&next, at) in next.iter().zip(set.range()) {
                    let chance = self.play[at];
                    let here = self.walk(next, player, own * chance, others);
                    value += chance * here;
                    self.fresh[at] += others * here;
                    self.sums[at] += f64::from(self.iterations) * own * chance;
                }
                for at in set.range() {
                    self.fresh[at] -= others * value;
                }
                value
            }
        }
    }

    /// Adds this iteration's regrets of `player`, floors the sums at 0 (the `+` of CFR+), and matches the strategy to
    /// them.
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

    /// The average strategy so far, as a vector of [`Tree::moves`] probabilities; uniform in sets never reached.
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
