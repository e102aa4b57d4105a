//! Why a record is not valid, in the player's language. The details are only in the English text of [`RecordError`].

use super::refusal_words;
use crate::games::guesclin::rules::record::{EventError, RecordError};
use crate::i18n::LocalizedText;
use crate::rules::format::FormatError;

/// The sentence about an invalid record. It starts with a small letter: it stands after a colon.
#[must_use]
pub fn message(error: &RecordError) -> LocalizedText {
    let what =
        match error {
            RecordError::Format(FormatError::NewerVersion { .. })
            | RecordError::NewerData { .. } => LocalizedText::new("guesclin-record-newer"),
            RecordError::Format(FormatError::UnknownFormat(_)) => {
                LocalizedText::new("guesclin-record-format")
            }
            RecordError::Event {
                reason: EventError::Refused(refused),
                ..
            } => LocalizedText::new("guesclin-record-refused")
                .with("why", refusal_words::rule(*refused)),
            RecordError::Event { .. } => LocalizedText::new("guesclin-record-event"),
            RecordError::Format(_) => LocalizedText::new("guesclin-record-damaged"),
        };
    match error.event() {
        Some(n) => LocalizedText::new("guesclin-record-at")
            .with("n", n)
            .with("reason", what),
        None => what,
    }
}
