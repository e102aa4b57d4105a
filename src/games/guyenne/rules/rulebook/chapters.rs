//! The chapters and paragraphs of the rulebook.

use super::RuleSet;
use super::examples::{self, Example};
use crate::rules::rulebook;

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

impl Paragraph {
    /// The same for some rules only.
    const fn of(self, rules: &'static [RuleSet]) -> Self {
        let scope = Scope {
            rules,
            ..self.scope
        };
        Self { scope, ..self }
    }

    /// The same for shared camps only.
    const fn shared(self) -> Self {
        let scope = Scope {
            shared: true,
            ..self.scope
        };
        Self { scope, ..self }
    }

    /// Whether it holds for these rules, with or without shared camps.
    #[must_use]
    pub fn holds(&self, rules: RuleSet, shared: bool) -> bool {
        self.scope.rules.contains(&rules) && (shared || !self.scope.shared)
    }

    /// Whether it holds for some of the rules only.
    #[must_use]
    pub const fn is_special(&self) -> bool {
        self.scope.rules.len() < RuleSet::ALL.len()
    }
}

const NEW: &[RuleSet] = &[RuleSet::BASE, RuleSet::ADVANCED, RuleSet::EXPERT];
const SHORT: &[RuleSet] = &[RuleSet::BASE, RuleSet::ADVANCED, RuleSet::OLD];
const LOSSES: &[RuleSet] = &[RuleSet::ADVANCED, RuleSet::EXPERT];
const PILLAGE: &[RuleSet] = &[RuleSet::ADVANCED, RuleSet::EXPERT, RuleSet::OLD];
const BASE: &[RuleSet] = &[RuleSet::BASE];
const EXPERT: &[RuleSet] = &[RuleSet::EXPERT];
const OLD: &[RuleSet] = &[RuleSet::OLD];

/// A paragraph.
const fn rule(id: &'static str) -> Paragraph {
    let everywhere = Scope {
        rules: &RuleSet::ALL,
        shared: false,
    };
    Paragraph::new(id, everywhere)
}

/// The book.
pub const CHAPTERS: &[Chapter] = &[
    Chapter {
        title: "book-goal",
        paragraphs: &[
            rule("rule-aim"),
            rule("rule-castles"),
            rule("rule-castles-old").of(OLD),
            rule("rule-names").ruling(),
            rule("rule-pack"),
            rule("rule-strength"),
        ],
    },
    Chapter {
        title: "book-setup",
        paragraphs: &[
            rule("rule-deal"),
            rule("rule-first-player"),
            rule("rule-reserve").of(EXPERT),
            rule("rule-reserve-choice").of(EXPERT).ruling(),
        ],
    },
    Chapter {
        title: "book-placement",
        paragraphs: &[
            rule("rule-first-castle"),
            rule("rule-answer"),
            rule("rule-second-castle"),
            rule("rule-both-castles"),
            rule("rule-most"),
            rule("rule-sides").shows(&examples::SIDES),
            rule("rule-own-cards").of(NEW),
        ],
    },
    Chapter {
        title: "book-reinforcement",
        paragraphs: &[
            rule("rule-reinforce").of(NEW).shows(&examples::REINFORCED),
            rule("rule-pass").of(NEW),
            rule("rule-no-cards").of(NEW).ruling(),
            rule("rule-no-reinforcement").of(OLD),
        ],
    },
    Chapter {
        title: "book-combat",
        paragraphs: &[
            rule("rule-combat-order").ruling(),
            rule("rule-sum").shows(&examples::SUM),
            rule("rule-tie").shows(&examples::TIE),
            rule("rule-neutral-combat"),
            rule("rule-show").shows(&examples::SHOWN),
            rule("rule-concede").shows(&examples::CONCEDED),
            rule("rule-concede-secret").ruling(),
            rule("rule-hero").shows(&examples::HERO),
            rule("rule-heroes").shows(&examples::HEROES),
        ],
    },
    Chapter {
        title: "book-losses",
        paragraphs: &[
            rule("rule-no-loss").of(BASE),
            rule("rule-pillage").of(PILLAGE),
            rule("rule-forces-first")
                .of(PILLAGE)
                .shows(&examples::FORCES),
            rule("rule-loss-neutral")
                .of(LOSSES)
                .shows(&examples::LOST_NEUTRAL),
            rule("rule-loss-several")
                .of(LOSSES)
                .ruling()
                .shows(&examples::LOST_SEVERAL),
            rule("rule-loss-tie").of(LOSSES),
            rule("rule-loss-attack")
                .of(LOSSES)
                .shows(&examples::LOST_ATTACK),
            rule("rule-loss-always")
                .of(LOSSES)
                .ruling()
                .shows(&examples::LOST_CONCEDED),
            rule("rule-loss-old").of(OLD).shows(&examples::LOST_OLD),
            rule("rule-loss-old-conceded").of(OLD).ruling(),
        ],
    },
    Chapter {
        title: "book-round-end",
        paragraphs: &[
            rule("rule-round-end"),
            rule("rule-reshuffle").of(SHORT),
            rule("rule-reshuffle-expert").of(EXPERT),
            rule("rule-exhausted").ruling(),
            rule("rule-empty-reshuffle").ruling(),
        ],
    },
    Chapter {
        title: "book-end",
        paragraphs: &[
            rule("rule-end-six"),
            rule("rule-end-cards").of(SHORT),
            rule("rule-end-expert").of(EXPERT).ruling(),
            rule("rule-points").of(NEW).shows(&examples::POINTS),
            rule("rule-tiebreak").of(NEW),
            rule("rule-points-old").of(OLD).shows(&examples::POINTS_OLD),
            rule("rule-tiebreak-old").of(OLD),
            rule("rule-single-group").of(OLD).ruling(),
            rule("rule-draw").ruling(),
        ],
    },
    Chapter {
        title: "book-camps",
        paragraphs: &[
            rule("rule-camps").shared(),
            rule("rule-drawer").shared(),
            rule("rule-give").shared(),
            rule("rule-give-few").shared().ruling(),
            rule("rule-give-any").shared().ruling(),
            rule("rule-order-open").shared().ruling(),
            rule("rule-partner-castle").shared(),
            rule("rule-partner-names").shared(),
            rule("rule-partner-turns").of(NEW).shared().ruling(),
            rule("rule-partner-decides").shared().ruling(),
            rule("rule-partner-silence").shared(),
            rule("rule-partner-cards").shared().ruling(),
            rule("rule-partner-reserve").of(EXPERT).shared().ruling(),
            rule("rule-partner-end").shared().ruling(),
            rule("rule-youngest").shared().ruling(),
        ],
    },
    Chapter {
        title: "book-table",
        paragraphs: &[
            rule("rule-table-bots").ruling(),
            rule("rule-table-confirm").ruling(),
            rule("rule-table-hints").ruling(),
            rule("rule-table-veil").ruling(),
        ],
    },
];

/// The paragraph with this id.
#[must_use]
pub fn paragraph(id: &str) -> Option<&'static Paragraph> {
    rulebook::find(CHAPTERS, id)
}
