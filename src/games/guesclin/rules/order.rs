//! The six orders of a commander and what each changes. Rules: 6.

use kit_rules::named::named;

/// An order: it lasts until the banner is activated again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Order {
    /// Prudence !
    Caution,
    /// A couvert !
    Cover,
    /// A l'assaut !
    Assault,
    /// Frappez !
    Strike,
    /// Avancez !
    Advance,
    /// Foncez !
    Charge,
}

named!(
    Order,
    "order": Caution = "caution", Cover = "cover", Assault = "assault", Strike = "strike", Advance = "advance",
    Charge = "charge"
);

impl Order {
    /// MOVE with the order, before the limits of carts and surprise.
    #[must_use]
    #[inline]
    pub const fn moves(self, moves: u8) -> u8 {
        match self {
            Self::Cover | Self::Strike => 0,
            Self::Advance | Self::Charge => moves + 2,
            Self::Caution | Self::Assault => moves,
        }
    }

    /// What it adds to MELEE.
    #[must_use]
    #[inline]
    pub const fn melee(self) -> i8 {
        match self {
            Self::Assault | Self::Strike => 1,
            Self::Caution | Self::Advance => -1,
            Self::Cover | Self::Charge => 0,
        }
    }

    /// What it adds to DEFENCE.
    #[must_use]
    #[inline]
    pub const fn defence(self) -> i8 {
        match self {
            Self::Caution | Self::Cover => 2,
            Self::Assault | Self::Charge => -2,
            Self::Strike | Self::Advance => 0,
        }
    }
}
