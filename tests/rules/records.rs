//! The record: what is written is read back, what is altered is refused with its line, event and reason, and
//! nothing panics whatever the bytes.

use guyenne::rules::record::Record;

use crate::games::{play, random_game, setups, start};

#[test]
fn a_record_reads_back_as_it_was_written() {
    for setup in setups(20) {
        let (record, _) = random_game(setup);
        let line = record.line();
        let read = Record::parse(&line).unwrap_or_else(|e| panic!("{e}\n{line}"));
        assert_eq!(read, record);
        assert_eq!(read.line(), line);
    }
}

#[test]
fn a_replay_ends_where_the_game_ended() {
    for setup in setups(20) {
        let (record, moves) = random_game(setup);
        let (mut position, mut again) = start(setup);
        for m in moves {
            play(&mut position, m, &mut again);
        }
        assert_eq!(again, record);
        let replayed = record
            .replay()
            .unwrap_or_else(|e| panic!("{e}\n{}", record.line()));
        assert_eq!(replayed, position);
    }
}

#[test]
fn a_game_saved_at_any_decision_goes_on_as_if_it_had_not_been() {
    for setup in setups(3) {
        let (record, moves) = random_game(setup);
        let (mut position, mut save) = start(setup);
        for (at, &m) in moves.iter().enumerate() {
            let mut resumed = Record::parse(&save.line()).expect("a save is a record");
            let mut there = resumed.replay().expect("a save stops at a decision");
            assert_eq!(there, position);
            for &m in &moves[at..] {
                play(&mut there, m, &mut resumed);
            }
            assert_eq!(resumed.line(), record.line());
            play(&mut position, m, &mut save);
        }
    }
}
