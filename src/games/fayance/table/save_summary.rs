//! How far a saved game has come, for the title screen. The rules check whether the record is valid.

use super::record_players::check_players;
use super::record_words;
use crate::keys;
use fayance_rules::record::{Record, RecordError};
use fayance_rules::{BySide, Event, Side};
use kit_i18n::LocalizedText;
use kit_rules::format::FormatError;
use kit_table::{BadSave, SaveSummary};

/// Checks the record of a saved game by the rules, and summarizes it.
///
/// # Errors
/// [`BadSave::Newer`] if a later version wrote it, [`BadSave::Damaged`] with a sentence if the record is invalid.
pub fn summary(text: &str) -> Result<SaveSummary, BadSave> {
    let bad = |error: RecordError| match error {
        RecordError::Format(FormatError::NewerVersion { .. }) => BadSave::Newer,
        error => BadSave::Damaged(record_words::message(&error)),
    };
    let record = Record::parse(text.trim_end()).map_err(bad)?;
    record.replay().map_err(bad)?;
    let mut captured = record
        .events
        .iter()
        .rev()
        .filter_map(|entry| match entry.event {
            Event::Capture { held, .. } => Some(held),
            _ => None,
        });
    let held = captured.next().unwrap_or_default();
    Ok(SaveSummary {
        record: record.line(),
        about: about(held, record.is_over()),
        is_over: record.is_over(),
        refused: check_players(&record).err(),
    })
}

fn about(held: BySide<u8>, over: bool) -> LocalizedText {
    if over {
        return LocalizedText::new(keys::FAYANCE_CONTINUE_OVER);
    }
    LocalizedText::new(keys::FAYANCE_CONTINUE_ABOUT)
        .with("north", held[Side::North])
        .with("south", held[Side::South])
}
