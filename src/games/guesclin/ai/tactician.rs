//! The bots that plan one fighter at a time: the largest gain first, all planned again after each throw.

use rand::{Rng, RngExt};

use super::bot::{Bot, dice};
use super::destinations::falling;
use super::plan::{ActivationPlan, Planner};
use super::style::Style;
use guesclin_rules::{Banner, Board, Fighter, MarchReach, Move, Order, Stage, View};
use kit_rules::seed::Seed;

/// An order must gain so much.
pub(super) const LEAST: f64 = 0.15;

/// Plans one fighter at a time.
#[derive(Debug, Clone)]
pub(super) struct Tactician {
    style: &'static Style,
    seed: Seed,
}

impl Tactician {
    pub fn new(style: &'static Style, seed: Seed) -> Self {
        Self { style, seed }
    }
}

impl Bot for Tactician {
    fn name(&self) -> &'static str {
        self.style.name
    }

    fn choose(&mut self, view: &View) -> Option<Move> {
        let banner = view.viewer.filter(|_| view.decides())?;
        decide(
            self.style,
            &view.board,
            banner,
            &mut dice(self.seed, &view.board),
        )
    }
}

/// The move of a banner that decides.
pub(super) fn decide(
    style: &Style,
    board: &Board,
    banner: Banner,
    rng: &mut impl Rng,
) -> Option<Move> {
    match board.stage() {
        Stage::Between | Stage::Over(_) => None,
        Stage::Drop(_) => falls(board),
        Stage::Place(_) => place(style, board, banner, rng),
        Stage::Act(_) => Some(act(style, board, banner, rng)),
    }
}

/// Where a load falls; `None` if none does.
pub(super) fn falls(board: &Board) -> Option<Move> {
    let Stage::Drop(bearer) = board.stage() else {
        return None;
    };
    let value = |m: &Move| match *m {
        Move::Drop { at } => falling(board, board.camp(bearer), at),
        _ => f64::MIN,
    };
    greatest(board.moves(), value)
}

/// The one with the greatest worth, the first of several.
fn greatest<T>(all: impl IntoIterator<Item = T>, value: impl Fn(&T) -> f64) -> Option<T> {
    let mut best: Option<(f64, T)> = None;
    for one in all {
        let here = value(&one);
        if best.as_ref().is_none_or(|(most, _)| here > *most) {
            best = Some((here, one));
        }
    }
    best.map(|(_, one)| one)
}

pub(super) fn place(
    style: &Style,
    board: &Board,
    banner: Banner,
    rng: &mut impl Rng,
) -> Option<Move> {
    let planner = planner(style, board, banner);
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

fn act(style: &Style, board: &Board, banner: Banner, rng: &mut impl Rng) -> Move {
    if board.may_order()
        && let Some(m) = order(style, board, banner, rng)
    {
        return m;
    }
    let planner = planner(style, board, banner);
    let mut err = || style.noise * rng.random::<f64>();
    if let Some(who) = board.moved()
        && let Some(ActivationPlan { first, .. }) = planner.best(board, who, &mut err)
    {
        return first;
    }
    let mut best: Option<ActivationPlan> = None;
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
pub(super) fn order(
    style: &Style,
    board: &Board,
    banner: Banner,
    rng: &mut impl Rng,
) -> Option<Move> {
    if !style.orders {
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
        let legal = board.moves();
        let advances: Vec<&Move> = legal.iter().filter(fits).collect();
        let one = advances.get(rng.random_range(0..advances.len().max(1)));
        return one.filter(|_| rng.random_range(0..3) == 0).map(|m| **m);
    }
    let best = orders(style, board, banner, 1).pop();
    best.filter(|plan| plan.gain > LEAST).map(|plan| plan.first)
}

/// The orders that gain most over none, the best first.
pub(super) fn orders(
    style: &Style,
    board: &Board,
    banner: Banner,
    most: usize,
) -> Vec<ActivationPlan> {
    let planner = planner(style, board, banner);
    let mut all = Vec::new();
    for to in board.of_banner(banner) {
        let Some(at) = board.at(to) else { continue };
        if board
            .check(Move::Order {
                to,
                order: Order::ALL[0],
            })
            .is_err()
        {
            continue;
        }
        // The longest reach serves every order.
        let reach = board.reach_with(to, at, board.points_with(to, Some(Order::Advance)));
        let without = ordered(&planner, board, to, &reach, None);
        for order in Order::ALL {
            all.push(ActivationPlan {
                gain: ordered(&planner, board, to, &reach, Some(order)) - without,
                first: Move::Order { to, order },
                then: None,
            });
        }
    }
    all.sort_by(|a, b| b.gain.total_cmp(&a.gain));
    all.truncate(most);
    all
}

/// The planning of a banner.
pub(super) fn planner(style: &Style, board: &Board, banner: Banner) -> Planner {
    let camp = banner.camp();
    Planner::new(style.of(board.scenario().aim, camp), board, camp)
}

/// What a fighter can expect with an order, or with none.
fn ordered(
    planner: &Planner,
    board: &Board,
    to: Fighter,
    reach: &MarchReach,
    order: Option<Order>,
) -> f64 {
    let mut ordered = board.clone();
    ordered.set_order(to, order);
    let plan = planner.best_of(&ordered, to, reach, || 0.0);
    planner.stays(&ordered, to) + plan.map_or(0.0, |plan| plan.gain)
}
