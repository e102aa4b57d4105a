//! Which paragraph explains a refusal.

use crate::Refusal;

impl Refusal {
    /// The paragraph of the rulebook that gives the reason.
    #[must_use]
    pub const fn paragraph(self) -> &'static str {
        match self {
            Self::GameOver => "guesclin-rule-ends",
            Self::WrongKind | Self::Acted => "guesclin-rule-activation",
            Self::NoSuchFighter => "guesclin-rule-banners",
            Self::OtherBanner => "guesclin-rule-round",
            Self::Placed | Self::NotInZone(_) => "guesclin-rule-placement",
            Self::Occupied(_) => "guesclin-rule-stacking",
            Self::NotOnMap => "guesclin-rule-result",
            Self::Moved => "guesclin-rule-action",
            Self::OrderLate | Self::OrderSelf => "guesclin-rule-order-once",
            Self::NoCommander => "guesclin-rule-commander",
            Self::OrderSurprised => "guesclin-rule-surprise",
            Self::Courage => "guesclin-rule-courage",
            Self::OutOfReach(_) | Self::NoMove | Self::PathStart(_) | Self::PathJumps(_) => {
                "guesclin-rule-move"
            }
            Self::TooFar { .. } => "guesclin-rule-move",
            Self::PathTwice(_) => "guesclin-rule-path",
            Self::Impassable(_) => "guesclin-rule-terrain",
            Self::Barred(..) => "guesclin-rule-obstacles",
            Self::Enemy(_) => "guesclin-rule-passing",
            Self::NoSuchExit
            | Self::OtherCampsExit
            | Self::ExitWithout
            | Self::NotAtExit(_)
            | Self::NoPointToLeave => "guesclin-rule-leave",
            Self::NoEnemy | Self::NotAdjacent => "guesclin-rule-attack",
            Self::Bearer => "guesclin-rule-load",
            Self::NoShot => "guesclin-rule-shot",
            Self::MovedNoShot => "guesclin-rule-shot-still",
            Self::OutOfRange => "guesclin-rule-distance",
            Self::NotHere | Self::BearsAlready | Self::BearsNothing | Self::NotOfBanner => {
                "guesclin-rule-handling"
            }
            Self::CartOfFrance | Self::CartNotGiven | Self::NoBreaking | Self::MovedNoBreaking => {
                "guesclin-rule-carts-taken"
            }
            Self::NotAtWinch | Self::BridgeHeld => "guesclin-rule-bridge",
            Self::NoFall(_) => "guesclin-rule-fall",
        }
    }
}
