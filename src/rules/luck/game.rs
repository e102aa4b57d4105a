//! What a game tells so that its luck can be told from skill.

use super::step::LuckLine;
use crate::game::HeadlessGame;

/// A game whose luck is told from skill.
pub trait LuckGame: HeadlessGame {
    /// The name of what computes the values, with a digest of it: another net or another formula has another name.
    fn value_name() -> String;

    /// The game so far as its steps, from its record.
    ///
    /// # Errors
    /// The record does not follow the rules.
    fn luck_line(&self) -> Result<LuckLine, String>;
}

/// The name of what computes values: `formula` is the name of the code, which changes whenever that gives other values,
/// and `data` are the numbers that it reads (their digest: FNV-1a of 64 bits).
#[must_use]
pub fn value_name(formula: &str, data: &[u8]) -> String {
    let digest = crate::seed::digest(data);
    format!("{formula}-{digest:016x}")
}
