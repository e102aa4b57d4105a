//! A deal at its first decision, ready to be played: the day's, or that of a challenge.

use crate::keys;
use kit_i18n::LocalizedText;
use kit_rules::game::GameId;
use kit_table::{BadSave, Games, SaveSummary};

/// The game of a record, as one to go on with.
///
/// # Errors
/// The sentence that says why it cannot.
pub(super) fn dealt_game(
    games: &Games,
    id: GameId,
    record: &str,
) -> Result<SaveSummary, LocalizedText> {
    let game = games.get(id).ok_or_else(|| LocalizedText::verbatim(id.0))?;
    let save = (game.summary)(record).map_err(|bad| match bad {
        BadSave::Newer => LocalizedText::new(keys::TOAST_IMPORT_NEWER),
        BadSave::Damaged(why) => why,
    })?;
    match save.refused.clone() {
        Some(why) => Err(why),
        None => Ok(save),
    }
}
