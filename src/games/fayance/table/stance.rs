//! How the two cards of a combat stand, as far as it is shown: on rising ground, past the middle, or giving way.

use super::beats::ShownFight;
use fayance_rules::{BySide, People, Side, Terrain};

/// The places of the tests in their order.
const TERRAIN: u8 = 1;
const HALFLING: u8 = 2;

/// How a card stands in a combat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stance {
    /// The ground of its terrain has risen under it.
    pub raised: bool,
    /// It is a halfling and slips towards the other card.
    pub slips: bool,
    /// It has not prevailed: it leans back. In an undecided combat both do.
    pub gives_way: bool,
}

impl ShownFight {
    /// Whether the test at this place of their order, 0 to 2, is being asked or has been.
    #[must_use]
    fn has_come_to(&self, test: u8) -> bool {
        self.up && (self.asked > test || (self.asked == test && !self.settled))
    }

    /// Whether the ring of troops lies between the cards: while it is asked, and if it has settled the combat.
    #[must_use]
    pub fn shows_ring(&self) -> bool {
        self.up && !self.has_come_to(TERRAIN)
    }

    /// How the card of `side` stands where the sides fight in `terrains`.
    #[must_use]
    pub fn stance(&self, terrains: BySide<Terrain>, side: Side) -> Stance {
        let cards = self.fight.cards;
        let favoured = |side: Side| cards[side].people().is_favoured(terrains[side]);
        let fair = !Side::ALL.into_iter().any(favoured);
        Stance {
            raised: self.has_come_to(TERRAIN) && favoured(side),
            slips: self.has_come_to(HALFLING) && fair && cards[side].people() == People::Halfling,
            gives_way: self.settled && self.fight.result.winner != Some(side),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::beats::{Fight, tests_asked};
    use fayance_rules::{Card, Troop, fight};

    /// A combat of archers of these peoples; north fights in the forest, south on the plain.
    fn shown(peoples: [People; 2], asked: u8) -> [Stance; 2] {
        let cards = BySide(peoples.map(|people| Card::new(Troop::Archer, people)));
        let terrains = BySide::new(Terrain::Forest, Terrain::Plain);
        let result = fight(cards, terrains);
        let shown = ShownFight {
            fight: Fight {
                n: 1,
                cards,
                result,
            },
            up: true,
            asked,
            settled: asked == tests_asked(result.by),
        };
        Side::ALL.map(|side| shown.stance(terrains, side))
    }

    #[test]
    fn the_ground_rises_the_halfling_slips_and_the_loser_gives_way() {
        let stands = Stance::default();
        let raised = Stance {
            raised: true,
            ..stands
        };
        let slips = Stance {
            slips: true,
            ..stands
        };
        let gives_way = Stance {
            gives_way: true,
            ..stands
        };
        let elf_and_dwarf = [People::Elf, People::Dwarf];
        assert_eq!(shown(elf_and_dwarf, 0), [stands; 2]);
        assert_eq!(shown(elf_and_dwarf, 1), [raised, stands]);
        assert_eq!(shown(elf_and_dwarf, 2), [raised, gives_way]);
        let halfling_and_dwarf = [People::Halfling, People::Dwarf];
        assert_eq!(shown(halfling_and_dwarf, 1), [stands; 2]);
        assert_eq!(shown(halfling_and_dwarf, 2), [slips, stands]);
        assert_eq!(shown(halfling_and_dwarf, 3), [slips, gives_way]);
        assert_eq!(shown([People::Dwarf; 2], 3), [gives_way; 2], "undecided");
    }
}
