//! A game that is left counts as not finished.

use guyenne::games::guesclin::ID;

use super::player::{bot_move, open, play, wait, with};
use crate::harness::Device;
use crate::unfinished::counts_as_unfinished;

#[test]
fn a_game_that_is_left_counts_as_unfinished() {
    let words = [("scenario", "1"), ("english", "squire")];
    let mut hands = open(with(&words, 5), Device::Keys);
    counts_as_unfinished(&mut hands, (ID, "squire"), &words, |hands| {
        wait(hands);
        let m = bot_move(hands).expect("the game goes on");
        play(hands, m);
        hands.update(2);
    });
}
