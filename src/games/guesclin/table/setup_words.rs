//! What is said of this game's set-ups outside of its table.

use super::words;
use crate::keys;
use guesclin_rules::{Camp, Scenario};
use kit_i18n::LocalizedText;
use kit_table::setup_words::{SetupWords, result_words, variant_word};

/// The words of this game.
pub const SETUP_WORDS: SetupWords = SetupWords {
    variant,
    daily: words::named_scenario,
    side: |side| words::camp(Camp::ALL[side.min(1)]),
    bot: words::bot,
    result: |own| result_words(keys::GUESCLIN_DEAL_TOLD, own),
    boast: |own| result_words(keys::GUESCLIN_DEAL_BOAST, own),
};

/// The title of the scenario.
fn variant(variant: &str) -> LocalizedText {
    let number = variant_word(variant, "scenario").and_then(|word| word.parse().ok());
    let scenario = number.and_then(|n: u8| {
        let mut all = Scenario::all().unwrap_or_default().iter();
        all.find(|scenario| scenario.n == n)
    });
    match scenario {
        Some(scenario) => words::title(scenario.aim),
        None => LocalizedText::verbatim(variant.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit_i18n::Language;
    use kit_rules::duplicate::{SideOutcome, SideResult};

    #[test]
    fn results_are_told() {
        let english = crate::locales::localizer(Language::En);
        let result = |outcome, points| SideResult {
            outcome,
            points,
            held: None,
        };
        let told = |own: &SideResult| {
            let words = [(SETUP_WORDS.result)(own), (SETUP_WORDS.boast)(own)];
            words.map(|words| english.localize(&words))
        };
        for (own, words, boast) in [
            (
                result(SideOutcome::Won, [2, 0]),
                "total victory, 2 to 0",
                "I won a total victory with these dice, 2 to 0: and you?",
            ),
            (
                result(SideOutcome::Lost, [0, 1]),
                "partial defeat, 0 to 1",
                "I lost with these dice, 0 to 1: and you?",
            ),
            (
                result(SideOutcome::Drawn, [0, 0]),
                "a draw, 0 to 0",
                "It was a draw with these dice, 0 to 0: and you?",
            ),
        ] {
            assert_eq!(told(&own), [words, boast]);
        }
    }

    #[test]
    fn every_variant_is_told() {
        let english = crate::locales::localizer(Language::En);
        for (words, told) in [
            ("scenario 1", "The booty"),
            ("scenario 99", "scenario 99"),
            ("scenario one", "scenario one"),
        ] {
            assert_eq!(english.localize(&variant(words)), told);
        }
    }
}
