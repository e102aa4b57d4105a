//! A game that is left counts as not finished.

use guyenne::games::guesclin::ID;
use guyenne::games::guesclin::table::Rules;

use super::player::{bot_move, open, play, wait, with};
use crate::harness::{Device, Hands};
use crate::unfinished::counts_as_unfinished;

#[test]
fn a_game_that_is_left_counts_as_unfinished() {
    let words = [("scenario", "1"), ("english", "squire")];
    let mut hands = open(with(&words, 5), Device::Keys);
    counts_as_unfinished(&mut hands, (ID, "squire"), &words, |hands| {
        // Figures are placed together: the last one makes the decision.
        let record = |hands: &Hands| hands.app.world().resource::<Rules>().record();
        wait(hands);
        let before = record(hands);
        for _ in 0..10 {
            let m = bot_move(hands).expect("the game goes on");
            play(hands, m);
            if record(hands) != before {
                break;
            }
            wait(hands);
        }
        assert_ne!(record(hands), before);
        hands.update(2);
    });
}
