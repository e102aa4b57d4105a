//! The castles' names.

use crate::keys;
use guyenne_rules::{Castle, Names};
use kit_i18n::LocalizedText;
use kit_rules::message_key::MessageKey;

/// The key of a castle's name. `names` are those of the game's row of castles: older records may name them in another
/// order.
#[must_use]
pub const fn castle_key(names: Names, castle: Castle) -> MessageKey {
    // In the order of `Names::KNOWN`.
    [
        keys::CASTLE_CHAUVIGNY,
        keys::CASTLE_PRUNE,
        keys::CASTLE_CROZANT,
        keys::CASTLE_CLUIS,
        keys::CASTLE_SARZAY,
        keys::CASTLE_HURIEL,
    ][names.known(castle)]
}

/// The name of a castle, to be localized.
#[must_use]
pub fn castle_name(names: Names, castle: Castle) -> LocalizedText {
    LocalizedText::new(castle_key(names, castle))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locales::localizer;
    use crate::words;
    use kit_i18n::Language;

    #[test]
    fn a_castle_is_called_as_the_row_names_it() {
        let mut older = Names::KNOWN.map(str::to_owned);
        older.swap(1, 2);
        for names in [Names::default(), Names::read(&older)] {
            for localizer in Language::ALL.map(localizer) {
                for castle in Castle::ALL {
                    let name = localizer.localize(&castle_name(names, castle));
                    assert_eq!(name, Names::KNOWN[names.known(castle)]);
                    assert!(localizer.has(words::about_castle(names, castle).key()));
                }
            }
        }
    }
}
