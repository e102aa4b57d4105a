//! The tree of a finite two-player zero-sum game with chance and hidden information, in flat arrays.

use std::collections::BTreeMap;

/// What [`Tree::build`] needs to know of one state of a game.
#[derive(Debug, Clone)]
pub enum TreeStep<S, K> {
    /// The game is over; what player 0 has won (player 1 has lost the same).
    End(f64),
    /// A chance node: each next state with its probability.
    Chance(Vec<(f64, S)>),
    /// A player decides.
    Decide {
        /// 0 or 1.
        player: usize,
        /// The information set: all that the player knows and remembers. States with equal keys have the same moves.
        key: K,
        /// The next state after each move.
        next: Vec<S>,
    },
}

/// A node of the tree. Its children lie side by side in [`Tree::edges`].
#[derive(Debug, Clone, Copy)]
pub enum Node {
    /// The end of the game: what player 0 has won.
    End(f64),
    /// Chance decides among `count` children.
    Chance {
        /// Where its children begin in [`Tree::edges`].
        edges: u32,
        /// Where their probabilities begin in [`Tree::odds`].
        odds: u32,
        /// How many there are.
        count: u32,
    },
    /// A player decides.
    Decide {
        /// Where its children begin in [`Tree::edges`].
        edges: u32,
        /// The information set, an index into [`Tree::sets`].
        set: u32,
    },
}

/// An information set: its player, and the range of its moves in a strategy vector.
#[derive(Debug, Clone, Copy)]
pub struct Set {
    /// Who decides: 0 or 1.
    pub player: usize,
    /// Where its moves begin in a strategy vector.
    pub from: u32,
    /// How many moves there are.
    pub count: u32,
}

impl Set {
    /// The range of its moves in a strategy vector.
    #[must_use]
    pub fn range(&self) -> core::ops::Range<usize> {
        self.from as usize..(self.from + self.count) as usize
    }
}

/// A whole game tree. A strategy for it is a vector with one probability for each move of each information set,
/// [`moves`](Self::moves) in all.
#[derive(Debug, Clone, Default)]
pub struct Tree {
    /// The root is the first.
    pub nodes: Vec<Node>,
    /// The children of all nodes, as indices into the nodes.
    pub edges: Vec<u32>,
    /// The probabilities of the children of chance nodes.
    pub odds: Vec<f64>,
    /// The information sets.
    pub sets: Vec<Set>,
    moves: u32,
}

impl Tree {
    /// The tree below `root`, with the keys of its information sets in the order of the sets. States that share a key
    /// must belong to one player and have equally many moves; a key must hold all that the player knew and did (perfect
    /// recall).
    pub fn build<S, K: Ord + Clone>(
        root: S,
        mut step: impl FnMut(S) -> TreeStep<S, K>,
    ) -> (Self, Vec<K>) {
        let mut tree = Self::default();
        let mut known = BTreeMap::new();
        tree.grow(root, &mut step, &mut known);
        let mut keys: Vec<_> = known.into_iter().map(|(key, set)| (set, key)).collect();
        keys.sort_by_key(|&(set, _)| set);
        (tree, keys.into_iter().map(|(_, key)| key).collect())
    }

    fn grow<S, K: Ord>(
        &mut self,
        state: S,
        step: &mut impl FnMut(S) -> TreeStep<S, K>,
        known: &mut BTreeMap<K, u32>,
    ) -> u32 {
        let at = self.nodes.len();
        self.nodes.push(Node::End(0.0));
        match step(state) {
            TreeStep::End(won) => self.nodes[at] = Node::End(won),
            TreeStep::Chance(chance_outcomes) => {
                let odds = self.odds.len() as u32;
                self.odds
                    .extend(chance_outcomes.iter().map(|&(chance, _)| chance));
                let count = chance_outcomes.len() as u32;
                let states = chance_outcomes.into_iter().map(|(_, state)| state);
                let edges = self.reserve(count);
                self.nodes[at] = Node::Chance { edges, odds, count };
                self.descend(edges, states, step, known);
            }
            TreeStep::Decide { player, key, next } => {
                let count = next.len() as u32;
                let sets = &mut self.sets;
                let moves = &mut self.moves;
                let set = *known.entry(key).or_insert_with(|| {
                    sets.push(Set {
                        player,
                        from: *moves,
                        count,
                    });
                    *moves += count;
                    sets.len() as u32 - 1
                });
                debug_assert_eq!(self.sets[set as usize].count, count);
                let edges = self.reserve(count);
                self.nodes[at] = Node::Decide { edges, set };
                self.descend(edges, next.into_iter(), step, known);
            }
        }
        at as u32
    }

    fn reserve(&mut self, count: u32) -> u32 {
        let from = self.edges.len();
        self.edges.resize(from + count as usize, 0);
        from as u32
    }

    fn descend<S, K: Ord>(
        &mut self,
        from: u32,
        states: impl Iterator<Item = S>,
        step: &mut impl FnMut(S) -> TreeStep<S, K>,
        known: &mut BTreeMap<K, u32>,
    ) {
        for (edge, state) in (from as usize..).zip(states) {
            self.edges[edge] = self.grow(state, step, known);
        }
    }

    /// How many nodes there are: decisions, chance nodes and ends.
    #[must_use]
    pub fn nodes(&self) -> usize {
        self.nodes.len()
    }

    /// How many information sets there are.
    #[must_use]
    pub fn sets(&self) -> usize {
        self.sets.len()
    }

    /// The length of a strategy vector: set by set, each with its moves in their order.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.moves as usize
    }

    /// The range of each information set's moves in a strategy vector.
    pub fn ranges(&self) -> impl Iterator<Item = core::ops::Range<usize>> {
        self.sets.iter().map(Set::range)
    }

    /// The uniform strategy: all moves of a set are equally likely.
    #[must_use]
    pub fn even_play(&self) -> Vec<f64> {
        let mut play = vec![0.0; self.moves()];
        for set in &self.sets {
            play[set.range()].fill(1.0 / f64::from(set.count));
        }
        play
    }
}
