//! The names of the players.

use super::{GameConfig, words};
use crate::games::guesclin::rules::Banner;
use crate::i18n::LocalizedText;
use crate::table::Player;

/// The player of a banner: their name, or the banner's; a bot with its banner.
#[must_use]
pub fn player(config: &GameConfig, of: Banner) -> LocalizedText {
    match name(config, of) {
        Some(name) => LocalizedText::new("guesclin-player")
            .with("banner", words::banner(of))
            .with("name", name),
        None => words::banner(of),
    }
}

/// The name of the player of a banner, if they have one: typed, or a bot's.
#[must_use]
pub fn name(config: &GameConfig, of: Banner) -> Option<LocalizedText> {
    let seat = config.seats.of(of);
    match seat.player {
        Player::Human if seat.name.is_empty() => None,
        Player::Human => Some(LocalizedText::verbatim(seat.name)),
        Player::Bot(bot) => Some(words::bot(&bot)),
    }
}
