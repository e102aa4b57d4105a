//! Which paragraph explains a sentence of the table: prompts, costs and tips, by their keys.

use crate::keys;
use kit_rules::message_key::MessageKey;

/// The paragraph about a prompt, a cost or a tip; `None` for those that no rule stands behind.
#[must_use]
pub fn paragraph_about(key: &str) -> Option<MessageKey> {
    let key = key.strip_suffix("-short").unwrap_or(key);
    let (kind, about) = key.split_once('-')?;
    match kind {
        "prompt" => prompt(about),
        "cost" if about.starts_with("conquest") => Some(keys::RULE_LOSS_OLD),
        "cost" if about.starts_with("attack") => Some(keys::RULE_LOSS_ATTACK),
        "cost" => Some(keys::RULE_LOSS_NEUTRAL),
        "tip" => tip(about),
        "castle" => Some(keys::RULE_NAMES),
        _ => None,
    }
}

/// The paragraph about `prompt-ABOUT`.
fn prompt(about: &str) -> Option<MessageKey> {
    Some(match about {
        "name-castle" | "choose-castle" | "choose-cards" | "confirm" => keys::RULE_FIRST_CASTLE,
        "keep-one" => keys::RULE_BOTH_CASTLES,
        "answer" => keys::RULE_ANSWER,
        "second-castle" | "answer-second" => keys::RULE_SECOND_CASTLE,
        "reinforce-full" | "reinforce-full-own" => keys::RULE_MOST,
        "defend-hero" => keys::RULE_HEROES,
        "defend" | "defend-hint" => keys::RULE_SHOW,
        "concede-hint" => keys::RULE_CONCEDE,
        "give" | "give-hint" => keys::RULE_GIVE,
        "combat" => keys::RULE_NEUTRAL_COMBAT,
        "combat-held" => keys::RULE_TIE,
        "round-end" => keys::RULE_ROUND_END,
        "deal" => keys::RULE_DEAL,
        "over" => keys::RULE_END_SIX,
        "sure" => keys::RULE_TABLE_CONFIRM,
        _ if about.starts_with("reinforce-") => keys::RULE_PASS,
        "reinforce" => keys::RULE_REINFORCE,
        _ if about.starts_with("losses") => keys::RULE_LOSS_NEUTRAL,
        _ if about.starts_with("reserve") => keys::RULE_RESERVE,
        _ if about.starts_with("order") => keys::RULE_PARTNER_NAMES,
        _ => return None,
    })
}

/// The paragraph about `tip-ABOUT`.
fn tip(about: &str) -> Option<MessageKey> {
    Some(match about {
        "draw-pile" | "discard-pile" | "discard-pile-last" => keys::RULE_EXHAUSTED,
        "draw-pile-spent" => keys::RULE_END_CARDS,
        "unspent" => keys::RULE_POINTS_OLD,
        "losses-2021" | "hero-lost-2021" => keys::RULE_LOSS_OLD,
        "losses-2022" => keys::RULE_LOSS_NEUTRAL,
        "hero-lost-2022" => keys::RULE_LOSS_ATTACK,
        "pillage" => keys::RULE_PILLAGE,
        "first-player" => keys::RULE_FIRST_PLAYER,
        "castle-neutral" => keys::RULE_NEUTRAL_COMBAT,
        "castle-held" | "attack" | "defence" => keys::RULE_SIDES,
        "castle-fought" => keys::RULE_BOTH_CASTLES,
        "castle-own" | "castle-partner" => keys::RULE_PARTNER_CASTLE,
        "hand-enemy" => keys::RULE_ROUND_END,
        "hand-partner" => keys::RULE_PARTNER_SILENCE,
        "card-hero" => keys::RULE_HERO,
        "card-hidden" => keys::RULE_OWN_CARDS,
        _ if about.starts_with("card-") => keys::RULE_PACK,
        "phase-reserve" => keys::RULE_RESERVE,
        "phase-placement" => keys::RULE_FIRST_CASTLE,
        "phase-reinforcement" => keys::RULE_REINFORCE,
        "phase-combat" => keys::RULE_SUM,
        "show" => keys::RULE_SHOW,
        "concede" => keys::RULE_CONCEDE,
        "pass" => keys::RULE_PASS,
        "give" => keys::RULE_GIVE,
        "play-first" | "play-second" => keys::RULE_PARTNER_NAMES,
        "take-back" => keys::RULE_TABLE_CONFIRM,
        "hint" => keys::RULE_TABLE_HINTS,
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
            let found = about.and_then(|about| paragraph(about.id()));
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
            assert!(
                paragraph(about.id()).is_some(),
                "{reason:?} leads to {about}"
            );
        }
    }
}
