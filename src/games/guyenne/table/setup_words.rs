//! What is said of this game's set-ups outside of its table.

use super::rules_words::{self, edition, level};
use super::words;
use crate::keys;
use guyenne_rules::Edition;
use kit_i18n::LocalizedText;
use kit_rules::duplicate::SideResult;
use kit_table::setup_words::{SetupWords, result_words, variant_word};

/// The words of this game.
pub const SETUP_WORDS: SetupWords = SetupWords {
    variant,
    daily: rules_words::variant,
    side: words::side,
    bot: words::bot,
    result,
    boast: |own| {
        let [castles, _] = own.held.unwrap_or_default();
        result_words(keys::DEAL_BOAST, own).with("castles", castles)
    },
};

/// Castles and points; a challenge from before castles were told has points alone.
fn result(own: &SideResult) -> LocalizedText {
    let counted = |key, n: u32| LocalizedText::new(key).with("n", n);
    match own.held {
        Some([castles, _]) => LocalizedText::new(keys::DEAL_TOLD)
            .with("outcome", own.outcome.name())
            .with("castles", counted(keys::N_CASTLES, castles))
            .with("points", counted(keys::N_POINTS, own.points[0])),
        None => result_words(keys::DEAL_TOLD_POINTS, own),
    }
}

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
    use kit_rules::duplicate::SideOutcome;

    #[test]
    fn results_are_told_with_castles_where_they_are_known() {
        let english = crate::locales::localizer(Language::En);
        let mut own = SideResult {
            outcome: SideOutcome::Won,
            points: [9, 1],
            held: Some([5, 1]),
        };
        let told = |own: &SideResult| {
            let words = [(SETUP_WORDS.result)(own), (SETUP_WORDS.boast)(own)];
            words.map(|words| english.localize(&words))
        };
        assert_eq!(
            told(&own),
            [
                "won, 5 castles, 9 points",
                "I took 5 castles with this hand, 9 to 1: and you?"
            ]
        );
        own.held = Some([1, 0]);
        assert_eq!(
            told(&own)[1],
            "I took one castle with this hand, 9 to 1: and you?"
        );
        own.held = None;
        assert_eq!(told(&own)[0], "won, 9 to 1");
    }

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
