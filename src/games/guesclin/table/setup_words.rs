//! What is said of this game's set-ups outside of its table.

use super::words;
use guesclin_rules::{Camp, Scenario};
use kit_i18n::LocalizedText;
use kit_table::setup_words::{SetupWords, variant_word};

/// The words of this game.
pub const SETUP_WORDS: SetupWords = SetupWords {
    variant,
    daily: words::named_scenario,
    side: |side| words::camp(Camp::ALL[side.min(1)]),
    bot: words::bot,
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
