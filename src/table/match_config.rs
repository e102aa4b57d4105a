//! What a match is configured with, as far as the kit asks.

/// The configuration of a match.
pub trait MatchConfig: Clone + Send + Sync + 'static {
    /// Whether the match is a demonstration, which is never saved.
    fn is_demo(&self) -> bool;

    /// Whether the match is an exercise's, which is never saved either.
    fn is_exercise(&self) -> bool;
}
