//! The chapters and paragraphs of the rulebook.

use super::RuleSet;
use super::examples::{self, Example};
use crate::keys;
use kit_rules::message_key::MessageKey;
use kit_rules::rulebook;

/// A chapter.
pub type Chapter = rulebook::Chapter<Scope, Example>;
/// A paragraph.
pub type Paragraph = rulebook::Paragraph<Scope, Example>;

/// The games for which a paragraph holds.
#[derive(Debug, Clone, Copy)]
pub struct Scope {
    /// The rules for which it holds.
    pub rules: &'static [RuleSet],
    /// Whether it is only for camps that two players share.
    pub shared: bool,
}

impl Scope {
    /// Of these rules only.
    const fn of(rules: &'static [RuleSet]) -> Self {
        Self {
            rules,
            shared: false,
        }
    }

    /// The same for shared camps only.
    const fn shared(self) -> Self {
        Self {
            shared: true,
            ..self
        }
    }

    /// Whether it holds for these rules, with or without shared camps.
    #[must_use]
    pub fn holds(&self, rules: RuleSet, shared: bool) -> bool {
        self.rules.contains(&rules) && (shared || !self.shared)
    }

    /// Whether it holds for some of the rules only.
    #[must_use]
    pub const fn is_special(&self) -> bool {
        self.rules.len() < RuleSet::ALL.len()
    }
}

const ALL: Scope = Scope::of(&RuleSet::ALL);
const NEW: Scope = Scope::of(&[RuleSet::BASE, RuleSet::ADVANCED, RuleSet::EXPERT]);
const SHORT: Scope = Scope::of(&[RuleSet::BASE, RuleSet::ADVANCED, RuleSet::OLD]);
const LOSSES: Scope = Scope::of(&[RuleSet::ADVANCED, RuleSet::EXPERT]);
const PILLAGE: Scope = Scope::of(&[RuleSet::ADVANCED, RuleSet::EXPERT, RuleSet::OLD]);
const BASE: Scope = Scope::of(&[RuleSet::BASE]);
const EXPERT: Scope = Scope::of(&[RuleSet::EXPERT]);
const OLD: Scope = Scope::of(&[RuleSet::OLD]);

/// A paragraph.
const fn rule(id: MessageKey) -> Paragraph {
    Paragraph::new(id, ALL)
}

/// The book.
pub const CHAPTERS: &[Chapter] = &[
    Chapter {
        title: keys::BOOK_GOAL,
        paragraphs: &[
            rule(keys::RULE_AIM),
            rule(keys::RULE_CASTLES),
            rule(keys::RULE_CASTLES_OLD).within(OLD),
            rule(keys::RULE_NAMES).ruling(),
            rule(keys::RULE_PACK),
            rule(keys::RULE_STRENGTH),
        ],
    },
    Chapter {
        title: keys::BOOK_SETUP,
        paragraphs: &[
            rule(keys::RULE_DEAL),
            rule(keys::RULE_FIRST_PLAYER),
            rule(keys::RULE_RESERVE).within(EXPERT),
            rule(keys::RULE_RESERVE_CHOICE).within(EXPERT).ruling(),
        ],
    },
    Chapter {
        title: keys::BOOK_PLACEMENT,
        paragraphs: &[
            rule(keys::RULE_FIRST_CASTLE),
            rule(keys::RULE_ANSWER),
            rule(keys::RULE_SECOND_CASTLE),
            rule(keys::RULE_BOTH_CASTLES),
            rule(keys::RULE_MOST),
            rule(keys::RULE_SIDES).shows(&examples::SIDES),
            rule(keys::RULE_OWN_CARDS).within(NEW),
        ],
    },
    Chapter {
        title: keys::BOOK_REINFORCEMENT,
        paragraphs: &[
            rule(keys::RULE_REINFORCE)
                .within(NEW)
                .shows(&examples::REINFORCED),
            rule(keys::RULE_PASS).within(NEW),
            rule(keys::RULE_NO_CARDS).within(NEW).ruling(),
            rule(keys::RULE_NO_REINFORCEMENT).within(OLD),
        ],
    },
    Chapter {
        title: keys::BOOK_COMBAT,
        paragraphs: &[
            rule(keys::RULE_COMBAT_ORDER).ruling(),
            rule(keys::RULE_SUM).shows(&examples::SUM),
            rule(keys::RULE_TIE).shows(&examples::TIE),
            rule(keys::RULE_NEUTRAL_COMBAT),
            rule(keys::RULE_SHOW).shows(&examples::SHOWN),
            rule(keys::RULE_CONCEDE).shows(&examples::CONCEDED),
            rule(keys::RULE_CONCEDE_SECRET).ruling(),
            rule(keys::RULE_HERO).shows(&examples::HERO),
            rule(keys::RULE_HEROES).shows(&examples::HEROES),
        ],
    },
    Chapter {
        title: keys::BOOK_LOSSES,
        paragraphs: &[
            rule(keys::RULE_NO_LOSS).within(BASE),
            rule(keys::RULE_PILLAGE).within(PILLAGE),
            rule(keys::RULE_FORCES_FIRST)
                .within(PILLAGE)
                .shows(&examples::FORCES),
            rule(keys::RULE_LOSS_NEUTRAL)
                .within(LOSSES)
                .shows(&examples::LOST_NEUTRAL),
            rule(keys::RULE_LOSS_SEVERAL)
                .within(LOSSES)
                .ruling()
                .shows(&examples::LOST_SEVERAL),
            rule(keys::RULE_LOSS_TIE).within(LOSSES),
            rule(keys::RULE_LOSS_ATTACK)
                .within(LOSSES)
                .shows(&examples::LOST_ATTACK),
            rule(keys::RULE_LOSS_ALWAYS)
                .within(LOSSES)
                .ruling()
                .shows(&examples::LOST_CONCEDED),
            rule(keys::RULE_LOSS_OLD)
                .within(OLD)
                .shows(&examples::LOST_OLD),
            rule(keys::RULE_LOSS_OLD_CONCEDED).within(OLD).ruling(),
        ],
    },
    Chapter {
        title: keys::BOOK_ROUND_END,
        paragraphs: &[
            rule(keys::RULE_ROUND_END),
            rule(keys::RULE_RESHUFFLE).within(SHORT),
            rule(keys::RULE_RESHUFFLE_EXPERT).within(EXPERT),
            rule(keys::RULE_EXHAUSTED).ruling(),
            rule(keys::RULE_EMPTY_RESHUFFLE).ruling(),
        ],
    },
    Chapter {
        title: keys::BOOK_END,
        paragraphs: &[
            rule(keys::RULE_END_SIX),
            rule(keys::RULE_END_CARDS).within(SHORT),
            rule(keys::RULE_END_EXPERT).within(EXPERT).ruling(),
            rule(keys::RULE_POINTS).within(NEW).shows(&examples::POINTS),
            rule(keys::RULE_TIEBREAK).within(NEW),
            rule(keys::RULE_POINTS_OLD)
                .within(OLD)
                .shows(&examples::POINTS_OLD),
            rule(keys::RULE_TIEBREAK_OLD).within(OLD),
            rule(keys::RULE_SINGLE_GROUP).within(OLD).ruling(),
            rule(keys::RULE_DRAW).ruling(),
        ],
    },
    Chapter {
        title: keys::BOOK_CAMPS,
        paragraphs: &[
            rule(keys::RULE_CAMPS).within(ALL.shared()),
            rule(keys::RULE_DRAWER).within(ALL.shared()),
            rule(keys::RULE_GIVE).within(ALL.shared()),
            rule(keys::RULE_GIVE_FEW).within(ALL.shared()).ruling(),
            rule(keys::RULE_GIVE_ANY).within(ALL.shared()).ruling(),
            rule(keys::RULE_ORDER_OPEN).within(ALL.shared()).ruling(),
            rule(keys::RULE_PARTNER_CASTLE).within(ALL.shared()),
            rule(keys::RULE_PARTNER_NAMES).within(ALL.shared()),
            rule(keys::RULE_PARTNER_TURNS).within(NEW.shared()).ruling(),
            rule(keys::RULE_PARTNER_DECIDES)
                .within(ALL.shared())
                .ruling(),
            rule(keys::RULE_PARTNER_SILENCE).within(ALL.shared()),
            rule(keys::RULE_PARTNER_CARDS).within(ALL.shared()).ruling(),
            rule(keys::RULE_PARTNER_RESERVE)
                .within(EXPERT.shared())
                .ruling(),
            rule(keys::RULE_PARTNER_END).within(ALL.shared()).ruling(),
            rule(keys::RULE_YOUNGEST).within(ALL.shared()).ruling(),
        ],
    },
    Chapter {
        title: keys::BOOK_TABLE,
        paragraphs: &[
            rule(keys::RULE_TABLE_BOTS).ruling(),
            rule(keys::RULE_TABLE_CONFIRM).ruling(),
            rule(keys::RULE_TABLE_HINTS).ruling(),
            rule(keys::RULE_TABLE_VEIL).ruling(),
        ],
    },
];

/// The paragraph with this id.
#[must_use]
pub fn paragraph(id: &str) -> Option<&'static Paragraph> {
    rulebook::find(CHAPTERS, id)
}
