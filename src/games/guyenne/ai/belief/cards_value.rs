//! What a position with all cards known is worth, as the share of games that a camp wins from it: for accounts of games
//! that are over, never for play.

use super::particle_features;
use crate::nets::Blueprint;
use crate::nets::net::softsign;
use guyenne_rules::Position;
use guyenne_rules::seat::Camp;

/// The value of positions by the shipped value net.
#[derive(Debug)]
pub struct CardsValue;

impl CardsValue {
    /// The file of the nets.
    pub const FILE: &[u8] = crate::nets::FILE;

    /// The share of games that the English win, 0 to 1, a draw being half of one; of a game that is over, what it came
    /// to. No draw may be due.
    #[must_use]
    pub fn of(position: &Position) -> f32 {
        if let Some(outcome) = position.outcome() {
            return match outcome.winner {
                Some(Camp::English) => 1.0,
                Some(Camp::French) => 0.0,
                None => 0.5,
            };
        }
        let net = &Blueprint::shipped().value;
        let [english, french] =
            Camp::ALL.map(|camp| softsign(net.judge(&particle_features(position, camp))));
        0.5 + 0.25 * (english - french)
    }
}
