//! A throw before it is made: the pool, the defence as a sum of named parts, the score needed, and the exact chance.

use arrayvec::ArrayVec;

use crate::combat::{HitResult, IN_WOOD};
use crate::dice::{chance, hits, pool};
use crate::fighter::Fighter;
use crate::hex::Hex;
use crate::map::Obstacle;
use crate::order::Order;

/// One part of a defence score, or something that would be one if no obstacle lay between.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DefencePart {
    /// DEFENCE of the face that is up.
    Base(u8),
    /// The order in force, and what it adds.
    Order(Order, i8),
    /// A fighter beside both adds 1 for a friend of the one who is struck, and takes 1 away for an enemy.
    Beside {
        /// Who.
        who: Fighter,
        /// Where.
        at: Hex,
        /// 1 or −1.
        gives: i8,
    },
    /// The target of a shot stands in a wood.
    InWood(Hex),
    /// A wood on the line.
    Wood(Hex),
    /// An obstacle on the line, between two hexes.
    Obstacle(Hex, Hex, Obstacle),
}

impl DefencePart {
    /// What it adds to the score.
    #[must_use]
    pub const fn gives(self) -> i8 {
        match self {
            Self::Base(base) => base as i8,
            Self::Order(_, gives) | Self::Beside { gives, .. } => gives,
            Self::InWood(_) => IN_WOOD as i8,
            Self::Wood(_) | Self::Obstacle(..) => 1,
        }
    }
}

/// The most parts: the base, the order, and a wood or obstacle for each of a line's steps.
const PARTS: usize = 26;
/// What makes a defence score.
pub type Parts = ArrayVec<DefencePart, PARTS>;

/// A throw before it is made.
#[derive(Debug, Clone, PartialEq)]
pub struct ThrowOdds {
    /// Who throws.
    pub who: Fighter,
    /// MELEE of the face that is up, or SHOT.
    pub base: u8,
    /// What the order of the one who throws adds, 0 in a shot.
    pub order: i8,
    /// What the distance of a shot takes away.
    pub distance: u8,
    /// The capacity that counts, 0 to 5.
    pub capacity: u8,
    /// How many dice are thrown.
    pub dice: u8,
    /// Whether the two best are kept; else the two worst.
    pub best: bool,
    /// What makes the defence score.
    pub defence: Parts,
    /// The defence score.
    pub total: i8,
    /// What a hit would do.
    pub result: HitResult,
}

impl ThrowOdds {
    /// A throw of a capacity against a defence score.
    pub(super) fn new(
        (who, base): (Fighter, u8),
        capacity: u8,
        defence: Parts,
        result: HitResult,
    ) -> Self {
        let (dice, best) = pool(capacity);
        Self {
            who,
            base,
            order: 0,
            distance: 0,
            capacity,
            dice,
            best,
            total: defence.iter().map(|part| part.gives()).sum(),
            defence,
            result,
        }
    }

    /// The lowest score that hits, 3 to 12: 12 always does, 2 never.
    #[must_use]
    pub fn needed(&self) -> u8 {
        needed(self.total)
    }

    /// The exact chance of a hit.
    #[must_use]
    pub fn chance(&self) -> f64 {
        chance(self.capacity, self.total)
    }

    /// In how many of how many equally likely throws it hits.
    #[must_use]
    pub fn hits(&self) -> (u32, u32) {
        hits(self.capacity, self.total)
    }
}

/// The lowest score that hits a defence score, 3 to 12.
#[must_use]
pub fn needed(defence: i8) -> u8 {
    defence.clamp(3, 12) as u8
}

/// A chance in per cent, rounded; 0 and 100 only where it is certain.
#[must_use]
pub fn percent(chance: f64) -> u8 {
    let rounded = (chance * 100.0).round() as u8;
    if chance <= 0.0 || chance >= 1.0 {
        rounded
    } else {
        rounded.clamp(1, 99)
    }
}
