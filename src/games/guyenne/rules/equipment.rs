//! Game equipment: the castles, the cards of a pack, and the size of a hand. [`Equipment::FULL`] is the printed game;
//! [`Equipment::LITTLE`] is small enough to be solved exactly.

use super::Castles;
use crate::card::{Card, Cards};

/// The equipment of a game, and the numbers that depend on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Equipment {
    /// The row of castles, from the west; at least two.
    pub row: Castles,
    /// Each camp's pack, hero included.
    pub pack: Cards,
    /// The cards in a full hand of a camp, hero included: two to six.
    pub hand: u8,
    /// How many fewer times than the level says a draw pile is exhausted before it stays empty.
    pub fewer_passes: u8,
}

impl Equipment {
    /// The printed game: six castles, two packs of 22, hands of six.
    ///
    /// Leaflet 2022, Matériel, § 1 and Mise en Place, § 4. Leaflet 2021, Components, § 1: the same cards; there the six
    /// castle cards are six parts of one castle.
    pub const FULL: Self = Self {
        row: Castles::ALL,
        pack: Cards::PACK,
        hand: 6,
        fewer_passes: 0,
    };

    /// Little Guyenne: three castles, a hero and the values 2, 2 and 3 in each pack, hands of three, and one pass
    /// through the pack; at most two rounds. It is not sold: bots are measured in it against exact play.
    pub const LITTLE: Self = Self {
        row: Castles::first(3),
        pack: Cards::of([2, 1, 0, 0, 1]),
        hand: 3,
        fewer_passes: 1,
    };

    /// The value cards of a pack: all but the hero.
    #[must_use]
    pub fn values(self) -> Cards {
        let hero = Cards::one(Card::Hero);
        self.pack.without(hero).unwrap_or(self.pack)
    }

    /// Whether a game can be dealt with this equipment when `set_aside` cards are set aside and a draw pile is
    /// exhausted `exhaustions` times at the printed level.
    pub(super) fn is_sound(self, set_aside: u8, exhaustions: u8) -> bool {
        let row = Castles::first(self.row.count());
        self.row == row
            && row.count() >= 2
            && (2..=6).contains(&self.hand)
            && Cards::PACK.contains(self.pack)
            && self.pack.has_hero()
            // The first deal leaves at least one card in the pile.
            && self.values().count() >= self.hand + set_aside
            && exhaustions > self.fewer_passes
    }
}

impl Default for Equipment {
    fn default() -> Self {
        Self::FULL
    }
}
