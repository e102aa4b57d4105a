//! Whose decisions are held against a side.

use super::decision::ReviewedDecision;
use crate::facts::SeatedPlayer;
use crate::player_kind::PlayerKind;

/// Who is judged in a review: on a side with people only these, not the bots that play with them; on a side of bots all
/// of them. What a bot decided before a person took its seat over is held against nobody.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Deciders {
    /// The people: side and number within it.
    people: Vec<(usize, usize)>,
}

impl Deciders {
    /// Of a game with people in these seats: side, and number within it.
    pub fn with_people(people: impl IntoIterator<Item = (usize, usize)>) -> Self {
        Self {
            people: people.into_iter().collect(),
        }
    }

    /// Of a game with these players.
    #[must_use]
    pub fn of(players: &[SeatedPlayer]) -> Self {
        let people = players
            .iter()
            .filter(|player| player.kind == PlayerKind::Human);
        Self::with_people(people.map(|player| (player.side.into(), player.seat.into())))
    }

    /// Whether a decision is held against its side.
    #[must_use]
    pub fn answer_for(&self, decision: &ReviewedDecision) -> bool {
        let (side, seat) = (decision.side, decision.seat);
        let has_people = self.people.iter().any(|&(of, _)| of == side);
        !decision.relieved && (!has_people || self.people.contains(&(side, seat)))
    }
}
