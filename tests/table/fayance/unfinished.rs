//! A game that is left counts as not finished.

use guyenne::games::fayance::ID;

use super::player::{between, open, play, wait};
use crate::harness::Device;
use crate::unfinished::counts_as_unfinished;

#[test]
fn a_game_that_is_left_counts_as_unfinished() {
    let mut hands = open(between("apprentice", "human", 5), Device::Keys);
    let words = [("north", "apprentice"), ("south", "human")];
    counts_as_unfinished(&mut hands, (ID, "apprentice"), &words, |hands| {
        wait(hands);
        play(hands, 3);
        hands.update(2);
    });
}
