//! Codes that were given away: they tell the same records for ever. Lines may be added to the two files, none may
//! change. Where one does, a new version of codes is due, beside which the old one is read.

use std::fs;
use std::path::Path;

use guyenne::app::games::HEADLESS;
use guyenne::rules::code::{GameCode, decode};
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
