//! How many hints a player was given, as a record says it: a field of the player that no format defines, so that other
//! readers keep it as one they do not know.

use serde_json::Value;

use super::fields::Extra;

/// The field; absent if there were none.
pub(crate) const HINTS: &str = "hints";

/// How many hints the player of these fields was given; 0 if the record does not say.
#[must_use]
pub fn hints(extra: &Extra) -> u32 {
    let hints = extra.get(HINTS).and_then(Value::as_u64);
    hints.and_then(|n| n.try_into().ok()).unwrap_or(0)
}

/// Counts one more hint.
pub fn count_hint(extra: &mut Extra) {
    let hints = hints(extra).saturating_add(1);
    extra.insert(HINTS.to_owned(), hints.into());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_are_counted_and_what_is_no_number_counts_as_none() {
        let mut extra = Extra::new();
        assert_eq!(hints(&extra), 0);
        count_hint(&mut extra);
        count_hint(&mut extra);
        assert_eq!(hints(&extra), 2);
        for odd in [Value::Null, Value::from("three"), Value::from(-1)] {
            extra.insert(HINTS.to_owned(), odd);
            assert_eq!(hints(&extra), 0);
        }
        extra.insert(HINTS.to_owned(), u32::MAX.into());
        count_hint(&mut extra);
        assert_eq!(hints(&extra), u32::MAX);
    }
}
