//! Which paragraph explains a refusal.

use crate::Refusal;
use crate::keys;
use kit_rules::message_key::MessageKey;

impl Refusal {
    /// The paragraph of the rulebook that gives the reason.
    #[must_use]
    pub const fn paragraph(self) -> MessageKey {
        match self {
            Self::GameOver => keys::GUESCLIN_RULE_ENDS,
            Self::WrongKind | Self::Acted => keys::GUESCLIN_RULE_ACTIVATION,
            Self::NoSuchFighter => keys::GUESCLIN_RULE_BANNERS,
            Self::OtherBanner => keys::GUESCLIN_RULE_ROUND,
            Self::Placed | Self::NotInZone(_) => keys::GUESCLIN_RULE_PLACEMENT,
            Self::Occupied(_) => keys::GUESCLIN_RULE_STACKING,
            Self::NotOnMap => keys::GUESCLIN_RULE_RESULT,
            Self::Moved => keys::GUESCLIN_RULE_ACTION,
            Self::OrderLate | Self::OrderSelf => keys::GUESCLIN_RULE_ORDER_ONCE,
            Self::NoCommander => keys::GUESCLIN_RULE_COMMANDER,
            Self::OrderSurprised => keys::GUESCLIN_RULE_SURPRISE,
            Self::Courage => keys::GUESCLIN_RULE_COURAGE,
            Self::OutOfReach(_) | Self::NoMove | Self::PathStart(_) | Self::PathJumps(_) => {
                keys::GUESCLIN_RULE_MOVE
            }
            Self::TooFar { .. } => keys::GUESCLIN_RULE_MOVE,
            Self::PathTwice(_) => keys::GUESCLIN_RULE_PATH,
            Self::Impassable(_) => keys::GUESCLIN_RULE_TERRAIN,
            Self::Barred(..) => keys::GUESCLIN_RULE_OBSTACLES,
            Self::Enemy(_) => keys::GUESCLIN_RULE_PASSING,
            Self::NoSuchExit
            | Self::OtherCampsExit
            | Self::ExitWithout
            | Self::NotAtExit(_)
            | Self::NoPointToLeave => keys::GUESCLIN_RULE_LEAVE,
            Self::NoEnemy | Self::NotAdjacent => keys::GUESCLIN_RULE_ATTACK,
            Self::Bearer => keys::GUESCLIN_RULE_LOAD,
            Self::NoShot => keys::GUESCLIN_RULE_SHOT,
            Self::MovedNoShot => keys::GUESCLIN_RULE_SHOT_STILL,
            Self::OutOfRange => keys::GUESCLIN_RULE_DISTANCE,
            Self::NotHere | Self::BearsAlready | Self::BearsNothing | Self::NotOfBanner => {
                keys::GUESCLIN_RULE_HANDLING
            }
            Self::CartOfFrance | Self::CartNotGiven | Self::NoBreaking | Self::MovedNoBreaking => {
                keys::GUESCLIN_RULE_CARTS_TAKEN
            }
            Self::NotAtWinch | Self::BridgeHeld => keys::GUESCLIN_RULE_BRIDGE,
            Self::NoFall(_) => keys::GUESCLIN_RULE_FALL,
        }
    }
}
