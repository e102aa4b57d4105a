//! The review of a game that is over: what each decision was worth, by what could be known and told everything, which
//! of them were mistakes, where the game turned, and what luck made of it. What the words mean stands in `review.md`.

mod deciders;
mod decision;
mod game;
mod report;
mod reviewer;
mod told;
mod verdict;

pub use deciders::Deciders;
pub use decision::{ReviewedDecision, WeighedMove};
pub use game::{DecisionJudge, LineWorker, ReviewMoment, ReviewedGame};
pub use report::{LuckQuantiles, LuckTable, Review, TurningPoint};
pub use reviewer::{Reviewer, start};
pub use told::{Detail, ReviewFact, ToldWords};
pub use verdict::{MIXED, NOT_OBVIOUS, NOTABLE, Verdict};
