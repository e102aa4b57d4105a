//! The players of a record, and those at the table.

use fayance_ai::BOTS;
use fayance_rules::Side;
use fayance_rules::record::{Record, RecordPlayer};
use kit_i18n::LocalizedText;
use kit_table::{Player, SeatPlayer, check_bots};

/// A player as a record has them.
pub(super) fn record_player(side: Side, seat: &SeatPlayer) -> RecordPlayer {
    match &seat.player {
        Player::Human => RecordPlayer::human(side, seat.record_name()),
        Player::Bot(bot) => RecordPlayer::bot(side, bot),
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
