//! Damaged lines are told with their numbers and left out, and the others are listed.

use std::io::{self, BufReader, Read};

use guyenne::library::{Damage, LONGEST_LINE, NewGame, record_of};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

use super::{GAMES, coin, index, new, whole};

fn line() -> String {
    new(&coin(["Ann", "Bob"], 3, 4), 10).line()
}

/// What is told of a line between two good ones.
fn told(bad: &[u8]) -> Damage {
    let good = [1, 2].map(|seed| new(&coin(["a", "b"], seed, 9), 5).line());
    let file = [good[0].as_bytes(), bad, good[1].as_bytes()].join(&b'\n');
    let index = index(&file);
    assert_eq!(index.entries().len(), 2);
    let [damaged] = &index.damaged().told[..] else {
        panic!("one line: {:?}", index.damaged());
    };
    assert_eq!((damaged.number, index.damaged().count), (2, 1));
    damaged.why.clone()
}

#[test]
fn each_damage_has_its_sentence() {
    let line = line();
    let cut = &line.as_bytes()[..line.len() - 9];
    assert_eq!(told(cut), Damage::Cut);
    assert_eq!(told(&line.as_bytes()[..40]), Damage::Cut);
    assert_eq!(told(b"{\"kept\":"), Damage::Cut);
    let mut binary = line.clone().into_bytes();
    let at = binary.len() - 12;
    binary[at] = 0xff;
    assert_eq!(told(&binary), Damage::NotText(at + 1));
    assert!(matches!(
        told(line.replace("Ann", "Eve").as_bytes()),
        Damage::Altered { .. }
    ));
    let newer = line.replacen("\"version\":1", "\"version\":2", 1);
    assert_eq!(told(newer.as_bytes()), Damage::Newer(2));
    assert!(told(newer.as_bytes()).to_string().contains("newer"));
    assert!(matches!(
        told(b"{\"kept\":{\"version\":1}}"),
        Damage::Head(_)
    ));
    assert!(matches!(
        told(b"{\"kept\":7,\"format\":1}"),
        Damage::Head(_)
    ));
    let says = |bad: &[u8], words: &str| {
        let why = told(bad).to_string();
        assert!(why.contains(words), "{why}");
    };
    says(b"rubbish", "not JSON");
    says(
        b"{\"format\":\"chess-record\",\"version\":1}",
        "chess-record",
    );
    says(b"\xff\xfe", "UTF-8");
    let record = whole(&GAMES[0], 1);
    says(&record.as_bytes()[..record.len() / 2], "truncated");
    says(
        record.replace("\"version\":1", "\"version\":9").as_bytes(),
        "version 9 is newer",
    );
    says(
        record
            .replace("\"cards\":[\"hero\",", "\"cards\":[2,")
            .as_bytes(),
        "event 1",
    );
}

/// Kept by a program that knows more games.
#[test]
fn a_game_that_is_not_here_is_told() {
    let line = line();
    let mut index = guyenne::library::Index::default();
    index.read(line.as_bytes(), &GAMES[..3]).expect("bytes");
    let told = &index.damaged().told[0];
    assert_eq!(told.why, Damage::UnknownGame("heads-or-tails".to_owned()));
}

/// A line of a hundred million bytes is not held.
#[test]
fn a_huge_line_is_passed_over() {
    let good = line();
    let bytes = format!("{good}\n{good}\n");
    let (first, last) = bytes.as_bytes().split_at(good.len() + 1);
    let huge = io::repeat(b'x').take(100_000_000);
    let from = first.chain(huge).chain(&b"\n"[..]).chain(last);
    let mut index = guyenne::library::Index::default();
    index.read(BufReader::new(from), GAMES).expect("bytes");
    assert_eq!((index.entries().len(), index.repeated()), (1, 1));
    let told = &index.damaged().told[0];
    assert_eq!((told.number, &told.why), (2, &Damage::TooLong));
    assert!(told.place.length as usize > LONGEST_LINE);
}

/// Only the first thousand are told one by one.
#[test]
fn a_file_of_rubbish_takes_no_room() {
    let index = index("x\n".repeat(5000).as_bytes());
    assert_eq!(
        (index.damaged().told.len(), index.damaged().count),
        (1000, 5000)
    );
}

/// Every altered line is told or is the line that it was; nothing panics.
#[test]
fn altered_lines_are_told() {
    let mut rng = Pcg32::seed_from_u64(11);
    for game in GAMES {
        let line = new(&whole(game, 2), 12).line();
        let id = index(line.as_bytes()).entries()[0].id;
        for n in 0..300 {
            let mut bytes = line.clone().into_bytes();
            match n % 3 {
                0 => bytes.truncate(rng.random_range(0..bytes.len())),
                1 => {
                    let at = rng.random_range(0..bytes.len());
                    bytes[at] ^= 1 << rng.random_range(0..8);
                }
                _ => {
                    let from = rng.random_range(0..bytes.len());
                    let to = rng.random_range(from..bytes.len());
                    bytes.drain(from..=to);
                }
            }
            let index = index(&bytes);
            let listed = index.entries().iter().any(|entry| entry.id == id);
            assert!(!listed || bytes.trim_ascii() == line.as_bytes());
            let _read = record_of(&bytes);
            let _new = NewGame::read(&bytes, 1, GAMES);
        }
    }
}
