//! Weighs the moves of a decision for the review of a game that is over, as the constable does, by the view of the
//! deciding seat alone.

use rand::Rng;

use guyenne_rules::{Move, View};
use kit_rules::seed::Seed;

use super::belief::{ComparedMove, EndgameSolver, Search};
use super::bot::{accepted, dice};
use super::difficulty::Difficulty;
use super::nets::Blueprint;

/// The walks of the endgame solver for a decision: fewer than the constable's, so that a whole game takes seconds.
const SOLVING: u32 = 1200;
/// The iterations of the search for a decision, if the moves were tried in [`LEAST`] particles by then.
const SEARCHING: u32 = 700;
const LEAST: u32 = 48;
/// After so many particles a decision is weighed: its winning chance is then known to about four points, and
/// differences much better.
const ENOUGH: u32 = 96;

/// From so many points on, as a value from 0 to 2, what was done is tried against the best move once more, in so many
/// particles that did not choose it: the best of many is partly the luckiest.
const DOUBT: f64 = 0.03;
const PROOF: usize = 96;
/// How far the value net is off in the difference of two moves, in the same unit, as a standard error. Measured: of 674
/// decisions of squires and knights, played to their end 600 times each, the differences lay 4 to 8 points of 100 off,
/// and nothing on average.
const OF_VALUE: f64 = 0.08;

/// Weighs the moves of one decision. All that it says depends on the view alone, and on the move that was made only in
/// that it weighs that one, too.
#[derive(Debug, Clone)]
pub struct MoveJudge {
    method: Method,
    left: u32,
    made: Move,
    /// The best move against what was done, once all moves have been tried.
    proof: Option<Proof>,
}

#[derive(Debug, Clone)]
enum Method {
    Search(Box<Search>),
    Solve(Box<EndgameSolver>),
}

/// The best move and what was done, in the same particles, which chose neither.
#[derive(Debug, Clone)]
struct Proof {
    best: Move,
    /// The values of both in each particle.
    values: Vec<[f64; 2]>,
    /// In how many of them the game was over after both.
    over: usize,
    /// Whether there is more to try.
    goes_on: bool,
}

impl Proof {
    /// The mean value of the best move; by how much it is ahead, with the standard error of that, the net's included.
    /// `None` before two particles.
    fn found(&self) -> Option<(f64, f64, f64)> {
        let n = self.values.len() as f64;
        if self.values.len() < 2 {
            return None;
        }
        let apart = || self.values.iter().map(|[best, made]| best - made);
        let value = self.values.iter().map(|[best, _]| best).sum::<f64>() / n;
        let ahead = apart().sum::<f64>() / n;
        let squares: f64 = apart().map(|one| (one - ahead).powi(2)).sum();
        let judged = 1.0 - self.over as f64 / n;
        let of_value = judged * OF_VALUE;
        let error = squares / ((n - 1.0) * n) + of_value * of_value;
        Some((value, ahead, error.sqrt()))
    }
}

impl MoveJudge {
    /// A judge of the decision in `view` in which `made` was done; `None` if there is no choice.
    #[must_use]
    pub fn new(view: &View, made: Move) -> Option<Self> {
        let decision = view.decision?;
        if decision.count() < 2 || accepted(view).is_some() {
            return None;
        }
        let mut rng = dice(Seed(0x7265_7669_6577), view);
        let (method, left) = if EndgameSolver::is_small(view) {
            let solver = EndgameSolver::new(view, Seed(rng.next_u64())).comparing();
            (Method::Solve(Box::new(solver)), SOLVING)
        } else {
            let (_, depth) = Difficulty::Constable.depth();
            let search = Search::new(Blueprint::shipped(), view, depth, rng, |_, logit| logit)?;
            (Method::Search(Box::new(search.comparing(made))), SEARCHING)
        };
        Some(Self {
            method,
            left,
            made,
            proof: None,
        })
    }

    /// Thinks for about `iterations` more; returns whether it is done. Many slices give the same as one.
    pub fn think(&mut self, iterations: u32) -> bool {
        for _ in 0..iterations {
            if self.is_weighed() {
                if !self.prove() {
                    return true;
                }
                continue;
            }
            self.left = self.left.saturating_sub(1);
            match &mut self.method {
                Method::Search(search) => {
                    if !search.step() {
                        return true;
                    }
                }
                Method::Solve(solver) => solver.advance(1),
            }
        }
        self.is_weighed() && self.proof.as_ref().is_some_and(|proof| !proof.goes_on)
    }

    /// Whether all moves have been tried enough.
    fn is_weighed(&self) -> bool {
        match &self.method {
            Method::Search(search) => {
                let particles = search.particles();
                particles >= ENOUGH || self.left == 0 && particles >= LEAST
            }
            Method::Solve(solver) => self.left == 0 || solver.is_settled(),
        }
    }

    /// Tries the best move against what was done in one more particle; returns whether there is more to try.
    fn prove(&mut self) -> bool {
        let made = self.made;
        let Method::Search(search) = &mut self.method else {
            return false;
        };
        let proof = self.proof.get_or_insert_with(|| {
            let all = search.compared();
            let best = best(&all);
            let of_made = all.iter().find(|it| it.m == made);
            let ahead = best
                .zip(of_made)
                .map_or(0.0, |(it, of)| it.value - of.value);
            Proof {
                best: best.map_or(made, |it| it.m),
                values: Vec::new(),
                over: 0,
                goes_on: ahead >= DOUBT,
            }
        });
        if proof.goes_on {
            match search.pair([proof.best, made]) {
                Some((values, over)) => {
                    proof.values.push(values.map(f64::from));
                    proof.over += usize::from(over);
                    proof.goes_on = proof.values.len() < PROOF;
                }
                None => proof.goes_on = false,
            }
        }
        proof.goes_on
    }

    /// The moves that it has weighed, with the one that was made among them.
    #[must_use]
    pub fn compared(&self) -> Vec<ComparedMove> {
        let all = match &self.method {
            Method::Search(search) => search.compared(),
            Method::Solve(solver) => solver.compared(),
        };
        let found = self.proof.as_ref().and_then(Proof::found);
        let (Some(best), Some((value, ahead, error))) = (best(&all).copied(), found) else {
            return all;
        };
        let told = |it: ComparedMove| match it.m {
            m if m == self.made => ComparedMove {
                value: value - ahead,
                error,
                ..it
            },
            _ => ComparedMove {
                value: value - (best.value - it.value),
                ..it
            },
        };
        all.into_iter().map(told).collect()
    }
}

/// The best of these moves, the first of several.
fn best(all: &[ComparedMove]) -> Option<&ComparedMove> {
    let mut found = all.first()?;
    for next in all {
        if next.value > found.value {
            found = next;
        }
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot;
    use guyenne_rules::{Edition, Level, Position, Setup};

    #[test]
    fn the_net_counts_as_doubt_where_it_has_judged() {
        let mut proof = Proof {
            best: Move::Pass,
            values: vec![[0.5, 0.25]],
            over: 1,
            goes_on: true,
        };
        assert_eq!(proof.found(), None);
        proof.values.push([0.25, 0.25]);
        let (value, ahead, error) = proof.found().expect("two particles");
        assert_eq!((value, ahead), (0.375, 0.125));
        let of_particles = 2.0 * 0.125 * 0.125 / 2.0;
        let of_net = OF_VALUE * OF_VALUE / 4.0;
        assert!((error * error - of_particles - of_net).abs() < 1e-12);
        proof.over = 2;
        let (.., error) = proof.found().expect("two particles");
        assert!((error * error - of_particles).abs() < 1e-12);
    }

    /// Decisions of a game between a greedy bot and one at random.
    fn decisions() -> Vec<(View, Move)> {
        let setup = Setup::duel(Edition::V2022, Level::Base, Seed(3));
        let mut position = Position::new(setup).expect("a set-up");
        let mut bots = ["greedy", "random"].map(|name| bot(name, Seed(3)).expect("a bot"));
        let mut all = Vec::new();
        while let Some(seat) = position.to_move() {
            let view = position.view(Some(seat));
            let m = bots[seat.camp.index()].choose(&view).expect("a move");
            all.push((view, m));
            position.play(m).expect("legal");
        }
        all
    }

    #[test]
    fn what_seems_lost_is_measured_in_particles_that_did_not_choose_the_best_move() {
        let (mut proved, mut plain) = (0, 0);
        for (view, made) in decisions().into_iter().step_by(2) {
            let Some(mut judge) = MoveJudge::new(&view, made) else {
                continue;
            };
            let mut sliced = judge.clone();
            judge.think(u32::MAX);
            while !sliced.think(7) {}
            let all = judge.compared();
            assert_eq!(all, sliced.compared(), "{made}");
            let Method::Search(search) = &judge.method else {
                continue;
            };
            let before = search.compared();
            let lost = |all: &[ComparedMove]| {
                let of_made = all.iter().find(|it| it.m == made).expect("it is weighed");
                best(&before).and_then(|best| {
                    let best = all.iter().find(|it| it.m == best.m)?;
                    Some((best.value - of_made.value, of_made.error))
                })
            };
            let (seemed, _) = lost(&before).expect("moves");
            let (lost, error) = lost(&all).expect("moves");
            match judge.proof.as_ref().and_then(Proof::found) {
                Some((_, ahead, of_proof)) => {
                    proved += 1;
                    assert!(seemed >= DOUBT, "{made}: {seemed}");
                    assert!((lost - ahead).abs() < 1e-9 && error == of_proof, "{made}");
                }
                None => {
                    plain += 1;
                    assert!(seemed < DOUBT && all == before, "{made}: {seemed}");
                }
            }
        }
        assert!(proved > 2 && plain > 2, "{proved} {plain}");
    }
}
