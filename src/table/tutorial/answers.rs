//! The answers of every coach to some presses.

use kit_i18n::LocalizedText;

/// The answer to a press while there is something to read.
#[must_use]
pub fn wrong_read() -> LocalizedText {
    LocalizedText::new("lesson-wrong-read")
}

/// The answer to the wish for a hint.
#[must_use]
pub fn wrong_hint() -> LocalizedText {
    LocalizedText::new("lesson-wrong-hint")
}
