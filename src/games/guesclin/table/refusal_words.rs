//! The rules' refusals in words: each says which rule.

use super::words;
use guesclin_rules::Refusal;
use kit_i18n::LocalizedText;

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

const fn key(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::GameOver => "guesclin-refused-over",
        Refusal::WrongKind => "guesclin-refused-kind",
        Refusal::NoSuchFighter => "guesclin-refused-unknown",
        Refusal::OtherBanner => "guesclin-refused-banner",
        Refusal::Placed => "guesclin-refused-placed",
        Refusal::NotInZone(_) => "guesclin-refused-zone",
        Refusal::Occupied(_) => "guesclin-refused-occupied",
        Refusal::NotOnMap => "guesclin-refused-off-map",
        Refusal::Acted => "guesclin-refused-acted",
        Refusal::Moved => "guesclin-refused-moved",
        Refusal::OrderLate => "guesclin-refused-order-late",
        Refusal::NoCommander => "guesclin-refused-commander",
        Refusal::OrderSurprised => "guesclin-refused-surprised",
        Refusal::OrderSelf => "guesclin-refused-order-self",
        Refusal::Courage => "guesclin-refused-courage",
        Refusal::OutOfReach(_) => "guesclin-refused-reach",
        Refusal::NoMove => "guesclin-refused-nowhere",
        Refusal::PathStart(_) => "guesclin-refused-start",
        Refusal::PathJumps(_) => "guesclin-refused-jump",
        Refusal::PathTwice(_) => "guesclin-refused-twice",
        Refusal::Impassable(_) => "guesclin-refused-impassable",
        Refusal::Barred(..) => "guesclin-refused-barred",
        Refusal::Enemy(_) => "guesclin-refused-enemy",
        Refusal::TooFar { .. } => "guesclin-refused-far",
        Refusal::NoSuchExit => "guesclin-refused-no-exit",
        Refusal::OtherCampsExit => "guesclin-refused-other-exit",
        Refusal::ExitWithout => "guesclin-refused-exit-without",
        Refusal::NotAtExit(_) => "guesclin-refused-not-at-exit",
        Refusal::NoPointToLeave => "guesclin-refused-no-point",
        Refusal::NoEnemy => "guesclin-refused-no-enemy",
        Refusal::NotAdjacent => "guesclin-refused-adjacent",
        Refusal::Bearer => "guesclin-refused-bearer",
        Refusal::NoShot => "guesclin-refused-no-shot",
        Refusal::MovedNoShot => "guesclin-refused-moved-shot",
        Refusal::OutOfRange => "guesclin-refused-range",
        Refusal::NotHere => "guesclin-refused-not-here",
        Refusal::BearsAlready => "guesclin-refused-bears",
        Refusal::CartOfFrance => "guesclin-refused-cart-france",
        Refusal::BearsNothing => "guesclin-refused-nothing",
        Refusal::CartNotGiven => "guesclin-refused-cart-given",
        Refusal::NotOfBanner => "guesclin-refused-own-banner",
        Refusal::NoBreaking => "guesclin-refused-breaking",
        Refusal::MovedNoBreaking => "guesclin-refused-moved-breaking",
        Refusal::NotAtWinch => "guesclin-refused-winch",
        Refusal::BridgeHeld => "guesclin-refused-bridge-held",
        Refusal::NoFall(_) => "guesclin-refused-fall",
    }
}
