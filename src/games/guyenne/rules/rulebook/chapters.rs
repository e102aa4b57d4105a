//! The chapters and paragraphs of the rulebook.

use super::RuleSet;
use super::examples::{self, Example};
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
const fn rule(id: &'static str) -> Paragraph {
    Paragraph::new(id, ALL)
}

/// The book.
pub const CHAPTERS: &[Chapter] = &[
    Chapter {
        title: "book-goal",
        paragraphs: &[
            rule("rule-aim"),
            rule("rule-castles"),
            rule("rule-castles-old").within(OLD),
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
            rule("rule-reserve").within(EXPERT),
            rule("rule-reserve-choice").within(EXPERT).ruling(),
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
            rule("rule-own-cards").within(NEW),
        ],
    },
    Chapter {
        title: "book-reinforcement",
        paragraphs: &[
            rule("rule-reinforce")
                .within(NEW)
                .shows(&examples::REINFORCED),
            rule("rule-pass").within(NEW),
            rule("rule-no-cards").within(NEW).ruling(),
            rule("rule-no-reinforcement").within(OLD),
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
            rule("rule-no-loss").within(BASE),
            rule("rule-pillage").within(PILLAGE),
            rule("rule-forces-first")
                .within(PILLAGE)
                .shows(&examples::FORCES),
            rule("rule-loss-neutral")
                .within(LOSSES)
                .shows(&examples::LOST_NEUTRAL),
            rule("rule-loss-several")
                .within(LOSSES)
                .ruling()
                .shows(&examples::LOST_SEVERAL),
            rule("rule-loss-tie").within(LOSSES),
            rule("rule-loss-attack")
                .within(LOSSES)
                .shows(&examples::LOST_ATTACK),
            rule("rule-loss-always")
                .within(LOSSES)
                .ruling()
                .shows(&examples::LOST_CONCEDED),
            rule("rule-loss-old").within(OLD).shows(&examples::LOST_OLD),
            rule("rule-loss-old-conceded").within(OLD).ruling(),
        ],
    },
    Chapter {
        title: "book-round-end",
        paragraphs: &[
            rule("rule-round-end"),
            rule("rule-reshuffle").within(SHORT),
            rule("rule-reshuffle-expert").within(EXPERT),
            rule("rule-exhausted").ruling(),
            rule("rule-empty-reshuffle").ruling(),
        ],
    },
    Chapter {
        title: "book-end",
        paragraphs: &[
            rule("rule-end-six"),
            rule("rule-end-cards").within(SHORT),
            rule("rule-end-expert").within(EXPERT).ruling(),
            rule("rule-points").within(NEW).shows(&examples::POINTS),
            rule("rule-tiebreak").within(NEW),
            rule("rule-points-old")
                .within(OLD)
                .shows(&examples::POINTS_OLD),
            rule("rule-tiebreak-old").within(OLD),
            rule("rule-single-group").within(OLD).ruling(),
            rule("rule-draw").ruling(),
        ],
    },
    Chapter {
        title: "book-camps",
        paragraphs: &[
            rule("rule-camps").within(ALL.shared()),
            rule("rule-drawer").within(ALL.shared()),
            rule("rule-give").within(ALL.shared()),
            rule("rule-give-few").within(ALL.shared()).ruling(),
            rule("rule-give-any").within(ALL.shared()).ruling(),
            rule("rule-order-open").within(ALL.shared()).ruling(),
            rule("rule-partner-castle").within(ALL.shared()),
            rule("rule-partner-names").within(ALL.shared()),
            rule("rule-partner-turns").within(NEW.shared()).ruling(),
            rule("rule-partner-decides").within(ALL.shared()).ruling(),
            rule("rule-partner-silence").within(ALL.shared()),
            rule("rule-partner-cards").within(ALL.shared()).ruling(),
            rule("rule-partner-reserve")
                .within(EXPERT.shared())
                .ruling(),
            rule("rule-partner-end").within(ALL.shared()).ruling(),
            rule("rule-youngest").within(ALL.shared()).ruling(),
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
