//! Thinking ahead: moves are tried in imagined worlds, everybody plays on by the blueprint to the end of the round, and the
//! value net judges what comes of it.
//!
//! One iteration is one such game of a round. All moves that are still considered are tried in the same worlds, by the same
//! luck, so that they can be compared after a few; those that fall behind are dropped. What comes out is no single
//! move: each is as likely as the blueprint makes it, times the more the better it did (a step of mirror descent,
//! as in Sokota and others 2023), so that bluffs stay bluffs.

use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg32;

use super::{likelihood, world};
use crate::ai::guyenne::net::{chances, squash};
use crate::ai::guyenne::{Blueprint, Mind, Sight};
use crate::rules::guyenne::{Move, Position, View};
use crate::rules::seat::Camp;
use crate::rules::seed::Seed;

/// A result's share of what a game is worth to the nets; the rest is the lead in points.
pub const RESULT: f32 = 0.92;

/// How many worlds are imagined for one that is kept: each as likely as what was seen is in it.
const POOL: usize = 6;

/// When moves are dropped: after so many worlds, those that lag so far behind the best.
const CUTS: [(u32, f32); 4] = [(8, 0.30), (20, 0.16), (48, 0.09), (96, 0.05)];

/// What a search is given.
#[derive(Debug, Clone, Copy)]
pub struct Depth {
    /// The most moves that are tried.
    pub width: usize,
    /// How much a move's trials count against the blueprint's liking: 0 for nothing.
    pub trust: f32,
}

/// A decision that is being thought about.
#[derive(Debug, Clone)]
pub struct Search {
    nets: &'static Blueprint,
    view: View,
    /// The true world, for one who is told it.
    truth: Option<Box<Position>>,
    camp: Camp,
    depth: Depth,
    rng: Pcg32,
    /// Moves that are tried, with the blueprint's liking for them.
    moves: Vec<(Move, f32)>,
    /// Those that are still considered.
    open: Vec<usize>,
    /// What each came to, over all worlds.
    sums: Vec<f32>,
    /// In how many worlds each was tried.
    tried: Vec<u32>,
    worlds: u32,
    /// The world of the moment with its luck, and which move is tried in it next.
    now: Option<(Position, Pcg32, usize)>,
}

impl Search {
    /// A search that has not begun; `None` if `view` owes no decision. The blueprint's liking for a move counts as `bend`
    /// makes it.
    #[must_use]
    pub fn new(
        nets: &'static Blueprint,
        view: &View,
        depth: Depth,
        rng: Pcg32,
        bend: impl Fn(Move, f32) -> f32,
    ) -> Option<Self> {
        let sight = Sight::new(view)?;
        let mut mind = Mind::default();
        let (options, liked) = mind.weigh(nets, &sight);
        let all = options.all.iter().zip(liked.iter());
        let mut moves: Vec<_> = all
            .map(|(choice, &liked)| (choice.m, bend(choice.m, liked)))
            .collect();
        moves.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        moves.truncate(depth.width.max(1));
        Some(Self {
            nets,
            view: view.clone(),
            truth: None,
            camp: sight.ask().seat.camp,
            depth,
            rng,
            open: (0..moves.len()).collect(),
            sums: vec![0.0; moves.len()],
            tried: vec![0; moves.len()],
            moves,
            worlds: 0,
            now: None,
        })
    }

    /// The same search told all cards: every world it tries is `position` with other luck to come. It measures what honest
    /// players could still win by guessing better, and plays against nobody else. `None` if no decision is owed.
    #[must_use]
    pub fn told(
        nets: &'static Blueprint,
        position: &Position,
        depth: Depth,
        rng: Pcg32,
    ) -> Option<Self> {
        let view = position.view(position.to_move());
        let search = Self::new(nets, &view, depth, rng, |_, liked| liked)?;
        Some(Self {
            truth: Some(Box::new(position.clone())),
            ..search
        })
    }

    /// A world to try moves in.
    fn imagine(&mut self) -> Position {
        match &self.truth {
            Some(truth) => Position::clone(truth).with_luck(Seed(self.rng.next_u64())),
            None => likelihood::draw(self.nets, &self.view, POOL, &mut self.rng),
        }
    }

    /// Whether more iterations can change nothing.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.open.len() < 2
    }

    /// Tries `iterations` moves more.
    pub fn advance(&mut self, iterations: u32) {
        for _ in 0..iterations {
            if self.is_settled() {
                return;
            }
            let (start, luck, at) = match self.now.take() {
                Some(now) => now,
                None => {
                    let start = self.imagine();
                    (start, Pcg32::seed_from_u64(self.rng.next_u64()), 0)
                }
            };
            let tried = self.open[at];
            let mut position = start.clone();
            position.play_unchecked(self.moves[tried].0);
            self.sums[tried] += play_on(self.nets, position, self.camp, &mut luck.clone());
            self.tried[tried] += 1;
            if at + 1 < self.open.len() {
                self.now = Some((start, luck, at + 1));
            } else {
                self.worlds += 1;
                self.drop_worst();
            }
        }
    }

    /// What a move came to on average, -1 to 1; for one that was never tried the mean of those that were.
    fn mean(&self, at: usize) -> f32 {
        if self.tried[at] > 0 {
            return self.sums[at] / self.tried[at] as f32;
        }
        let tried: u32 = self.tried.iter().sum();
        self.sums.iter().sum::<f32>() / tried.max(1) as f32
    }

    fn drop_worst(&mut self) {
        let Some(&(_, margin)) = CUTS.iter().find(|&&(worlds, _)| worlds == self.worlds) else {
            return;
        };
        let best = self.open.iter().map(|&at| self.mean(at));
        let least = best.fold(f32::NEG_INFINITY, f32::max) - margin;
        let open = core::mem::take(&mut self.open);
        self.open = open
            .into_iter()
            .filter(|&at| self.mean(at) >= least)
            .collect();
    }

    /// How likely each move is to be played, best liked first.
    #[must_use]
    pub fn mix(&self) -> Vec<(Move, f32)> {
        // A few trials say little.
        let sure = self.worlds as f32 / (self.worlds as f32 + 8.0);
        let trust = self.depth.trust * sure;
        let mut liked: Vec<f32> = (0..self.moves.len())
            .map(|at| {
                let dropped = !self.open.contains(&at) && self.worlds > 0;
                let liked = self.moves[at].1 + trust * self.mean(at);
                if dropped { liked - 64.0 } else { liked }
            })
            .collect();
        chances(&mut liked);
        self.moves.iter().map(|&(m, _)| m).zip(liked).collect()
    }

    /// The moves with what they came to, for those who want to know why.
    pub fn trials(&self) -> impl Iterator<Item = (Move, f32, u32)> {
        (0..self.moves.len()).map(|at| (self.moves[at].0, self.mean(at), self.tried[at]))
    }
}

/// Plays on by the blueprint to the end of the round, and judges the world for `camp`.
fn play_on(nets: &Blueprint, mut position: Position, camp: Camp, luck: &mut Pcg32) -> f32 {
    let round = position.round();
    let mut mind = Mind::default();
    while position.round() == round
        && let Some(seat) = position.to_move()
    {
        let view = position.view(Some(seat));
        let Some(sight) = Sight::new(&view) else {
            break;
        };
        let (options, liked) = mind.weigh(nets, &sight);
        chances(liked);
        let chosen = options.all[pick(liked, luck)].m;
        position.play_unchecked(chosen);
    }
    judge(nets, &position, camp)
}

/// What a world is worth to `camp`, from -1 to 1: the end if it is one, else what the value net makes of it.
fn judge(nets: &Blueprint, position: &Position, camp: Camp) -> f32 {
    if let Some(outcome) = position.outcome() {
        let points = outcome.points();
        let lead = f32::from(points[camp]) - f32::from(points[camp.enemy()]);
        let won = match outcome.winner {
            None => 0.0,
            Some(winner) if winner == camp => 1.0,
            Some(_) => -1.0,
        };
        return RESULT * won + (1.0 - RESULT) * lead / 12.0;
    }
    let side = |camp| squash(nets.value.judge(&world(position, camp)));
    (side(camp) - side(camp.enemy())) / 2.0
}

/// One of several, by their chances.
#[must_use]
pub fn pick(chances: &[f32], luck: &mut Pcg32) -> usize {
    let mut left = luck.random::<f32>();
    for (at, chance) in chances.iter().enumerate() {
        left -= chance;
        if left < 0.0 {
            return at;
        }
    }
    chances.len().saturating_sub(1)
}
