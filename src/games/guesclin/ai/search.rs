//! The search of one decision: a short list of plans, each with every result of its own blow weighed exactly, played on
//! until everybody has replied, and then valued; the better half is played on more often, and so on.

use rand::SeedableRng;
use rand_pcg::Pcg32;

use super::blow::{after_hits, hit_chances};
use super::plan::ActivationPlan;
use super::playout::activation;
use super::style::Style;
use super::tactician::{LEAST, falls, orders, planner};
use super::value::Net;
use guesclin_rules::{Banner, Board, Camp, Dice, Move, Stage};

/// How much is searched.
#[derive(Debug, Clone, Copy)]
pub(super) struct Depth {
    /// The most plans on the list.
    pub plans: usize,
    /// The most plans of one fighter on it.
    pub each: usize,
    /// The most orders on it.
    pub orders: usize,
    /// How often each plan is played on in each heat, in each scenario; after a heat the worse half is left out.
    pub heats: [&'static [u32]; 4],
    /// How many activations follow the own one.
    pub replies: u8,
    /// By how much of a game another plan must be better than the first on the list, in each scenario.
    pub margins: [f64; 4],
    /// Whether a plan may be to wait while the captain would still act, in each scenario.
    pub waits: [bool; 4],
}

/// A plan of the list.
#[derive(Debug, Clone)]
struct Candidate {
    first: Move,
    /// Each result of its blow: the chance, the board after it, and the values of the playouts from there.
    results: Vec<(f64, Board, f64, u32)>,
    played: u32,
}

impl Candidate {
    fn value(&self) -> f64 {
        let (mut sum, mut chances) = (0.0, 0.0);
        for &(chance, _, value, played) in &self.results {
            if played > 0 {
                sum += chance * value / f64::from(played);
                chances += chance;
            }
        }
        if chances > 0.0 { sum / chances } else { 0.0 }
    }

    /// The result to play on next: each about as often as it is likely.
    fn next(&self) -> usize {
        let due = |&(chance, _, _, played): &(f64, Board, f64, u32)| {
            chance * f64::from(self.played + 1) - f64::from(played)
        };
        let mut best = 0;
        for n in 1..self.results.len() {
            if due(&self.results[n]) > due(&self.results[best]) {
                best = n;
            }
        }
        best
    }
}

/// The search of one decision.
#[derive(Debug, Clone)]
pub(super) struct Search {
    pub board: Board,
    camp: Camp,
    all: Vec<Candidate>,
    /// The numbers of those that still run; the first is never left out.
    running: Vec<usize>,
    heat: usize,
    seed: u64,
    numbers: Vec<f32>,
}

impl Search {
    pub fn new(depth: &Depth, style: &Style, board: &Board, banner: Banner, seed: u64) -> Self {
        let mut all: Vec<Candidate> = Vec::new();
        for plan in list(depth, style, board, banner) {
            let candidate = Candidate {
                first: plan.first,
                results: results(board, plan),
                played: 0,
            };
            all.push(candidate);
        }
        Self {
            board: board.clone(),
            camp: banner.camp(),
            running: (0..all.len()).collect(),
            all,
            heat: 0,
            seed,
            numbers: Vec::new(),
        }
    }

    /// Plays one plan on once; returns whether everything is done.
    pub fn step(&mut self, depth: &Depth, style: &Style, net: &Net) -> bool {
        let heats = depth.heats[self.board.scenario().aim as usize];
        if self.running.len() < 2 || self.heat >= heats.len() {
            return true;
        }
        let due: u32 = heats[..=self.heat].iter().sum();
        let Some(&n) = self.running.iter().find(|&&n| self.all[n].played < due) else {
            self.heat += 1;
            let all = &self.all;
            // The first one stays.
            self.running[1..].sort_by(|&a, &b| all[b].value().total_cmp(&all[a].value()));
            let rest = self.running.len().div_ceil(2);
            self.running.truncate(rest.max(2));
            return self.heat >= heats.len();
        };
        let one = &mut self.all[n];
        // The same dice for every plan.
        let round = u64::from(one.played);
        let mut rng = Pcg32::seed_from_u64(self.seed ^ round.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let next = one.next();
        let (_, board, value, played) = &mut one.results[next];
        let mut board = board.clone();
        if board.active() == self.board.active() && board.round() == self.board.round() {
            activation(style, &mut board, &mut rng);
        }
        for _ in 0..depth.replies {
            activation(style, &mut board, &mut rng);
        }
        *value += f64::from(net.value(&board, self.camp, &mut self.numbers));
        *played += 1;
        one.played += 1;
        false
    }

    /// The best plan's first move; `None` if there is none.
    pub fn best(&self, depth: &Depth) -> Option<Move> {
        let (first, others) = self.running.split_first()?;
        let first = &self.all[*first];
        let mut best = (
            first.value() + depth.margins[self.board.scenario().aim as usize],
            first.first,
        );
        for &n in others {
            let one = &self.all[n];
            if one.value() > best.0 {
                best = (one.value(), one.first);
            }
        }
        Some(best.1)
    }
}

/// The boards after a plan, each with its chance: every result of the blow in it.
pub(super) fn results(board: &Board, plan: ActivationPlan) -> Vec<(f64, Board, f64, u32)> {
    let mut board = board.clone();
    let mut no_dice = |capacity| Dice::all(capacity, 1);
    let mut last = plan.first;
    if let Some(then) = plan.then {
        board.after(plan.first, &mut no_dice);
        if board.check(then).is_err() {
            return vec![(1.0, board, 0.0, 0)];
        }
        last = then;
    }
    let results = |chance: Option<f64>| match chance {
        None => vec![(1.0, false)],
        Some(hit) => vec![(1.0 - hit, false), (hit, true)],
    };
    let [own, back] = hit_chances(&board, last).map(results);
    let mut all = Vec::new();
    for (chance, hit) in own {
        for &(other, back) in &back {
            let mut after = after_hits(&board, last, [hit, back]);
            if let Some(m) = falls(&after) {
                after.after(m, &mut no_dice);
            }
            if chance * other > 0.0 {
                all.push((chance * other, after, 0.0, 0));
            }
        }
    }
    all
}

/// The plans that are worth playing on.
pub(super) fn list(
    depth: &Depth,
    style: &Style,
    board: &Board,
    banner: Banner,
) -> Vec<ActivationPlan> {
    let only = |first| ActivationPlan {
        gain: 0.0,
        first,
        then: None,
    };
    match board.stage() {
        Stage::Drop(_) => return board.moves().into_iter().map(only).collect(),
        Stage::Act(_) => {}
        Stage::Place(_) | Stage::Between | Stage::Over(_) => return Vec::new(),
    }
    let planner = planner(style, board, banner);
    let mut plans: Vec<ActivationPlan> = Vec::new();
    for who in board.of_banner(banner) {
        if board.check_acts(who).is_err() {
            continue;
        }
        let mut own: Vec<ActivationPlan> = Vec::new();
        planner.all(board, who, |plan| own.push(plan));
        own.sort_by(|a, b| b.gain.total_cmp(&a.gain));
        own.truncate(depth.each);
        plans.extend(own);
    }
    plans.sort_by(|a, b| b.gain.total_cmp(&a.gain));
    // Nothing is better than to leave with what decides, or last of all.
    let leaves = |plan: &ActivationPlan| matches!(plan.first, Move::March { exit: Some(_), .. });
    if let Some(&first) = plans.first()
        && leaves(&first)
        && first.gain > 0.0
    {
        return vec![first];
    }
    plans.truncate(depth.plans);
    // Whoever has nothing to gain finishes.
    let gains = plans.iter().filter(|plan| plan.gain > 0.05).count();
    if gains == 0 || depth.waits[board.scenario().aim as usize] {
        plans.insert(gains, only(Move::Finish));
    }
    if board.may_order() {
        let orders = orders(style, board, banner, depth.orders);
        if orders.first().is_some_and(|plan| plan.gain > LEAST) {
            // What the captain would do comes first.
            plans.splice(0..0, orders);
        } else {
            plans.extend(orders);
        }
    }
    plans
}
