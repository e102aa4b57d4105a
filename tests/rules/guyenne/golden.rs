//! Golden games: one random game of each preset, recorded. The same seeds and moves must give the same text on every
//! machine. `BLESS="why"` updates them; a changed line is a changed game.

use std::fs;
use std::path::Path;

use guyenne::games::guyenne::rules::record::Record;
use guyenne::games::guyenne::rules::{RulesConfig, Setup};
use guyenne::rules::seed::{Seed, following};

use super::{check_file, random_game};
use crate::golden::{golden, verdict};

#[test]
fn the_same_seeds_play_the_same_games_as_ever() {
    let mut lines = String::new();
    for (preset, config) in RulesConfig::presets().enumerate() {
        let seed = following(Seed(1346), preset as u64);
        let (record, _) = random_game(Setup { config, seed });
        lines += &record.line();
        lines.push('\n');
    }
    golden("guyenne/games.jsonl", &lines);
    assert_eq!(check_file(lines.as_bytes()), [""; 0]);
}

#[test]
fn the_same_moves_give_the_same_text() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/guyenne/games.jsonl");
    let records = fs::read_to_string(path).expect("the games are committed");
    let verdicts = verdict::replayed(&records);
    assert_eq!(verdicts.len(), records.lines().count());
    for line in &verdicts {
        assert!(line.ends_with(verdict::SAME), "{line}");
    }
    // A record with another seed (other cards), an unfinished one, and one with a wrong round number.
    let first = records.lines().next().expect("a game");
    let record = Record::parse(first).expect("a valid record");
    let seed = record.setup().seed.to_string();
    let other_seed = first.replace(&seed, "1");
    let round = first.find("\"n\":2,").expect("a second round");
    let decision = round + first[round..].find("},{").expect("a decision");
    let unfinished = format!("{}}}]}}", &first[..decision]);
    let other_round = first.replace("\"n\":2,", "\"n\":3,");
    let judged = verdict::replayed(&[other_seed, unfinished, other_round].join("\n"));
    assert!(judged[0].starts_with("record 1: event "), "{}", judged[0]);
    assert_eq!(judged[1], "record 2: same");
    assert!(
        judged[2].starts_with("record 3: from byte "),
        "{}",
        judged[2]
    );
}
