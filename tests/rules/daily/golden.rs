//! The deals of forty dates of each game. None of these lines may ever change: people have played them.

use std::fs;
use std::path::Path;

use guyenne::app::games::HEADLESS;

use crate::golden::days::days;

#[test]
fn every_date_deals_what_it_dealt() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/days.txt");
    let text = fs::read_to_string(file).expect("a file of the tests");
    let written: Vec<&str> = text.lines().collect();
    assert_eq!(written.len(), 40 * HEADLESS.len());
    assert_eq!(days(), written);
}

/// The formula leaves nothing out: every set-up, level and side is some day's.
#[test]
fn every_set_up_and_level_and_both_sides_are_dealt() {
    for word in [
        "2022-base by",
        "2022-advanced by",
        "2022-expert by",
        "2021-base by",
        "duel by",
        "lot by",
        "booty by",
        "woodcutters by",
        "carts by",
        "open-field by",
        "side 0 against knight",
        "side 1 against knight",
        "against captain",
        "against constable",
        "against glazier",
        "against marshal",
        "against champion",
        "against squire",
    ] {
        let found = days().iter().filter(|line| line.contains(word)).count();
        assert!(found > 2, "{word} {found}");
    }
}
