//! The tour's steps through the rulebook.

use crate::keys;
use fayance_rules::ID;
use kit_table::Menu;
use kit_table::screenshots::TourStep;

/// Some pages of the rulebook over whatever is on screen, then with the largest letters.
pub(super) fn rulebook() -> Vec<TourStep> {
    let paragraphs = [
        keys::FAYANCE_RULE_CARDS,
        keys::FAYANCE_RULE_EDGES,
        keys::FAYANCE_RULE_NINE,
        keys::FAYANCE_RULE_TERRAIN,
        keys::FAYANCE_RULE_SECOND,
    ];
    let mut steps = TourStep::rulebook(ID, &paragraphs, "fayance-rulebook-largest");
    steps.push(TourStep::open(ID, Menu::None));
    steps
}
