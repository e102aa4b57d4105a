//! Which paragraph explains a sentence of the table: prompts and tips, by their keys.

/// The paragraph about a prompt or a tip; `None` for those that no rule stands behind.
#[must_use]
pub fn paragraph_about(key: &str) -> Option<&'static str> {
    let about = key.strip_prefix("fayance-")?;
    match about.split_once('-')? {
        ("prompt", about) => prompt(about),
        ("tip", about) => tip(about),
        _ => None,
    }
}

/// The paragraph about `fayance-prompt-ABOUT`.
fn prompt(about: &str) -> Option<&'static str> {
    Some(match about {
        "muster" | "signs-muster" => "fayance-rule-muster",
        "call" | "signs-call" => "fayance-rule-duel",
        "lay" | "bot-lays" => "fayance-rule-lead",
        "choose" | "signs-choose" | "light" => "fayance-rule-choice",
        "chosen" | "sure" => "fayance-rule-final",
        "refill" | "signs-refill" => "fayance-rule-refill",
        "refill-all" | "signs-whole" => "fayance-rule-ninth",
        "curtain" => "fayance-rule-table-screen",
        "over" => "fayance-rule-king",
        "hush" => "fayance-rule-tests",
        "last" => "fayance-rule-fourth",
        "troops" => "fayance-rule-troop",
        "terrains" => "fayance-rule-terrain",
        "halflings" => "fayance-rule-halfling",
        _ => return None,
    })
}

/// The paragraph about `fayance-tip-ABOUT`.
fn tip(about: &str) -> Option<&'static str> {
    Some(match about {
        "card" | "call" => "fayance-rule-ring",
        "favour" => "fayance-rule-favours",
        "halfling" => "fayance-rule-halfling",
        "chances" => "fayance-rule-tests",
        "territory" => "fayance-rule-edges",
        "pile" => "fayance-rule-pile",
        "turn" => "fayance-rule-turns",
        "final" => "fayance-rule-final",
        "hint" => "fayance-rule-table-hints",
        "matrix" => "fayance-rule-table-aids",
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
            let found = about.and_then(paragraph);
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
            assert!(paragraph(about).is_some(), "{reason:?} leads to {about}");
        }
    }
}
