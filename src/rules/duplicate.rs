//! A game whose deals several people play, to compare what they made of them, as in duplicate bridge: the day's deal
//! ([`daily`](super::daily)) and challenges ([`code::Challenge`](super::code::Challenge)).

use super::code::CodedGame;
use super::game::MatchOutcome;
use super::player_kind::PlayerKind;

/// A game whose deals can be played again by others.
pub trait DuplicateGame: CodedGame {
    /// The set-ups of which one is the day's. Neither the list nor its order may ever change: the day's deal of every
    /// date hangs on it.
    fn daily_variants() -> Vec<DailyVariant<Self::Setup>>;

    /// Who plays side 0 and side 1; `None` if the players of a side are not all of one kind.
    fn kinds(&self) -> Option<[PlayerKind; 2]>;

    /// The same deal at its first decision, with players of these kinds on side 0 and side 1. People have no names.
    ///
    /// # Errors
    /// The set-up is none of the rules.
    fn reseated(&self, kinds: &[PlayerKind; 2]) -> Result<Self, String>;

    /// What came of the deal; `None` while the game goes on.
    fn result(&self) -> Option<DealResult>;
}

/// One of the set-ups that may be the day's.
#[derive(Debug, Clone)]
pub struct DailyVariant<S> {
    /// Its name, a word or several joined by dashes; no other variant of the game has it.
    pub name: &'static str,
    /// The set-up, for two sides.
    pub setup: S,
    /// The levels of which one is the opponent: bots of the game.
    pub levels: &'static [&'static str],
}

/// What came of a deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DealResult {
    /// Who won.
    pub outcome: MatchOutcome,
    /// The points of side 0 and side 1, as the game counts them.
    pub points: [u32; 2],
    /// What was fought for, in the game's order, each with the side that has it in the end.
    pub prizes: Vec<Option<usize>>,
}

impl DealResult {
    /// How much of what was fought for a side has in the end, 0 or 1.
    #[must_use]
    pub fn held(&self, side: usize) -> u32 {
        let own = self.prizes.iter().filter(|&&prize| prize == Some(side));
        own.count() as u32
    }
}

/// What came of a deal for one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SideResult {
    /// How it ended for it.
    pub outcome: SideOutcome,
    /// Its points, and those of the other side, as the game counts them.
    pub points: [u32; 2],
    /// How much of what was fought for it has, and the other side; `None` where that is not told.
    pub held: Option<[u32; 2]>,
}

impl SideResult {
    /// That of `side`, 0 or 1.
    #[must_use]
    pub fn of(result: &DealResult, side: usize) -> Self {
        let other = 1 - side % 2;
        Self {
            outcome: SideOutcome::of(result.outcome, side % 2),
            points: [result.points[side % 2], result.points[other]],
            held: Some([result.held(side % 2), result.held(other)]),
        }
    }
}

/// How a game ended for one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum SideOutcome {
    /// It won.
    Won,
    /// Nobody won.
    Drawn,
    /// It lost.
    Lost,
}

super::named::named!(SideOutcome, "outcome": Won = "won", Drawn = "drawn", Lost = "lost");

impl SideOutcome {
    /// That of `side`, 0 or 1.
    #[must_use]
    pub fn of(outcome: MatchOutcome, side: usize) -> Self {
        match outcome.winner {
            None => Self::Drawn,
            Some(winner) if winner == side => Self::Won,
            Some(_) => Self::Lost,
        }
    }
}
