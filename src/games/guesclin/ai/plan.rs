//! What a fighter can do now, each with its exact expectation: where to go, and what to do there.

use super::danger::Danger;
use super::destinations::{Destination, arriving, leaving, putting, taking, working};
use super::material::{hit_value, material_value};
use super::style::Weights;
use guesclin_rules::{
    Board, Camp, Fighter, HEXES, Hex, HitResult, MarchReach, Move, ObjectKind, ObjectPlace,
};

/// The most fighters of a scenario.
const FIGHTERS: usize = 24;

/// The best that a fighter can do.
#[derive(Debug, Clone, Copy)]
pub(super) struct ActivationPlan {
    /// What it gains over doing nothing.
    pub gain: f64,
    /// The first move of it.
    pub first: Move,
    /// The deed after a march.
    pub then: Option<Move>,
}

/// A move, by what it gains.
#[derive(Debug, Clone, Copy)]
pub(super) struct Weighed {
    /// On the way to the destination, and by whom one stands beside there.
    pub way: f64,
    /// In blows that are to be feared less.
    pub safety: f64,
    /// In a post that changes its banner.
    pub post: f64,
    /// By the best deed there.
    pub deed: Option<(f64, Move)>,
}

/// What a camp's planning looks at; it holds until somebody is hit.
#[derive(Debug, Clone)]
pub(super) struct Planner {
    weights: Weights,
    /// Whether a single commander is left to the camp.
    last: bool,
    danger: Danger,
    /// What a hit takes from each fighter's camp.
    hit: [f64; FIGHTERS],
    /// How many enemies are adjacent to each hex, with nothing between.
    contact: [u8; HEXES],
    /// Whether something lies about that may be taken or broken up.
    lies: bool,
}

impl Planner {
    /// A planner for `camp`.
    pub fn new(weights: &Weights, board: &Board, camp: Camp) -> Self {
        let mut hit = [0.0; FIGHTERS];
        for (who, hit) in board.all().zip(&mut hit) {
            if board.at(who).is_some() {
                let stuns = board.hit(who) == HitResult::Stunned;
                *hit = hit_value(board, who) * if stuns { weights.stun } else { 1.0 };
            }
        }
        let mut contact = [0; HEXES];
        for (_, at) in board.standing(camp.other()) {
            for next in board.scenario().map.open_around(at) {
                contact[next.index()] += 1;
            }
        }
        let own = board.standing(camp);
        let commanders = own.filter(|&(who, _)| board.counter(who).traits.commander);
        Self {
            weights: *weights,
            last: commanders.count() == 1,
            danger: Danger::new(board, camp),
            hit,
            contact,
            lies: board
                .objects()
                .any(|(_, spot)| matches!(spot, ObjectPlace::Lies(_))),
        }
    }

    /// What standing on a hex is worth to a fighter.
    fn stand(&self, board: &Board, who: Fighter, destination: &Destination, at: Hex) -> f64 {
        let (drawn, feared) = self.parts(board, who, destination, at);
        drawn - feared
    }

    /// How a hex draws a fighter, and what they have to fear there.
    fn parts(&self, board: &Board, who: Fighter, destination: &Destination, at: Hex) -> (f64, f64) {
        let weights = &self.weights;
        let bears = board.fighter(who).bears.is_some();
        let fear = match board.counter(who).traits.commander {
            true if self.last => weights.last,
            false if !bears => weights.fear,
            _ => weights.guard,
        };
        let pull = if bears { weights.haste } else { weights.pull };
        let contact = f64::from(self.contact[at.index()]);
        let mut value = pull * destination.value(at) + weights.contact * contact;
        if weights.close != 0.0 {
            let camp = board.camp(who);
            let around = board.scenario().map.open_around(at);
            let friends = around.filter_map(|next| board.on(next));
            let friends = friends.filter(|&other| other != who && board.camp(other) == camp);
            value += weights.close * friends.count() as f64;
        }
        if fear == 0.0 {
            return (value, 0.0);
        }
        let hits = self.danger.hits(board, who, at);
        (value, fear * hits * self.hit[who.index()])
    }

    /// What makes a move to a hex worth more than staying.
    pub fn weigh(&self, board: &Board, who: Fighter, to: Hex) -> Option<Weighed> {
        let destination = Destination::new(board, who);
        let (pull, feared) = self.parts(board, who, &destination, board.at(who)?);
        let (drawn, fears) = self.parts(board, who, &destination, to);
        Some(Weighed {
            way: drawn - pull,
            safety: feared - fears,
            post: arriving(board, who, to),
            deed: self.deed(board, who, to, true),
        })
    }

    /// What standing where they are is worth to a fighter.
    pub fn stays(&self, board: &Board, who: Fighter) -> f64 {
        let destination = Destination::new(board, who);
        board
            .at(who)
            .map_or(0.0, |at| self.stand(board, who, &destination, at))
    }

    /// The best deed from a hex, and what it is worth; `None` if nothing is better than nothing.
    pub fn deed(&self, board: &Board, who: Fighter, at: Hex, moved: bool) -> Option<(f64, Move)> {
        let mut best: Option<(f64, Move)> = None;
        self.deeds(board, who, at, moved, |value, m| {
            if value > best.map_or(0.0, |(most, _)| most) {
                best = Some((value, m));
            }
        });
        best
    }

    /// Tells every deed from a hex, and what it is worth.
    fn deeds(
        &self,
        board: &Board,
        who: Fighter,
        at: Hex,
        moved: bool,
        mut offer: impl FnMut(f64, Move),
    ) {
        if board.fighter(who).bears.is_some() {
            offer(putting(board, who, at), Move::Put { who });
            return;
        }
        let camp = board.camp(who);
        let scenario = board.scenario();
        if self.contact[at.index()] > 0 {
            for next in scenario.map.open_around(at) {
                let Some(target) = board.on(next).filter(|&foe| board.camp(foe) != camp) else {
                    continue;
                };
                let Some(odds) = board.melee_odds(who, at, target) else {
                    continue;
                };
                let back = board
                    .riposte_odds(who, at, target)
                    .map_or(0.0, |odds| odds.chance());
                let dealt = self.weights.bold * odds.chance() * self.hit[target.index()];
                let value = dealt - self.weights.riposte * back * self.hit[who.index()];
                offer(value, Move::Attack { who, target });
            }
        }
        if !moved && board.stats(who).shot.is_some() {
            for (target, _) in board.standing(camp.other()) {
                if let Some(odds) = board.shot_odds_from(who, at, target) {
                    offer(
                        self.weights.bold * odds.chance() * self.hit[target.index()],
                        Move::Shoot { who, target },
                    );
                }
            }
        }
        if self.lies {
            for (object, _) in board
                .objects()
                .filter(|&(_, spot)| spot == ObjectPlace::Lies(at))
            {
                let kind = board.thing(object).kind;
                if kind == ObjectKind::Load || camp == Camp::France {
                    offer(taking(board, who, kind), Move::Take { who, object });
                } else if !moved {
                    offer(7.0, Move::Break { who, object });
                }
            }
        }
        if scenario.bridge.is_some_and(|bridge| bridge.winch == at)
            && board.check(Move::Bridge { who }).is_ok()
        {
            offer(working(board, who), Move::Bridge { who });
        }
    }

    /// The best that a fighter who may act can do; `None` if that is nothing.
    pub fn best(
        &self,
        board: &Board,
        who: Fighter,
        err: impl FnMut() -> f64,
    ) -> Option<ActivationPlan> {
        let at = board.at(who)?;
        let points = match board.moved() == Some(who) {
            true => 0,
            false => board.points(who),
        };
        self.best_of(board, who, &board.reach_with(who, at, points), err)
    }

    /// As [`best`](Self::best), with the hexes in reach of no fewer points than the fighter has.
    pub fn best_of(
        &self,
        board: &Board,
        who: Fighter,
        reach: &MarchReach,
        mut err: impl FnMut() -> f64,
    ) -> Option<ActivationPlan> {
        let least = match board.moved() == Some(who) {
            true => 0.0,
            false => 0.05,
        };
        let mut best: Option<ActivationPlan> = None;
        self.offers(board, who, reach, |mut plan| {
            plan.gain += err();
            if plan.gain > best.map_or(least, |best| best.gain) {
                best = Some(plan);
            }
        });
        best
    }

    /// Tells everything that a fighter who may act can do: every deed from where they stand, and each march with the
    /// best deed after it.
    pub fn all(&self, board: &Board, who: Fighter, mut offer: impl FnMut(ActivationPlan)) {
        let Some(at) = board.at(who) else { return };
        let moved = board.moved() == Some(who);
        self.deeds(board, who, at, moved, |gain, first| {
            offer(ActivationPlan {
                gain,
                first,
                then: None,
            });
        });
        if !moved {
            let reach = board.reach_with(who, at, board.points(who));
            self.marches(board, who, at, &reach, offer);
        }
    }

    /// Tells everything that a fighter who may act can do, each with the best deed after it.
    fn offers(
        &self,
        board: &Board,
        who: Fighter,
        reach: &MarchReach,
        mut offer: impl FnMut(ActivationPlan),
    ) {
        let Some(at) = board.at(who) else { return };
        let only = |(gain, first)| ActivationPlan {
            gain,
            first,
            then: None,
        };
        if board.moved() == Some(who) {
            if let Some(deed) = self.deed(board, who, at, true) {
                offer(only(deed));
            }
            return;
        }
        if let Some(deed) = self.deed(board, who, at, false) {
            offer(only(deed));
        }
        self.marches(board, who, at, reach, offer);
    }

    /// Tells every march of a fighter, each with the best deed after it.
    fn marches(
        &self,
        board: &Board,
        who: Fighter,
        at: Hex,
        reach: &MarchReach,
        mut offer: impl FnMut(ActivationPlan),
    ) {
        let destination = Destination::new(board, who);
        let still = self.stand(board, who, &destination, at);
        let points = board.points(who);
        for &to in reach.hexes() {
            // The cheaper come before the dearer.
            let Some(left) = reach.cost(to).and_then(|cost| points.checked_sub(cost)) else {
                break;
            };
            if board.on(to).is_some_and(|other| other != who) {
                continue;
            }
            for (n, exit) in (0..).zip(&board.scenario().exits) {
                let m = Move::March {
                    who,
                    to,
                    exit: Some(n),
                };
                if left > 0 && exit.hexes.contains(&to) && board.check(m).is_ok() {
                    offer(ActivationPlan {
                        gain: leaving(board, who),
                        first: m,
                        then: None,
                    });
                }
            }
            if to == at {
                continue;
            }
            let there = self.stand(board, who, &destination, to) + arriving(board, who, to);
            let deed = self.deed(board, who, to, true);
            offer(ActivationPlan {
                gain: there - still + deed.map_or(0.0, |(value, _)| value),
                first: Move::March {
                    who,
                    to,
                    exit: None,
                },
                then: deed.map(|(_, m)| m),
            });
        }
    }

    /// What a fighter is worth where the camp places them: commanders and shooters behind, all near their goals.
    pub fn placing(&self, board: &Board, who: Fighter, at: Hex) -> f64 {
        let mut there = board.clone();
        if !there.put(who, at) {
            return f64::MIN;
        }
        let destination = Destination::new(&there, who);
        let middle = (f64::from(at.row()) - 5.0).abs();
        destination.value(at) - 0.15 * middle - 0.02 * material_value(board, who) * middle
    }
}
