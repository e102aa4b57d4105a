//! What a task runs: something that thinks in slices and has an answer at any time.

/// Something that thinks about a decision.
pub trait Thinker: Send + Sync + 'static {
    /// What it knows.
    type View: Send + Sync + 'static;
    /// What it decides.
    type Answer: Send + 'static;

    /// Thinks for about `iterations` more; returns whether it is done.
    fn think(&mut self, view: &Self::View, iterations: u32) -> bool;

    /// The best answer so far.
    fn answer(&mut self, view: &Self::View) -> Self::Answer;
}
