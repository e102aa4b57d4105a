//! Why a record is not valid, in the player's language. The details are only in the English text of [`RecordError`].

use super::refusal;
use crate::games::fayance::rules::record::{EventError, RecordError};
use crate::i18n::LocalizedText;
use crate::rules::format::FormatError;

/// The sentence about an invalid record. It starts with a small letter: it stands after a colon.
#[must_use]
pub fn message(error: &RecordError) -> LocalizedText {
    let what = match error {
        RecordError::Format(FormatError::NewerVersion { .. }) => {
            LocalizedText::new("fayance-record-newer")
        }
        RecordError::Format(FormatError::UnknownFormat(_)) => {
            LocalizedText::new("fayance-record-format")
        }
        RecordError::Event {
            reason: EventError::Refused(refused),
            ..
        } => LocalizedText::new("fayance-record-refused").with("why", refusal::rule(*refused)),
        RecordError::Event { .. } => LocalizedText::new("fayance-record-event"),
        RecordError::Format(_) => LocalizedText::new("fayance-record-damaged"),
    };
    match error.event() {
        Some(n) => LocalizedText::new("fayance-record-at")
            .with("n", n)
            .with("reason", what),
        None => what,
    }
}
