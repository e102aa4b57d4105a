//! What is said of a game's set-up outside of its table: in the list of kept games, of the day's deal and of
//! challenges.

use kit_i18n::LocalizedText;
use kit_rules::duplicate::SideResult;
use kit_rules::message_key::MessageKey;

/// The words of a game for its set-ups.
#[derive(Clone, Copy, Debug)]
pub struct SetupWords {
    /// The variant of a record, from its own words: `edition 2022 level base teams 1v1`. Whatever a file may say.
    pub variant: fn(&str) -> LocalizedText,
    /// A set-up that may be the day's, by its name in the list of those.
    pub daily: fn(&str) -> LocalizedText,
    /// What a side is called, 0 or 1: the name of a player who has none.
    pub side: fn(usize) -> LocalizedText,
    /// What a bot is called; its own name if it is not known any longer.
    pub bot: fn(&str) -> LocalizedText,
    /// What came of a deal for a side, in a few words: won, 5 castles, 9 points.
    pub result: fn(&SideResult) -> LocalizedText,
    /// The same in the words of who challenges others with it, a question at its end.
    pub boast: fn(&SideResult) -> LocalizedText,
}

/// A message about what came of a deal for a side: with its `outcome`, its `points` and those `against` it.
#[must_use]
pub fn result_words(key: MessageKey, result: &SideResult) -> LocalizedText {
    let [points, against] = result.points;
    LocalizedText::new(key)
        .with("outcome", result.outcome.name())
        .with("points", points)
        .with("against", against)
}

/// The word that a variant has for a choice: `2022` for `edition`.
#[must_use]
pub fn variant_word<'a>(variant: &'a str, choice: &str) -> Option<&'a str> {
    let mut words = variant.split_whitespace();
    words.find(|&word| word == choice)?;
    words.next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_of_a_variant_stands_after_its_choice() {
        let variant = "edition 2022 level base teams 1v1";
        for (choice, word) in [
            ("edition", Some("2022")),
            ("level", Some("base")),
            ("teams", Some("1v1")),
            ("1v1", None),
            ("scenario", None),
        ] {
            assert_eq!(variant_word(variant, choice), word, "{choice}");
        }
        assert_eq!(variant_word("", "level"), None);
    }
}
