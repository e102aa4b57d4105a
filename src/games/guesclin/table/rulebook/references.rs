//! Which paragraph explains a sentence of the table: what there is to do, and tips, by their keys.

use crate::keys;
use kit_rules::message_key::MessageKey;

/// The paragraph about a prompt or a tip; `None` for those that no rule stands behind.
#[must_use]
pub fn paragraph_about(key: &str) -> Option<MessageKey> {
    let about = key.strip_prefix("guesclin-")?;
    match about.split_once('-')? {
        ("do", about) => prompt(about),
        ("tip", about) => tip(about),
        _ => None,
    }
}

/// The paragraph about `guesclin-do-ABOUT`.
fn prompt(about: &str) -> Option<MessageKey> {
    Some(match about {
        "place" | "placed" => keys::GUESCLIN_RULE_PLACEMENT,
        "begin" => keys::GUESCLIN_RULE_ACTIVATION,
        "choose" => keys::GUESCLIN_RULE_ROUND,
        "act" => keys::GUESCLIN_RULE_ACTION,
        "deed" => keys::GUESCLIN_RULE_ACTION,
        "commit-blow" => keys::GUESCLIN_RULE_TABLE_ODDS,
        "commit-order" => keys::GUESCLIN_RULE_ORDER_ONCE,
        "commit" => keys::GUESCLIN_RULE_TABLE_UNDO,
        "fall" | "fallen" => keys::GUESCLIN_RULE_FALL,
        _ => return None,
    })
}

/// The paragraph about `guesclin-tip-ABOUT`.
fn tip(about: &str) -> Option<MessageKey> {
    Some(match about {
        "commit" | "back" => keys::GUESCLIN_RULE_TABLE_UNDO,
        "orders" => keys::GUESCLIN_RULE_ORDERS,
        "finish" => keys::GUESCLIN_RULE_ACTIVATION,
        "threat" => keys::GUESCLIN_RULE_TABLE_ODDS,
        "hint" => keys::GUESCLIN_RULE_TABLE_HINTS,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locales::words;
    use guesclin_rules::rulebook::paragraph;
    use kit_i18n::Language;

    /// Prompts and tips about the screen, not about a rule.
    const NO_RULE: [&str; 3] = ["guesclin-do-of", "guesclin-tip-map", "guesclin-tip-hint"];

    #[test]
    fn every_prompt_and_tip_has_a_paragraph() {
        let text = words(Language::En);
        let keys = text.lines().filter_map(|line| line.split_once(" ="));
        let mut seen = 0;
        for (key, _) in keys {
            let asked = ["guesclin-do-", "guesclin-tip-"];
            if !asked.iter().any(|kind| key.starts_with(kind)) || NO_RULE.contains(&key) {
                continue;
            }
            seen += 1;
            let about = paragraph_about(key);
            let found = about.and_then(|about| paragraph(about.id()));
            assert!(found.is_some(), "{key} leads to {about:?}");
        }
        assert!(seen > 10, "{seen}");
    }
}
