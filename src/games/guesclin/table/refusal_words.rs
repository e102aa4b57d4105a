//! The rules' refusals in words: each says which rule.

use super::words;
use crate::keys;
use guesclin_rules::Refusal;
use kit_i18n::LocalizedText;
use kit_rules::message_key::MessageKey;

/// The sentence about a refusal.
#[must_use]
pub fn rule(refusal: Refusal) -> LocalizedText {
    let key = key(refusal);
    let text = LocalizedText::new(key);
    match refusal {
        Refusal::NotInZone(at)
        | Refusal::Occupied(at)
        | Refusal::OutOfReach(at)
        | Refusal::PathStart(at)
        | Refusal::PathJumps(at)
        | Refusal::PathTwice(at)
        | Refusal::Impassable(at)
        | Refusal::Enemy(at)
        | Refusal::NotAtExit(at)
        | Refusal::NoFall(at) => text.with("hex", words::hex(at)),
        Refusal::Barred(from, to) => text
            .with("from", words::hex(from))
            .with("to", words::hex(to)),
        Refusal::TooFar { cost, points } => text.with("cost", cost).with("points", points),
        _ => text,
    }
}

const fn key(refusal: Refusal) -> MessageKey {
    match refusal {
        Refusal::GameOver => keys::GUESCLIN_REFUSED_OVER,
        Refusal::WrongKind => keys::GUESCLIN_REFUSED_KIND,
        Refusal::NoSuchFighter => keys::GUESCLIN_REFUSED_UNKNOWN,
        Refusal::OtherBanner => keys::GUESCLIN_REFUSED_BANNER,
        Refusal::Placed => keys::GUESCLIN_REFUSED_PLACED,
        Refusal::NotInZone(_) => keys::GUESCLIN_REFUSED_ZONE,
        Refusal::Occupied(_) => keys::GUESCLIN_REFUSED_OCCUPIED,
        Refusal::NotOnMap => keys::GUESCLIN_REFUSED_OFF_MAP,
        Refusal::Acted => keys::GUESCLIN_REFUSED_ACTED,
        Refusal::Moved => keys::GUESCLIN_REFUSED_MOVED,
        Refusal::OrderLate => keys::GUESCLIN_REFUSED_ORDER_LATE,
        Refusal::NoCommander => keys::GUESCLIN_REFUSED_COMMANDER,
        Refusal::OrderSurprised => keys::GUESCLIN_REFUSED_SURPRISED,
        Refusal::OrderSelf => keys::GUESCLIN_REFUSED_ORDER_SELF,
        Refusal::Courage => keys::GUESCLIN_REFUSED_COURAGE,
        Refusal::OutOfReach(_) => keys::GUESCLIN_REFUSED_REACH,
        Refusal::NoMove => keys::GUESCLIN_REFUSED_NOWHERE,
        Refusal::PathStart(_) => keys::GUESCLIN_REFUSED_START,
        Refusal::PathJumps(_) => keys::GUESCLIN_REFUSED_JUMP,
        Refusal::PathTwice(_) => keys::GUESCLIN_REFUSED_TWICE,
        Refusal::Impassable(_) => keys::GUESCLIN_REFUSED_IMPASSABLE,
        Refusal::Barred(..) => keys::GUESCLIN_REFUSED_BARRED,
        Refusal::Enemy(_) => keys::GUESCLIN_REFUSED_ENEMY,
        Refusal::TooFar { .. } => keys::GUESCLIN_REFUSED_FAR,
        Refusal::NoSuchExit => keys::GUESCLIN_REFUSED_NO_EXIT,
        Refusal::OtherCampsExit => keys::GUESCLIN_REFUSED_OTHER_EXIT,
        Refusal::ExitWithout => keys::GUESCLIN_REFUSED_EXIT_WITHOUT,
        Refusal::NotAtExit(_) => keys::GUESCLIN_REFUSED_NOT_AT_EXIT,
        Refusal::NoPointToLeave => keys::GUESCLIN_REFUSED_NO_POINT,
        Refusal::NoEnemy => keys::GUESCLIN_REFUSED_NO_ENEMY,
        Refusal::NotAdjacent => keys::GUESCLIN_REFUSED_ADJACENT,
        Refusal::Bearer => keys::GUESCLIN_REFUSED_BEARER,
        Refusal::NoShot => keys::GUESCLIN_REFUSED_NO_SHOT,
        Refusal::MovedNoShot => keys::GUESCLIN_REFUSED_MOVED_SHOT,
        Refusal::OutOfRange => keys::GUESCLIN_REFUSED_RANGE,
        Refusal::NotHere => keys::GUESCLIN_REFUSED_NOT_HERE,
        Refusal::BearsAlready => keys::GUESCLIN_REFUSED_BEARS,
        Refusal::CartOfFrance => keys::GUESCLIN_REFUSED_CART_FRANCE,
        Refusal::BearsNothing => keys::GUESCLIN_REFUSED_NOTHING,
        Refusal::CartNotGiven => keys::GUESCLIN_REFUSED_CART_GIVEN,
        Refusal::NotOfBanner => keys::GUESCLIN_REFUSED_OWN_BANNER,
        Refusal::NoBreaking => keys::GUESCLIN_REFUSED_BREAKING,
        Refusal::MovedNoBreaking => keys::GUESCLIN_REFUSED_MOVED_BREAKING,
        Refusal::NotAtWinch => keys::GUESCLIN_REFUSED_WINCH,
        Refusal::BridgeHeld => keys::GUESCLIN_REFUSED_BRIDGE_HELD,
        Refusal::NoFall(_) => keys::GUESCLIN_REFUSED_FALL,
    }
}
