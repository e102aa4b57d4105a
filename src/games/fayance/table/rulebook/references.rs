//! Which paragraph explains a sentence of the table: prompts and tips, by their keys.

use crate::keys;
use kit_rules::message_key::MessageKey;

/// The paragraph about a prompt or a tip; `None` for those that no rule stands behind.
#[must_use]
pub fn paragraph_about(key: &str) -> Option<MessageKey> {
    let about = key.strip_prefix("fayance-")?;
    match about.split_once('-')? {
        ("prompt", about) => prompt(about),
        ("tip", about) => tip(about),
        _ => None,
    }
}

/// The paragraph about `fayance-prompt-ABOUT`.
fn prompt(about: &str) -> Option<MessageKey> {
    Some(match about {
        "muster" | "signs-muster" => keys::FAYANCE_RULE_MUSTER,
        "call" | "signs-call" => keys::FAYANCE_RULE_DUEL,
        "lay" | "bot-lays" => keys::FAYANCE_RULE_LEAD,
        "choose" | "signs-choose" | "light" => keys::FAYANCE_RULE_CHOICE,
        "chosen" | "sure" => keys::FAYANCE_RULE_FINAL,
        "refill" | "signs-refill" => keys::FAYANCE_RULE_REFILL,
        "refill-all" | "signs-whole" => keys::FAYANCE_RULE_NINTH,
        "curtain" => keys::FAYANCE_RULE_TABLE_SCREEN,
        "over" => keys::FAYANCE_RULE_KING,
        "hush" => keys::FAYANCE_RULE_TESTS,
        "last" => keys::FAYANCE_RULE_FOURTH,
        "troops" => keys::FAYANCE_RULE_TROOP,
        "terrains" => keys::FAYANCE_RULE_TERRAIN,
        "halflings" => keys::FAYANCE_RULE_HALFLING,
        _ => return None,
    })
}

/// The paragraph about `fayance-tip-ABOUT`.
fn tip(about: &str) -> Option<MessageKey> {
    Some(match about {
        "card" | "call" => keys::FAYANCE_RULE_RING,
        "favour" => keys::FAYANCE_RULE_FAVOURS,
        "halfling" => keys::FAYANCE_RULE_HALFLING,
        "chances" => keys::FAYANCE_RULE_TESTS,
        "territory" => keys::FAYANCE_RULE_EDGES,
        "pile" => keys::FAYANCE_RULE_PILE,
        "turn" => keys::FAYANCE_RULE_TURNS,
        "final" => keys::FAYANCE_RULE_FINAL,
        "hint" => keys::FAYANCE_RULE_TABLE_HINTS,
        "matrix" => keys::FAYANCE_RULE_TABLE_AIDS,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locales::words;
    use crate::refusal::RefusalReason;
    use fayance_rules::rulebook::paragraph;
    use fayance_rules::{Card, DecisionKind, Refusal};
    use kit_i18n::Language;

    /// Prompts and tips about the screen, not about a rule.
    const NO_RULE: [&str; 3] = [
        "fayance-prompt-of",
        "fayance-prompt-wait",
        "fayance-tip-fast",
    ];

    #[test]
    fn every_prompt_and_tip_has_a_paragraph() {
        let text = words(Language::En);
        let keys = text.lines().filter_map(|line| line.split_once(" ="));
        let mut seen = 0;
        for (key, _) in keys {
            let asked = ["fayance-prompt-", "fayance-tip-"];
            if !asked.iter().any(|kind| key.starts_with(kind)) || NO_RULE.contains(&key) {
                continue;
            }
            seen += 1;
            let about = paragraph_about(key);
            let found = about.and_then(|about| paragraph(about.id()));
            assert!(found.is_some(), "{key} leads to {about:?}");
        }
        assert!(seen > 20, "{seen}");
        for key in NO_RULE {
            assert_eq!(paragraph_about(key), None, "{key}");
        }
    }

    #[test]
    fn every_refusal_has_a_paragraph() {
        let rules = [
            Refusal::GameOver,
            Refusal::NotLeader,
            Refusal::Confirmed,
            Refusal::WrongKind,
            Refusal::MusterFour(3),
            Refusal::NotDealt,
            Refusal::NoSuchTurn(4),
            Refusal::NotActive(Card::ALL[0]),
            Refusal::RefillCount { due: 2, given: 1 },
            Refusal::NotInReserve,
        ];
        let reasons = rules.map(RefusalReason::Rule).into_iter().chain([
            RefusalReason::Nothing(DecisionKind::Call),
            RefusalReason::Enough(4),
            RefusalReason::Theirs,
            RefusalReason::NotNow,
        ]);
        for reason in reasons {
            let about = reason.paragraph();
            assert!(
                paragraph(about.id()).is_some(),
                "{reason:?} leads to {about}"
            );
        }
    }
}
