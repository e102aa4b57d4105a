//! What the choices of a game's rules are called: edition, level, shown hands. With [`MessageEnding::About`] each has a
//! sentence about it.
//!
//! [`MessageEnding::About`]: kit_rules::message_key::MessageEnding::About

use crate::keys;
use crate::shown_hands::ShownHands;
use guyenne_rules::{Edition, Level};
use kit_i18n::LocalizedText;

/// The name of an edition.
pub(super) const fn edition(edition: Edition) -> LocalizedText {
    LocalizedText::new(match edition {
        Edition::V2022 => keys::EDITION_2022,
        Edition::V2021 => keys::EDITION_2021,
    })
}

/// The name of a level.
pub(super) const fn level(level: Level) -> LocalizedText {
    LocalizedText::new(match level {
        Level::Base => keys::LEVEL_BASE,
        Level::Advanced => keys::LEVEL_ADVANCED,
        Level::Expert => keys::LEVEL_EXPERT,
    })
}

/// The rules of a day's deal, which are named by edition and level: `2022-base`.
pub(super) fn variant(name: &str) -> LocalizedText {
    let (of, at) = name.split_once('-').unwrap_or((name, ""));
    LocalizedText::new(keys::DEAL_RULES)
        .with("edition", edition(of.parse().unwrap_or_default()))
        .with("level", level(at.parse().unwrap_or_default()))
}

/// The name of a choice of shown hands.
pub(super) const fn hands(hands: ShownHands) -> LocalizedText {
    LocalizedText::new(match hands {
        ShownHands::Veil => keys::HANDS_VEIL,
        ShownHands::Own => keys::HANDS_OWN,
        ShownHands::Partners => keys::HANDS_PARTNERS,
        ShownHands::Open => keys::HANDS_OPEN,
    })
}
