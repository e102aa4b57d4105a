//! Search: moves are tried in particles. Everybody plays on to the end of the round by the blueprint (in some particles
//! the enemy plays greedily), and the value net judges the position there.
//!
//! One iteration is one such playout. All moves still considered are tried in the same particles with the same random
//! numbers, so that few particles suffice to compare them; moves that fall behind are dropped. The result is a mixed
//! policy: the blueprint's, with each logit raised by the move's mean value (a step of mirror descent, as in Sokota and
//! others 2023), so that bluffs remain.

use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg32;

use super::likelihood::{self, Enemy};
use super::move_notes::{ComparedMove, MoveNotes};
use super::particle_features;
use crate::bot::{Bot, accepted};
use crate::greedy::Greedy;
use crate::nets::net::{softmax, softsign};
use crate::nets::{Blueprint, Features, PolicyScratch};
use guyenne_rules::seat::Camp;
use guyenne_rules::{Move, Position, View};
use kit_rules::seed::Seed;

/// The weight of win or loss in the value of a finished game; the rest is the lead in points.
pub const RESULT: f32 = 0.92;

/// When moves are dropped: after so many particles, those whose mean is so far below the best.
const CUTS: [(u32, f32); 4] = [(8, 0.30), (20, 0.16), (48, 0.09), (96, 0.05)];

/// The size of a search.
#[derive(Debug, Clone, Copy)]
pub struct Depth {
    /// How many moves are tried at most: those with the largest logits.
    pub width: usize,
    /// How much a move's mean value, from -1 to 1, adds to its logit.
    pub trust: f32,
}

/// A search for one decision.
#[derive(Debug, Clone)]
pub struct Search {
    nets: &'static Blueprint,
    view: View,
    /// The true position, if the search may know it.
    truth: Option<Box<Position>>,
    camp: Camp,
    depth: Depth,
    rng: Pcg32,
    /// The moves that are tried, with their logits.
    moves: Vec<(Move, f32)>,
    /// The indices of the moves still considered.
    open: Vec<usize>,
    /// Each move's sum of values.
    sums: Vec<f32>,
    /// How often each move was tried.
    tried: Vec<u32>,
    /// How many particles all open moves were tried in.
    particles: u32,
    /// Particles that are drawn and not yet used.
    drawn: Vec<(Position, Enemy)>,
    /// The current particle, and the index in `open` of the move to try next.
    now: Option<(Trial, usize)>,
    /// What each move came to in each particle, if that is noted.
    notes: Option<MoveNotes>,
}

/// A particle in which moves are tried.
#[derive(Debug, Clone)]
struct Trial {
    start: Position,
    enemy: Enemy,
    rng: Pcg32,
}

impl Search {
    /// A search before its first iteration; `None` if there is no decision in `view`. `bend` may change the blueprint's
    /// logit of each move.
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
            particles: 0,
            drawn: Vec::new(),
            now: None,
            notes: None,
        })
    }

    /// Also tries `made` in every particle to the last, even if it is none of the moves that are tried or was dropped,
    /// and notes what each move comes to. It changes nothing of what is tried besides, and nothing of the policy.
    #[must_use]
    pub fn comparing(self, made: Move) -> Self {
        let moves: Vec<Move> = self.moves.iter().map(|&(m, _)| m).collect();
        Self {
            notes: Some(MoveNotes::new(&moves, made)),
            ..self
        }
    }

    /// A search that knows all cards: each of its particles is `position` with other draws to come. No player uses it;
    /// it measures what better beliefs could still win. `None` if the game is over.
    #[must_use]
    pub fn informed(
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

    /// The next particle.
    fn determinize(&mut self) -> Option<Trial> {
        if let Some(truth) = &self.truth {
            let start = Position::clone(truth).with_seed(Seed(self.rng.next_u64()));
            self.drawn.push((start, Enemy::Learned));
        } else if self.drawn.is_empty() {
            likelihood::draw(self.nets, &self.view, &mut self.rng, &mut self.drawn);
        }
        let (start, enemy) = self.drawn.pop()?;
        let rng = Pcg32::seed_from_u64(self.rng.next_u64());
        Some(Trial { start, enemy, rng })
    }

    /// Whether further iterations change nothing: at most one move is left.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.open.len() < 2
    }

    /// Runs `iterations` iterations: each tries one move in one particle.
    pub fn advance(&mut self, iterations: u32) {
        for _ in 0..iterations {
            if self.is_settled() || !self.step() {
                return;
            }
        }
    }

    /// In how many particles all open moves were tried.
    #[must_use]
    pub const fn particles(&self) -> u32 {
        self.particles
    }

    /// Tries one move in one particle, even if only one move is left; returns whether there is any to try.
    pub fn step(&mut self) -> bool {
        let Some((trial, at)) = self
            .now
            .take()
            .or_else(|| self.determinize().map(|trial| (trial, 0)))
        else {
            return false;
        };
        let tried = self.open[at];
        let (value, _) = trial.play(self.nets, self.moves[tried].0, self.camp);
        self.sums[tried] += value;
        self.tried[tried] += 1;
        if let Some(notes) = &mut self.notes {
            notes.note(tried, value);
        }
        if at + 1 < self.open.len() {
            self.now = Some((trial, at + 1));
            return true;
        }
        if let Some(notes) = &mut self.notes
            && !self.open.contains(&notes.made())
        {
            let (value, _) = trial.play(self.nets, notes.made_move(), self.camp);
            notes.note(notes.made(), value);
        }
        self.particles += 1;
        self.drop_worst();
        true
    }

    /// The moves that were tried, with what is known of each, if it was noted ([`comparing`](Self::comparing)).
    #[must_use]
    pub fn compared(&self) -> Vec<ComparedMove> {
        let notes = self.notes.as_ref();
        let chances = self.policy();
        notes.map_or_else(Vec::new, |notes| notes.compared(&chances, &self.open))
    }

    /// Tries both moves in one more particle with the same random numbers: their values, -1 to 1, and whether the game
    /// was over after both, so that no net has judged. `None` if there is no particle. The policy and what is noted
    /// stay as they are.
    pub fn pair(&mut self, moves: [Move; 2]) -> Option<([f32; 2], bool)> {
        let trial = self.determinize()?;
        let played = moves.map(|m| trial.play(self.nets, m, self.camp));
        let over = played.iter().all(|&(_, over)| over);
        Some((played.map(|(value, _)| value), over))
    }

    /// The mean value of the move at index `at`, -1 to 1; of a move never tried, the mean of all tries.
    fn mean(&self, at: usize) -> f32 {
        if self.tried[at] > 0 {
            return self.sums[at] / self.tried[at] as f32;
        }
        let tried: u32 = self.tried.iter().sum();
        self.sums.iter().sum::<f32>() / tried.max(1) as f32
    }

    fn drop_worst(&mut self) {
        let Some(&(_, margin)) = CUTS
            .iter()
            .find(|&&(particles, _)| particles == self.particles)
        else {
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

    /// The policy: each move with its probability, in descending order of the blueprint's logits.
    #[must_use]
    pub fn policy(&self) -> Vec<(Move, f32)> {
        // A few tries are weak evidence.
        let sure = self.particles as f32 / (self.particles as f32 + 8.0);
        let trust = self.depth.trust * sure;
        let mut logits: Vec<f32> = (0..self.moves.len())
            .map(|at| {
                let dropped = !self.open.contains(&at) && self.particles > 0;
                let logit = self.moves[at].1 + trust * self.mean(at);
                if dropped { logit - 64.0 } else { logit }
            })
            .collect();
        softmax(&mut logits);
        self.moves.iter().map(|&(m, _)| m).zip(logits).collect()
    }
}

impl Trial {
    /// Plays `m` and then on to the end of the round; returns the value of the position for `camp`, and whether the
    /// game is over.
    fn play(&self, nets: &Blueprint, m: Move, camp: Camp) -> (f32, bool) {
        let mut rng = self.rng.clone();
        let mut position = self.start.clone();
        let round = position.round();
        position.play_unchecked(m);
        let mut scratch = PolicyScratch::default();
        let mut plain = Greedy::new(Seed(rng.next_u64()));
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
                    options.all[pick(policy, &mut rng)].m
                })
            };
            let Some(chosen) = chosen else {
                break;
            };
            position.play_unchecked(chosen);
        }
        (judge(nets, &position, camp), position.outcome().is_some())
    }
}

/// The value of `position` for `camp`, from -1 to 1: the result if the game is over, else the value net's.
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

/// A random index, by `probabilities`, which add up to 1.
#[must_use]
pub fn pick(probabilities: &[f32], rng: &mut Pcg32) -> usize {
    let mut left = rng.random::<f32>();
    for (at, probability) in probabilities.iter().enumerate() {
        left -= probability;
        if left < 0.0 {
            return at;
        }
    }
    probabilities.len().saturating_sub(1)
}
