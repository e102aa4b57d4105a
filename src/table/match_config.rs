//! What a match is configured with, as far as the kit asks, and the request to start it.

use bevy::prelude::*;

use kit_rules::game::GameId;
use kit_rules::seed::Seed;

/// The configuration of a match.
pub trait MatchConfig: Clone + Send + Sync + 'static {
    /// The game.
    const GAME: GameId;

    /// Whether the match is a demonstration, which is never saved.
    fn is_demo(&self) -> bool;

    /// Whether the match is an exercise's, which is never saved either.
    fn is_exercise(&self) -> bool;

    /// Whether the match only shows a game again that was played, which nobody plays on.
    fn is_replay(&self) -> bool {
        false
    }

    /// Whether somebody plays it to its end, or could: neither an exercise nor a replay.
    fn is_played(&self) -> bool {
        !self.is_exercise() && !self.is_replay()
    }

    /// The seed of the deal or of the dice; `None` for a random one.
    fn seed(&self) -> Option<Seed>;

    /// The same match with this seed, from its beginning or to be continued from this record.
    #[must_use]
    fn begun(&self, seed: Option<Seed>, resume: Option<String>) -> Self;

    /// The same match, to be continued from this record.
    #[must_use]
    fn continued_from(&self, record: String) -> Self {
        self.begun(self.seed(), Some(record))
    }

    /// Another match between the same players, with the same deal or dice, or with others.
    #[must_use]
    fn again(&self, same: bool) -> Self {
        self.begun(self.seed().filter(|_| same), None)
    }
}

/// Request: start this match. One that is being played ends without a result.
#[derive(Message, Clone, Debug)]
pub struct StartMatch<C: MatchConfig> {
    /// Its configuration.
    pub config: C,
}
