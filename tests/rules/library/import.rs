//! Games that come in from anywhere, and go out as plain records.

use std::cell::RefCell;
use std::io;

use guyenne::app::arena;
use guyenne::library::export::export;
use guyenne::library::import::{ImportReader, ImportReport, import};
use guyenne::library::{Damage, NewGame, Place};

use super::{GAMES, coin, library, new, whole};
use crate::words::{read, root};

fn taken(bytes: &[u8]) -> (Vec<NewGame>, ImportReport) {
    let games = RefCell::new(Vec::new());
    let take = |game| {
        games.borrow_mut().push(game);
        Ok(true)
    };
    let report = import(bytes, 3, GAMES, take).expect("bytes");
    (games.into_inner(), report)
}

/// A seed that deals another game is told with its line; the game comes in as it is written.
#[test]
fn a_seed_that_deals_otherwise_is_told() {
    let text: String = GAMES
        .iter()
        .flat_map(|game| {
            let own = whole(game, 3);
            let other = own.replace("\"seed\":\"3\"", "\"seed\":\"4\"");
            [own, "\n".to_owned(), other, "\n".to_owned()]
        })
        .collect();
    let (games, report) = taken(text.as_bytes());
    assert_eq!((games.len(), report.damaged.count), (2 * GAMES.len(), 0));
    let lines: Vec<&str> = text.lines().collect();
    let dealt: Vec<u64> = (2..=lines.len() as u64)
        .step_by(2)
        .filter(|&line| lines[line as usize - 1] != lines[line as usize - 2])
        .collect();
    assert!(dealt.len() >= 3, "{dealt:?}");
    let told: Vec<u64> = report.other_deals.iter().map(|it| it.line).collect();
    assert_eq!(told, dealt);
}

#[test]
fn mixed_games_come_in_and_bad_lines_are_told() {
    let data = root().join("tests/data");
    let unfolded = read(&data.join("fayance/example.jsonl"));
    assert!(unfolded.lines().count() > 20, "it is unfolded");
    let kept = new(&coin(["a", "b"], 1, 3), 44).line();
    let bad = whole(&GAMES[2], 1).replacen("\"dice\":[", "\"dice\":[9,", 1);
    let text = [
        "\u{feff}",
        &whole(&GAMES[0], 1),
        "\r\n\r\n",
        &unfolded,
        "\r\n",
        &bad,
        "\n",
        &kept,
        "\nrubbish\n",
        &whole(&GAMES[2], 2),
    ]
    .concat();
    let (games, report) = taken(text.as_bytes());
    let names: Vec<_> = games.iter().map(|game| (game.game, game.at)).collect();
    assert_eq!(
        names,
        [
            ("guyenne", 3),
            ("fayance", 3),
            ("heads-or-tails", 44),
            ("guesclin", 3)
        ]
    );
    assert_eq!(
        (report.taken, report.known, report.damaged.count),
        (4, 0, 2)
    );
    let first = 3 + unfolded.lines().count() as u64;
    let told = report.damaged.told;
    assert_eq!(
        (told[0].number, told[1].number),
        (first + 1, first + 3),
        "{told:?}"
    );
    assert!(told[0].why.to_string().contains("event "), "{told:?}");
    for game in games {
        assert_eq!(game.record.lines().count(), 1);
        assert_eq!(arena::faults(GAMES, game.line().as_bytes()), [""; 0]);
    }
}

/// A page does other things between the steps: none has more than what one line ends, or some kilobytes.
#[test]
fn a_text_that_is_read_in_steps_comes_in_as_at_once() {
    let unfolded = read(&root().join("tests/data/fayance/example.jsonl"));
    let rubbish = "rubbish\n".repeat(50_000);
    let [first, second, last] = [0, 2, 3].map(|game| whole(&GAMES[game], 4));
    let other = first.replace("\"seed\":\"4\"", "\"seed\":\"5\"");
    let text = format!("{first}\n{unfolded}\n{second}\n{other}\n{rubbish}{last}");
    let (games, report) = taken(text.as_bytes());
    assert_eq!((report.taken, report.damaged.count), (5, 50_000));
    assert!(!report.other_deals.is_empty());
    let mut reader = ImportReader::new(text.as_bytes(), 3, GAMES);
    let (mut found, mut steps) = (Vec::new(), Vec::new());
    while let Some(step) = reader.step().expect("bytes") {
        steps.push(step.len());
        for game in step {
            reader.count(true);
            found.push(game);
        }
    }
    assert_eq!((found, reader.finish()), (games, report));
    // The unfolded record ends where the next one begins.
    assert_eq!(steps[..4], [1, 2, 1, 0], "{steps:?}");
    let without = steps.iter().filter(|&&games| games == 0).count();
    assert!(without >= 400_000 >> 16, "{steps:?}");
    assert_eq!(steps.iter().sum::<usize>(), 5);
    // Nothing is read after the end, nor told again.
    let mut nothing = ImportReader::new(&b""[..], 3, GAMES);
    assert_eq!(nothing.step().expect("bytes"), Some(Vec::new()));
    assert_eq!(nothing.step().expect("bytes"), None);
    assert_eq!(nothing.finish().damaged.count, 1);
}

#[test]
fn texts_without_a_record_are_told() {
    for text in ["", "\n\n", "\u{feff}\r\n"] {
        let (games, report) = taken(text.as_bytes());
        assert_eq!((games.len(), report.damaged.count), (0, 1), "{text:?}");
        let why = report.damaged.told[0].why.to_string();
        assert_eq!(why, "there is no game record in this file");
    }
    let (_, report) = taken(&[b'x'; 20_000_000]);
    assert_eq!(report.damaged.told[0].why, Damage::TooLong);
    let record = whole(&GAMES[1], 1);
    let (games, report) = taken(&record.as_bytes()[..record.len() - 3]);
    assert_eq!((games.len(), report.damaged.count), (0, 1));
}

/// An error of the disk ends it; what came in before stays.
#[test]
fn an_error_of_the_taker_is_handed_on() {
    let text = coin(["a", "b"], 1, 3);
    let full = |_| Err(io::ErrorKind::StorageFull.into());
    let error = import(text.as_bytes(), 1, GAMES, full).expect_err("no room");
    assert_eq!(error.kind(), io::ErrorKind::StorageFull);
}

#[test]
fn what_goes_out_is_what_came_in() {
    let records: Vec<String> = GAMES.iter().map(|game| whole(game, 6)).collect();
    let games: Vec<NewGame> = records.iter().map(|record| new(record, 5)).collect();
    let mut lines: String = games.iter().map(|game| game.line() + "\n").collect();
    let library = library(&games);
    let out = |lines: &str, entries| {
        let line = |Place { offset, length }| {
            let from = offset as usize;
            Ok(lines.as_bytes()[from..from + length as usize].to_owned())
        };
        let mut out = Vec::new();
        let left_out = export(entries, line, &mut out).expect("bytes");
        (String::from_utf8(out).expect("a text"), left_out)
    };
    let entries = library.index.entries();
    let (text, left_out) = out(&lines, entries);
    assert_eq!((text, left_out.len()), (records.join("\n") + "\n", 0));
    let (text, _) = out(&lines, &entries[2..3]);
    assert_eq!(text, records[2].clone() + "\n");
    assert_eq!(arena::faults(GAMES, text.as_bytes()), [""; 0]);
    // What was altered since it was listed does not go out.
    lines = lines.replacen("\"cards\":[2", "\"cards\":[3", 1);
    let (text, left_out) = out(&lines, entries);
    assert_eq!((text, left_out.len()), (records[1..].join("\n") + "\n", 1));
    assert_eq!(left_out[0].id, entries[0].id);
}
