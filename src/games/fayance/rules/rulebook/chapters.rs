//! The chapters and paragraphs of the rulebook.

use super::examples::{self, Example};
use crate::Opening;
use crate::keys;
use kit_rules::message_key::MessageKey;
use kit_rules::rulebook;

/// A chapter.
pub type Chapter = rulebook::Chapter<Option<Opening>, Example>;
/// A paragraph, with the opening for which alone it holds.
pub type Paragraph = rulebook::Paragraph<Option<Opening>, Example>;

/// A paragraph that holds for every game.
const fn rule(id: MessageKey) -> Paragraph {
    Paragraph::new(id, None)
}

/// The book.
pub const CHAPTERS: &[Chapter] = &[
    Chapter {
        title: keys::FAYANCE_BOOK_BOX,
        paragraphs: &[
            rule(keys::FAYANCE_RULE_AIM),
            rule(keys::FAYANCE_RULE_CARDS).shows(&Example::Kinds),
            rule(keys::FAYANCE_RULE_TWINS).ruling(),
            rule(keys::FAYANCE_RULE_RING).shows(&Example::Ring),
            rule(keys::FAYANCE_RULE_FAVOURS),
            rule(keys::FAYANCE_RULE_LAND),
            rule(keys::FAYANCE_RULE_EDGES).shows(&Example::Turns(0)),
            rule(keys::FAYANCE_RULE_NINE)
                .ruling()
                .shows(&Example::Territories),
            rule(keys::FAYANCE_RULE_SIDES).ruling(),
        ],
    },
    Chapter {
        title: keys::FAYANCE_BOOK_SETUP,
        paragraphs: &[
            rule(keys::FAYANCE_RULE_DEAL),
            rule(keys::FAYANCE_RULE_PILE).ruling(),
            rule(keys::FAYANCE_RULE_MUSTER),
            rule(keys::FAYANCE_RULE_TOGETHER).ruling(),
            rule(keys::FAYANCE_RULE_RESERVE).ruling(),
            rule(keys::FAYANCE_RULE_OPENING),
            Paragraph::new(keys::FAYANCE_RULE_DUEL, Some(Opening::Duel)).ruling(),
            Paragraph::new(keys::FAYANCE_RULE_LOT, Some(Opening::Lot)).ruling(),
        ],
    },
    Chapter {
        title: keys::FAYANCE_BOOK_LAND,
        paragraphs: &[
            rule(keys::FAYANCE_RULE_LEAD),
            rule(keys::FAYANCE_RULE_TURNS)
                .ruling()
                .shows(&Example::Turns(6)),
            rule(keys::FAYANCE_RULE_COMBATS),
            rule(keys::FAYANCE_RULE_CHOICE),
            rule(keys::FAYANCE_RULE_FINAL).ruling(),
        ],
    },
    Chapter {
        title: keys::FAYANCE_BOOK_COMBAT,
        paragraphs: &[
            rule(keys::FAYANCE_RULE_TESTS),
            rule(keys::FAYANCE_RULE_TROOP).shows(&examples::TROOP),
            rule(keys::FAYANCE_RULE_TROOP_FIRST).shows(&examples::TROOP_FIRST),
            rule(keys::FAYANCE_RULE_TERRAIN).shows(&examples::TERRAIN),
            rule(keys::FAYANCE_RULE_TERRAIN_HALFLING).shows(&examples::TERRAIN_HALFLING),
            rule(keys::FAYANCE_RULE_TERRAIN_OWN).shows(&examples::TERRAIN_OWN),
            rule(keys::FAYANCE_RULE_TERRAIN_TWIN).shows(&examples::TERRAIN_TWIN),
            rule(keys::FAYANCE_RULE_HALFLING).shows(&examples::HALFLING),
            rule(keys::FAYANCE_RULE_UNDECIDED).shows(&examples::UNDECIDED),
            rule(keys::FAYANCE_RULE_TWO_HALFLINGS).shows(&examples::HALFLINGS),
            rule(keys::FAYANCE_RULE_NOBODY).shows(&examples::NOBODY),
        ],
    },
    Chapter {
        title: keys::FAYANCE_BOOK_UNDECIDED,
        paragraphs: &[
            rule(keys::FAYANCE_RULE_BACK),
            rule(keys::FAYANCE_RULE_STAYS).ruling(),
            rule(keys::FAYANCE_RULE_LEFT).shows(&examples::REFILL),
            rule(keys::FAYANCE_RULE_FOURTH).shows(&examples::FOURTH),
            rule(keys::FAYANCE_RULE_SECOND).shows(&examples::FOURTH_UNDECIDED),
        ],
    },
    Chapter {
        title: keys::FAYANCE_BOOK_AFTER,
        paragraphs: &[
            rule(keys::FAYANCE_RULE_FALLEN),
            rule(keys::FAYANCE_RULE_FALLEN_OPEN).ruling(),
            rule(keys::FAYANCE_RULE_CAPTURE),
            rule(keys::FAYANCE_RULE_CAPTURE_FIRST).ruling(),
            rule(keys::FAYANCE_RULE_REFILL),
            rule(keys::FAYANCE_RULE_REFILL_FREE).ruling(),
            rule(keys::FAYANCE_RULE_NEXT),
            rule(keys::FAYANCE_RULE_NEXT_AFTER).ruling(),
        ],
    },
    Chapter {
        title: keys::FAYANCE_BOOK_END,
        paragraphs: &[
            rule(keys::FAYANCE_RULE_KING),
            rule(keys::FAYANCE_RULE_NO_DRAW),
            rule(keys::FAYANCE_RULE_NINTH),
            rule(keys::FAYANCE_RULE_RESIGN).ruling(),
        ],
    },
    Chapter {
        title: keys::FAYANCE_BOOK_TABLE,
        paragraphs: &[
            rule(keys::FAYANCE_RULE_TABLE_BOTS).ruling(),
            rule(keys::FAYANCE_RULE_TABLE_HINTS).ruling(),
            rule(keys::FAYANCE_RULE_TABLE_AIDS).ruling(),
            rule(keys::FAYANCE_RULE_TABLE_SCREEN).ruling(),
        ],
    },
];

/// The paragraph with this id.
#[must_use]
pub fn paragraph(id: &str) -> Option<&'static Paragraph> {
    rulebook::find(CHAPTERS, id)
}
