//! The players of a record, and those at the table.

use super::session::{BannerSeats, GameConfig};
use guesclin_ai::BOTS;
use guesclin_rules::Scenario;
use guesclin_rules::record::{Record, RecordPlayer};
use kit_i18n::LocalizedText;
use kit_table::{Player, SeatPlayer, check_bots};

/// The players as a record has them.
pub(super) fn record_players(config: &GameConfig, scenario: &Scenario) -> Vec<RecordPlayer> {
    let players = config.seats.players(scenario).into_iter();
    players
        .map(|(leader, banners)| {
            let seat = config.seats.of(leader);
            match &seat.player {
                Player::Human => RecordPlayer::human(banners, seat.record_name()),
                Player::Bot(bot) => RecordPlayer::bot(banners, bot),
            }
        })
        .collect()
}

/// The seats of a record's players.
pub(super) fn seats(record: &Record) -> BannerSeats {
    let mut seats = BannerSeats([const { None }; 4]);
    for player in &record.players {
        let first = player.banners.iter().min_by_key(|banner| banner.index());
        if let Some(first) = first {
            seats.0[first.index()] = Some(SeatPlayer::of_record(&player.kind, &player.name));
        }
    }
    seats
}

/// Checks that this program has the players of a record.
///
/// # Errors
/// A bot has a name that is not in [`BOTS`]. The text is one sentence.
pub fn check_players(record: &Record) -> Result<(), LocalizedText> {
    let players = record.players.iter();
    check_bots(players.filter_map(|player| player.kind.bot()), BOTS)
}
