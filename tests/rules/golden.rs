//! One game of each preset, written down: the same seeds and decisions give the same text on every machine.
//! `BLESS=1` writes them anew; a changed line is a changed game.

use guyenne::rules::guyenne::{Setup, Terms};
use guyenne::rules::record::check_file;
use guyenne::rules::seed::{Seed, following};

use crate::games::{golden, random_game};

#[test]
fn the_same_seeds_play_the_same_games_as_ever() {
    let mut lines = String::new();
    for (preset, terms) in Terms::presets().enumerate() {
        let seed = following(Seed(1346), preset as u64);
        let (record, _) = random_game(Setup { terms, seed });
        lines += &record.line();
        lines.push('\n');
    }
    golden("games.jsonl", &lines);
    assert_eq!(check_file(lines.as_bytes()), []);
}
