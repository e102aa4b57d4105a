//! What a fighter can do now, each with its exact expectation: where to go, and what to do there.

use super::danger::Danger;
use super::goals::{Goal, arriving, leaving, putting, taking, working};
use super::temper::{Temper, Weights};
use super::worth::{hit_worth, worth};
use crate::games::guesclin::rules::{Board, Camp, Fighter, Hex, Move, ObjectKind, Spot};

/// The best that a fighter can do.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plan {
    /// What it gains over doing nothing.
    pub gain: f64,
    /// The first move of it.
    pub first: Move,
}

/// A move, by what it gains.
#[derive(Debug, Clone, Copy)]
pub(super) struct Weighed {
    /// On the way to the goal.
    pub way: f64,
    /// In blows that are to be feared less.
    pub safety: f64,
    /// In a post that changes its banner.
    pub post: f64,
    /// By the best deed there.
    pub deed: Option<(f64, Move)>,
}

/// What a camp's planning looks at; it holds for one board.
#[derive(Debug, Clone)]
pub(super) struct Planner {
    weights: Weights,
    danger: Danger,
}

impl Planner {
    /// A planner for `camp`.
    pub fn new(temper: &Temper, board: &Board, camp: Camp) -> Self {
        Self {
            weights: *temper.of(board.scenario().aim, camp),
            danger: Danger::new(board, camp),
        }
    }

    /// What standing on a hex is worth to a fighter.
    fn stand(&self, board: &Board, who: Fighter, goal: &Goal, at: Hex) -> f64 {
        let (pull, feared) = self.parts(board, who, goal, at);
        pull - feared
    }

    /// How a hex draws a fighter, and what they have to fear there.
    fn parts(&self, board: &Board, who: Fighter, goal: &Goal, at: Hex) -> (f64, f64) {
        let traits = board.counter(who).traits;
        let fear = if traits.commander || board.fighter(who).bears.is_some() {
            self.weights.guard
        } else {
            self.weights.fear
        };
        let pull = self.weights.pull * goal.worth(at);
        if fear == 0.0 {
            return (pull, 0.0);
        }
        let feared = fear * self.danger.hits(board, who, at) * hit_worth(board, who);
        (pull, feared)
    }

    /// What makes a move to a hex worth more than staying.
    pub fn weigh(&self, board: &Board, who: Fighter, to: Hex) -> Option<Weighed> {
        let goal = Goal::new(board, who);
        let (pull, feared) = self.parts(board, who, &goal, board.at(who)?);
        let (drawn, fears) = self.parts(board, who, &goal, to);
        Some(Weighed {
            way: drawn - pull,
            safety: feared - fears,
            post: arriving(board, who, to),
            deed: self.deed(board, who, to, true),
        })
    }

    /// What standing where they are is worth to a fighter.
    pub fn stays(&self, board: &Board, who: Fighter) -> f64 {
        let goal = Goal::new(board, who);
        board
            .at(who)
            .map_or(0.0, |at| self.stand(board, who, &goal, at))
    }

    /// The best deed from a hex, and what it is worth; `None` if nothing is better than nothing.
    pub fn deed(&self, board: &Board, who: Fighter, at: Hex, moved: bool) -> Option<(f64, Move)> {
        let mut best: Option<(f64, Move)> = None;
        let mut offer = |worth: f64, m: Move| {
            if worth > best.map_or(0.0, |(most, _)| most) {
                best = Some((worth, m));
            }
        };
        let camp = board.camp(who);
        let map = &board.scenario().map;
        let bears = board.fighter(who).bears;
        if bears.is_none() {
            for next in map.open_around(at) {
                let Some(target) = board.on(next).filter(|&foe| board.camp(foe) != camp) else {
                    continue;
                };
                let Some(odds) = board.melee_odds(who, at, target) else {
                    continue;
                };
                let back = board
                    .riposte_odds(who, at, target)
                    .map_or(0.0, |odds| odds.chance());
                let dealt = self.weights.bold * odds.chance() * hit_worth(board, target);
                let worth = dealt - back * hit_worth(board, who) * 0.9;
                offer(worth, Move::Attack { who, target });
            }
            if !moved && board.stats(who).shot.is_some() {
                for (target, _) in board.standing(camp.other()) {
                    if let Some(odds) = board.shot_odds_from(who, at, target) {
                        offer(
                            self.weights.bold * odds.chance() * hit_worth(board, target),
                            Move::Shoot { who, target },
                        );
                    }
                }
            }
            for (object, spot) in board.objects().filter(|&(_, spot)| spot == Spot::Lies(at)) {
                debug_assert_eq!(spot, Spot::Lies(at));
                let kind = board.thing(object).kind;
                if kind == ObjectKind::Load || camp == Camp::France {
                    offer(taking(board, who, kind), Move::Take { who, object });
                } else if !moved {
                    offer(7.0, Move::Break { who, object });
                }
            }
            if board
                .scenario()
                .bridge
                .is_some_and(|bridge| bridge.winch == at)
                && board.check(Move::Bridge { who }).is_ok()
            {
                offer(working(board, who), Move::Bridge { who });
            }
        } else {
            offer(putting(board, who, at), Move::Put { who });
        }
        best
    }

    /// The best that a fighter who may act can do; `None` if that is nothing.
    pub fn best(&self, board: &Board, who: Fighter, mut err: impl FnMut() -> f64) -> Option<Plan> {
        let least = match board.moved() == Some(who) {
            true => 0.0,
            false => 0.05,
        };
        let mut best: Option<Plan> = None;
        self.offers(board, who, |gain, first| {
            let gain = gain + err();
            if gain > best.map_or(least, |plan| plan.gain) {
                best = Some(Plan { gain, first });
            }
        });
        best
    }

    /// Tells everything that a fighter who may act can do, each with the best deed after it.
    fn offers(&self, board: &Board, who: Fighter, mut offer: impl FnMut(f64, Move)) {
        let Some(at) = board.at(who) else { return };
        if board.moved() == Some(who) {
            if let Some((gain, first)) = self.deed(board, who, at, true) {
                offer(gain, first);
            }
            return;
        }
        let goal = Goal::new(board, who);
        let still = self.stand(board, who, &goal, at);
        if let Some((worth, first)) = self.deed(board, who, at, false) {
            offer(worth, first);
        }
        let Some(reach) = board.reach(who) else {
            return;
        };
        let points = board.points(who);
        for &to in reach.hexes() {
            if board.on(to).is_some_and(|other| other != who) {
                continue;
            }
            let left = points.saturating_sub(reach.cost(to).unwrap_or(points));
            for (n, exit) in (0..).zip(&board.scenario().exits) {
                let m = Move::March {
                    who,
                    to,
                    exit: Some(n),
                };
                if left > 0 && exit.hexes.contains(&to) && board.check(m).is_ok() {
                    offer(leaving(board, who), m);
                }
            }
            if to == at {
                continue;
            }
            let there = self.stand(board, who, &goal, to) + arriving(board, who, to);
            let deed = self
                .deed(board, who, to, true)
                .map_or(0.0, |(worth, _)| worth);
            offer(
                there - still + deed,
                Move::March {
                    who,
                    to,
                    exit: None,
                },
            );
        }
    }

    /// What a fighter is worth where the camp places them: commanders and shooters behind, all near their goals.
    pub fn placing(&self, board: &Board, who: Fighter, at: Hex) -> f64 {
        let mut there = board.clone();
        if !there.put(who, at) {
            return f64::MIN;
        }
        let goal = Goal::new(&there, who);
        let middle = (f64::from(at.row()) - 5.0).abs();
        goal.worth(at) - 0.15 * middle - 0.02 * worth(board, who) * middle
    }
}
