//! Which paragraph explains a sentence of the table: what there is to do, and tips, by their keys.

/// The paragraph about a prompt or a tip; `None` for those that no rule stands behind.
#[must_use]
pub fn paragraph_about(key: &str) -> Option<&'static str> {
    let about = key.strip_prefix("guesclin-")?;
    match about.split_once('-')? {
        ("do", about) => prompt(about),
        ("tip", about) => tip(about),
        _ => None,
    }
}

/// The paragraph about `guesclin-do-ABOUT`.
fn prompt(about: &str) -> Option<&'static str> {
    Some(match about {
        "place" | "placed" => "guesclin-rule-placement",
        "begin" => "guesclin-rule-activation",
        "choose" => "guesclin-rule-round",
        "act" => "guesclin-rule-action",
        "deed" => "guesclin-rule-action",
        "commit-blow" => "guesclin-rule-table-odds",
        "commit-order" => "guesclin-rule-order-once",
        "commit" => "guesclin-rule-table-undo",
        "fall" | "fallen" => "guesclin-rule-fall",
        _ => return None,
    })
}

/// The paragraph about `guesclin-tip-ABOUT`.
fn tip(about: &str) -> Option<&'static str> {
    Some(match about {
        "commit" | "back" => "guesclin-rule-table-undo",
        "orders" => "guesclin-rule-orders",
        "finish" => "guesclin-rule-activation",
        "threat" => "guesclin-rule-table-odds",
        "hint" => "guesclin-rule-table-hints",
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
            let found = about.and_then(paragraph);
            assert!(found.is_some(), "{key} leads to {about:?}");
        }
        assert!(seen > 10, "{seen}");
    }
}
