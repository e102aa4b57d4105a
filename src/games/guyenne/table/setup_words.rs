//! What is said of this game's set-ups outside of its table.

use super::rules_words::{self, edition, level};
use super::words;
use crate::keys;
use guyenne_rules::Edition;
use kit_i18n::LocalizedText;
use kit_table::setup_words::{SetupWords, variant_word};

/// The words of this game.
pub const SETUP_WORDS: SetupWords = SetupWords {
    variant,
    daily: rules_words::variant,
    side: words::side,
    bot: words::bot,
};

/// Edition and level, and how many play against how many unless one against one. Only the newer edition has levels.
fn variant(variant: &str) -> LocalizedText {
    let word = |choice| variant_word(variant, choice);
    let teams = word("teams").and_then(|teams| teams.split_once('v'));
    let of_level = word("level").and_then(|word| word.parse().ok());
    let Some(of) = word("edition").and_then(|word| word.parse().ok()) else {
        // One choice alone.
        return match (of_level, teams) {
            (Some(of), None) if word("edition").is_none() => level(of),
            (None, Some((english, french))) => LocalizedText::new(keys::KEPT_TEAMS_ALONE)
                .with("english", english.to_owned())
                .with("french", french.to_owned()),
            _ => LocalizedText::verbatim(variant.to_owned()),
        };
    };
    let rules = match (of, of_level) {
        (Edition::V2022, Some(of_level)) => LocalizedText::new(keys::KEPT_RULES)
            .with("edition", edition(of))
            .with("level", level(of_level)),
        _ => edition(of),
    };
    match teams {
        None | Some(("1", "1")) => rules,
        Some((english, french)) => LocalizedText::new(keys::KEPT_TEAMS)
            .with("rules", rules)
            .with("english", english.to_owned())
            .with("french", french.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit_i18n::Language;

    #[test]
    fn every_variant_is_told() {
        let english = crate::locales::localizer(Language::En);
        for (words, told) in [
            ("edition 2022 level base teams 1v1", "2022 rules, Base"),
            (
                "edition 2022 level expert teams 2v1",
                "2022 rules, Expert, 2 against 1",
            ),
            ("edition 2021 level base teams 1v1", "2021 rules"),
            (
                "edition 2021 level base teams 2v2",
                "2021 rules, 2 against 2",
            ),
            ("edition 2022", "2022 rules"),
            ("level expert", "Expert"),
            ("teams 2v1", "2 against 1"),
            ("edition 2050 level base", "edition 2050 level base"),
            ("", ""),
        ] {
            assert_eq!(english.localize(&variant(words)), told);
        }
    }
}
