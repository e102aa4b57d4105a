//! Sentences of the rules, filled with the numbers of the rules.

use kit_i18n::LocalizedText;
use kit_rules::rulebook::Number;

/// A sentence with these numbers for its placeables.
#[must_use]
pub fn with_numbers(message: LocalizedText, numbers: &[Number]) -> LocalizedText {
    numbers
        .iter()
        .fold(message, |message, &(name, value)| message.with(name, value))
}
