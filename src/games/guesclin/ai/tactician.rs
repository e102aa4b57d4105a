//! The bots that plan one fighter at a time: the largest gain first, all planned again after each throw.

use rand::{Rng, RngExt};

use super::bot::{Bot, dice};
use super::goals::falling;
use super::plan::{Plan, Planner};
use super::temper::Temper;
use crate::games::guesclin::rules::{Banner, Board, Fighter, Move, Order, Stage, View};
use crate::rules::seed::Seed;

/// Plans one fighter at a time.
#[derive(Debug, Clone)]
pub(super) struct Tactician {
    temper: &'static Temper,
    seed: Seed,
}

impl Tactician {
    pub fn new(temper: &'static Temper, seed: Seed) -> Self {
        Self { temper, seed }
    }
}

impl Bot for Tactician {
    fn name(&self) -> &'static str {
        self.temper.name
    }

    fn choose(&mut self, view: &View) -> Option<Move> {
        let banner = view.viewer.filter(|_| view.decides())?;
        decide(
            self.temper,
            &view.board,
            banner,
            &mut dice(self.seed, &view.board),
        )
    }
}

/// The move of a banner that decides.
pub(super) fn decide(
    temper: &Temper,
    board: &Board,
    banner: Banner,
    rng: &mut impl Rng,
) -> Option<Move> {
    match board.stage() {
        Stage::Between | Stage::Over(_) => None,
        Stage::Drop(_) => {
            let worth = |m: &Move| match *m {
                Move::Drop { at } => falling(board, banner.camp(), at),
                _ => f64::MIN,
            };
            greatest(board.moves(), worth)
        }
        Stage::Place(_) => place(temper, board, banner, rng),
        Stage::Act(_) => Some(act(temper, board, banner, rng)),
    }
}

/// The one with the greatest worth, the first of several.
fn greatest<T>(all: impl IntoIterator<Item = T>, worth: impl Fn(&T) -> f64) -> Option<T> {
    let mut best: Option<(f64, T)> = None;
    for one in all {
        let here = worth(&one);
        if best.as_ref().is_none_or(|(most, _)| here > *most) {
            best = Some((here, one));
        }
    }
    best.map(|(_, one)| one)
}

fn place(temper: &Temper, board: &Board, banner: Banner, rng: &mut impl Rng) -> Option<Move> {
    let planner = Planner::new(temper, board, banner.camp());
    let who = board
        .of_banner(banner)
        .find(|&who| board.at(who).is_none())?;
    let zone = board.scenario().fighters[who.index()].zone.iter();
    let mut best: Option<(f64, Move)> = None;
    for &at in zone.filter(|&&at| board.on(at).is_none()) {
        let here = planner.placing(board, who, at) + 0.6 * rng.random::<f64>();
        if best.as_ref().is_none_or(|(most, _)| here > *most) {
            best = Some((here, Move::Place { who, at }));
        }
    }
    best.map(|(_, m)| m)
}

fn act(temper: &Temper, board: &Board, banner: Banner, rng: &mut impl Rng) -> Move {
    if board.may_order()
        && let Some(m) = order(temper, board, banner, rng)
    {
        return m;
    }
    let planner = Planner::new(temper, board, banner.camp());
    let mut err = || temper.noise * rng.random::<f64>();
    if let Some(who) = board.moved()
        && let Some(Plan { first, .. }) = planner.best(board, who, &mut err)
    {
        return first;
    }
    let mut best: Option<Plan> = None;
    for who in ready(board, banner).filter(|&who| board.moved() != Some(who)) {
        let plan = planner.best(board, who, &mut err);
        if let Some(plan) = plan
            && best.is_none_or(|most| plan.gain > most.gain)
        {
            best = Some(plan);
        }
    }
    best.map_or(Move::Finish, |plan| plan.first)
}

fn ready(board: &Board, banner: Banner) -> impl Iterator<Item = Fighter> {
    board
        .of_banner(banner)
        .filter(|&who| board.check_acts(who).is_ok())
}

/// The order that gains most, if one gains.
fn order(temper: &Temper, board: &Board, banner: Banner, rng: &mut impl Rng) -> Option<Move> {
    let legal: Vec<Move> = board
        .moves()
        .into_iter()
        .filter(|m| matches!(m, Move::Order { .. }))
        .collect();
    if !temper.orders {
        // A word to whoever comes first, now and then.
        let fits = |m: &&Move| {
            matches!(
                m,
                Move::Order {
                    order: Order::Advance,
                    ..
                }
            )
        };
        let advances: Vec<&Move> = legal.iter().filter(fits).collect();
        let one = advances.get(rng.random_range(0..advances.len().max(1)));
        return one.filter(|_| rng.random_range(0..3) == 0).map(|m| **m);
    }
    let mut best: Option<(f64, Move)> = None;
    for m in legal {
        let Move::Order { to, order } = m else {
            continue;
        };
        let gain = order_gain(temper, board, banner, to, order);
        if gain > best.map_or(0.15, |(most, _)| most) {
            best = Some((gain, m));
        }
    }
    best.map(|(_, m)| m)
}

/// What an order gains for a fighter over none.
fn order_gain(temper: &Temper, board: &Board, banner: Banner, to: Fighter, order: Order) -> f64 {
    let planner = Planner::new(temper, board, banner.camp());
    let value = |board: &Board| {
        let plan = planner.best(board, to, || 0.0);
        planner.stays(board, to) + plan.map_or(0.0, |plan| plan.gain)
    };
    let mut ordered = board.clone();
    ordered.set_order(to, Some(order));
    value(&ordered) - value(board)
}
