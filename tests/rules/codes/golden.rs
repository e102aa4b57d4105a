//! Codes that were given away: they tell the same records for ever. Lines may be added to the files, none may
//! change. Where one does, a new version of codes is due, beside which the old one is read.

use std::fs;
use std::path::Path;

use guyenne::app::games::HEADLESS;
use guyenne::rules::code::{ChallengeCode, CodeContent, GameCode, decode, open};
use guyenne::rules::headless::Headless;

#[test]
fn old_codes_tell_what_they_told() {
    let all: Vec<GameCode> = HEADLESS.iter().map(|game| game.code).collect();
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let read = |name: &str| fs::read_to_string(data.join(name)).expect("a file of the tests");
    let (codes, records) = (read("codes.txt"), read("coded.jsonl"));
    assert!(codes.lines().count() >= 20);
    assert_eq!(codes.lines().count(), records.lines().count());
    for (code, record) in codes.lines().zip(records.lines()) {
        assert_eq!(decode(&all, code).as_deref(), Ok(record), "{code}");
        let game = Headless::that_wrote(record.as_bytes(), HEADLESS).expect("a game");
        assert_eq!(game.code.write(record.as_bytes()).as_deref(), Ok(code));
    }
}

/// A challenge and what it tells: the side, the outcome and the points of the challenger, what both sides hold where
/// that is told, the record of the deal.
#[test]
fn old_challenges_tell_what_they_told() {
    let all: Vec<ChallengeCode> = HEADLESS.iter().map(|game| game.challenge).collect();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/challenges.txt");
    let text = fs::read_to_string(file).expect("a file of the tests");
    assert!(text.lines().count() >= 10);
    for line in text.lines() {
        let (code, due) = line.split_once(' ').expect("a code and what it tells");
        let told = match open(&[], &all, code) {
            Ok(CodeContent::Challenge(told)) => told,
            other => panic!("{code}: {other:?}"),
        };
        let [own, theirs] = told.result.points;
        let mut said = format!("side {} {} {own} {theirs}", told.side, told.result.outcome);
        if let Some([own, theirs]) = told.result.held {
            said += &format!(" held {own} {theirs}");
        }
        assert_eq!(told.code, code);
        assert_eq!(format!("{said} {}", told.record), due, "{code}");
    }
}
