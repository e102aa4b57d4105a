//! Why a record is not valid, in the player's language. The details are only in the English text of [`RecordError`].

use super::refusal_words;
use guesclin_rules::record::{EventError, NewerData, RecordError};
use kit_i18n::LocalizedText;
use kit_table::record_words::{another_event, at, format, newer, refused};

/// The sentence about an invalid record. It starts with a small letter: it stands after a colon.
#[must_use]
pub fn message(error: &RecordError) -> LocalizedText {
    let what = match error {
        RecordError::Format(problem) => format(problem),
        RecordError::Setup(NewerData { .. }) => newer(),
        RecordError::Event {
            reason: EventError::Refused(refusal),
            ..
        } => refused(refusal_words::rule(*refusal)),
        RecordError::Event { .. } => another_event(),
    };
    at(error.event(), what)
}
