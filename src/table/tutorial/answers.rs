//! The answers of every coach to some presses.

use crate::keys;
use kit_i18n::LocalizedText;

/// The answer to a press while there is something to read.
#[must_use]
pub fn wrong_read() -> LocalizedText {
    LocalizedText::new(keys::LESSON_WRONG_READ)
}

/// The answer to the wish for a hint.
#[must_use]
pub fn wrong_hint() -> LocalizedText {
    LocalizedText::new(keys::LESSON_WRONG_HINT)
}
