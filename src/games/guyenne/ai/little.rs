//! Little Guyenne as a game tree, and the policy of a bot as a strategy in it.

use std::collections::BTreeMap;

use crate::bot::Bot;
use crate::digest::digest;
use guyenne_rules::seat::{Camp, Seat};
use guyenne_rules::{BadSetup, ChanceOutcome, Move, Position, RulesConfig, View};
use kit_ai::exact::tree::{Node, Tree, TreeStep};
use kit_rules::seed::{Seed, following};

/// A two-player game of Guyenne as a whole tree.
///
/// Its information sets hold everything a seat has seen and done. A bot's policy depends only on the current [`View`],
/// which leaves out some of the past (who passed, which card lay where), so it is the same in all sets with one view.
#[derive(Debug, Clone)]
pub struct Little {
    /// The tree. Player 0 is the English camp; a game won counts 1, a draw 0, a game lost -1.
    pub tree: Tree,
    /// The view of the seat that decides, each different one once.
    views: Vec<View>,
    /// By information set: the index of its view.
    view_of: Vec<u32>,
}

/// A state while the tree is built: the position, or the outcomes of a deal or a move, with each camp's memory (a
/// number of [`Memories`]).
enum State {
    At(Position, [u32; 2]),
    Chance(Vec<ChanceOutcome>, [u32; 2]),
}

/// Numbers for all memories: a memory is an earlier one and what was seen since.
#[derive(Default)]
struct Memories(BTreeMap<(u32, String), u32>);

impl Memories {
    /// The number of the memory of `camp` after `outcome`, if it was `old` before.
    fn after(&mut self, old: u32, outcome: &ChanceOutcome, camp: Camp) -> u32 {
        let seen = outcome.events.iter();
        let seen: Vec<_> = seen
            .map(|event| event.seen_by(Some(Seat::of(camp))))
            .collect();
        let fresh = self.0.len() as u32 + 1;
        *self.0.entry((old, format!("{seen:?}"))).or_insert(fresh)
    }
}

impl Little {
    /// The whole tree of the game with this configuration. Only the smallest equipment fits in memory.
    ///
    /// # Errors
    /// The configuration is not valid, or a camp is shared.
    pub fn new(config: RulesConfig) -> Result<Self, BadSetup> {
        for camp in Camp::ALL {
            if config.shared(camp) {
                return Err(BadSetup::Teams(camp, 2));
            }
        }
        let openings = Position::openings(config)?;
        let mut memories = Memories::default();
        let mut views = Views::default();
        let mut seen = BTreeMap::new();
        let (tree, keys) = Tree::build(State::Chance(openings, [0; 2]), |state| match state {
            State::Chance(chance_outcomes, old) => TreeStep::Chance(
                chance_outcomes
                    .into_iter()
                    .map(|outcome| {
                        let new =
                            Camp::ALL.map(|camp| memories.after(old[camp.index()], &outcome, camp));
                        (outcome.chance, State::At(outcome.position, new))
                    })
                    .collect(),
            ),
            State::At(position, old) => {
                let Some(decision) = position.decision() else {
                    let winner = position.outcome().and_then(|outcome| outcome.winner);
                    return TreeStep::End(match winner {
                        Some(Camp::English) => 1.0,
                        Some(Camp::French) => -1.0,
                        None => 0.0,
                    });
                };
                let player = decision.seat.camp.index();
                let key = old[player];
                seen.entry(key)
                    .or_insert_with(|| views.index(position.view(Some(decision.seat))));
                let mut next = Vec::new();
                decision.for_each(|m| {
                    let mut chance_outcomes = position.chance_outcomes(m).unwrap_or_default();
                    next.push(match (chance_outcomes.pop(), chance_outcomes.len()) {
                        (Some(outcome), 0) => {
                            let new = Camp::ALL
                                .map(|camp| memories.after(old[camp.index()], &outcome, camp));
                            State::At(outcome.position, new)
                        }
                        (last, _) => {
                            chance_outcomes.extend(last);
                            State::Chance(chance_outcomes, old)
                        }
                    });
                });
                TreeStep::Decide { player, key, next }
            }
        });
        Ok(Self {
            tree,
            views: views.all,
            view_of: keys.iter().map(|key| seen[key]).collect(),
        })
    }

    /// The camp of each information set, in their order.
    pub fn camps(&self) -> impl Iterator<Item = Camp> {
        self.tree.sets.iter().map(|set| Camp::ALL[set.player])
    }

    /// The views of the seats that decide, each different one once.
    #[must_use]
    pub fn views(&self) -> &[View] {
        &self.views
    }

    /// The strategy that plays by `policy` at each view: probabilities that add up to about 1. Moves that are not legal
    /// are ignored; if none is left, all moves are equally likely.
    ///
    /// `policy` is called at most once for a view, with its index in [`Self::views`], and only for views that the
    /// policy itself leads to. The strategy is uniform in the other sets, which no opponent can make it reach.
    #[must_use]
    pub fn table(&self, policy: impl FnMut(usize, &View) -> Vec<(Move, f32)>) -> Vec<f64> {
        let mut table = StrategyBuilder {
            little: self,
            policy,
            rows: vec![None; self.views.len()],
            play: self.tree.even_play(),
        };
        table.walk(0, 0);
        table.walk(0, 1);
        table.play
    }
}

/// A strategy while it is filled in.
struct StrategyBuilder<'a, F> {
    little: &'a Little,
    policy: F,
    /// By view: the probabilities of its moves, once they are known.
    rows: Vec<Option<Vec<f64>>>,
    play: Vec<f64>,
}

impl<F: FnMut(usize, &View) -> Vec<(Move, f32)>> StrategyBuilder<'_, F> {
    /// Fills in the sets of `player` below `node` that the player's own moves reach.
    fn walk(&mut self, node: u32, player: usize) {
        let Little {
            tree,
            views,
            view_of,
        } = self.little;
        match tree.nodes[node as usize] {
            Node::End(_) => {}
            Node::Chance { edges, count, .. } => {
                for edge in edges..edges + count {
                    self.walk(tree.edges[edge as usize], player);
                }
            }
            Node::Decide { edges, set } => {
                let own = tree.sets[set as usize].player == player;
                let range = tree.sets[set as usize].range();
                if own {
                    let at = view_of[set as usize] as usize;
                    let policy = &mut self.policy;
                    let row = self.rows[at]
                        .get_or_insert_with(|| row(&views[at], &policy(at, &views[at])));
                    self.play[range.clone()].copy_from_slice(row);
                }
                for (&next, at) in tree.edges[edges as usize..].iter().zip(range) {
                    if !own || self.play[at] > 0.0 {
                        self.walk(next, player);
                    }
                }
            }
        }
    }
}

/// The probabilities of a view's moves, in the order of the moves.
fn row(view: &View, policy: &[(Move, f32)]) -> Vec<f64> {
    let moves = view
        .decision
        .map(|decision| decision.moves())
        .unwrap_or_default();
    let probability = |m: &Move| {
        let named = policy.iter().filter(|(other, _)| other == m);
        named
            .map(|&(_, probability)| f64::from(probability.max(0.0)))
            .sum()
    };
    let probabilities: Vec<f64> = moves.iter().map(probability).collect();
    let all: f64 = probabilities.iter().sum();
    if all > 0.0 {
        probabilities
            .iter()
            .map(|probability| probability / all)
            .collect()
    } else {
        vec![1.0 / moves.len() as f64; moves.len()]
    }
}

/// Different views, found by digest and then by equality.
#[derive(Default)]
struct Views {
    all: Vec<View>,
    by_digest: BTreeMap<u64, Vec<u32>>,
}

impl Views {
    fn index(&mut self, view: View) -> u32 {
        let alike = self.by_digest.entry(digest(&view)).or_default();
        let known = alike.iter().find(|&&at| self.all[at as usize] == view);
        if let Some(&at) = known {
            return at;
        }
        let at = self.all.len() as u32;
        alike.push(at);
        self.all.push(view);
        at
    }
}

/// How many iterations a bot searches at a time before its policy is read.
const SLICE: u32 = 1 << 12;

/// The policy at `view` of the bots that `bot` makes, each after its full search: probabilities that add up to about 1.
/// A bot that knows its policy gives it; otherwise its chosen move counts with probability 1. The result is the mean
/// over `seeds` seeds, or that of one seed if the bot does not search.
pub fn average_policy(
    view: &View,
    seeds: u32,
    mut bot: impl FnMut(Seed) -> Box<dyn Bot>,
) -> Vec<(Move, f32)> {
    let mut policy: Vec<(Move, f32)> = Vec::new();
    for n in 0..seeds {
        let mut player = bot(following(Seed(0), n.into()));
        let mut thinks = false;
        while !player.think(view, SLICE) {
            thinks = true;
        }
        let known = player.policy(view);
        if n == 0
            && !thinks
            && let Some(known) = known
        {
            return known;
        }
        let Some(played) = known.or_else(|| Some(vec![(player.choose(view)?, 1.0)])) else {
            return policy;
        };
        for (m, probability) in played {
            let share = probability / seeds as f32;
            match policy.iter_mut().find(|(other, _)| *other == m) {
                Some((_, sum)) => *sum += share,
                None => policy.push((m, share)),
            }
        }
    }
    policy
}
