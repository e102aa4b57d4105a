//! The chapters and paragraphs of the rulebook.

use super::examples::{self, Example};
use crate::Opening;
use kit_rules::rulebook;

/// A chapter.
pub type Chapter = rulebook::Chapter<Option<Opening>, Example>;
/// A paragraph, with the opening for which alone it holds.
pub type Paragraph = rulebook::Paragraph<Option<Opening>, Example>;

/// A paragraph that holds for every game.
const fn rule(id: &'static str) -> Paragraph {
    Paragraph::new(id, None)
}

/// The book.
pub const CHAPTERS: &[Chapter] = &[
    Chapter {
        title: "fayance-book-box",
        paragraphs: &[
            rule("fayance-rule-aim"),
            rule("fayance-rule-cards").shows(&Example::Kinds),
            rule("fayance-rule-twins").ruling(),
            rule("fayance-rule-ring").shows(&Example::Ring),
            rule("fayance-rule-favours"),
            rule("fayance-rule-land"),
            rule("fayance-rule-edges").shows(&Example::Turns(0)),
            rule("fayance-rule-nine")
                .ruling()
                .shows(&Example::Territories),
            rule("fayance-rule-sides").ruling(),
        ],
    },
    Chapter {
        title: "fayance-book-setup",
        paragraphs: &[
            rule("fayance-rule-deal"),
            rule("fayance-rule-pile").ruling(),
            rule("fayance-rule-muster"),
            rule("fayance-rule-together").ruling(),
            rule("fayance-rule-reserve").ruling(),
            rule("fayance-rule-opening"),
            Paragraph::new("fayance-rule-duel", Some(Opening::Duel)).ruling(),
            Paragraph::new("fayance-rule-lot", Some(Opening::Lot)).ruling(),
        ],
    },
    Chapter {
        title: "fayance-book-land",
        paragraphs: &[
            rule("fayance-rule-lead"),
            rule("fayance-rule-turns")
                .ruling()
                .shows(&Example::Turns(6)),
            rule("fayance-rule-combats"),
            rule("fayance-rule-choice"),
            rule("fayance-rule-final").ruling(),
        ],
    },
    Chapter {
        title: "fayance-book-combat",
        paragraphs: &[
            rule("fayance-rule-tests"),
            rule("fayance-rule-troop").shows(&examples::TROOP),
            rule("fayance-rule-troop-first").shows(&examples::TROOP_FIRST),
            rule("fayance-rule-terrain").shows(&examples::TERRAIN),
            rule("fayance-rule-terrain-halfling").shows(&examples::TERRAIN_HALFLING),
            rule("fayance-rule-terrain-own").shows(&examples::TERRAIN_OWN),
            rule("fayance-rule-terrain-twin").shows(&examples::TERRAIN_TWIN),
            rule("fayance-rule-halfling").shows(&examples::HALFLING),
            rule("fayance-rule-undecided").shows(&examples::UNDECIDED),
            rule("fayance-rule-two-halflings").shows(&examples::HALFLINGS),
            rule("fayance-rule-nobody").shows(&examples::NOBODY),
        ],
    },
    Chapter {
        title: "fayance-book-undecided",
        paragraphs: &[
            rule("fayance-rule-back"),
            rule("fayance-rule-stays").ruling(),
            rule("fayance-rule-left").shows(&examples::REFILL),
            rule("fayance-rule-fourth").shows(&examples::FOURTH),
            rule("fayance-rule-second").shows(&examples::FOURTH_UNDECIDED),
        ],
    },
    Chapter {
        title: "fayance-book-after",
        paragraphs: &[
            rule("fayance-rule-fallen"),
            rule("fayance-rule-fallen-open").ruling(),
            rule("fayance-rule-capture"),
            rule("fayance-rule-capture-first").ruling(),
            rule("fayance-rule-refill"),
            rule("fayance-rule-refill-free").ruling(),
            rule("fayance-rule-next"),
            rule("fayance-rule-next-after").ruling(),
        ],
    },
    Chapter {
        title: "fayance-book-end",
        paragraphs: &[
            rule("fayance-rule-king"),
            rule("fayance-rule-no-draw"),
            rule("fayance-rule-ninth"),
            rule("fayance-rule-resign").ruling(),
        ],
    },
    Chapter {
        title: "fayance-book-table",
        paragraphs: &[
            rule("fayance-rule-table-bots").ruling(),
            rule("fayance-rule-table-hints").ruling(),
            rule("fayance-rule-table-aids").ruling(),
            rule("fayance-rule-table-screen").ruling(),
        ],
    },
];

/// The paragraph with this id.
#[must_use]
pub fn paragraph(id: &str) -> Option<&'static Paragraph> {
    rulebook::find(CHAPTERS, id)
}
