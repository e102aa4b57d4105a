//! Every reason to refuse a move, as an English sentence.

use super::card::Card;

/// Why a move is illegal: one variant for each rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Only the leader turns and lays the territory.
    #[error("only the leader lays the territory")]
    NotLeader,
    /// What is confirmed is final (Ruling 9).
    #[error("this side has confirmed its choice already, and what is confirmed is final")]
    Confirmed,
    /// Another kind of choice is due now.
    #[error("another kind of choice is due now")]
    WrongKind,
    /// A muster is four cards.
    #[error("a muster is four cards, not {0}")]
    MusterFour(u8),
    /// A muster is made of the twelve cards dealt.
    #[error("some of these cards were not dealt to this side")]
    NotDealt,
    /// There are four turns, 0 to 3.
    #[error("there is no turn {0}: expected 0 to 3")]
    NoSuchTurn(u8),
    /// Only an active card can be chosen.
    #[error("no {0} is in the active army")]
    NotActive(Card),
    /// A refill has as many cards as there were combats.
    #[error("the refill is {due} cards here, not {given}")]
    RefillCount {
        /// How many cards are due.
        due: u8,
        /// How many were given.
        given: u8,
    },
    /// A refill comes from the reserve.
    #[error("some of these cards are not in the reserve")]
    NotInReserve,
}
