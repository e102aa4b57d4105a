//! What a combat costs a camp for good, as a table: by who holds the castle and how the combat ends. The tests play
//! every field of it.

use super::RuleSet;
use crate::Edition;

/// Who holds the castle that a camp fights for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Standing {
    /// Nobody: both camps attack.
    Neutral,
    /// The enemy, who defends.
    Enemy,
    /// The camp itself, which defends.
    Own,
}

impl Standing {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Neutral, Self::Enemy, Self::Own];
}

/// How a combat ends for a camp. One who concedes has lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fought {
    /// It wins.
    Won,
    /// A tie.
    Tied,
    /// It loses.
    Lost,
}

impl Fought {
    /// All of them, the best first.
    pub const ALL: [Self; 3] = [Self::Won, Self::Tied, Self::Lost];
}

/// What a camp loses for good, of the cards that it played at the castle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cost {
    /// No card.
    Nothing,
    /// The strongest card, the hero included.
    Strongest,
    /// The strongest card, or several that are worth at least as much.
    StrongestOrSeveral,
}

/// What a combat costs a camp.
///
/// Leaflet 2022, Règles avancées, § 1. Leaflet 2021, Solving battles, § 2 to § 5. Ruling: guyenne-rules.md, Levels (a
/// tie and a concession cost the attacker, too).
#[must_use]
pub const fn cost(rules: RuleSet, standing: Standing, fought: Fought) -> Cost {
    match (rules.edition, standing, fought) {
        (Edition::V2021, Standing::Enemy, Fought::Won) => Cost::Strongest,
        (Edition::V2022, Standing::Neutral, Fought::Lost) if rules.level.has_losses() => {
            Cost::StrongestOrSeveral
        }
        (Edition::V2022, Standing::Enemy, _) if rules.level.has_losses() => Cost::Strongest,
        _ => Cost::Nothing,
    }
}
