//! Boards set up by hand, for lessons, puzzles and tests: changes that no move makes.

use super::board::Board;
use super::fighter::{Fate, Fighter};
use super::hex::Hex;
use super::order::Order;

impl Board {
    /// Puts a fighter on a hex, wherever they are. Returns whether it is free and can be entered; else nothing changes.
    pub fn put(&mut self, who: Fighter, at: Hex) -> bool {
        let other = self.on(at).is_some_and(|other| other != who);
        if other || self.scenario.map.terrain(at).cost().is_none() {
            return false;
        }
        self.set(who, Fate::On(at));
        true
    }

    /// Neutralises a fighter; what they bear goes nowhere.
    pub fn remove(&mut self, who: Fighter) {
        self.set(who, Fate::Neutralised);
    }

    /// Turns up the stunned face, or the intact one.
    pub fn set_stunned(&mut self, who: Fighter, stunned: bool) {
        self.fighters[who.index()].stunned = stunned;
    }

    /// Gives a fighter an order, or takes it away.
    pub fn set_order(&mut self, who: Fighter, order: Option<Order>) {
        self.fighters[who.index()].order = order;
    }
}
