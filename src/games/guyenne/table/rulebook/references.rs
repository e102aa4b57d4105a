//! Which paragraph explains a sentence of the table: prompts, costs and tips, by their keys.

/// The paragraph about a prompt, a cost or a tip; `None` for those that no rule stands behind.
#[must_use]
pub fn paragraph_about(key: &str) -> Option<&'static str> {
    let key = key.strip_suffix("-short").unwrap_or(key);
    let (kind, about) = key.split_once('-')?;
    match kind {
        "prompt" => prompt(about),
        "cost" if about.starts_with("conquest") => Some("rule-loss-old"),
        "cost" if about.starts_with("attack") => Some("rule-loss-attack"),
        "cost" => Some("rule-loss-neutral"),
        "tip" => tip(about),
        "castle" => Some("rule-names"),
        _ => None,
    }
}

/// The paragraph about `prompt-ABOUT`.
fn prompt(about: &str) -> Option<&'static str> {
    Some(match about {
        "name-castle" | "choose-castle" | "choose-cards" | "confirm" => "rule-first-castle",
        "keep-one" => "rule-both-castles",
        "answer" => "rule-answer",
        "second-castle" | "answer-second" => "rule-second-castle",
        "reinforce-full" | "reinforce-full-own" => "rule-most",
        "defend-hero" => "rule-heroes",
        "defend" | "defend-hint" => "rule-show",
        "concede-hint" => "rule-concede",
        "give" | "give-hint" => "rule-give",
        "combat" => "rule-neutral-combat",
        "combat-held" => "rule-tie",
        "round-end" => "rule-round-end",
        "deal" => "rule-deal",
        "over" => "rule-end-six",
        "sure" => "rule-table-confirm",
        _ if about.starts_with("reinforce-") => "rule-pass",
        "reinforce" => "rule-reinforce",
        _ if about.starts_with("losses") => "rule-loss-neutral",
        _ if about.starts_with("reserve") => "rule-reserve",
        _ if about.starts_with("order") => "rule-partner-names",
        _ => return None,
    })
}

/// The paragraph about `tip-ABOUT`.
fn tip(about: &str) -> Option<&'static str> {
    Some(match about {
        "draw-pile" | "discard-pile" | "discard-pile-last" => "rule-exhausted",
        "draw-pile-spent" => "rule-end-cards",
        "unspent" => "rule-points-old",
        "losses-2021" | "hero-lost-2021" => "rule-loss-old",
        "losses-2022" => "rule-loss-neutral",
        "hero-lost-2022" => "rule-loss-attack",
        "pillage" => "rule-pillage",
        "first-player" => "rule-first-player",
        "castle-neutral" => "rule-neutral-combat",
        "castle-held" | "attack" | "defence" => "rule-sides",
        "castle-fought" => "rule-both-castles",
        "castle-own" | "castle-partner" => "rule-partner-castle",
        "hand-enemy" => "rule-round-end",
        "hand-partner" => "rule-partner-silence",
        "card-hero" => "rule-hero",
        "card-hidden" => "rule-own-cards",
        _ if about.starts_with("card-") => "rule-pack",
        "phase-reserve" => "rule-reserve",
        "phase-placement" => "rule-first-castle",
        "phase-reinforcement" => "rule-reinforce",
        "phase-combat" => "rule-sum",
        "show" => "rule-show",
        "concede" => "rule-concede",
        "pass" => "rule-pass",
        "give" => "rule-give",
        "play-first" | "play-second" => "rule-partner-names",
        "take-back" => "rule-table-confirm",
        "hint" => "rule-table-hints",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locales::words;
    use crate::refusal::RefusalReason;
    use guyenne_rules::Castle;
    use guyenne_rules::Refusal;
    use guyenne_rules::card::Card;
    use guyenne_rules::rulebook::paragraph;
    use kit_i18n::Language;

    /// Prompts and tips about the screen, not about a rule.
    const NO_RULE: [&str; 6] = [
        "prompt-wait",
        "prompt-thinking",
        "prompt-skip",
        "tip-rules-here",
        "tip-more",
        "tip-task",
    ];

    #[test]
    fn every_prompt_cost_and_tip_has_a_paragraph() {
        let text = words(Language::En);
        let keys = text.lines().filter_map(|line| line.split_once(" ="));
        let mut seen = 0;
        for (key, _) in keys {
            let long = key.strip_suffix("-short").unwrap_or(key);
            let asked = ["prompt-", "cost-", "tip-"];
            if !asked.iter().any(|kind| key.starts_with(kind)) || NO_RULE.contains(&long) {
                continue;
            }
            seen += 1;
            let about = paragraph_about(key);
            let found = about.and_then(paragraph);
            assert!(found.is_some(), "{key} leads to {about:?}");
        }
        assert!(seen > 90, "{seen}");
        for key in NO_RULE {
            assert_eq!(paragraph_about(key), None, "{key}");
        }
    }

    #[test]
    fn every_refusal_has_a_paragraph() {
        let castle = Castle::ALL[0];
        let rules = [
            Refusal::GameOver,
            Refusal::NotYourTurn,
            Refusal::WrongKind,
            Refusal::NoSuchCard,
            Refusal::NoCard,
            Refusal::KeepOne,
            Refusal::SixthCard,
            Refusal::CastleSet(castle),
            Refusal::SameCastle(castle),
            Refusal::NotInPlay(castle),
            Refusal::PartnerCastle(castle),
            Refusal::LossNotPlayed,
            Refusal::LossTooSmall(Card::Five),
            Refusal::ReserveFive(4),
            Refusal::ReserveHero,
            Refusal::GiveKeepOne,
            Refusal::GiveFive,
            Refusal::NoSuchSeat(2),
        ];
        let reasons = rules.map(RefusalReason::Rule).into_iter().chain([
            RefusalReason::NoCastle,
            RefusalReason::CannotPass,
            RefusalReason::NothingToTakeBack,
            RefusalReason::Veiled,
        ]);
        for reason in reasons {
            let about = reason.paragraph();
            assert!(paragraph(about).is_some(), "{reason:?} leads to {about}");
        }
    }
}
