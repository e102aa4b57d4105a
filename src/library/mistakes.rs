//! The mistakes of people in all reviewed games, by what they cost.

use super::entry::EntryId;
use super::library::Library;
use super::query::Query;
use super::review_line::Reviews;
use kit_rules::review::Verdict;

/// A mistake of a person.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Mistake {
    /// The game.
    pub game: EntryId,
    /// The number of the decision in its review.
    pub decision: usize,
    /// What it lost, in points of winning chance.
    pub loss: f64,
}

/// The mistakes in the games that a query finds, the dearest first, at most so many; of the same loss in the order of
/// the query, and of the game. None of branches: their first moves are another game's.
#[must_use]
pub fn mistakes(library: &Library, reviews: &Reviews, query: &Query, most: usize) -> Vec<Mistake> {
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
            let is_theirs = entry.is_persons(decision.side, decision.seat);
            if is_theirs && decision.verdict == Verdict::Mistake {
                all.push(Mistake {
                    game: entry.id,
                    decision: decision.number,
                    loss: decision.loss,
                });
            }
        }
    }
    all.sort_by(|one, other| other.loss.total_cmp(&one.loss));
    all.truncate(most);
    all
}
