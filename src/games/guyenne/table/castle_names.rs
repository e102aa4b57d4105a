//! What the castles are called, among words and pictures.

use crate::games::guyenne::rules::{Castle, Names};
use crate::i18n::LocalizedText;

/// What a castle is called among words and pictures alike: the key of its name, and its card on the sheets. It follows
/// the name that the game's row gives it.
#[must_use]
pub const fn castle_key(names: Names, castle: Castle) -> &'static str {
    // As `Names::KNOWN` lists them.
    [
        "castle-chauvigny",
        "castle-prune",
        "castle-crozant",
        "castle-cluis",
        "castle-sarzay",
        "castle-huriel",
    ][names.known(castle)]
}

/// The name of a castle in the language chosen.
#[must_use]
pub fn castle_name(names: Names, castle: Castle) -> LocalizedText {
    LocalizedText::new(castle_key(names, castle))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::guyenne::table::locales::localizer;
    use crate::games::guyenne::table::words;
    use crate::i18n::Language;

    #[test]
    fn a_castle_is_called_as_the_row_names_it() {
        let mut older = Names::KNOWN.map(str::to_owned);
        older.swap(1, 2);
        for names in [Names::default(), Names::read(&older)] {
            for voice in Language::ALL.map(localizer) {
                for castle in Castle::ALL {
                    let said = voice.localize(&castle_name(names, castle));
                    assert_eq!(said, Names::KNOWN[names.known(castle)]);
                    assert!(voice.has(words::about_castle(names, castle).key()));
                }
            }
        }
    }
}
