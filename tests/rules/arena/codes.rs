//! Records as codes and codes as records, by the arena's program: files, pipes, several at once, and what is wrong.

use std::fs;

use guyenne::app::games::HEADLESS;
use guyenne::rules::daily::FIRST_DAY;

use super::output::{SERIES, read, records, text, with_input};
use super::program::{arena, scratch};

#[test]
fn records_become_codes_and_codes_records() {
    for (n, series) in SERIES.into_iter().enumerate() {
        let file = records(&format!("coded-{n}"), series, 3);
        let whole = read(&file);
        let encoded = arena(&format!("--encode {}", file.display()));
        assert_eq!(encoded.status.code(), Some(0), "{encoded:?}");
        let codes = text(&encoded.stdout);
        assert_eq!(codes.lines().count(), 3);
        let piped = with_input("--encode=-", &whole);
        assert_eq!(text(&piped.stdout), codes);
        let words: Vec<&str> = codes.lines().collect();
        for decoded in [
            with_input("--decode -", &format!("\n{codes}\n")),
            arena(&format!("--decode {}", words.join(" "))),
            arena(&format!(
                "--decode https://example.org/#g={} --decode={} {}",
                words[0], words[1], words[2]
            )),
        ] {
            assert_eq!(decoded.status.code(), Some(0), "{decoded:?}");
            assert_eq!(text(&decoded.stdout), whole);
            assert!(decoded.stderr.is_empty(), "{decoded:?}");
        }
    }
}

#[test]
fn what_is_wrong_is_told_with_its_line_and_the_rest_is_printed() {
    let whole = read(&records("coded-part", SERIES[0], 2));
    let lines: Vec<&str> = whole.lines().collect();
    let wrong = lines[0].replacen("\"n\":1,", "\"n\":4,", 1);
    let file = scratch("coded-wrong.jsonl");
    fs::write(&file, format!("{wrong}\n\n{}\nrubbish\n", lines[1])).expect("a file");
    let path = file.display();
    let encoded = arena(&format!("--encode {path}"));
    assert_eq!(encoded.status.code(), Some(1), "{encoded:?}");
    let said = text(&encoded.stderr);
    assert!(
        said.starts_with(&format!("{path}:1: event 3: round: ")),
        "{said}"
    );
    assert!(said.contains(&format!("{path}:4: ")), "{said}");
    let code = text(&encoded.stdout);
    assert_eq!(code.lines().count(), 1);

    let code = code.trim();
    let cut = &code[..code.len() - 1];
    let decoded = with_input("--decode - 2G", &format!("{cut}\nrubbish\n{code}\n"));
    assert_eq!(decoded.status.code(), Some(1), "{decoded:?}");
    assert_eq!(text(&decoded.stdout), format!("{}\n", lines[1]));
    let said = text(&decoded.stderr);
    let told: Vec<&str> = said.lines().collect();
    assert!(
        told[0].starts_with("standard input:1: the code is cut off: "),
        "{said}"
    );
    assert!(
        told[1].starts_with("standard input:2: there is no code"),
        "{said}"
    );
    assert!(told[2].starts_with("code 2: there is no code"), "{said}");

    let empty = with_input("--encode -", "");
    assert_eq!(empty.status.code(), Some(1), "{empty:?}");
    assert!(
        text(&empty.stderr).starts_with("standard input:1: "),
        "{empty:?}"
    );
    for nothing in ["", "\n \r\n"] {
        let empty = with_input("--decode -", nothing);
        assert_eq!(empty.status.code(), Some(1), "{empty:?}");
        assert!(
            text(&empty.stderr).starts_with("standard input:1: there is no code"),
            "{empty:?}"
        );
    }
    let missing = arena("--encode no-such-file");
    assert_eq!(missing.status.code(), Some(2), "{missing:?}");
    let twice = with_input("--decode - -", code);
    assert_eq!(twice.status.code(), Some(2), "{twice:?}");
}

#[test]
fn a_challenge_is_told_in_words_and_its_deal_is_printed() {
    let first = &HEADLESS[0];
    let deal = (first.daily.deal)(FIRST_DAY).expect("a deal");
    // A game of bots in which a person is said to have played the first side.
    let played = (first.play)(0, [first.bots[0]; 2], deal.seed).expect("a game");
    let bot = format!("\"kind\":\"bot\",\"bot\":\"{}\"", first.bots[0]);
    let record = played.record.replacen(&bot, "\"kind\":\"human\"", 1);
    assert_ne!(record, played.record);
    let code = first
        .challenge
        .write(record.as_bytes(), 0)
        .expect("a challenge");
    let whole = first.code.write(record.as_bytes()).expect("a code");
    let decoded = arena(&format!("--decode {code} {whole}"));
    assert_eq!(decoded.status.code(), Some(0), "{decoded:?}");
    let said = text(&decoded.stderr);
    let told = format!(
        "code 1: a challenge of {}: on the first side, against {}",
        first.id, first.bots[0]
    );
    assert!(said.starts_with(&told), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    let printed = text(&decoded.stdout);
    let lines: Vec<&str> = printed.lines().collect();
    assert_eq!(lines.len(), 2);
    assert_eq!(
        (first.daily.result)(lines[0].as_bytes()),
        Ok(None),
        "the deal is not played"
    );
    // What it knows is not the name of a person.
    let unnamed = record.replacen(
        &format!("\"name\":\"{}\"", first.bots[0]),
        "\"name\":\"human\"",
        1,
    );
    assert_eq!(lines[1], unnamed);
    let cut = arena(&format!("--decode {}", &code[..code.len() - 1]));
    assert_eq!(cut.status.code(), Some(1), "{cut:?}");
    assert!(
        text(&cut.stderr).starts_with("code 1: the code is cut off: "),
        "{cut:?}"
    );
}
