//! Where a fighter wants to go in each scenario, and how much.

use super::distances::Distances;
use guesclin_rules::{Aim, Board, Camp, Fate, Fighter, Hex, Object, ObjectKind, ObjectPlace};

/// A destination: hexes, and what each point of the way to them is worth.
#[derive(Clone)]
pub(super) struct Destination {
    distances: &'static Distances,
    hexes: Vec<Hex>,
    weight: f64,
}

impl Destination {
    /// The destination of a fighter.
    pub fn new(board: &Board, who: Fighter) -> Self {
        let (hexes, weight) = wanted(board, who);
        Self {
            distances: Distances::of(board, who),
            hexes,
            weight,
        }
    }

    /// How many points the way from a hex is; 0 without one.
    pub fn points(&self, at: Hex) -> u8 {
        if self.hexes.is_empty() {
            return 0;
        }
        self.distances.nearest(at, &self.hexes)
    }

    /// What being on a hex is worth.
    pub fn value(&self, at: Hex) -> f64 {
        -self.weight * f64::from(self.points(at))
    }
}

/// Something that a fighter wants to get to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Toward {
    /// An exit of the scenario, by its number.
    Exit(u8),
    /// A post, by its number.
    Post(u8),
    /// An object that lies about.
    Object(Object),
    /// A fighter.
    Fighter(Fighter),
}

/// What a fighter wants to get to, each with its hexes.
fn targets(board: &Board, who: Fighter) -> Vec<(Toward, Vec<Hex>)> {
    let camp = board.camp(who);
    let (hexes, _) = wanted(board, who);
    let scenario = board.scenario();
    if !hexes.is_empty() && hexes == exits(board, camp) {
        let all = (0..).zip(&scenario.exits);
        return (all.filter(|(_, exit)| exit.camp == camp))
            .map(|(n, exit)| (Toward::Exit(n), exit.hexes.clone()))
            .collect();
    }
    let toward = |&at: &Hex| {
        let lies = board
            .objects()
            .find(|&(_, spot)| spot == ObjectPlace::Lies(at));
        let post = scenario.posts.iter().position(|post| post.at == at);
        let known = match (lies, post) {
            (Some((object, _)), _) => Some(Toward::Object(object)),
            (None, Some(n)) => Some(Toward::Post(n as u8)),
            (None, None) => board.on(at).map(Toward::Fighter),
        };
        Some((known?, vec![at]))
    };
    hexes.iter().filter_map(toward).collect()
}

/// What a fighter on a hex wants to get to soonest, and how many points it is away from another hex and from this one,
/// whoever stands in between.
pub(super) fn nearest(board: &Board, who: Fighter, from: Hex, at: Hex) -> Option<(Toward, u8, u8)> {
    let ways = targets(board, who).into_iter().map(|(toward, hexes)| {
        let known = Distances::of(board, who);
        (
            toward,
            known.nearest(from, &hexes),
            known.nearest(at, &hexes),
        )
    });
    ways.min_by_key(|&(_, _, points)| points)
}

fn exits(board: &Board, camp: Camp) -> Vec<Hex> {
    let exits = board
        .scenario()
        .exits
        .iter()
        .filter(|exit| exit.camp == camp);
    exits.flat_map(|exit| exit.hexes.iter().copied()).collect()
}

fn enemies(board: &Board, camp: Camp) -> Vec<Hex> {
    board.standing(camp.other()).map(|(_, at)| at).collect()
}

/// The hexes that a fighter wants to reach, and what each point of the way is worth.
fn wanted(board: &Board, who: Fighter) -> (Vec<Hex>, f64) {
    let camp = board.camp(who);
    match board.scenario().aim {
        Aim::Booty => booty(board, who, camp),
        Aim::Woodcutters => posts(board, who, camp),
        Aim::Carts => carts(board, who, camp),
        Aim::OpenField => {
            let commands = |who: &Fighter| board.counter(*who).traits.commander;
            let foes = board
                .standing(camp.other())
                .filter(|(foe, _)| commands(foe));
            let weight = if commands(&who) { 0.1 } else { 0.3 };
            (foes.map(|(_, at)| at).collect(), weight)
        }
    }
}

fn booty(board: &Board, who: Fighter, camp: Camp) -> (Vec<Hex>, f64) {
    let horseman = board.counter(who).traits.commander && camp == Camp::England;
    let Some((_, spot)) = board.objects().next() else {
        return (Vec::new(), 0.0);
    };
    match spot {
        ObjectPlace::Borne(bearer) if bearer == who => (exits(board, camp), 1.3),
        ObjectPlace::Borne(bearer) if board.camp(bearer) == camp && horseman => {
            (exits(board, camp), 0.35)
        }
        ObjectPlace::Borne(bearer) => {
            let weight = if board.camp(bearer) == camp {
                0.25
            } else {
                0.7
            };
            (board.at(bearer).into_iter().collect(), weight)
        }
        ObjectPlace::Lies(at) => (vec![at], 0.9),
        ObjectPlace::Out(_) | ObjectPlace::Broken if horseman => (exits(board, camp), 1.2),
        ObjectPlace::Out(_) | ObjectPlace::Broken => {
            let leads = board
                .standing(Camp::England)
                .find(|&(foe, _)| board.counter(foe).traits.commander);
            let weight = if camp == Camp::France { 0.7 } else { 0.2 };
            (leads.map(|(_, at)| at).into_iter().collect(), weight)
        }
    }
}

fn posts(board: &Board, who: Fighter, camp: Camp) -> (Vec<Hex>, f64) {
    let posts = &board.scenario().posts;
    let lost = (0..posts.len()).filter(|&n| board.post(n) != Some(camp));
    let lost: Vec<Hex> = lost.map(|n| posts[n].at).collect();
    if camp == Camp::England && board.counter(who).traits.commander {
        // The lieutenant keeps the last post.
        return (posts.last().map(|post| post.at).into_iter().collect(), 0.6);
    }
    match (lost.is_empty(), camp) {
        (false, _) => (lost, 0.5),
        (true, Camp::England) => (posts.iter().map(|post| post.at).collect(), 0.25),
        (true, Camp::France) => (enemies(board, camp), 0.25),
    }
}

fn carts(board: &Board, who: Fighter, camp: Camp) -> (Vec<Hex>, f64) {
    if board.bears(who, ObjectKind::Cart) {
        return (exits(board, camp), 1.2);
    }
    let spots = board.objects().filter_map(|(_, spot)| match spot {
        ObjectPlace::Lies(at) => Some((true, at)),
        ObjectPlace::Borne(driver) => Some((false, board.at(driver)?)),
        ObjectPlace::Out(_) | ObjectPlace::Broken => None,
    });
    let spots: Vec<(bool, Hex)> = spots.collect();
    let left: Vec<Hex> = spots
        .iter()
        .filter(|(lies, _)| *lies)
        .map(|&(_, at)| at)
        .collect();
    match camp {
        Camp::France if !left.is_empty() => (left, 0.5),
        Camp::France => (enemies(board, camp), 0.3),
        Camp::England => (spots.into_iter().map(|(_, at)| at).collect(), 0.5),
    }
}

/// What leaving the map is worth to a fighter.
pub(super) fn leaving(board: &Board, who: Fighter) -> f64 {
    if board.fighter(who).bears.is_some() {
        return 25.0;
    }
    let horseman = board.camp(who) == Camp::England && board.counter(who).traits.commander;
    let settled = board
        .objects()
        .all(|(_, spot)| matches!(spot, ObjectPlace::Out(_)));
    if horseman && settled { 15.0 } else { -6.0 }
}

/// What ending a move on a hex is worth beyond the way: a post that changes its banner.
pub(super) fn arriving(board: &Board, who: Fighter, at: Hex) -> f64 {
    let post = board.scenario().posts.iter().position(|post| post.at == at);
    let changes = post.is_some_and(|post| board.post(post) != Some(board.camp(who)));
    if changes { 5.0 } else { 0.0 }
}

/// What putting down what a fighter bears is worth.
pub(super) fn putting(board: &Board, who: Fighter, at: Hex) -> f64 {
    if board.scenario().aim != Aim::Woodcutters || board.camp(who) != Camp::France {
        return -5.0;
    }
    let bridge = board
        .scenario()
        .bridge
        .is_some_and(|bridge| bridge.at == at);
    let held = board
        .objects()
        .any(|(_, spot)| spot == ObjectPlace::Lies(at));
    if bridge && !held { 4.0 } else { 0.9 }
}

/// What taking an object is worth.
pub(super) fn taking(board: &Board, who: Fighter, kind: ObjectKind) -> f64 {
    match (board.scenario().aim, kind) {
        (Aim::Booty, _) => 9.0,
        (Aim::Carts, ObjectKind::Cart) => 7.0,
        (Aim::Woodcutters, _) if board.camp(who) == Camp::England => 0.3,
        _ => -2.0,
    }
}

/// What working the bridge is worth.
pub(super) fn working(board: &Board, who: Fighter) -> f64 {
    let Some(bridge) = board.scenario().bridge else {
        return 0.0;
    };
    let count = |outside: bool| {
        let french = board.standing(Camp::France);
        let there = french.filter(|(_, at)| (at.column() <= bridge.at.column()) == outside);
        there.count() as f64
    };
    let shut = count(true) - count(false);
    match (board.camp(who), board.raised()) {
        (Camp::England, false) | (Camp::France, true) => 1.2 * shut,
        (Camp::England, true) | (Camp::France, false) => -5.0,
    }
}

/// What a hex is worth to the camp as the place where its load falls.
pub(super) fn falling(board: &Board, camp: Camp, at: Hex) -> f64 {
    let nearest = |camp: Camp| {
        let distances = board.standing(camp).map(|(_, from)| from.distance(at));
        distances.min().map_or(9.0, f64::from)
    };
    let taken = |who: Fighter| matches!(board.fighter(who).fate, Fate::On(_));
    let on = board.on(at).filter(|&who| taken(who));
    let held = on.map_or(0.0, |who| if board.camp(who) == camp { 3.0 } else { -3.0 });
    nearest(camp.other()) - nearest(camp) + held
}
