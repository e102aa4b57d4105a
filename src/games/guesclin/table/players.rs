//! The names of the players.

use super::{GameConfig, words};
use crate::games::guesclin::rules::Banner;
use crate::i18n::LocalizedText;
use crate::table::Player;

/// The player of a banner: their name, or the banner's; a bot with its banner.
#[must_use]
pub fn player(config: &GameConfig, of: Banner) -> LocalizedText {
    let seat = config.seats.of(of);
    match seat.player {
        Player::Human if seat.name.is_empty() => words::banner(of),
        Player::Human => LocalizedText::new("guesclin-player")
            .with("banner", words::banner(of))
            .with("name", seat.name),
        Player::Bot(bot) => LocalizedText::new("guesclin-player")
            .with("banner", words::banner(of))
            .with("name", words::bot(&bot)),
    }
}
