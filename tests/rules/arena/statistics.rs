//! The statistics of games and their table, by the arena's program: records of every game, a library with its marks,
//! pipes, and what is wrong.

use std::fs;

use guyenne::app::games::HEADLESS;
use guyenne::library::{Index, Mark, NewGame, review_line};
use guyenne::rules::branch::branch;
use guyenne::rules::luck::LuckAccount;
use guyenne::rules::review::{Review, ReviewFact, ToldWords};

use super::output::{SERIES, read, records, text, with_input};
use super::program::{arena, scratch};
use crate::records::unfold::unfolded;

#[test]
fn records_of_every_game_are_counted_together() {
    let mut files = Vec::new();
    for (n, series) in SERIES.into_iter().enumerate() {
        let file = records(&format!("counted-{n}"), series, 3);
        files.push(file.display().to_string());
    }
    // What is there twice counts once, and what went on from a moment of another game not at all.
    files.push(files[0].clone());
    let first = fs::read_to_string(&files[0]).expect("a file");
    let branch = branch(first.lines().next().expect("a record"), usize::MAX).expect("a record");
    let of_branch = scratch("counted-branch");
    fs::write(&of_branch, branch + "\n").expect("a file");
    files.push(of_branch.display().to_string());
    let files = files.join(" ");
    let told = arena(&format!("--statistics {files}"));
    assert_eq!(told.status.code(), Some(0), "{told:?}");
    assert!(told.stderr.is_empty(), "{told:?}");
    let told = text(&told.stdout);
    let numbers = |name: &str| -> Vec<String> {
        let mut lines = told.lines().filter(|line| line.starts_with(name));
        let line = lines.next().unwrap_or_else(|| panic!("no {name}: {told}"));
        let numbers = line[name.len()..].split_whitespace();
        numbers.map(str::to_owned).collect()
    };
    for (name, games) in [
        ("guyenne ", 3),
        ("fayance ", 3),
        ("guesclin ", 3),
        ("all games ", 9),
    ] {
        let games = games.to_string();
        assert_eq!(
            numbers(name),
            [&games, "0", "0", "0", "0", &games],
            "{told}"
        );
    }
    assert_eq!(numbers("  level base ")[0], "3");
    assert_eq!(numbers("not counted: ")[0], "1");
    assert_eq!(numbers("  1 bot v 1 bot ")[0], "3");

    let table = arena(&format!("--csv {files}"));
    assert_eq!(table.status.code(), Some(0), "{table:?}");
    let table = text(&table.stdout);
    assert_eq!(table.lines().count(), 11, "{table}");
    assert!(
        table.lines().all(|line| line.split(',').count() == 27),
        "{table}"
    );
}

#[test]
fn an_unfolded_record_and_a_pipe_are_counted() {
    let whole = read(&records("counted-pipe", SERIES[2], 2));
    let (first, second) = whole.trim_end().split_once('\n').expect("two");
    let input = format!("\u{feff}{}\n{second}", unfolded(first));
    let piped = with_input("--csv -", &input);
    assert_eq!(piped.status.code(), Some(0), "{piped:?}");
    assert_eq!(text(&piped.stdout).lines().count(), 3);
}

#[test]
fn deleted_games_of_a_library_do_not_count() {
    let folder = scratch("counted-library");
    fs::create_dir_all(&folder).expect("a folder");
    let (file, marks) = (
        folder.join("library.jsonl"),
        folder.join("library-marks.jsonl"),
    );
    let whole = read(&records("counted-kept", SERIES[0], 3));
    let kept: String = whole
        .lines()
        .zip(100..)
        .map(|(record, at)| NewGame::read(record.as_bytes(), at, HEADLESS).expect("a game"))
        .map(|game| game.line() + "\n")
        .collect();
    let mut index = Index::default();
    index.read(kept.as_bytes(), HEADLESS).expect("bytes");
    fs::write(&file, &kept).expect("a file");
    let [first, second] = [0, 1].map(|at| index.entries()[at].id);
    let said = [Mark::Delete { game: first, at: 7 }, Mark::Star(second)].map(Mark::line);
    fs::write(&marks, said.join("\n") + "\n").expect("a file");
    let path = file.display();
    let table = arena(&format!("--csv {path}"));
    assert_eq!(table.status.code(), Some(0), "{table:?}");
    let table = text(&table.stdout);
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines.len(), 3, "{table}");
    let start = format!("{second},1970-01-01T00:01:41Z,guyenne,");
    assert!(
        lines[1].starts_with(&start) && lines[1].contains(",yes,no,no,"),
        "{table}"
    );
    assert_eq!(read(&file), kept, "no file is rewritten");

    // A byte order mark, as an editor may leave it, has no meaning.
    fs::write(&file, format!("\u{feff}{kept}")).expect("a file");
    let marked = arena(&format!("--csv {path}"));
    assert_eq!(text(&marked.stdout), table);
    fs::write(&file, &kept).expect("a file");

    // The reviews beside the games stand in the table; what cannot be read there is no loss.
    let mut games = HEADLESS.iter().filter(|game| game.id.0 == "guyenne");
    let values = games.next().map(|game| (game.values)());
    let review = Review {
        version: Review::VERSION,
        values: values.expect("it is there"),
        account: LuckAccount::default(),
        told: vec![50.0],
        decisions: Vec::new(),
        turns: Vec::new(),
        facts: vec![ReviewFact {
            side: 1,
            words: ToldWords::new("bluffs").number("n", 4),
        }],
        percentile: None,
    };
    let reviews = folder.join("library-reviews.jsonl");
    let lines = review_line(second, &review) + "\n{\"game\":\n";
    fs::write(&reviews, lines).expect("a file");
    let table = arena(&format!("--csv {path}"));
    assert_eq!(table.status.code(), Some(0), "{table:?}");
    assert!(table.stderr.is_empty(), "{table:?}");
    let table = text(&table.stdout);
    let lines: Vec<&str> = table.lines().collect();
    assert!(
        lines[0].ends_with(",first_bluffs_n,second_bluffs_n"),
        "{table}"
    );
    assert!(lines[1].ends_with(",yes,0.00,0.00,,,0,0,,4"), "{table}");
    assert!(lines[2].ends_with(",no,,,,,,,,"), "{table}");

    fs::write(&marks, "{\"mark\":\"praise\",\"game\":\"1-1-00000000\"}\n").expect("a file");
    let told = arena(&format!("--statistics {path}"));
    assert_eq!(told.status.code(), Some(1), "{told:?}");
    let said = text(&told.stderr);
    assert!(
        said.starts_with(&format!("{}:1: unknown mark", marks.display())),
        "{said}"
    );
    assert!(text(&told.stdout).contains("guyenne"), "{told:?}");
    fs::remove_dir_all(&folder).expect("a folder");
}

#[test]
fn what_is_no_record_is_told_with_its_line_and_the_rest_is_counted() {
    let whole = read(&records("counted-part", SERIES[0], 2));
    let lines: Vec<&str> = whole.lines().collect();
    let wrong = lines[0].replacen("\"n\":1,", "\"n\":4,", 1);
    let input = format!("{wrong}\r\n\r\n{}\r\nrubbish\r\n", lines[1]);
    for switch in ["--statistics", "--csv"] {
        let told = with_input(&format!("{switch} -"), &input);
        assert_eq!(told.status.code(), Some(1), "{told:?}");
        let said = text(&told.stderr);
        let said: Vec<&str> = said.lines().collect();
        assert_eq!(said.len(), 2, "{said:?}");
        assert!(
            said[0].starts_with("standard input:1: event 3: round: "),
            "{said:?}"
        );
        assert!(said[1].starts_with("standard input:4: "), "{said:?}");
        let printed = text(&told.stdout);
        assert!(printed.contains("1 bot v 1 bot"), "{printed}");
        let empty = with_input(&format!("{switch}=-"), "");
        assert_eq!(empty.status.code(), Some(1), "{empty:?}");
        assert!(
            text(&empty.stderr).starts_with("standard input:1: "),
            "{empty:?}"
        );
        let missing = arena(&format!("{switch} no-such-file"));
        assert_eq!(missing.status.code(), Some(2), "{missing:?}");
    }
    let many = with_input("--statistics -", &"rubbish\n".repeat(1_003));
    let said = text(&many.stderr);
    assert_eq!(said.lines().count(), 1_001);
    assert!(
        said.ends_with("standard input: and 3 more\n"),
        "{}",
        said.len()
    );
}
