//! Thinking ahead: moves are tried in imagined worlds, everybody plays on to the end of the round, by the blueprint or, in
//! some worlds, an enemy who only plays what looks best, and the value net judges what comes of it.
//!
//! One iteration is one such game of a round. All moves that are still considered are tried in the same worlds, by the same
//! luck, so that they can be compared after a few; those that fall behind are dropped. What comes out is no single
//! move: each is as likely as the blueprint makes it, times the more the better it did (a step of mirror descent,
//! as in Sokota and others 2023), so that bluffs stay bluffs.

use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg32;

use super::likelihood::{self, Enemy};
use super::particle_features;
use crate::games::guyenne::ai::bot::{Bot, accepted};
use crate::games::guyenne::ai::greedy::Greedy;
use crate::games::guyenne::ai::nets::net::{softmax, softsign};
use crate::games::guyenne::ai::nets::{Blueprint, Features, PolicyScratch};
use crate::games::guyenne::rules::seat::Camp;
use crate::games::guyenne::rules::{Move, Position, View};
use crate::rules::seed::Seed;

/// A result's share of what a game is worth to the nets; the rest is the lead in points.
pub const RESULT: f32 = 0.92;

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
    /// Worlds that are still to be tried in.
    drawn: Vec<(Position, Enemy)>,
    /// The world of the moment, and which move is tried in it next.
    now: Option<(Trial, usize)>,
}

/// A world that moves are tried in.
#[derive(Debug, Clone)]
struct Trial {
    start: Position,
    enemy: Enemy,
    luck: Pcg32,
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
        let features = Features::new(view)?;
        let mut scratch = PolicyScratch::default();
        let (options, logits) = scratch.logits(nets, &features);
        let all = options.all.iter().zip(logits.iter());
        let mut moves: Vec<_> = all
            .map(|(choice, &logit)| (choice.m, bend(choice.m, logit)))
            .collect();
        moves.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        moves.truncate(depth.width.max(1));
        Some(Self {
            nets,
            view: view.clone(),
            truth: None,
            camp: features.decision().seat.camp,
            depth,
            rng,
            open: (0..moves.len()).collect(),
            sums: vec![0.0; moves.len()],
            tried: vec![0; moves.len()],
            moves,
            worlds: 0,
            drawn: Vec::new(),
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
        let search = Self::new(nets, &view, depth, rng, |_, logit| logit)?;
        Some(Self {
            truth: Some(Box::new(position.clone())),
            ..search
        })
    }

    /// A world to try moves in.
    fn determinize(&mut self) -> Option<Trial> {
        if let Some(truth) = &self.truth {
            let start = Position::clone(truth).with_luck(Seed(self.rng.next_u64()));
            self.drawn.push((start, Enemy::Learned));
        } else if self.drawn.is_empty() {
            likelihood::draw(self.nets, &self.view, &mut self.rng, &mut self.drawn);
        }
        let (start, enemy) = self.drawn.pop()?;
        let luck = Pcg32::seed_from_u64(self.rng.next_u64());
        Some(Trial { start, enemy, luck })
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
            let Some((trial, at)) = self
                .now
                .take()
                .or_else(|| self.determinize().map(|trial| (trial, 0)))
            else {
                return;
            };
            let tried = self.open[at];
            self.sums[tried] += trial.play(self.nets, self.moves[tried].0, self.camp);
            self.tried[tried] += 1;
            if at + 1 < self.open.len() {
                self.now = Some((trial, at + 1));
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
    pub fn policy(&self) -> Vec<(Move, f32)> {
        // A few trials say little.
        let sure = self.worlds as f32 / (self.worlds as f32 + 8.0);
        let trust = self.depth.trust * sure;
        let mut logits: Vec<f32> = (0..self.moves.len())
            .map(|at| {
                let dropped = !self.open.contains(&at) && self.worlds > 0;
                let logit = self.moves[at].1 + trust * self.mean(at);
                if dropped { logit - 64.0 } else { logit }
            })
            .collect();
        softmax(&mut logits);
        self.moves.iter().map(|&(m, _)| m).zip(logits).collect()
    }

    /// The moves with what they came to, for those who want to know why.
    pub fn trials(&self) -> impl Iterator<Item = (Move, f32, u32)> {
        (0..self.moves.len()).map(|at| (self.moves[at].0, self.mean(at), self.tried[at]))
    }
}

impl Trial {
    /// Plays `m`, then on to the end of the round, by the blueprint but for an enemy of another kind, and judges the
    /// world for `camp`.
    fn play(&self, nets: &Blueprint, m: Move, camp: Camp) -> f32 {
        let mut luck = self.luck.clone();
        let mut position = self.start.clone();
        let round = position.round();
        position.play_unchecked(m);
        let mut scratch = PolicyScratch::default();
        let mut plain = Greedy::new(Seed(luck.next_u64()));
        while position.round() == round
            && let Some(seat) = position.to_move()
        {
            let view = position.view(Some(seat));
            let chosen = if let Some(m) = accepted(&view) {
                Some(m)
            } else if self.enemy == Enemy::Plain && seat.camp != camp {
                plain.choose(&view)
            } else {
                Features::new(&view).map(|features| {
                    let (options, policy) = scratch.logits(nets, &features);
                    softmax(policy);
                    options.all[pick(policy, &mut luck)].m
                })
            };
            let Some(chosen) = chosen else {
                break;
            };
            position.play_unchecked(chosen);
        }
        judge(nets, &position, camp)
    }
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
    let side = |camp| softsign(nets.value.judge(&particle_features(position, camp)));
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
