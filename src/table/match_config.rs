//! What a match is configured with, as far as the kit asks, and the request to start it.

use bevy::prelude::*;

/// The configuration of a match.
pub trait MatchConfig: Clone + Send + Sync + 'static {
    /// Whether the match is a demonstration, which is never saved.
    fn is_demo(&self) -> bool;

    /// Whether the match is an exercise's, which is never saved either.
    fn is_exercise(&self) -> bool;

    /// The same match, to be continued from this record.
    #[must_use]
    fn continued_from(&self, record: String) -> Self;
}

/// Request: start this match. One that is being played ends without a result.
#[derive(Message, Clone, Debug)]
pub struct StartMatch<C: MatchConfig> {
    /// Its configuration.
    pub config: C,
}
