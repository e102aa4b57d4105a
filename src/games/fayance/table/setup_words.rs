//! What is said of this game's set-ups outside of its table.

use super::words;
use crate::keys;
use fayance_rules::Side;
use kit_i18n::LocalizedText;
use kit_table::setup_words::{SetupWords, result_words, variant_word};

/// The words of this game.
pub const SETUP_WORDS: SetupWords = SetupWords {
    variant,
    daily: words::opening,
    side: |side| words::side(Side::ALL[side.min(1)]),
    bot: words::bot,
    result: |own| result_words(keys::FAYANCE_DEAL_TOLD, own),
    boast: |own| result_words(keys::FAYANCE_DEAL_BOAST, own),
};

/// How the leader of the first territory was found.
fn variant(variant: &str) -> LocalizedText {
    let opening = match variant_word(variant, "opening") {
        Some("duel") => keys::FAYANCE_OPENING_DUEL,
        Some("lot") => keys::FAYANCE_OPENING_LOT,
        _ => return LocalizedText::verbatim(variant.to_owned()),
    };
    LocalizedText::new(keys::FAYANCE_KEPT_OPENING).with("opening", LocalizedText::new(opening))
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
        let own = result(SideOutcome::Won, [5, 3]);
        assert_eq!(
            told(&own),
            [
                "won, territories 5 to 3",
                "I captured 5 of these territories, the other side 3: and you?"
            ]
        );
        let own = result(SideOutcome::Lost, [1, 5]);
        assert_eq!(
            told(&own)[1],
            "I captured one of these territories, the other side 5: and you?"
        );
    }

    #[test]
    fn every_variant_is_told() {
        let english = crate::locales::localizer(Language::En);
        for (words, told) in [
            ("opening duel", "Opening: A duel"),
            ("opening lot", "Opening: A lot"),
            ("opening chess", "opening chess"),
        ] {
            assert_eq!(english.localize(&variant(words)), told);
        }
    }
}
