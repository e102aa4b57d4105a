//! The end of a game, solved as the game of hidden information that it is: both camps learn against each other in worlds
//! made from what each can know, until neither regrets much (external-sampling Monte Carlo CFR, Lanctot 2009, with the
//! plus of CFR+: regrets never fall below nothing, and late play counts for more).
//!
//! Who plays what he plays with the cards he happens to hold gives them away. So the enemy learns in worlds that are drawn
//! from the open table alone, where our hand may be any, and our own hand learns against him in worlds drawn from our own
//! view. A round is learned from its start, and a world counts for as much as the enemy, playing as he has learned to,
//! would have come to what lies on the table now.
//!
//! On little Guyenne, solved anew at each decision, this comes to an exploitability of 0.28 to 0.35 (by the seed) after 100
//! lessons a decision, 0.23 to 0.25 after 300 and 0.13 to 0.14 after 1000, where greedy's is 1.00 and random's 0.69:
//! `cargo arena -- --exploit solver-300`. A lesson takes 0.02 to 0.3 ms in the last round of a game with up to six cards
//! in both hands together, 1 to 3 ms with eight or nine.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

use super::regret_table::RegretTable;
use crate::ai::binomial::binomial;
use crate::games::guyenne::ai::digest::digest;
use crate::games::guyenne::ai::{Bot, Greedy};
use crate::games::guyenne::rules::card::{Card, Cards};
use crate::games::guyenne::rules::seat::Camp;
use crate::games::guyenne::rules::{Equipment, Move, Position, Stage, View};
use crate::rules::seed::Seed;

/// About how many moves are tried at a decision; more at the one that is asked for.
const WIDTH: f32 = 8.0;
const ROOT_WIDTH: f32 = 40.0;
/// How often a round is learned from its start for each time from here. What the enemy may hold here follows from how he
/// plays there, so it is worth more than its time: on little Guyenne, 200 lessons with one walk from the start came to an
/// exploitability of 0.32, of two to 0.27, of four to 0.23.
const FROM_START: u32 = 3;
/// How much what is tried follows what is played.
const EAGER: f32 = 0.5;

/// The decision of one view, being solved.
#[derive(Debug, Clone)]
pub struct EndgameSolver {
    view: View,
    /// What lies open to anybody.
    open: View,
    seed: Seed,
    luck: Pcg32,
    regrets: RegretTable,
    /// How many worlds have been learned from, the one at hand included.
    lessons: u32,
    /// The lesson that has begun.
    lesson: Option<ParticleUpdate>,
    /// How many positions have been walked through.
    walked: u32,
    /// The view's own entry in the ledger.
    root: u64,
    /// Strategies and values of the nodes being walked, one after the other.
    stack: Vec<f32>,
}

/// What is learned from one world, walk by walk.
#[derive(Debug, Clone)]
struct ParticleUpdate {
    /// As anybody might imagine it.
    anybody: Position,
    /// The start of its round, unless that is here.
    start: Option<Position>,
    /// Walks already done.
    done: u32,
}

/// Positions after which a decision is learned well enough: about 0.7 s on one core of the machine it was measured on.
const ENOUGH: u32 = 6_000_000;

impl EndgameSolver {
    /// Nothing learned yet. The view and the seed alone decide what will be.
    #[must_use]
    pub fn new(view: &View, seed: Seed) -> Self {
        let root = digest(view);
        Self {
            view: view.clone(),
            open: open(view),
            seed,
            luck: Pcg32::seed_from_u64(seed.0 ^ root),
            regrets: RegretTable::default(),
            lessons: 0,
            lesson: None,
            walked: 0,
            root,
            stack: Vec::new(),
        }
    }

    /// Whether what remains is small enough to be solved in some hundred lessons: the last round, or the last two of
    /// short hands; little Guyenne always. Shared camps never: one who does not know his partner's hand has more to
    /// learn than this.
    #[must_use]
    pub fn is_small(view: &View) -> bool {
        let (rounds, cards) = size(view);
        let duel = Camp::ALL.iter().all(|&camp| !view.config.shared(camp));
        let little = view.config.equipment == Equipment::LITTLE;
        duel && (little || rounds <= 1 && cards <= 8 || rounds == 2 && cards <= 6)
    }

    /// Learns for so many iterations more, each a walk through what may come. Slices come to the same as one long lesson.
    pub fn advance(&mut self, iterations: u32) {
        for _ in 0..iterations {
            if self.is_settled() {
                return;
            }
            self.step();
        }
    }

    /// Learns from so many worlds more, each walked through several times: 3 where its round has just begun, else 9.
    pub fn learn(&mut self, lessons: u32) {
        for _ in 0..lessons {
            self.step();
            while self.lesson.is_some() {
                self.step();
            }
        }
    }

    /// Whether it has walked enough: large trees are learned from less often than small ones, so that no decision takes
    /// long.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.walked >= ENOUGH
            || self
                .view
                .decision
                .is_none_or(|decision| decision.count() < 2)
    }

    /// One walk.
    fn step(&mut self) {
        let Some(seat) = self.view.decision.map(|decision| decision.seat) else {
            return;
        };
        let mut lesson = match self.lesson.take() {
            Some(lesson) => lesson,
            None => {
                self.lessons += 1;
                let anybody = Position::determinize(&self.open, &mut self.luck);
                let start = anybody.round_start();
                ParticleUpdate {
                    anybody,
                    start,
                    done: 0,
                }
            }
        };
        let camp = Camp::ALL[lesson.done as usize % 2];
        let early = if lesson.start.is_some() {
            2 * FROM_START
        } else {
            0
        };
        match &lesson.start {
            Some(start) if lesson.done < early => {
                self.walk(start, camp, 1.0);
            }
            start if lesson.done < early + 2 => {
                let weight = start.as_ref().map_or(1.0, |start| {
                    self.likelihood(&lesson.anybody, start, camp.enemy())
                });
                self.walk(&lesson.anybody, camp, weight);
            }
            _ => {
                let ours = Position::determinize(&self.view, &mut self.luck);
                let weight = ours.round_start().map_or(1.0, |start| {
                    self.likelihood(&ours, &start, seat.camp.enemy())
                });
                self.walk(&ours, seat.camp, weight);
                return;
            }
        }
        lesson.done += 1;
        self.lesson = Some(lesson);
    }

    /// How much likelier `camp` is to have placed what lies in `particle` than blind luck is, playing as it has learned to.
    /// Reinforcements count as if they had been placed at once: a view does not tell them apart.
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
                let chances = self.regrets.average(slot);
                decision.for_each(|other| {
                    if other == m {
                        found = Some(index);
                    }
                    index += 1;
                });
                if let Some(found) = found {
                    likelihood *= chances.at(found) / blind(view.hand, cards);
                }
            }
            at.play_unchecked(m);
        }
        likelihood
    }

    /// What `particle` is worth to `camp`, 1 for a game won and -1 for one lost, and what `camp` learns from that. Its
    /// enemy plays as he has learned to.
    fn walk(&mut self, particle: &Position, camp: Camp, weight: f32) -> f32 {
        self.walked += 1;
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
                .count(slot, &self.stack[from..from + n], self.lessons as f32);
        }
        let mut worth = 0.0;
        if decision.seat.camp == camp {
            // Some of the moves are tried; the others are guessed by what they were worth of late. What was tried is
            // weighed up so that the guesses come out right on the average.
            let width = if key == self.root { ROOT_WIDTH } else { WIDTH };
            for index in 0..n {
                let played = self.stack[from + index];
                let tried = (width * (EAGER * played + (1.0 - EAGER) / n as f32)).min(1.0);
                let mut value = self.regrets.worth(slot, index);
                if tried >= 1.0 || self.luck.random::<f32>() < tried {
                    let mut next = particle.clone();
                    next.play_unchecked(decision.nth(index as u32));
                    let seen = self.walk(&next, camp, weight);
                    self.regrets.tried(slot, index, seen);
                    value += (seen - value) / tried;
                }
                worth += played * value;
                self.stack.push(value);
            }
            self.regrets
                .learn(slot, &self.stack[from + n..], worth, weight);
        } else {
            let mut roll: f32 = self.luck.random();
            let mut chosen = None;
            for (index, &chance) in self.stack[from..from + n].iter().enumerate() {
                worth -= chance * self.regrets.worth(slot, index);
                if chance > 0.0 && roll >= 0.0 {
                    chosen = Some(index);
                    roll -= chance;
                }
            }
            if let Some(index) = chosen {
                let mut next = particle.clone();
                next.play_unchecked(decision.nth(index as u32));
                let seen = self.walk(&next, camp, weight);
                worth += seen + self.regrets.worth(slot, index);
                self.regrets.tried(slot, index, -seen);
            }
        }
        self.stack.truncate(from);
        worth
    }

    /// The moves of the view with the chances to play them, which add up to 1: the average of what has been learned.
    /// Before anything is learned, what greedy would do.
    #[must_use]
    pub fn policy(&self) -> Vec<(Move, f32)> {
        let Some(decision) = self.view.decision else {
            return Vec::new();
        };
        let chances = self.regrets.known(self.root);
        let Some(chances) = chances else {
            let greedy = Greedy::new(self.seed).choose(&self.view);
            return greedy.map(|m| (m, 1.0)).into_iter().collect();
        };
        let mut policy = Vec::new();
        let mut index = 0;
        decision.for_each(|m| {
            if chances.at(index) > 0.0 {
                policy.push((m, chances.at(index)));
            }
            index += 1;
        });
        policy
    }

    /// How many different decisions have been met.
    #[must_use]
    pub fn decisions(&self) -> usize {
        self.regrets.len()
    }
}

/// How many rounds can still be played, this one included, as far as it is bounded; and how many cards both camps had in
/// hand when it began.
fn size(view: &View) -> (u8, u8) {
    let (mut rounds, mut cards) = (u8::MAX, 0);
    for camp in Camp::ALL {
        let fronts = view.fronts.iter().filter_map(|pair| pair[camp]);
        let all = view.held(camp) + fronts.map(|front| front.count).sum::<u8>();
        cards += all;
        if view.camps[camp].exhaustions == view.config.exhaustions() {
            // Two cards a round at least, and with one left it is over.
            rounds = rounds.min(all / 2);
        }
    }
    (rounds, cards)
}

/// What is left of a view for somebody who sees only what lies open.
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

/// The chance that as many cards as `cards`, taken blindly from `hand`, are these.
fn blind(hand: Cards, cards: Cards) -> f32 {
    let ways: f32 = Card::ALL
        .iter()
        .map(|&card| binomial(hand.of_kind(card), cards.of_kind(card)))
        .product();
    ways / binomial(hand.count(), cards.count())
}
