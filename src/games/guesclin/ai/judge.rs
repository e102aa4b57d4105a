//! Weighs the moves of a decision of a game that is over, for reviews: the constable's list of plans, with what was
//! done among them, played on with the same dice for each. In three heats: all plans, the better ones, and then, with
//! dice that did not choose it, the best one against what was done.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

use super::bot::dice;
use super::plan::ActivationPlan;
use super::playout::activation;
use super::search::{list, results};
use super::strategist::{CONSTABLE, Difficulty};
use super::tactician::planner;
use super::value::shipped;
use guesclin_rules::{Banner, Board, Camp, Move, Stage, View};
use kit_rules::review::{DecisionJudge, WeighedMove};
use kit_rules::seed::Seed;

/// How many activations follow the one that is weighed: the nets guess better what lies further on, since more dice
/// make up for what they get wrong. In each scenario; where there are four banners there is less time.
const REPLIES: [u8; 4] = [3, 3, 2, 2];
/// How far the nets are off in the difference of two plans, in points, as a standard error.
const OF_VALUE: f64 = 5.0;
/// Near so many points lost the dice are asked again: more is a mistake.
const MISTAKE: f64 = 2.0 * OF_VALUE;
/// How often every plan is played on.
const ALL: usize = 4;
/// How many of the best go on, beside the captain's choice and what was done.
const BETTER: usize = 3;
/// How often those are played on, with the first heat.
const THEN: usize = 10;
/// Below so many points nothing more is asked.
const DOUBT: f64 = 2.0;
/// How often the best one and what was done are played on after that; and how often if that does not tell.
const PROOF: [usize; 2] = [12, 32];

/// A plan that is weighed.
#[derive(Debug, Clone)]
struct Plan {
    first: Move,
    /// Each result of its blow: the chance, and the board after it.
    results: Vec<(f64, Board)>,
    /// The values of the playouts, in points of the decider's winning chance, a mean over all results for each round
    /// of dice.
    values: Vec<f64>,
}

/// What is going on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Heat {
    All,
    Better,
    Proof(usize),
    Done,
}

/// The weighing of one decision.
#[derive(Debug, Clone)]
pub struct PlanJudge {
    board: Board,
    camp: Camp,
    all: Vec<Plan>,
    /// The number of what was done.
    made: usize,
    heat: Heat,
    /// The numbers of those that still run.
    running: Vec<usize>,
    /// The number of the best one, once that is known.
    leader: usize,
    /// How often plans were played on when the leader was chosen; 0 before that.
    chosen: usize,
    seed: u64,
    numbers: Vec<f32>,
}

impl PlanJudge {
    /// Begins to weigh the decision in `view`, and what was done; `None` if there was no choice, or the constable does
    /// not search it: a placing.
    #[must_use]
    pub fn new(view: &View, made: Move) -> Option<Self> {
        let banner = view.viewer.filter(|_| view.decides())?;
        let board = &view.board;
        let made = made.as_march();
        if matches!(board.stage(), Stage::Place(_)) || board.check(made).is_err() {
            return None;
        }
        let Difficulty { style, depth, .. } = &CONSTABLE;
        let mut plans = list(depth, style, board, banner);
        let at = match plans.iter().position(|plan| plan.first == made) {
            Some(at) => at,
            None => {
                plans.push(planned(board, banner, made));
                plans.len() - 1
            }
        };
        if plans.len() < 2 {
            return None;
        }
        let all = plans.into_iter().map(|plan| Plan {
            first: plan.first,
            results: (results(board, plan).into_iter())
                .map(|(chance, board, ..)| (chance, board))
                .collect(),
            values: Vec::new(),
        });
        let all: Vec<Plan> = all.collect();
        Some(Self {
            camp: banner.camp(),
            made: at,
            heat: Heat::All,
            running: (0..all.len()).collect(),
            leader: 0,
            chosen: 0,
            seed: dice(Seed(0), board).random(),
            numbers: Vec::new(),
            board: board.clone(),
            all,
        })
    }

    /// How often each that runs is played on in the end.
    const fn due(&self) -> usize {
        match self.heat {
            Heat::All => ALL,
            Heat::Better => THEN,
            Heat::Proof(n) => self.chosen + PROOF[n],
            Heat::Done => 0,
        }
    }

    /// Plays a plan on, each result of its blow once, with the dice of its next round.
    fn play_on(&mut self, n: usize) {
        let style = CONSTABLE.style;
        let net = shipped(&self.board);
        let plan = &mut self.all[n];
        let round = plan.values.len() as u64;
        let mut value = 0.0;
        for (chance, board) in &plan.results {
            let seed = self.seed ^ round.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let mut rng = Pcg32::seed_from_u64(seed);
            let mut board = board.clone();
            if board.active() == self.board.active() && board.round() == self.board.round() {
                activation(style, &mut board, &mut rng);
            }
            for _ in 0..REPLIES[self.board.scenario().aim as usize] {
                activation(style, &mut board, &mut rng);
            }
            let share = net.value(&board, self.camp, &mut self.numbers);
            value += chance * 100.0 * f64::from(share);
        }
        plan.values.push(value);
    }

    /// Goes on to the next heat.
    fn go_on(&mut self) {
        self.heat = match self.heat {
            Heat::All => {
                let mut best = self.running.clone();
                best.sort_by(|&a, &b| self.mean(b).total_cmp(&self.mean(a)));
                best.truncate(BETTER);
                let made = self.made;
                self.running
                    .retain(|&n| n == 0 || n == made || best.contains(&n));
                Heat::Better
            }
            Heat::Better => {
                self.chosen = THEN;
                for &n in &self.running {
                    if self.mean(n) > self.mean(self.leader) {
                        self.leader = n;
                    }
                }
                self.running = vec![self.leader, self.made];
                let (ahead, _) = self.ahead(self.made);
                if self.leader == self.made || ahead < DOUBT {
                    Heat::Done
                } else {
                    Heat::Proof(0)
                }
            }
            Heat::Proof(n) => {
                let (ahead, error) = self.ahead(self.made);
                let doubtful = (ahead - MISTAKE).abs() < 2.0 * error;
                if n + 1 < PROOF.len() && doubtful {
                    Heat::Proof(n + 1)
                } else {
                    Heat::Done
                }
            }
            Heat::Done => Heat::Done,
        };
    }

    fn mean(&self, n: usize) -> f64 {
        mean(&self.all[n].values)
    }

    /// By how many points the leader is ahead of a plan, with the standard error. Of what was done only the dice tell
    /// that did not choose the leader, if there are any.
    fn ahead(&self, n: usize) -> (f64, f64) {
        let (leader, other) = (&self.all[self.leader].values, &self.all[n].values);
        let proof = n == self.made && other.len() > self.chosen;
        let from = if proof { self.chosen } else { 0 };
        let pairs = leader.iter().zip(other).skip(from);
        let differences: Vec<f64> = pairs.map(|(leader, other)| leader - other).collect();
        let mean = mean(&differences);
        let squares = differences.iter().map(|one| (one - mean) * (one - mean));
        let count = differences.len() as f64;
        let variance = squares.sum::<f64>() / (count - 1.0).max(1.0);
        (mean, (variance / count.max(1.0)).sqrt())
    }

    /// The same, with the error of the nets; none between plans that come to the same.
    fn difference(&self, n: usize) -> (f64, f64) {
        let (ahead, error) = self.ahead(n);
        let same = ahead == 0.0 && error == 0.0;
        let of_value = if same { 0.0 } else { OF_VALUE };
        (ahead, (error * error + of_value * of_value).sqrt())
    }
}

impl DecisionJudge<Move> for PlanJudge {
    fn think(&mut self, iterations: u32) -> bool {
        let mut left = iterations as usize;
        while self.heat != Heat::Done {
            if left == 0 {
                return false;
            }
            let due = self.due();
            let next = self.running.iter().copied();
            let next = next.filter(|&n| self.all[n].values.len() < due);
            // The rounds in turn, so that all have the same.
            match next.min_by_key(|&n| self.all[n].values.len()) {
                Some(n) => {
                    left = left.saturating_sub(self.all[n].results.len());
                    self.play_on(n);
                }
                None => self.go_on(),
            }
        }
        true
    }

    fn weighed(&mut self) -> Vec<WeighedMove<Move>> {
        let leader = &self.all[self.leader].values;
        let proof = leader.len() > self.chosen && self.chosen > 0;
        let best = mean(&leader[if proof { self.chosen } else { 0 }..]);
        let mut all = Vec::new();
        for (n, plan) in self.all.iter().enumerate() {
            let (ahead, error) = self.difference(n);
            // Whoever was left out is no better than the best that went on.
            let ahead = if n == self.made {
                ahead
            } else {
                ahead.max(0.0)
            };
            all.push(WeighedMove {
                m: plan.first,
                chance: 0.0,
                value: (best - ahead).clamp(0.0, 100.0),
                error,
            });
        }
        let margin = 100.0 * CONSTABLE.depth.margins[self.board.scenario().aim as usize];
        let mut plays = 0;
        for n in 1..all.len() {
            let least = if plays == 0 { margin } else { 0.0 };
            if all[n].value > all[plays].value + least {
                plays = n;
            }
        }
        all[plays].chance = 1.0;
        all
    }
}

/// A move with the captain's plan of how to go on.
fn planned(board: &Board, banner: Banner, made: Move) -> ActivationPlan {
    let mut plan = ActivationPlan {
        gain: 0.0,
        first: made,
        then: None,
    };
    if let Move::March { who, .. } = made
        && matches!(board.stage(), Stage::Act(_))
    {
        planner(CONSTABLE.style, board, banner).all(board, who, |one| {
            if one.first == made {
                plan = one;
            }
        });
    }
    plan
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot;
    use guesclin_rules::{Position, Setup};
    use kit_rules::review::Verdict;

    /// Some decisions of games of knights and moves at random, with what was done.
    fn decisions() -> Vec<(View, Move)> {
        let mut all = Vec::new();
        for scenario in 1..=4 {
            let seed = Seed(u64::from(scenario));
            let mut position = Position::new(Setup { scenario, seed }).expect("a scenario");
            let mut bots = ["knight", "random"].map(|name| bot(name, seed).expect("a bot"));
            let mut n = 0;
            while let Some(banner) = position.to_move() {
                let view = position.view(Some(banner));
                let m = bots[banner.camp().index()].choose(&view).expect("a move");
                if n % 29 == 0 {
                    all.push((view, m));
                }
                n += 1;
                position.play(banner, m).expect("legal");
            }
        }
        all
    }

    fn weighed(view: &View, made: Move, slice: u32) -> Option<Vec<WeighedMove<Move>>> {
        let mut judge = PlanJudge::new(view, made)?;
        while !judge.think(slice) {}
        Some(judge.weighed())
    }

    #[test]
    fn slices_weigh_as_one_and_what_was_done_is_among_the_moves() {
        let mut some = 0;
        for (view, made) in decisions() {
            let Some(all) = weighed(&view, made, u32::MAX) else {
                continue;
            };
            some += 1;
            assert_eq!(weighed(&view, made, 7), Some(all.clone()), "{made:?}");
            let of = |m: Move| all.iter().filter(|one| one.m == m).count();
            assert_eq!(of(made), 1, "{made:?}");
            assert!(all.iter().all(|one| of(one.m) == 1), "{made:?}");
            let chances: f64 = all.iter().map(|one| one.chance).sum();
            assert_eq!(chances, 1.0);
            for one in &all {
                assert!((0.0..=100.0).contains(&one.value), "{one:?}");
                assert!(view.board.check(one.m).is_ok(), "{one:?}");
            }
        }
        assert!(some > 10, "{some}");
    }

    /// What is said of the captain's choice where another plan was weighed so many points higher.
    fn captains_choice(scenario: u8, loss: f64) -> Verdict {
        let seed = Seed(1);
        let position = Position::new(Setup { scenario, seed }).expect("a scenario");
        let banner = position.to_move().expect("a banner");
        let board = position.view(Some(banner)).board;
        let who = board.all().next().expect("somebody");
        let plan = |first, value| Plan {
            first,
            results: Vec::new(),
            values: vec![value; THEN],
        };
        let mut judge = PlanJudge {
            camp: banner.camp(),
            all: vec![
                plan(Move::Finish, 60.0 - loss),
                plan(Move::Put { who }, 60.0),
            ],
            made: 0,
            heat: Heat::Done,
            running: Vec::new(),
            leader: 1,
            chosen: 0,
            seed: 0,
            numbers: Vec::new(),
            board,
        };
        let all = judge.weighed();
        let [made, best] = &all[..] else {
            panic!("two plans: {all:?}");
        };
        assert_eq!(made.chance + best.chance, 1.0);
        let loss = best.value - made.value;
        Verdict::of(all.len(), loss, loss, made.chance, made.error)
    }

    /// It mixes nothing: a plan that seems to lose something is its own only where it trusts its values least.
    #[test]
    fn what_the_constable_plays_is_no_mistake_though_it_seems_to_lose() {
        assert_eq!(captains_choice(4, 3.5), Verdict::Mixed);
        assert_eq!(captains_choice(4, 2.5), Verdict::Good);
        assert_eq!(captains_choice(4, 4.5), Verdict::Unsure);
        for scenario in 1..=3 {
            assert_eq!(captains_choice(scenario, 3.5), Verdict::Unsure);
        }
        assert_eq!(captains_choice(4, 10.5), Verdict::Mistake);
    }

    #[test]
    fn a_placing_and_a_move_without_others_are_not_weighed() {
        let (view, made) = decisions().swap_remove(0);
        assert!(matches!(view.board.stage(), Stage::Place(_)));
        assert!(PlanJudge::new(&view, made).is_none());
        assert!(PlanJudge::new(&view, Move::Finish).is_none());
    }
}
