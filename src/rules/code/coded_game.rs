//! What a game tells of its records so that they have codes.

use super::Coder;
use crate::game::HeadlessGame;

/// A game whose records have codes. Each method that passes something describes the code for writing and for reading:
/// `given` is the game that is written, `None` where one is read.
///
/// What is passed, in which order and with which counts may never change: codes are kept for ever. A new way is a new
/// version of codes.
pub trait CodedGame: HeadlessGame {
    /// The letter by which codes name the game; no other game has it.
    const LETTER: char;
    /// The bots that codes name by their place here: new ones come last, up to thirty, and none goes. A bot that is not
    /// here is named in full.
    const CODED_BOTS: &'static [&'static str] = &[];

    /// Passes the set-up, the kinds of the players, the seed, and what chance decides before the first decision; gives
    /// the game at that decision.
    ///
    /// # Errors
    /// What is passed is no game.
    fn begin(coder: &mut Coder, given: Option<&Self>) -> Result<Self, String>;

    /// The decisions of the record, in the order in which they were made, each with its seat.
    ///
    /// # Errors
    /// The record is not valid.
    fn decisions(&self) -> Result<Vec<(Self::Seat, Self::Move)>, String>;

    /// Passes a move of `seat`: its place among the legal ones. A game that has moves which it does not list passes
    /// them too, unless the style of the code says that there are none.
    fn pass_move(
        &self,
        coder: &mut Coder,
        seat: Self::Seat,
        given: Option<Self::Move>,
    ) -> Option<Self::Move> {
        coder.one_of(&self.legal_moves(seat), given)
    }

    /// Plays a move that was passed; what chance decides then is the seed's, or passed where the style of the code says
    /// so.
    ///
    /// # Errors
    /// The rules refuse it, or chance cannot be as it is passed.
    fn play_coded(
        &mut self,
        _coder: &mut Coder,
        _given: Option<&Self>,
        seat: Self::Seat,
        m: Self::Move,
    ) -> Result<(), String> {
        self.play(seat, m)
    }
}
