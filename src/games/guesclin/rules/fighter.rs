//! Fighters and objects of a game: who they are, by number, and how they fare.

use super::camp::Camp;
use super::hex::Hex;
use super::order::Order;
use super::scenario::{FIGHTERS, OBJECTS};

/// A fighter, by the number in the scenario's list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Fighter(pub(super) u8);

impl Fighter {
    /// The fighter with a number from 0; `None` if no scenario has so many.
    #[must_use]
    pub fn new(n: usize) -> Option<Self> {
        (n < FIGHTERS).then_some(Self(n as u8))
    }

    /// The number, from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// An object, by the number in the scenario's list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Object(pub(super) u8);

impl Object {
    /// The object with a number from 0; `None` if no scenario has so many.
    #[must_use]
    pub fn new(n: usize) -> Option<Self> {
        (n < OBJECTS).then_some(Self(n as u8))
    }

    /// The number, from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Where a fighter is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fate {
    /// Not yet placed.
    Waiting,
    /// On a hex of the map.
    On(Hex),
    /// Has left the map.
    Out,
    /// Has been taken off the map.
    Neutralised,
}

/// How a fighter fares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FighterState {
    /// Where the fighter is.
    pub fate: Fate,
    /// Whether the stunned face is up.
    pub stunned: bool,
    /// The order in force.
    pub order: Option<Order>,
    /// Whether the action of this activation is over.
    pub acted: bool,
    /// What the fighter bears.
    pub bears: Option<Object>,
}

impl FighterState {
    /// A fighter who is not yet placed.
    pub(super) const WAITING: Self = Self {
        fate: Fate::Waiting,
        stunned: false,
        order: None,
        acted: false,
        bears: None,
    };

    /// The hex, if the fighter is on the map.
    #[must_use]
    #[inline]
    pub const fn at(&self) -> Option<Hex> {
        match self.fate {
            Fate::On(at) => Some(at),
            Fate::Waiting | Fate::Out | Fate::Neutralised => None,
        }
    }
}

/// Where an object is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ObjectPlace {
    /// A fighter bears it.
    Borne(Fighter),
    /// It lies on a hex.
    Lies(Hex),
    /// A camp has taken it off the map.
    Out(Camp),
    /// It is broken up.
    Broken,
}
