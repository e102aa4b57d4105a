//! The kinds of facts of a review: the ends of the keys of their messages.

use kit_rules::named::named;

/// A fact of a camp.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FactKind {
    /// How many throws hit, and how many were to be expected.
    Throws,
    /// The hit with the least chance.
    Luckiest,
    /// The miss with the greatest chance.
    Unluckiest,
    /// Strikes back that it took.
    Backs,
    /// Orders given, and turns in which one may have been.
    Orders,
    /// Fighters lost.
    Lost,
    /// How often each sum fell.
    Dice,
}

named!(FactKind, "kind of fact":
    Throws = "throws",
    Luckiest = "luckiest",
    Unluckiest = "unluckiest",
    Backs = "backs",
    Orders = "orders",
    Lost = "lost",
    Dice = "dice",
);
