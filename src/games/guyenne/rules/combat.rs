//! One fought-over castle: the cards there and who wins the combat.

use super::Castle;
use crate::card::Cards;
use crate::seat::{ByCamp, Camp, Seat};

/// Which side of a card faces the castle. Leaflet 2022, Actions des joueurs, § 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    /// Attack: the castle is neutral or the enemy's.
    Short,
    /// Defence: the castle is one's own.
    Long,
}

impl Side {
    /// How `camp`'s cards lie before a castle that `holder` holds.
    #[must_use]
    pub fn facing(holder: Option<Camp>, camp: Camp) -> Self {
        if holder == Some(camp) {
            Self::Long
        } else {
            Self::Short
        }
    }
}

/// One of a round's two fought-over castles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Field {
    /// The castle.
    pub castle: Castle,
    /// Who held it when the round's cards were laid; it does not change when the combat is decided.
    pub held_by: Option<Camp>,
    /// Each camp's cards here.
    pub cards: ByCamp<Cards>,
    /// Whether each camp's cards lie face up.
    pub shown: ByCamp<bool>,
    /// Whether the defender conceded.
    pub conceded: bool,
    /// Whether the combat is decided.
    pub decided: bool,
    /// The place (0 or 1) of the seat that plays here, of each camp.
    pub places: ByCamp<u8>,
}

impl Field {
    pub(super) const EMPTY: Self = Self {
        castle: Castle::ALL[0],
        held_by: None,
        cards: ByCamp::new(Cards::NONE, Cards::NONE),
        shown: ByCamp::new(false, false),
        conceded: false,
        decided: false,
        places: ByCamp::new(0, 0),
    };

    /// The seat of `camp` that plays here.
    #[must_use]
    pub fn seat(&self, camp: Camp) -> Seat {
        Seat::new(camp, self.places[camp])
    }

    /// The winner: the camp with the larger sum, or with the only hero; nobody on a tie or with two heroes. A
    /// concession gives the attacker the victory.
    ///
    /// Leaflet 2022, Principe de résolution des combats, § 1 and § 2; Résolution des combats, § 1.
    #[must_use]
    pub fn winner(&self) -> Option<Camp> {
        if self.conceded {
            return self.held_by.map(Camp::enemy);
        }
        let strength = |camp| {
            let cards: Cards = self.cards[camp];
            (cards.has_hero(), cards.sum())
        };
        let (english, french) = (strength(Camp::English), strength(Camp::French));
        if english.0 && french.0 {
            return None;
        }
        match english.cmp(&french) {
            core::cmp::Ordering::Greater => Some(Camp::English),
            core::cmp::Ordering::Less => Some(Camp::French),
            core::cmp::Ordering::Equal => None,
        }
    }
}
