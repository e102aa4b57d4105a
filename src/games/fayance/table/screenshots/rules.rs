//! The tour's steps through the rulebook.

use fayance_rules::ID;
use kit_table::Menu;
use kit_table::screenshots::TourStep;

/// Some pages of the rulebook over whatever is on screen, then with the largest letters.
pub(super) fn rulebook() -> Vec<TourStep> {
    let paragraphs = [
        "fayance-rule-cards",
        "fayance-rule-edges",
        "fayance-rule-nine",
        "fayance-rule-terrain",
        "fayance-rule-second",
    ];
    let mut steps = TourStep::rulebook(ID, &paragraphs, "fayance-rulebook-largest");
    steps.push(TourStep::open(ID, Menu::None));
    steps
}
