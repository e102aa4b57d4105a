//! The chapters and paragraphs of the rulebook.

use super::examples::{self, Example};
use crate::Aim;
use crate::keys;
use kit_rules::message_key::MessageKey;
use kit_rules::rulebook;

/// A chapter.
pub type Chapter = rulebook::Chapter<Option<Aim>, Example>;
/// A paragraph, with the scenario for which alone it holds.
pub type Paragraph = rulebook::Paragraph<Option<Aim>, Example>;

/// A paragraph that holds for every scenario.
const fn rule(id: MessageKey) -> Paragraph {
    Paragraph::new(id, None)
}

/// A paragraph that holds for one scenario.
const fn only(id: MessageKey, aim: Aim) -> Paragraph {
    Paragraph::new(id, Some(aim))
}

/// The book.
pub const CHAPTERS: &[Chapter] = &[
    Chapter {
        title: keys::GUESCLIN_BOOK_BOX,
        paragraphs: &[
            rule(keys::GUESCLIN_RULE_AIM),
            rule(keys::GUESCLIN_RULE_BANNERS),
            rule(keys::GUESCLIN_RULE_OPEN),
            rule(keys::GUESCLIN_RULE_PLAYERS).ruling(),
            rule(keys::GUESCLIN_RULE_OURS).ruling(),
            rule(keys::GUESCLIN_RULE_OURS_CHANGED).ruling(),
        ],
    },
    Chapter {
        title: keys::GUESCLIN_BOOK_MAP,
        paragraphs: &[
            rule(keys::GUESCLIN_RULE_HEXES).ruling(),
            rule(keys::GUESCLIN_RULE_SIDES).ruling(),
            rule(keys::GUESCLIN_RULE_TERRAIN),
            rule(keys::GUESCLIN_RULE_PROTECTS).ruling(),
            rule(keys::GUESCLIN_RULE_OBSTACLES),
            rule(keys::GUESCLIN_RULE_STACKING).ruling(),
        ],
    },
    Chapter {
        title: keys::GUESCLIN_BOOK_FIGHTERS,
        paragraphs: &[
            rule(keys::GUESCLIN_RULE_NUMBERS),
            rule(keys::GUESCLIN_RULE_TRAITS),
            rule(keys::GUESCLIN_RULE_STUNNED).ruling(),
        ],
    },
    Chapter {
        title: keys::GUESCLIN_BOOK_ROUND,
        paragraphs: &[
            rule(keys::GUESCLIN_RULE_ROUND),
            rule(keys::GUESCLIN_RULE_ACTIVATION),
            rule(keys::GUESCLIN_RULE_ORDER_ENDS).ruling(),
            rule(keys::GUESCLIN_RULE_ACTION).ruling(),
            rule(keys::GUESCLIN_RULE_PLACEMENT).ruling(),
        ],
    },
    Chapter {
        title: keys::GUESCLIN_BOOK_ORDERS,
        paragraphs: &[
            rule(keys::GUESCLIN_RULE_ORDERS),
            rule(keys::GUESCLIN_RULE_ORDER_ONCE),
            rule(keys::GUESCLIN_RULE_COMMANDER).ruling(),
            rule(keys::GUESCLIN_RULE_ORDER_REACH).ruling(),
        ],
    },
    Chapter {
        title: keys::GUESCLIN_BOOK_MOVING,
        paragraphs: &[
            rule(keys::GUESCLIN_RULE_MOVE),
            rule(keys::GUESCLIN_RULE_PATH).ruling(),
            rule(keys::GUESCLIN_RULE_PASSING),
        ],
    },
    Chapter {
        title: keys::GUESCLIN_BOOK_MELEE,
        paragraphs: &[
            rule(keys::GUESCLIN_RULE_ATTACK),
            rule(keys::GUESCLIN_RULE_POOL),
            rule(keys::GUESCLIN_RULE_CAPACITY)
                .ruling()
                .shows(&examples::CAPACITY),
            rule(keys::GUESCLIN_RULE_DEFENCE),
            rule(keys::GUESCLIN_RULE_POSITION).ruling(),
            rule(keys::GUESCLIN_RULE_FLANK)
                .ruling()
                .shows(&examples::MELEE),
            rule(keys::GUESCLIN_RULE_ANYBODY).ruling(),
            rule(keys::GUESCLIN_RULE_RESULT),
            rule(keys::GUESCLIN_RULE_RIPOSTE).shows(&examples::RIPOSTE),
            rule(keys::GUESCLIN_RULE_RIPOSTE_ALWAYS).ruling(),
        ],
    },
    Chapter {
        title: keys::GUESCLIN_BOOK_SHOT,
        paragraphs: &[
            rule(keys::GUESCLIN_RULE_SHOT),
            rule(keys::GUESCLIN_RULE_DISTANCE).ruling(),
            rule(keys::GUESCLIN_RULE_COVER).shows(&examples::SHOT),
            rule(keys::GUESCLIN_RULE_SHOT_HIT),
            rule(keys::GUESCLIN_RULE_LINE).ruling(),
            rule(keys::GUESCLIN_RULE_SHOT_STILL).ruling(),
        ],
    },
    Chapter {
        title: keys::GUESCLIN_BOOK_OBJECTS,
        paragraphs: &[
            rule(keys::GUESCLIN_RULE_LOAD),
            rule(keys::GUESCLIN_RULE_HANDLING).ruling(),
            rule(keys::GUESCLIN_RULE_FALL).shows(&examples::FALL),
            rule(keys::GUESCLIN_RULE_LYING).ruling(),
            only(keys::GUESCLIN_RULE_CARTS, Aim::Carts).ruling(),
            only(keys::GUESCLIN_RULE_CARTS_TAKEN, Aim::Carts).ruling(),
        ],
    },
    Chapter {
        title: keys::GUESCLIN_BOOK_LEAVING,
        paragraphs: &[
            rule(keys::GUESCLIN_RULE_LEAVE),
            rule(keys::GUESCLIN_RULE_LEAVE_FREE).ruling(),
        ],
    },
    Chapter {
        title: keys::GUESCLIN_BOOK_SCENARIOS,
        paragraphs: &[
            rule(keys::GUESCLIN_RULE_SURPRISE).ruling(),
            only(keys::GUESCLIN_RULE_BOOTY_PLACED, Aim::Booty),
            only(keys::GUESCLIN_RULE_BOOTY, Aim::Booty),
            only(keys::GUESCLIN_RULE_BOOTY_EXITS, Aim::Booty).ruling(),
            only(keys::GUESCLIN_RULE_BOOTY_PARTIAL, Aim::Booty).ruling(),
            only(keys::GUESCLIN_RULE_WOODCUTTERS_PLACED, Aim::Woodcutters),
            only(keys::GUESCLIN_RULE_WOODCUTTERS_FIRST, Aim::Woodcutters),
            only(keys::GUESCLIN_RULE_WOODCUTTERS, Aim::Woodcutters),
            only(keys::GUESCLIN_RULE_BRIDGE, Aim::Woodcutters),
            only(keys::GUESCLIN_RULE_CARTS_PLACED, Aim::Carts),
            only(keys::GUESCLIN_RULE_CARTS_AIM, Aim::Carts),
            only(keys::GUESCLIN_RULE_CARTS_GONE, Aim::Carts),
            only(keys::GUESCLIN_RULE_FIELD_PLACED, Aim::OpenField),
            only(keys::GUESCLIN_RULE_FIELD, Aim::OpenField),
            only(keys::GUESCLIN_RULE_COURAGE, Aim::OpenField).ruling(),
            only(keys::GUESCLIN_RULE_FIELD_LIMIT, Aim::OpenField).ruling(),
        ],
    },
    Chapter {
        title: keys::GUESCLIN_BOOK_END,
        paragraphs: &[rule(keys::GUESCLIN_RULE_ENDS).ruling()],
    },
    Chapter {
        title: keys::GUESCLIN_BOOK_TABLE,
        paragraphs: &[
            rule(keys::GUESCLIN_RULE_TABLE_UNDO).ruling(),
            rule(keys::GUESCLIN_RULE_TABLE_ODDS).ruling(),
            rule(keys::GUESCLIN_RULE_TABLE_HINTS).ruling(),
        ],
    },
];

/// The paragraph with this id.
#[must_use]
pub fn paragraph(id: &str) -> Option<&'static Paragraph> {
    rulebook::find(CHAPTERS, id)
}
