//! Attempts of a person in an exercise, and the answers to them.

use std::sync::Arc;

use bevy::prelude::*;

use kit_i18n::LocalizedText;

/// The answer to an attempt.
#[derive(Debug, Clone, PartialEq)]
pub enum Verdict {
    /// It is asked for, or does no harm: it counts.
    Right,
    /// It is not asked for, and changes nothing. The sentence says why, kindly.
    Wrong(LocalizedText),
    /// It changes nothing yet: whoever leads the exercise has it from [`Attempted`] and does with it what they will.
    Held,
}

impl Verdict {
    /// The verdict where this is wrong with an attempt; if nothing is, it counts.
    #[must_use]
    pub fn of(wrong: Option<LocalizedText>) -> Self {
        wrong.map_or(Self::Right, Self::Wrong)
    }
}

/// Judges attempts. Copies share the function.
pub(super) struct Judge<A>(Arc<dyn Fn(&A) -> Verdict + Send + Sync>);

impl<A> Judge<A> {
    /// The judge with this function.
    pub fn new(judge: impl Fn(&A) -> Verdict + Send + Sync + 'static) -> Self {
        Self(Arc::new(judge))
    }

    /// The verdict on an attempt.
    pub fn verdict(&self, attempt: &A) -> Verdict {
        (self.0)(attempt)
    }
}

impl<A> Clone for Judge<A> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<A> Default for Judge<A> {
    fn default() -> Self {
        Self::new(|_| Verdict::Right)
    }
}

/// Fact: a person at the table has tried this, and this is the answer.
#[derive(Message, Clone, Debug)]
pub struct Attempted<A: Send + Sync + 'static> {
    /// What they tried.
    pub attempt: A,
    /// The answer.
    pub verdict: Verdict,
}

/// Fact: a press was legal but is not asked for in an exercise without a coach; the sentence says why.
#[derive(Message, Clone, Debug)]
pub struct Corrected(pub LocalizedText);
