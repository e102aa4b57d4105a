//! Solves the end of a game as a game of hidden information, by Monte Carlo counterfactual regret minimization
//! (external sampling, Lanctot 2009; regrets floored at 0 and linear averaging as in CFR+, Tammelin 2014; baselines as
//! in VR-MCCFR, Schmid and others 2019).
//!
//! The enemy does not know our hand, so our policy must be one for all hands that we might hold. Both camps are
//! therefore updated in particles drawn from the public view alone, and our own hand's decision also in particles drawn
//! from our view. A round is updated from its start, too, and each particle is weighted by the likelihood of the
//! enemy's placements under the enemy's current average policy.
//!
//! `cargo arena -- --exploit solver-300` measures its exploitability in little Guyenne, solved again at each decision
//! with 300 samples; more samples make it smaller. A sample takes longer the more cards are in both hands together.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

use super::ComparedMove;
use super::regret_table::RegretTable;
use super::root_notes::RootNotes;
use crate::bot::Bot;
use crate::digest::digest;
use crate::greedy::Greedy;
use guyenne_rules::card::{Card, Cards};
use guyenne_rules::seat::Camp;
use guyenne_rules::{Equipment, Move, Position, Stage, View};
use kit_ai::binomial::binomial;
use kit_rules::seed::Seed;

/// About how many moves are sampled at a decision, and at the root decision.
const WIDTH: f32 = 8.0;
const ROOT_WIDTH: f32 = 40.0;
/// How many walks from the start of the round there are for each one from the decision. The enemy's policy there
/// determines what they may hold here: in little Guyenne the exploitability after 200 samples was 0.32 with one walk
/// from the start, 0.27 with two, 0.23 with four.
const FROM_START: u32 = 3;
/// The share of the current policy in the probability of sampling a move; the rest is uniform.
const EAGER: f32 = 0.5;

/// A solver for the decision of one view.
#[derive(Debug, Clone)]
pub struct EndgameSolver {
    view: View,
    /// The view without a seat: what everybody may know.
    open: View,
    seed: Seed,
    rng: Pcg32,
    regrets: RegretTable,
    /// How many samples have been started; it weights the average policy.
    samples: u32,
    /// The sample in progress.
    update: Option<ParticleUpdate>,
    /// How many nodes have been visited.
    visited: u32,
    /// The key of the view's decision in the regret table.
    root: u64,
    /// Policies and values of the nodes on the current path, each above those of its parent.
    stack: Vec<f32>,
    /// What the moves of the view's decision came to, if that is noted.
    notes: Option<RootNotes>,
}

/// One sample, updated by several walks.
#[derive(Debug, Clone)]
struct ParticleUpdate {
    /// A particle of the public view.
    public: Position,
    /// The start of its round; `None` if there is nothing to take back, see [`Position::round_start`].
    start: Option<Position>,
    /// How many walks are done.
    done: u32,
}

/// After so many nodes a decision counts as solved: about 0.7 s on one core of the machine it was measured on.
const ENOUGH: u32 = 6_000_000;

impl EndgameSolver {
    /// A solver before its first iteration. All it will do depends on the view and the seed alone.
    #[must_use]
    pub fn new(view: &View, seed: Seed) -> Self {
        let root = digest(view);
        Self {
            view: view.clone(),
            open: open(view),
            seed,
            rng: Pcg32::seed_from_u64(seed.0 ^ root),
            regrets: RegretTable::default(),
            samples: 0,
            update: None,
            visited: 0,
            root,
            stack: Vec::new(),
            notes: None,
        }
    }

    /// Also notes what each move comes to. It changes nothing of the policy.
    #[must_use]
    pub fn comparing(self) -> Self {
        Self {
            notes: Some(RootNotes::default()),
            ..self
        }
    }

    /// Whether the rest of the game can be solved in some hundred samples: the last round with up to eight cards in
    /// both hands, or the last two with up to six; little Guyenne always, shared camps never.
    #[must_use]
    pub fn is_small(view: &View) -> bool {
        let (rounds, cards) = size(view);
        let duel = Camp::ALL.iter().all(|&camp| !view.config.shared(camp));
        let little = view.config.equipment == Equipment::LITTLE;
        duel && (little || rounds <= 1 && cards <= 8 || rounds == 2 && cards <= 6)
    }

    /// Runs `iterations` walks, or fewer if it is settled before. Slices give the same result as one long call.
    pub fn advance(&mut self, iterations: u32) {
        for _ in 0..iterations {
            if self.is_settled() {
                return;
            }
            self.step();
        }
    }

    /// Runs `samples` samples of several walks each: 3 where the round has just begun, else 9.
    pub fn learn(&mut self, samples: u32) {
        for _ in 0..samples {
            self.step();
            while self.update.is_some() {
                self.step();
            }
        }
    }

    /// Whether it has visited enough nodes, or there is nothing to decide. Large trees get fewer iterations than small
    /// ones, so that no decision takes long.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.visited >= ENOUGH
            || self
                .view
                .decision
                .is_none_or(|decision| decision.count() < 2)
    }

    /// Runs one walk.
    fn step(&mut self) {
        let Some(seat) = self.view.decision.map(|decision| decision.seat) else {
            return;
        };
        let mut update = match self.update.take() {
            Some(update) => update,
            None => {
                self.samples += 1;
                let public = Position::determinize(&self.open, &mut self.rng);
                let start = public.round_start();
                ParticleUpdate {
                    public,
                    start,
                    done: 0,
                }
            }
        };
        let camp = Camp::ALL[update.done as usize % 2];
        let early = if update.start.is_some() {
            2 * FROM_START
        } else {
            0
        };
        match &update.start {
            Some(start) if update.done < early => {
                self.walk(start, camp, 1.0);
            }
            start if update.done < early + 2 => {
                let weight = start.as_ref().map_or(1.0, |start| {
                    self.likelihood(&update.public, start, camp.enemy())
                });
                self.walk(&update.public, camp, weight);
            }
            _ => {
                let ours = Position::determinize(&self.view, &mut self.rng);
                let weight = ours.round_start().map_or(1.0, |start| {
                    self.likelihood(&ours, &start, seat.camp.enemy())
                });
                self.walk(&ours, seat.camp, weight);
                return;
            }
        }
        update.done += 1;
        self.update = Some(update);
    }

    /// The likelihood of the placements of `camp` in `particle` under its average policy, relative to a uniform draw
    /// from its hand. Reinforcements count as placed: a view does not tell them apart.
    fn likelihood(&mut self, particle: &Position, start: &Position, camp: Camp) -> f32 {
        let mut at = start.clone();
        let mut likelihood = 1.0;
        while let (Some(decision), Stage::Place(step)) = (at.decision(), at.stage()) {
            let Some(field) = particle.fields().get(usize::from(step / 2)) else {
                break;
            };
            let cards = field.cards[decision.seat.camp];
            let m = Move::Place {
                castle: field.castle,
                cards,
            };
            if cards.is_empty() || decision.check(m).is_err() {
                break;
            }
            if decision.seat.camp == camp {
                let view = at.view(Some(decision.seat));
                let count = decision.count();
                let mut index = 0;
                let mut found = None;
                let slot = self.regrets.slot(digest(&view), count);
                let policy = self.regrets.average(slot);
                decision.for_each(|other| {
                    if other == m {
                        found = Some(index);
                    }
                    index += 1;
                });
                if let Some(found) = found {
                    likelihood *= policy.at(found) / draw_probability(view.hand, cards);
                }
            }
            at.play_unchecked(m);
        }
        likelihood
    }

    /// Walks through `particle` for `camp`: its moves are sampled and their regrets updated; the enemy plays by its
    /// current policy. Returns the estimated value for `camp`, 1 for a win and -1 for a loss. `weight` multiplies the
    /// regrets.
    fn walk(&mut self, particle: &Position, camp: Camp, weight: f32) -> f32 {
        self.visited += 1;
        let Some(decision) = particle.decision() else {
            return match particle.outcome().and_then(|outcome| outcome.winner) {
                Some(winner) if winner == camp => 1.0,
                Some(_) => -1.0,
                None => 0.0,
            };
        };
        let count = decision.count();
        if count == 1 {
            let mut next = particle.clone();
            next.play_unchecked(decision.nth(0));
            return self.walk(&next, camp, weight);
        }
        let key = digest(&particle.view(Some(decision.seat)));
        let slot = self.regrets.slot(key, count);
        let from = self.stack.len();
        self.regrets.current_policy(slot, &mut self.stack);
        let n = count as usize;
        if decision.seat.camp != camp || key == self.root {
            self.regrets
                .count(slot, &self.stack[from..from + n], self.samples as f32);
        }
        let mut node_value = 0.0;
        if decision.seat.camp == camp {
            // Some of the moves are sampled; for the others the value is their baseline, the moving average of earlier
            // values. The sampled values are corrected so that the estimate stays unbiased.
            let width = if key == self.root { ROOT_WIDTH } else { WIDTH };
            for index in 0..n {
                let played = self.stack[from + index];
                let tried = (width * (EAGER * played + (1.0 - EAGER) / n as f32)).min(1.0);
                let mut value = self.regrets.value(slot, index);
                if tried >= 1.0 || self.rng.random::<f32>() < tried {
                    let mut next = particle.clone();
                    next.play_unchecked(decision.nth(index as u32));
                    let seen = self.walk(&next, camp, weight);
                    self.regrets.tried(slot, index, seen);
                    value += (seen - value) / tried;
                }
                node_value += played * value;
                self.stack.push(value);
            }
            self.regrets
                .learn(slot, &self.stack[from + n..], node_value, weight);
            if let Some(notes) = self.notes.as_mut().filter(|_| key == self.root) {
                // The later the walk, the better both camps play in it.
                notes.note(&self.stack[from + n..], weight * self.samples as f32);
            }
        } else {
            let mut roll: f32 = self.rng.random();
            let mut chosen = None;
            for (index, &probability) in self.stack[from..from + n].iter().enumerate() {
                node_value -= probability * self.regrets.value(slot, index);
                if probability > 0.0 && roll >= 0.0 {
                    chosen = Some(index);
                    roll -= probability;
                }
            }
            if let Some(index) = chosen {
                let mut next = particle.clone();
                next.play_unchecked(decision.nth(index as u32));
                let seen = self.walk(&next, camp, weight);
                node_value += seen + self.regrets.value(slot, index);
                self.regrets.tried(slot, index, -seen);
            }
        }
        self.stack.truncate(from);
        node_value
    }

    /// The moves of the view with their probabilities, which add up to 1: the average policy, without moves of
    /// probability 0. Before the first iteration it is greedy's move.
    #[must_use]
    pub fn policy(&self) -> Vec<(Move, f32)> {
        let Some(decision) = self.view.decision else {
            return Vec::new();
        };
        let Some(average) = self.regrets.known(self.root) else {
            let greedy = Greedy::new(self.seed).choose(&self.view);
            return greedy.map(|m| (m, 1.0)).into_iter().collect();
        };
        let mut policy = Vec::new();
        let mut index = 0;
        decision.for_each(|m| {
            if average.at(index) > 0.0 {
                policy.push((m, average.at(index)));
            }
            index += 1;
        });
        policy
    }

    /// The moves of the view, with what is known of each, if it was noted ([`comparing`](Self::comparing)).
    #[must_use]
    pub fn compared(&self) -> Vec<ComparedMove> {
        let (Some(notes), Some(decision)) = (&self.notes, self.view.decision) else {
            return Vec::new();
        };
        let moves = decision.moves();
        let average = self.regrets.known(self.root);
        let chance = |at| average.map_or(0.0, |average| average.at(at));
        let chances: Vec<f32> = (0..moves.len()).map(chance).collect();
        notes.compared(&moves, &chances)
    }

    /// How many different decisions have been visited.
    #[must_use]
    pub fn decisions(&self) -> usize {
        self.regrets.len()
    }
}

/// The most rounds that can still be played, this one included (`u8::MAX` if that is unknown), and how many cards both
/// camps had in hand when this one began.
fn size(view: &View) -> (u8, u8) {
    let (mut rounds, mut cards) = (u8::MAX, 0);
    for camp in Camp::ALL {
        let fronts = view.fronts.iter().filter_map(|pair| pair[camp]);
        let all = view.held(camp) + fronts.map(|front| front.count).sum::<u8>();
        cards += all;
        if view.camps[camp].exhaustions == view.config.exhaustions() {
            // A camp plays at least two cards a round, and with at most one left the game ends.
            rounds = rounds.min(all / 2);
        }
    }
    (rounds, cards)
}

/// The view without what only its viewer knows.
fn open(view: &View) -> View {
    let mut open = view.clone();
    open.viewer = None;
    open.decision = None;
    open.hand = Cards::NONE;
    for front in open.fronts.iter_mut().flat_map(|pair| &mut pair.0) {
        if let Some(front) = front
            && !front.shown
        {
            front.cards = None;
        }
    }
    for seen in &mut open.camps.0 {
        seen.discard_known -= seen.discard_secret;
        seen.discard_secret = Cards::NONE;
        seen.given.1 = None;
    }
    open
}

/// The probability that `cards.count()` cards drawn from `hand` at random are `cards`.
fn draw_probability(hand: Cards, cards: Cards) -> f32 {
    let ways: f32 = Card::ALL
        .iter()
        .map(|&card| binomial(hand.of_kind(card), cards.of_kind(card)))
        .product();
    ways / binomial(hand.count(), cards.count())
}
