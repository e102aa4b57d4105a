//! The table of games as CSV: it reads back, whatever the names, and nothing in it is a formula.

use guyenne::library::statistics::write_csv;
use guyenne::library::{Library, Mark, NewGame, Query, Reviews};
use guyenne::rules::facts::SeatedPlayer;
use guyenne::rules::luck::LuckAccount;
use guyenne::rules::player_kind::PlayerKind;
use guyenne::rules::review::{Review, ReviewFact, ReviewedDecision, ToldWords, Verdict};

use super::made::{named, random};
use crate::library::library;
use crate::pages::{page, table};

fn written(library: &Library) -> String {
    with_reviews(library, &Reviews::new())
}

fn with_reviews(library: &Library, reviews: &Reviews) -> String {
    let mut bytes = Vec::new();
    write_csv(library, reviews, &Query::default(), &mut bytes).expect("bytes");
    String::from_utf8(bytes).expect("a text")
}

/// The lines of a table, sign by sign as RFC 4180 says. Panics if it is none.
fn read(text: &str) -> Vec<Vec<String>> {
    let (mut lines, mut line) = (Vec::new(), Vec::new());
    let mut rest = text;
    while !rest.is_empty() {
        let field = if let Some(mut quoted) = rest.strip_prefix('"') {
            let mut field = String::new();
            loop {
                let (before, after) = quoted.split_once('"').expect("a second quotation mark");
                field += before;
                match after.strip_prefix('"') {
                    Some(more) => {
                        field.push('"');
                        quoted = more;
                    }
                    None => {
                        rest = after;
                        break field;
                    }
                }
            }
        } else {
            let end = rest.find([',', '\r', '\n', '"']).expect("a line end");
            let (field, after) = rest.split_at(end);
            rest = after;
            field.to_owned()
        };
        line.push(field);
        match rest.strip_prefix(',') {
            Some(more) => rest = more,
            None => {
                rest = rest.strip_prefix("\r\n").expect("a line end");
                lines.push(std::mem::take(&mut line));
            }
        }
    }
    assert!(line.is_empty(), "the last line has an end");
    lines
}

#[test]
fn the_columns_are_those_of_the_page() {
    let rows = table(&page("src/library/library-format.md"), "column");
    let columns: Vec<String> = rows
        .iter()
        .map(|row| row[0].trim_matches('`').to_owned())
        .collect();
    assert_eq!(read(&written(&Library::default())), [columns]);
}

#[test]
fn a_game_is_a_line() {
    let game = |winner, at| {
        let mut game = named("Ann", at);
        let player = |side, seat, kind: PlayerKind, name: &str| SeatedPlayer {
            side,
            seat,
            kind,
            name: name.to_owned(),
        };
        let bot = |name: &str| PlayerKind::Bot(name.to_owned());
        game.game = "guyenne";
        game.facts.is_branch = at == 0;
        game.facts.players = vec![
            player(0, 0, bot("squire"), "squire"),
            player(0, 1, bot("captain"), "captain"),
            player(1, 0, PlayerKind::Human, "Ann"),
            player(1, 1, bot("squire"), "squire"),
        ];
        game.facts.variant.clear();
        game.facts.outcome = Some(guyenne::rules::game::MatchOutcome { winner });
        game.facts.scores = Some([4, 9]);
        game.facts.decisions = 57;
        game
    };
    let abandoned = |at| {
        let mut game = game(None, at);
        (game.facts.outcome, game.facts.scores) = (None, None);
        game
    };
    let games: [NewGame; 4] = [
        game(Some(1), 1_764_315_605),
        game(Some(0), 86_399),
        game(None, 86_400),
        abandoned(0),
    ];
    let mut library = library(&games);
    let ids: Vec<_> = library.index.entries().iter().map(|it| it.id).collect();
    library.marks.apply(Mark::Star(ids[0]));
    let side = ["guyenne", "", "squire / captain", "Ann / squire"];
    let kinds = ["squire / captain", "person / squire", "captain / squire"];
    let line = |at: usize, kept_at: &str, rest: &str| -> Vec<String> {
        let id = ids[at].to_string();
        let mut line = vec![id, kept_at.to_owned()];
        line.extend(side.into_iter().chain(kinds).map(str::to_owned));
        line.push("1 person and 1 bot v 2 bots".to_owned());
        line.extend(rest.split(',').map(str::to_owned));
        line.push("no".to_owned());
        line.extend([const { String::new() }; 6]);
        line
    };
    let lines = read(&written(&library));
    assert_eq!(
        lines[1..],
        [
            line(3, "", "abandoned,,,,,,,57,no,yes"),
            line(
                1,
                "1970-01-01T23:59:59Z",
                "finished,first,4,9,lost,9,4,57,no,no"
            ),
            line(
                2,
                "1970-01-02T00:00:00Z",
                "finished,drawn,4,9,drawn,9,4,57,no,no"
            ),
            line(
                0,
                "2025-11-28T07:40:05Z",
                "finished,second,4,9,won,9,4,57,yes,no"
            ),
        ]
    );
    library.marks.apply(Mark::Delete {
        game: ids[0],
        at: 7,
    });
    assert_eq!(read(&written(&library)).len(), 4, "it is not shown");
}

#[test]
fn names_read_back_and_are_no_formulas() {
    for (name, field) in [
        ("Ann", "Ann"),
        ("Ann, of Guyenne", "Ann, of Guyenne"),
        ("\"Ann\"", "\"Ann\""),
        ("\"", "\""),
        (",", ","),
        ("", ""),
        (" Ann ", " Ann "),
        ("two\nlines", "two\nlines"),
        ("two\r\nlines", "two\r\nlines"),
        ("'Ann", "'Ann"),
        ("A=B", "A=B"),
        ("Zoé 🏰", "Zoé 🏰"),
        ("=1+1", "'=1+1"),
        ("=HYPERLINK(\"a\",\"b\")", "'=HYPERLINK(\"a\",\"b\")"),
        ("+33", "'+33"),
        ("-5", "'-5"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("  =1", "'  =1"),
        ("\t=1", "'\t=1"),
        ("\tAnn", "'\tAnn"),
        ("\rAnn", "'\rAnn"),
        ("\nAnn", "'\nAnn"),
        ("＝1", "'＝1"),
    ] {
        let mut game = named(name, 7);
        game.facts.players.truncate(1);
        let lines = read(&written(&library(&[game])));
        assert_eq!(lines.len(), 2, "{name:?}");
        assert_eq!(lines[0][4], "first_side");
        assert_eq!(lines[1][4], field);
    }
}

#[test]
fn every_game_that_is_shown_has_its_line() {
    for seed in 0..40 {
        let library = random(seed, 50);
        let lines = read(&written(&library));
        let shown = Query::default().find(&library);
        assert_eq!(lines.len(), shown.len() + 1);
        assert!(lines.iter().all(|line| line.len() == lines[0].len()));
        let entries = library.index.entries();
        let mut ids: Vec<String> = shown.iter().map(|&at| entries[at].id.to_string()).collect();
        let mut told: Vec<String> = lines[1..].iter().map(|line| line[0].clone()).collect();
        let times: Vec<&String> = lines[1..].iter().map(|line| &line[1]).collect();
        assert!(times.is_sorted());
        ids.sort();
        told.sort();
        assert_eq!(told, ids);
    }
}

/// A decision of a side, of which this is said.
fn decision(side: usize, loss: f64, verdict: Verdict) -> ReviewedDecision {
    ReviewedDecision {
        number: 0,
        event: 0,
        round: 1,
        side,
        seat: 0,
        made: String::new(),
        moves: Vec::new(),
        known: None,
        told: [50.0; 2],
        loss,
        verdict,
        relieved: false,
    }
}

#[test]
fn what_reviews_say_stands_beside_their_games() {
    let mut draw = named("Ann", 9);
    draw.facts.decisions = 7;
    let library = library(&[named("Ann", 7), named("Ann", 8), draw]);
    let ids: Vec<_> = library.index.entries().iter().map(|it| it.id).collect();
    let review = |account, decisions, facts| Review {
        version: Review::VERSION,
        values: "coin-1".to_owned(),
        account,
        told: Vec::new(),
        decisions,
        turns: Vec::new(),
        facts,
        percentile: None,
    };
    let fact = |side, words| ReviewFact { side, words };
    let bluffs = |n, believed| {
        let words = ToldWords::new("bluffs").number("n", n);
        words.number("believed", believed)
    };
    let first = review(
        LuckAccount {
            start: 50.0,
            chance: [9.0, -4.5],
            choices: [0.0, 1.0],
            decisions: [30.0, 14.0],
            rest: 0.5,
            result: 100.0,
        },
        vec![
            decision(0, 8.0, Verdict::Mistake),
            decision(0, 1.0, Verdict::Good),
            decision(0, 0.5, Verdict::Obvious),
            decision(1, 0.0, Verdict::Forced),
        ],
        vec![
            fact(0, bluffs(3, 1)),
            fact(1, bluffs(0, 0)),
            // A name is no number to be summed up.
            fact(
                0,
                ToldWords::new("luckiest").number("n", 5).name("who", "Ann"),
            ),
        ],
    );
    let second = review(
        LuckAccount {
            start: 50.0,
            result: 50.0,
            ..LuckAccount::default()
        },
        Vec::new(),
        vec![fact(1, ToldWords::new("kept").number("n", 2))],
    );
    let reviews = Reviews::from([(ids[0], first), (ids[1], second)]);
    let lines = read(&with_reviews(&library, &reviews));
    let told: Vec<&[String]> = lines.iter().map(|line| &line[20..]).collect();
    let expected: [&[&str]; 4] = [
        &[
            "reviewed",
            "first_luck",
            "first_adjusted",
            "first_loss",
            "second_loss",
            "first_mistakes",
            "second_mistakes",
            "first_bluffs_believed",
            "second_bluffs_believed",
            "first_bluffs_n",
            "second_bluffs_n",
            "first_kept_n",
            "second_kept_n",
        ],
        &[
            "yes", "5.50", "94.50", "4.50", "", "1", "0", "1", "0", "3", "0", "", "",
        ],
        &[
            "yes", "0.00", "50.00", "", "", "0", "0", "", "", "", "", "", "2",
        ],
        &["no", "", "", "", "", "", "", "", "", "", "", "", ""],
    ];
    assert_eq!(told, expected);
}
