//! How far a saved game has come, for the title screen. The rules check whether the record is valid.

use super::record_players::check_players;
use super::{record_words, words};
use crate::keys;
use guesclin_rules::record::{NewerData, Record, RecordError};
use kit_i18n::LocalizedText;
use kit_rules::format::FormatError;
use kit_table::{BadSave, SaveSummary};

/// Checks the record of a saved game by the rules, and summarizes it.
///
/// # Errors
/// [`BadSave::Newer`] if a later version wrote it, [`BadSave::Damaged`] with a sentence if the record is invalid.
pub fn summary(text: &str) -> Result<SaveSummary, BadSave> {
    let bad = |error: RecordError| match error {
        RecordError::Format(FormatError::NewerVersion { .. })
        | RecordError::Setup(NewerData { .. }) => BadSave::Newer,
        error => BadSave::Damaged(record_words::message(&error)),
    };
    let record = Record::parse(text.trim_end()).map_err(bad)?;
    let position = record.replay().map_err(bad)?;
    let over = record.is_over();
    let about = if over {
        LocalizedText::new(keys::GUESCLIN_CONTINUE_OVER)
    } else {
        LocalizedText::new(keys::GUESCLIN_CONTINUE_ABOUT)
            .with("scenario", words::title(record.scenario.aim))
            .with("n", position.board().round())
    };
    Ok(SaveSummary {
        record: record.line(),
        about,
        is_over: over,
        refused: check_players(&record).err(),
    })
}
