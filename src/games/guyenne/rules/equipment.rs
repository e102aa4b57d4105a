//! What is in the box: how long the row is, which cards a pack has, and how many of them a hand. The printed game has
//! one box; a smaller one is the same game in a size that can be worked out whole.

use super::Castles;
use crate::games::guyenne::rules::card::{Card, Cards};

/// The contents of a box, and what depends on them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Equipment {
    /// The row, from the west; two castles or more.
    pub row: Castles,
    /// Each camp's pack, hero included.
    pub pack: Cards,
    /// How many cards a camp fills its hands up to: two to six, the hero among the first of them.
    pub hand: u8,
    /// How many fewer times than the level says a draw pile may run out before it stays empty.
    pub fewer_passes: u8,
}

impl Equipment {
    /// The printed box: six castles, two packs of 22, hands of six.
    ///
    /// Leaflet 2022, Matériel, § 1 and Mise en Place, § 4. Leaflet 2021, Components, § 1: the same cards, but the six
    /// castle cards are six parts of one castle.
    pub const FULL: Self = Self {
        row: Castles::ALL,
        pack: Cards::PACK,
        hand: 6,
        fewer_passes: 0,
    };

    /// Little Guyenne: three castles, a hero and the values 2, 2 and 3 in each pack, hands of three, and one pass through
    /// the pack: two rounds at most. Nobody sells this box; it is there so that play can be measured against perfect play.
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

    /// Whether a game can be dealt from it at all, when so many cards are set aside and a draw pile may run out so
    /// often.
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
