//! Scores: groups of castles, points, tie-breaks, and how a game ended.

use core::cmp::Reverse;

use super::{CASTLES, Castle, Edition};
use crate::seat::{ByCamp, Camp};
use kit_rules::named::named;

/// Why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EndReason {
    /// One camp held all castles of the row (six in the printed box) at the end of a round.
    ///
    /// Leaflet 2022, Comment gagne-t-on ?, § 1 and Fin de la partie, § 1.
    SixCastles,
    /// A draw pile was exhausted for the last time and its camp held at most one card after drawing.
    ///
    /// Leaflet 2022, Fin de la partie, § 1. Ruling: guyenne-rules.md, The draw pile (at expert too).
    Exhausted,
}

named!(EndReason, "reason": SixCastles = "six-castles", Exhausted = "exhausted");

/// Adjacent castles of one camp, as many as there are in a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Group {
    /// The westernmost castle.
    pub first: Castle,
    /// How many castles, from 1.
    pub len: u8,
    /// Who holds them.
    pub camp: Camp,
}

impl Group {
    /// What this one of all groups counts, term by term: 2 for each castle of several, or 1 (2022); the castles, and
    /// once more in the camp's largest group (2021). All castles of the row are one term in both.
    ///
    /// Leaflet 2022, Fin de la partie, § 2. Leaflet 2021, End of the game, § 2.
    #[must_use]
    pub fn terms(&self, edition: Edition, all: &[Self]) -> Vec<u8> {
        match edition {
            _ if usize::from(self.len) == CASTLES => vec![2 * self.len],
            Edition::V2022 if self.len > 1 => vec![2; usize::from(self.len)],
            Edition::V2021 if self.counts_twice(all) => vec![self.len; 2],
            Edition::V2022 | Edition::V2021 => vec![self.len],
        }
    }

    /// Whether the older edition counts it twice: the camp's largest of two or more, the westernmost of several.
    fn counts_twice(&self, all: &[Self]) -> bool {
        let largest = all
            .iter()
            .filter(|other| other.camp == self.camp && other.len > 1)
            .max_by_key(|other| (other.len, Reverse(other.first)));
        largest == Some(self)
    }
}

/// The groups of both camps, from the west. `holders` are those of the row, from the west.
#[must_use]
pub fn groups(holders: &[Option<Camp>]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for (castle, &holder) in Castle::ALL.into_iter().zip(holders) {
        let Some(camp) = holder else {
            continue;
        };
        match groups.last_mut() {
            Some(last)
                if last.camp == camp
                    && last.first.index() + usize::from(last.len) == castle.index() =>
            {
                last.len += 1;
            }
            _ => groups.push(Group {
                first: castle,
                len: 1,
                camp,
            }),
        }
    }
    groups
}

/// A camp's points and what breaks a tie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Score {
    /// The points.
    pub points: u8,
    /// Castles in the largest group of two or more; 0 if there is none. The first tie-break of 2021.
    pub largest: u8,
    /// Unspent cards: those in hands and draw pile.
    pub unspent: u8,
}

/// The scores of both camps, from the holders of the row and the unspent cards.
///
/// 2022: 1 point for a castle alone, 2 for a castle in a group. 2021: 1 for each castle, 1 for each castle of the
/// largest group, 1 for each unspent card. A camp with the whole row gets 2 for each castle and the other 0, in both
/// editions.
///
/// Leaflet 2022, Fin de la partie, § 2. Leaflet 2021, End of the game, § 2.
#[must_use]
pub fn points(edition: Edition, holders: &[Option<Camp>], unspent: ByCamp<u8>) -> ByCamp<Score> {
    let mut scores = unspent.map(|unspent| Score {
        unspent,
        ..Score::default()
    });
    let mut start = 0;
    while start < holders.len() {
        let mut end = start + 1;
        if let Some(camp) = holders[start] {
            while end < holders.len() && holders[end] == Some(camp) {
                end += 1;
            }
            let len = (end - start) as u8;
            let score = &mut scores[camp];
            if len > 1 {
                score.largest = score.largest.max(len);
            }
            score.points += match edition {
                Edition::V2022 if len > 1 => 2 * len,
                Edition::V2022 | Edition::V2021 => len,
            };
            if usize::from(len) == holders.len() {
                scores[camp].points = 2 * len;
                scores[camp.enemy()].points = 0;
                return scores;
            }
        }
        start = end;
    }
    if edition == Edition::V2021 {
        for score in &mut scores.0 {
            score.points += score.largest + score.unspent;
        }
    }
    scores
}

/// What decided between winner and loser.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Decider {
    /// More points.
    Points,
    /// Equal points, and the larger group (2021).
    Group,
    /// Equal points (2021: equal groups, too), and more unspent cards.
    Unspent,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Why it ended.
    pub reason: EndReason,
    /// The points and tie-breaks of both camps.
    pub scores: ByCamp<Score>,
    /// Who won; `None` for a draw.
    pub winner: Option<Camp>,
}

impl Outcome {
    /// Scores a finished game: points, then the edition's tie-breaks, then a draw.
    ///
    /// Leaflet 2022, Fin de la partie, § 3 and § 4. Leaflet 2021, End of the game, § 3 and § 4. Ruling:
    /// guyenne-rules.md, Score (still tied is a draw), and The 2021 edition (a single castle is no group).
    #[must_use]
    pub fn judge(
        edition: Edition,
        reason: EndReason,
        holders: &[Option<Camp>],
        unspent: ByCamp<u8>,
    ) -> Self {
        let scores = points(edition, holders, unspent);
        let rank = |camp| {
            let Score {
                points,
                largest,
                unspent,
            } = scores[camp];
            match edition {
                Edition::V2022 => (points, 0, unspent),
                Edition::V2021 => (points, largest, unspent),
            }
        };
        let winner = match rank(Camp::English).cmp(&rank(Camp::French)) {
            core::cmp::Ordering::Greater => Some(Camp::English),
            core::cmp::Ordering::Less => Some(Camp::French),
            core::cmp::Ordering::Equal => None,
        };
        Self {
            reason,
            scores,
            winner,
        }
    }

    /// What decided the game; `None` for a draw. `edition` is the one it was played by.
    #[must_use]
    pub fn decider(&self, edition: Edition) -> Option<Decider> {
        let winner = self.winner?;
        let (won, lost) = (self.scores[winner], self.scores[winner.enemy()]);
        Some(if won.points != lost.points {
            Decider::Points
        } else if edition == Edition::V2021 && won.largest != lost.largest {
            Decider::Group
        } else {
            Decider::Unspent
        })
    }

    /// The points of both camps.
    #[must_use]
    pub fn points(&self) -> ByCamp<u8> {
        self.scores.map(|score| score.points)
    }
}
