//! Guyenne from a small box as a tree, and bots' play there as a table.

use std::collections::BTreeMap;

use crate::ai::exact::tree::{Node, Tree, TreeStep};
use crate::games::guyenne::ai::bot::Bot;
use crate::games::guyenne::ai::digest::digest;
use crate::games::guyenne::rules::seat::{Camp, Seat};
use crate::games::guyenne::rules::{BadSetup, ChanceOutcome, Move, Position, RulesConfig, View};
use crate::rules::seed::{Seed, following};

/// A game of two players, whole.
///
/// Its information sets hold all that a seat has seen and done. A bot knows less: it is a function of its [`View`], in
/// which some of the past is gone (who passed, which card lay where), so it plays the same in all sets with one view.
#[derive(Debug, Clone)]
pub struct Little {
    /// The tree; player 0 is the English camp, and what is won is a game (1), a draw (0) or nothing (-1).
    pub tree: Tree,
    /// What the seat that decides sees: each different view once.
    views: Vec<View>,
    /// By information set: which view.
    view_of: Vec<u32>,
}

/// Where the game is, with what each camp remembers (an index of [`Memories`]).
enum State {
    At(Position, [u32; 2]),
    Luck(Vec<ChanceOutcome>, [u32; 2]),
}

/// Everything that anybody can remember: a memory is an older one and what was seen since.
#[derive(Default)]
struct Memories(BTreeMap<(u32, String), u32>);

impl Memories {
    /// What `camp` remembers after a branch, having remembered `old`.
    fn after(&mut self, old: u32, branch: &ChanceOutcome, camp: Camp) -> u32 {
        let seen = branch.events.iter();
        let seen: Vec<_> = seen
            .map(|event| event.seen_by(Some(Seat::of(camp))))
            .collect();
        let fresh = self.0.len() as u32 + 1;
        *self.0.entry((old, format!("{seen:?}"))).or_insert(fresh)
    }
}

impl Little {
    /// The whole game by these terms, which must be for one player a camp. Only the smallest boxes fit in memory.
    ///
    /// # Errors
    /// The terms are no game.
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
        let (tree, keys) = Tree::build(State::Luck(openings, [0; 2]), |state| match state {
            State::Luck(chance_outcomes, old) => TreeStep::Chance(
                chance_outcomes
                    .into_iter()
                    .map(|branch| {
                        let new =
                            Camp::ALL.map(|camp| memories.after(old[camp.index()], &branch, camp));
                        (branch.chance, State::At(branch.position, new))
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
                        (Some(branch), 0) => {
                            let new = Camp::ALL
                                .map(|camp| memories.after(old[camp.index()], &branch, camp));
                            State::At(branch.position, new)
                        }
                        (last, _) => {
                            chance_outcomes.extend(last);
                            State::Luck(chance_outcomes, old)
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

    /// Whose each information set is, in their order.
    pub fn camps(&self) -> impl Iterator<Item = Camp> {
        self.tree.sets.iter().map(|set| Camp::ALL[set.player])
    }

    /// What a seat that decides may see: each different view once.
    #[must_use]
    pub fn views(&self) -> &[View] {
        &self.views
    }

    /// The table of somebody who plays by `policy` at each view: chances over moves that add up to about 1. Moves that are
    /// not legal count for nothing; where nothing is left, all moves are equally likely.
    ///
    /// `policy` is asked once a view, with its place among all [`Self::views`], and only where it leads to by itself: what a
    /// player would do where he never goes changes nothing. The table has even play there.
    #[must_use]
    pub fn table(&self, policy: impl FnMut(usize, &View) -> Vec<(Move, f32)>) -> Vec<f64> {
        let mut table = Table {
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

/// A table in the making.
struct Table<'a, F> {
    little: &'a Little,
    policy: F,
    /// By view: the chances of its moves, once they are asked for.
    rows: Vec<Option<Vec<f64>>>,
    play: Vec<f64>,
}

impl<F: FnMut(usize, &View) -> Vec<(Move, f32)>> Table<'_, F> {
    /// Fills in the sets of `player` below `node`, which he himself leads to.
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

/// The chances of a view's moves, in their order.
fn row(view: &View, policy: &[(Move, f32)]) -> Vec<f64> {
    let moves = view
        .decision
        .map(|decision| decision.moves())
        .unwrap_or_default();
    let chance = |m: &Move| {
        let named = policy.iter().filter(|(other, _)| other == m);
        named.map(|&(_, chance)| f64::from(chance.max(0.0))).sum()
    };
    let chances: Vec<f64> = moves.iter().map(chance).collect();
    let all: f64 = chances.iter().sum();
    if all > 0.0 {
        chances.iter().map(|chance| chance / all).collect()
    } else {
        vec![1.0 / moves.len() as f64; moves.len()]
    }
}

/// Different views, by a digest and then by all they hold.
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

/// How long a bot thinks at a time before it is asked for its mix.
const SLICE: u32 = 1 << 12;

/// What the bots made by `bot` play at `view` once each has thought enough, as chances that add up to about 1: their own
/// word for it if they know their mix, or else what each of `seeds` of them chooses. What a bot has to think about depends
/// on its seed, and is the mean over all of them.
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
        for (m, chance) in played {
            let share = chance / seeds as f32;
            match policy.iter_mut().find(|(other, _)| *other == m) {
                Some((_, sum)) => *sum += share,
                None => policy.push((m, share)),
            }
        }
    }
    policy
}
