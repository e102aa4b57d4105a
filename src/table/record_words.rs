//! Why a text is not a valid record, in the player's language: what every game says. What only one game checks is said
//! by that game. The sentences start with a small letter: they stand after a colon.

use crate::keys;
use kit_i18n::LocalizedText;
use kit_rules::format::FormatError;
use kit_rules::shown_text;

/// How much of a key of a record is told, in letters.
const LONGEST_KEY: usize = 40;

/// The sentence about a text that is no record.
#[must_use]
pub fn format(problem: &FormatError) -> LocalizedText {
    match problem {
        FormatError::NotText { .. } => not_text(),
        FormatError::Empty => LocalizedText::new(keys::RECORD_EMPTY),
        FormatError::Truncated(_) => truncated(),
        FormatError::NotJson { .. } => LocalizedText::new(keys::RECORD_NOT_JSON),
        FormatError::Repeated { key, .. } => LocalizedText::new(keys::RECORD_KEY_TWICE)
            .with("key", shown_text::line(&key.key, LONGEST_KEY)),
        FormatError::UnknownFormat(_) => LocalizedText::new(keys::RECORD_UNKNOWN_FORMAT),
        FormatError::NewerVersion { .. } => newer(),
        FormatError::Field(_) => LocalizedText::new(keys::RECORD_FIELD),
    }
}

/// It is no text.
#[must_use]
pub fn not_text() -> LocalizedText {
    LocalizedText::new(keys::RECORD_NOT_TEXT)
}

/// It ends too early.
#[must_use]
pub fn truncated() -> LocalizedText {
    LocalizedText::new(keys::RECORD_TRUNCATED)
}

/// A newer program wrote the record.
#[must_use]
pub fn newer() -> LocalizedText {
    LocalizedText::new(keys::RECORD_NEWER)
}

/// The rules refuse the move, for the reason in the sentence `why`.
#[must_use]
pub fn refused(why: LocalizedText) -> LocalizedText {
    LocalizedText::new(keys::RECORD_EVENT_REFUSED).with("why", why)
}

/// The event does not follow from those before it.
#[must_use]
pub fn another_event() -> LocalizedText {
    LocalizedText::new(keys::RECORD_EVENT_EXPECTED)
}

/// What is wrong, and in which event if it is in one.
#[must_use]
pub fn at(event: Option<usize>, what: LocalizedText) -> LocalizedText {
    match event {
        Some(n) => LocalizedText::new(keys::RECORD_AT_EVENT)
            .with("n", n)
            .with("reason", what),
        None => what,
    }
}
