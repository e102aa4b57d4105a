//! What everybody knows of a camp's cards: those shown since its last shuffle, those lost for good, and so those that
//! may be anywhere else. From the open table alone: a player who remembers everything knows it, too.

use super::View;
use crate::card::Cards;
use crate::seat::Camp;

/// What everybody knows of a camp's cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PublicCards {
    /// Shown since the last shuffle: face up on the table, or in the discard pile after they were.
    pub shown: Cards,
    /// Lost for good.
    pub lost: Cards,
    /// All others: in hands, in the draw pile, face down on the table, or in the discard pile without having been
    /// shown.
    pub remaining: Cards,
}

impl View {
    /// What everybody knows of the cards of `camp`. It is the same for every viewer.
    #[must_use]
    pub fn public_cards(&self, camp: Camp) -> PublicCards {
        let seen = &self.camps[camp];
        let face_up = self.fronts.iter().filter_map(|front| front[camp]);
        let face_up = face_up.filter(|front| front.shown);
        let shown = face_up
            .filter_map(|front| front.cards)
            .fold(seen.discard_known - seen.discard_secret, |all, cards| {
                all + cards
            });
        PublicCards {
            shown,
            lost: seen.pillage,
            remaining: self.config.equipment.pack - shown - seen.pillage,
        }
    }
}
