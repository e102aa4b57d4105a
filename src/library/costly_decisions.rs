//! What decisions of people cost in all reviewed games; and the games that are still to be reviewed.

use super::entry::EntryId;
use super::library::Library;
use super::query::Query;
use super::review_line::Reviews;
use kit_rules::review::{ReviewedDecision, Verdict};

/// A decision of a person that lost something.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CostlyDecision {
    /// The game.
    pub game: EntryId,
    /// The number of the decision in its review.
    pub decision: usize,
    /// What it lost, in points of winning chance.
    pub loss: f64,
}

/// Which of them are looked for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum CostlyKind {
    /// Mistakes.
    #[default]
    Mistakes,
    /// All that lost a point or more: mistakes, what the strongest bot plays now and then, what the search cannot tell
    /// for sure, and what lost little.
    All,
}

impl CostlyKind {
    /// Whether such a decision is looked for.
    fn has(self, decision: &ReviewedDecision) -> bool {
        match self {
            Self::Mistakes => decision.verdict == Verdict::Mistake,
            Self::All => decision.verdict.counts() && decision.loss >= 1.0,
        }
    }
}

/// What decisions cost in the games that a query finds, the dearest first; of the same loss in the order of the query,
/// and of the game. None of branches: their first moves are another game's. None of bots whose seats people took over,
/// either.
#[must_use]
pub fn costly_decisions(
    library: &Library,
    reviews: &Reviews,
    query: &Query,
    kind: CostlyKind,
) -> Vec<CostlyDecision> {
    let entries = library.index.entries();
    let mut all = Vec::new();
    for at in query.find(library) {
        let entry = &entries[at];
        let Some(review) = reviews.get(&entry.id) else {
            continue;
        };
        if entry.is_branch {
            continue;
        }
        for decision in &review.decisions {
            let is_theirs = entry.is_persons(decision.side, decision.seat) && !decision.relieved;
            if is_theirs && kind.has(decision) {
                all.push(CostlyDecision {
                    game: entry.id,
                    decision: decision.number,
                    loss: decision.loss,
                });
            }
        }
    }
    all.sort_by(|one, other| other.loss.total_cmp(&one.loss));
    all
}

/// The games that a query finds, in its order, which would be looked through for mistakes if they had a review: people
/// played them to their end. None of branches.
#[must_use]
pub fn unreviewed(library: &Library, reviews: &Reviews, query: &Query) -> Vec<EntryId> {
    let entries = library.index.entries();
    let found = query.find(library).into_iter().map(|at| &entries[at]);
    let left = found.filter(|entry| {
        let people = entry.has_person(0) || entry.has_person(1);
        let is_sought = people && entry.end.is_some() && !entry.is_branch;
        is_sought && !reviews.contains_key(&entry.id)
    });
    left.map(|entry| entry.id).collect()
}
