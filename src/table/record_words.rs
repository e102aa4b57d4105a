//! Why a text is not a valid record, in the player's language: what every game says. What only one game checks is said
//! by that game. The sentences start with a small letter: they stand after a colon.

use kit_i18n::LocalizedText;
use kit_rules::format::FormatError;
use kit_rules::shown_text;

/// How much of a key of a record is told, in letters.
const LONGEST_KEY: usize = 40;

/// The sentence about a text that is no record.
#[must_use]
pub fn format(problem: &FormatError) -> LocalizedText {
    match problem {
        FormatError::NotText { .. } => LocalizedText::new("record-not-text"),
        FormatError::Empty => LocalizedText::new("record-empty"),
        FormatError::Truncated(_) => LocalizedText::new("record-truncated"),
        FormatError::NotJson { .. } => LocalizedText::new("record-not-json"),
        FormatError::Repeated { key, .. } => LocalizedText::new("record-key-twice")
            .with("key", shown_text::line(&key.key, LONGEST_KEY)),
        FormatError::UnknownFormat(_) => LocalizedText::new("record-unknown-format"),
        FormatError::NewerVersion { .. } => newer(),
        FormatError::Field(_) => LocalizedText::new("record-field"),
    }
}

/// A newer program wrote the record.
#[must_use]
pub fn newer() -> LocalizedText {
    LocalizedText::new("record-newer")
}

/// The rules refuse the move, for the reason in the sentence `why`.
#[must_use]
pub fn refused(why: LocalizedText) -> LocalizedText {
    LocalizedText::new("record-event-refused").with("why", why)
}

/// The event does not follow from those before it.
#[must_use]
pub fn another_event() -> LocalizedText {
    LocalizedText::new("record-event-expected")
}

/// What is wrong, and in which event if it is in one.
#[must_use]
pub fn at(event: Option<usize>, what: LocalizedText) -> LocalizedText {
    match event {
        Some(n) => LocalizedText::new("record-at-event")
            .with("n", n)
            .with("reason", what),
        None => what,
    }
}
