//! The names of the players.

use super::{GameConfig, words};
use crate::keys;
use guesclin_rules::{Banner, Camp, Scenario};
use kit_i18n::LocalizedText;
use kit_table::Player;

/// The player of a banner: their name, or the banner's; a bot with its banner.
#[must_use]
pub fn player(config: &GameConfig, of: Banner) -> LocalizedText {
    match name(config, of) {
        Some(name) => LocalizedText::new(keys::GUESCLIN_PLAYER)
            .with("banner", words::banner(of))
            .with("name", name),
        None => words::banner(of),
    }
}

/// The player of a banner where there is little room: the name that a person has typed, else as [`player`].
#[must_use]
pub fn short(config: &GameConfig, of: Banner) -> LocalizedText {
    match name(config, of) {
        Some(name) if config.player(of).is_human() => name,
        _ => player(config, of),
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

/// A camp, with the names that the people who play for it have typed.
#[must_use]
pub fn camp(config: &GameConfig, scenario: &Scenario, of: Camp) -> LocalizedText {
    let players = config.seats.players(scenario).into_iter();
    let typed = players
        .filter(|(leader, _)| leader.camp() == of && config.player(*leader).is_human())
        .filter_map(|(leader, _)| name(config, leader));
    match words::commas(typed) {
        Some(names) => LocalizedText::new(keys::GUESCLIN_PLAYER)
            .with("banner", words::camp(of))
            .with("name", names),
        None => words::camp(of),
    }
}
