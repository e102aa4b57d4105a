//! An edition with a level: the four games that the rulebook describes.

use crate::{Edition, Level, RulesConfig};

/// An edition with one of its levels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RuleSet {
    /// The edition.
    pub edition: Edition,
    /// The level; the 2021 edition has only [`Level::Base`].
    pub level: Level,
}

impl RuleSet {
    /// The 2022 edition, base level.
    pub const BASE: Self = Self::new(Edition::V2022, Level::Base);
    /// The 2022 edition, advanced level.
    pub const ADVANCED: Self = Self::new(Edition::V2022, Level::Advanced);
    /// The 2022 edition, expert level.
    pub const EXPERT: Self = Self::new(Edition::V2022, Level::Expert);
    /// The 2021 edition.
    pub const OLD: Self = Self::new(Edition::V2021, Level::Base);
    /// All of them, the newer edition first.
    pub const ALL: [Self; 4] = [Self::BASE, Self::ADVANCED, Self::EXPERT, Self::OLD];

    const fn new(edition: Edition, level: Level) -> Self {
        Self { edition, level }
    }

    /// The rule set of a game.
    #[must_use]
    pub const fn of(config: &RulesConfig) -> Self {
        Self::new(config.edition, config.level)
    }

    /// Whether cards can be lost for good.
    #[must_use]
    pub const fn has_losses(self) -> bool {
        self.level.has_losses() || matches!(self.edition, Edition::V2021)
    }
}
