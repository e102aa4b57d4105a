//! Why a record is not valid, in the player's language. The details are only in the English text of [`RecordError`].

use super::refusal;
use fayance_rules::record::{EventError, RecordError};
use kit_i18n::LocalizedText;
use kit_table::record_words::{another_event, at, format, refused};

/// The sentence about an invalid record. It starts with a small letter: it stands after a colon.
#[must_use]
pub fn message(error: &RecordError) -> LocalizedText {
    let what = match error {
        RecordError::Format(problem) => format(problem),
        RecordError::Setup(never) => match *never {},
        RecordError::Event {
            reason: EventError::Refused(refusal),
            ..
        } => refused(refusal::rule(*refusal)),
        RecordError::Event { .. } => another_event(),
    };
    at(error.event(), what)
}
