//! Which rules the card shows, and where it is.

use bevy::prelude::*;

use guyenne_rules::rulebook::RuleSet;
use guyenne_rules::seat::Camp;

/// The focus zone of the card.
pub(super) const CARD: u8 = 1;

/// The game that the rules are read for, and the rules that are shown.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownRules {
    /// The rules on the card.
    pub rules: RuleSet,
    /// The rules of the game on the table or on the page of a new game, if there is one.
    pub here: Option<RuleSet>,
    /// Whether camps are shared there.
    pub shared: bool,
    /// The camp at the near edge.
    pub near: Camp,
}

/// The pane with the card.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct CardPane;
