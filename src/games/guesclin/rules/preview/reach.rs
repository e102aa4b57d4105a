//! Where a fighter can go, and whom they could strike from there.

use super::hex_set::HexSet;
use crate::board::Board;
use crate::fighter::Fighter;
use crate::hex::Hex;
use crate::path::MarchReach;

/// Whether a fighter may end a move on a hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stop {
    /// They stand there.
    Stands,
    /// They may.
    Ends,
    /// They may only pass: a friend stands there.
    Passes(Fighter),
}

/// A hex in reach.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReachHex {
    /// The hex.
    pub at: Hex,
    /// What reaching it costs.
    pub cost: u8,
    /// The points left there.
    pub left: u8,
    /// Whether entering it costs this fighter more than one point.
    pub difficult: bool,
    /// Whether the fighter may end there.
    pub stop: Stop,
    /// The exits of the scenario by which the fighter may leave from there.
    pub exits: Vec<u8>,
}

/// The hexes in reach of a fighter.
#[derive(Debug, Clone)]
pub struct ReachMap {
    /// Whose.
    pub who: Fighter,
    /// The points to move with.
    pub points: u8,
    /// The hexes, the nearest first.
    pub hexes: Vec<ReachHex>,
    /// The ways there.
    pub ways: MarchReach,
}

impl ReachMap {
    /// A hex in reach.
    #[must_use]
    pub fn hex(&self, at: Hex) -> Option<&ReachHex> {
        self.hexes.iter().find(|hex| hex.at == at)
    }
}

/// A blow that a fighter could strike after a move.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Strike {
    /// At whom.
    pub target: Fighter,
    /// From which hex.
    pub from: Hex,
    /// What going there costs.
    pub cost: u8,
    /// The chance of a hit.
    pub chance: f64,
    /// The chance of a hit by the strike back, 0 if there is none.
    pub back: f64,
}

impl Board {
    /// Where a fighter on the map can go with the points that they have, whether it is their turn or not.
    #[must_use]
    pub fn reach_map(&self, who: Fighter) -> Option<ReachMap> {
        let points = self.points_left(who);
        let ways = self.reach_with(who, self.at(who)?, points);
        let hexes = ways.hexes().iter().map(|&at| {
            let cost = ways.cost(at).unwrap_or(0);
            let left = points - cost;
            let stop = match self.on(at) {
                Some(other) if other == who => Stop::Stands,
                Some(other) => Stop::Passes(other),
                None => Stop::Ends,
            };
            let leaves = left > 0 && !matches!(stop, Stop::Passes(_));
            let exits = 0..self.scenario.exits.len() as u8;
            let open = |&exit: &u8| leaves && self.check_exit(who, at, exit).is_ok();
            ReachHex {
                at,
                cost,
                left,
                difficult: self.entry_cost(who, at).is_some_and(|cost| cost > 1),
                stop,
                exits: exits.filter(open).collect(),
            }
        });
        Some(ReachMap {
            who,
            points,
            hexes: hexes.collect(),
            ways,
        })
    }

    /// Every blow that a fighter could strike after a move with the points that they have, the cheaper hexes first;
    /// none for a bearer.
    #[must_use]
    pub fn strikes(&self, who: Fighter) -> Vec<Strike> {
        let mut strikes = Vec::new();
        let Some(start) = self.at(who).filter(|_| self.fighter(who).bears.is_none()) else {
            return strikes;
        };
        let ways = self.reach_with(who, start, self.points_left(who));
        for &from in ways.hexes() {
            if self.on(from).is_some_and(|other| other != who) {
                continue;
            }
            for next in self.scenario.map.open_around(from) {
                let target = self.on(next);
                let Some(target) = target.filter(|&foe| self.camp(foe) != self.camp(who)) else {
                    continue;
                };
                let Some(odds) = self.melee_odds(who, from, target) else {
                    continue;
                };
                let back = self.riposte_odds(who, from, target);
                strikes.push(Strike {
                    target,
                    from,
                    cost: ways.cost(from).unwrap_or(0),
                    chance: odds.chance(),
                    back: back.map_or(0.0, |odds| odds.chance()),
                });
            }
        }
        strikes
    }

    /// The hexes at which a fighter could strike after a move with `points`, as everybody stands now; none for a
    /// bearer.
    #[must_use]
    pub fn strike_hexes(&self, who: Fighter, points: u8) -> HexSet {
        let mut hexes = HexSet::default();
        let Some(start) = self.at(who).filter(|_| self.fighter(who).bears.is_none()) else {
            return hexes;
        };
        for &from in self.reach_with(who, start, points).hexes() {
            if self.on(from).is_some_and(|other| other != who) {
                continue;
            }
            for next in self.scenario.map.open_around(from) {
                hexes.insert(next);
            }
        }
        hexes
    }
}
