//! Codes: a whole game, or a deal as a challenge, as a short text that can be typed into a chat or put into an address.
//! How one is built stands in `code-format.md`.

mod challenge;
mod coded_game;
mod coder;
mod error;
mod number;
mod signs;
mod text;
mod walk;

pub use challenge::{Challenge, ChallengeCode};
pub use coded_game::CodedGame;
pub use coder::{CodeStyle, Coder};
pub use error::{CodeError, Misprint, NoChallenge};
pub use text::{CodeContent, GameCode, decode, open};
