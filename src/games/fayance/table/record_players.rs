//! The players of a record, and those at the table.

use crate::games::fayance::ai::BOTS;
use crate::games::fayance::rules::Side;
use crate::games::fayance::rules::record::{PlayerKind, Record, RecordPlayer};
use crate::i18n::LocalizedText;
use crate::table::{Player, SeatPlayer, check_bots};

/// The name of a person in a record if they have typed none.
const UNNAMED: &str = "human";

/// A player as a record has them.
pub(super) fn record_player(side: Side, seat: &SeatPlayer) -> RecordPlayer {
    match &seat.player {
        Player::Human if seat.name.is_empty() => RecordPlayer::human(side, UNNAMED),
        Player::Human => RecordPlayer::human(side, &seat.name),
        Player::Bot(bot) => RecordPlayer::bot(side, bot),
    }
}

/// A player of a record.
pub(super) fn seat_player(player: &RecordPlayer) -> SeatPlayer {
    match &player.kind {
        PlayerKind::Human => SeatPlayer {
            player: Player::Human,
            name: Some(player.name.clone())
                .filter(|name| name != UNNAMED)
                .unwrap_or_default(),
        },
        PlayerKind::Bot(bot) => Player::Bot(bot.clone()).into(),
    }
}

/// Checks that this program has the players of a record.
///
/// # Errors
/// A bot has a name that is not in [`BOTS`]. The text is one sentence.
pub fn check_players(record: &Record) -> Result<(), LocalizedText> {
    let players = record.players.0.iter();
    check_bots(players.filter_map(|player| player.kind.bot()), BOTS)
}
