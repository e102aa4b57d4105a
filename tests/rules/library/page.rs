//! The page of the library's format says what is written.

use guyenne::library::{Index, LONGEST_LINE, Mark, NewGame};
use guyenne::rules::guess::Guess;
use guyenne::rules::headless::Headless;
use serde_json::Value;

use super::{GAMES, new, whole};
use crate::pages::{page, table};

const PAGE: &str = "src/library/library-format.md";

/// The fields of a table, from between backticks.
fn fields(first: &str) -> Vec<String> {
    let rows = table(&page(PAGE), first);
    let named = rows.iter().map(|row| row[0].trim_matches('`').to_owned());
    named.collect()
}

/// CRC-32 (ISO-HDLC), bit by bit.
fn crc(bytes: &[u8]) -> u32 {
    let step = |crc: u32, _| (crc >> 1) ^ (0xedb8_8320 * (crc & 1));
    !bytes.iter().fold(u32::MAX, |crc, &byte| {
        (0..8).fold(crc ^ u32::from(byte), step)
    })
}

#[test]
fn the_fields_of_the_page_are_those_of_a_kept_line() {
    let game = &GAMES[0];
    let games = (0..).map(|seed| new(&whole(game, seed), 1_764_315_600));
    let won = |game: &NewGame| game.facts.outcome.is_some_and(|it| it.winner.is_some());
    let line = games.into_iter().find(won).expect("a game").line();
    let kept: Value = serde_json::from_str(&line).expect("JSON");
    let kept = kept["kept"].as_object().expect("an object");
    let fields = fields("field");
    assert_eq!(kept.len(), fields.len());
    let places = fields
        .iter()
        .map(|field| line.find(&format!("\"{field}\":")));
    let places: Vec<usize> = places.map(|at| at.expect("a field")).collect();
    assert!(places.is_sorted(), "{fields:?} in another order");
    let example = page(PAGE);
    let example = example
        .lines()
        .find(|line| line.starts_with("{\"kept\""))
        .expect("one");
    let (example, _) = example.split_once(",\"format\"").expect("a record");
    let example: Value = serde_json::from_str(&format!("{example}}}")).expect("JSON");
    assert!(
        fields
            .iter()
            .all(|field| example["kept"].get(field).is_some())
    );
    // The sums are those that are said.
    let start = "{\"kept\":{\"version\":1,\"sum\":\"";
    let (sum, rest) = line.strip_prefix(start).expect("a start").split_at(8);
    assert_eq!(u32::from_str_radix(sum, 16), Ok(crc(rest.as_bytes())));
    let facts = (game.facts)(line.as_bytes()).expect("a record");
    let deal = format!("{}\n{}\n{}", game.id, facts.variant_words(), facts.seed);
    assert_eq!(kept["deal"], format!("{:08x}", crc(deal.as_bytes())));
    assert_eq!(LONGEST_LINE, 16 << 20);
}

#[test]
fn the_marks_of_the_page_are_those_there_are() {
    let record = whole(&GAMES[0], 1);
    let line = new(&record, 7).line();
    let name = |text: &str| {
        let mut index = Index::default();
        index.read(text.as_bytes(), GAMES).expect("bytes");
        index.entries()[0].id
    };
    let (game, plain) = (name(&line), name(&record));
    let sum = &line[line.find("\"sum\":\"").expect("a sum") + 7..][..8];
    assert_eq!(game.to_string(), format!("7-{}-{sum}", line.len()));
    let of_plain = format!("0-{}-{:08x}", record.len(), crc(record.as_bytes()));
    assert_eq!(plain.to_string(), of_plain);
    let marks = [
        Mark::Star(game),
        Mark::Unstar(game),
        Mark::Delete { game, at: 7 },
        Mark::Restore(game),
        Mark::Replace { game, by: plain },
        Mark::Guess {
            game,
            guess: Guess {
                side: 0,
                step: 31,
                options: 5,
                right: 2,
                given: 1,
            },
        },
    ];
    let example = page(PAGE);
    let example = example
        .lines()
        .find(|line| line.starts_with("{\"mark\":\"guess\""));
    let example = Mark::read(example.expect("one").as_bytes());
    let written = marks.last().copied().expect("marks").line();
    let written = Mark::read(
        written
            .replace(&game.to_string(), "1764315600-5120-bc594df8")
            .as_bytes(),
    );
    assert_eq!(example, written);
    let words = fields("mark");
    assert_eq!(words.len(), marks.len());
    for (mark, word) in marks.into_iter().zip(words) {
        let line = mark.line();
        assert!(line.starts_with(&format!("{{\"mark\":\"{word}\",\"game\":\"{game}\"")));
        assert_eq!(Mark::read(line.as_bytes()), Ok(mark));
    }
}

/// The variant that is kept is the one that the arena is told.
#[test]
fn the_words_of_a_variant_are_options_of_the_arena() {
    let arenas = ["guyenne", "fayance", "guesclin"];
    for (game, folder) in GAMES.iter().zip(arenas) {
        assert_eq!(game.id.0, folder);
        let options = page(&format!("src/games/{folder}/arena/options.rs"));
        let facts = |game: &Headless| (game.facts)(whole(game, 1).as_bytes()).expect("a record");
        for option in facts(game).variant {
            let field = format!("pub {}: ", option.name);
            assert!(
                options.contains(&field),
                "{folder} has no --{}",
                option.name
            );
        }
    }
}
