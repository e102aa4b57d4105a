//! The chapters and paragraphs of the rulebook.

use super::examples::{self, Example};
use crate::Aim;
use kit_rules::rulebook;

/// A chapter.
pub type Chapter = rulebook::Chapter<Option<Aim>, Example>;
/// A paragraph, with the scenario for which alone it holds.
pub type Paragraph = rulebook::Paragraph<Option<Aim>, Example>;

/// A paragraph that holds for every scenario.
const fn rule(id: &'static str) -> Paragraph {
    Paragraph::new(id, None)
}

/// A paragraph that holds for one scenario.
const fn only(id: &'static str, aim: Aim) -> Paragraph {
    Paragraph::new(id, Some(aim))
}

/// The book.
pub const CHAPTERS: &[Chapter] = &[
    Chapter {
        title: "guesclin-book-box",
        paragraphs: &[
            rule("guesclin-rule-aim"),
            rule("guesclin-rule-banners"),
            rule("guesclin-rule-open"),
            rule("guesclin-rule-players").ruling(),
            rule("guesclin-rule-ours").ruling(),
            rule("guesclin-rule-ours-changed").ruling(),
        ],
    },
    Chapter {
        title: "guesclin-book-map",
        paragraphs: &[
            rule("guesclin-rule-hexes").ruling(),
            rule("guesclin-rule-sides").ruling(),
            rule("guesclin-rule-terrain"),
            rule("guesclin-rule-protects").ruling(),
            rule("guesclin-rule-obstacles"),
            rule("guesclin-rule-stacking").ruling(),
        ],
    },
    Chapter {
        title: "guesclin-book-fighters",
        paragraphs: &[
            rule("guesclin-rule-numbers"),
            rule("guesclin-rule-traits"),
            rule("guesclin-rule-stunned").ruling(),
        ],
    },
    Chapter {
        title: "guesclin-book-round",
        paragraphs: &[
            rule("guesclin-rule-round"),
            rule("guesclin-rule-activation"),
            rule("guesclin-rule-order-ends").ruling(),
            rule("guesclin-rule-action").ruling(),
            rule("guesclin-rule-placement").ruling(),
        ],
    },
    Chapter {
        title: "guesclin-book-orders",
        paragraphs: &[
            rule("guesclin-rule-orders"),
            rule("guesclin-rule-order-once"),
            rule("guesclin-rule-commander").ruling(),
            rule("guesclin-rule-order-reach").ruling(),
        ],
    },
    Chapter {
        title: "guesclin-book-moving",
        paragraphs: &[
            rule("guesclin-rule-move"),
            rule("guesclin-rule-path").ruling(),
            rule("guesclin-rule-passing"),
        ],
    },
    Chapter {
        title: "guesclin-book-melee",
        paragraphs: &[
            rule("guesclin-rule-attack"),
            rule("guesclin-rule-pool"),
            rule("guesclin-rule-capacity")
                .ruling()
                .shows(&examples::CAPACITY),
            rule("guesclin-rule-defence"),
            rule("guesclin-rule-position").ruling(),
            rule("guesclin-rule-flank").ruling().shows(&examples::MELEE),
            rule("guesclin-rule-anybody").ruling(),
            rule("guesclin-rule-result"),
            rule("guesclin-rule-riposte").shows(&examples::RIPOSTE),
            rule("guesclin-rule-riposte-always").ruling(),
        ],
    },
    Chapter {
        title: "guesclin-book-shot",
        paragraphs: &[
            rule("guesclin-rule-shot"),
            rule("guesclin-rule-distance").ruling(),
            rule("guesclin-rule-cover").shows(&examples::SHOT),
            rule("guesclin-rule-shot-hit"),
            rule("guesclin-rule-line").ruling(),
            rule("guesclin-rule-shot-still").ruling(),
        ],
    },
    Chapter {
        title: "guesclin-book-objects",
        paragraphs: &[
            rule("guesclin-rule-load"),
            rule("guesclin-rule-handling").ruling(),
            rule("guesclin-rule-fall").shows(&examples::FALL),
            rule("guesclin-rule-lying").ruling(),
            only("guesclin-rule-carts", Aim::Carts).ruling(),
            only("guesclin-rule-carts-taken", Aim::Carts).ruling(),
        ],
    },
    Chapter {
        title: "guesclin-book-leaving",
        paragraphs: &[
            rule("guesclin-rule-leave"),
            rule("guesclin-rule-leave-free").ruling(),
        ],
    },
    Chapter {
        title: "guesclin-book-scenarios",
        paragraphs: &[
            rule("guesclin-rule-surprise").ruling(),
            only("guesclin-rule-booty-placed", Aim::Booty),
            only("guesclin-rule-booty", Aim::Booty),
            only("guesclin-rule-booty-exits", Aim::Booty).ruling(),
            only("guesclin-rule-booty-partial", Aim::Booty).ruling(),
            only("guesclin-rule-woodcutters-placed", Aim::Woodcutters),
            only("guesclin-rule-woodcutters-first", Aim::Woodcutters),
            only("guesclin-rule-woodcutters", Aim::Woodcutters),
            only("guesclin-rule-bridge", Aim::Woodcutters),
            only("guesclin-rule-carts-placed", Aim::Carts),
            only("guesclin-rule-carts-aim", Aim::Carts),
            only("guesclin-rule-carts-gone", Aim::Carts),
            only("guesclin-rule-field-placed", Aim::OpenField),
            only("guesclin-rule-field", Aim::OpenField),
            only("guesclin-rule-courage", Aim::OpenField).ruling(),
            only("guesclin-rule-field-limit", Aim::OpenField).ruling(),
        ],
    },
    Chapter {
        title: "guesclin-book-end",
        paragraphs: &[rule("guesclin-rule-ends").ruling()],
    },
    Chapter {
        title: "guesclin-book-table",
        paragraphs: &[
            rule("guesclin-rule-table-undo").ruling(),
            rule("guesclin-rule-table-odds").ruling(),
            rule("guesclin-rule-table-hints").ruling(),
        ],
    },
];

/// The paragraph with this id.
#[must_use]
pub fn paragraph(id: &str) -> Option<&'static Paragraph> {
    rulebook::find(CHAPTERS, id)
}
