//! Seeded random games of every preset, for the other tests to look at, and the golden files of tests/data.

use std::path::Path;
use std::{env, fs};

use guyenne::games::guyenne::rules::record::{Player, Record};
use guyenne::games::guyenne::rules::{Kit, Move, Position, Setup, Terms};
use guyenne::rules::seed::{Seed, following};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// `count` set-ups of each preset, each with a seed of its own.
pub fn setups(count: u64) -> impl Iterator<Item = Setup> {
    Terms::presets()
        .enumerate()
        .flat_map(move |(preset, terms)| {
            (0..count).map(move |n| Setup {
                terms,
                seed: following(Seed(preset as u64), n),
            })
        })
}

/// `count` set-ups of little Guyenne for each edition, level and size of camps that its box allows.
pub fn little_setups(count: u64) -> impl Iterator<Item = Setup> {
    let kit = Kit::LITTLE;
    setups(count).filter_map(move |Setup { terms, seed }| {
        let terms = Terms { kit, ..terms }.validate().ok()?;
        Some(Setup { terms, seed })
    })
}

/// A source of random decisions that belongs to a set-up.
pub fn rng(setup: Setup) -> Pcg64Mcg {
    Pcg64Mcg::seed_from_u64(setup.seed.0 ^ 0x5eed)
}

/// A bot in every seat.
pub fn bots(terms: Terms) -> Vec<Player> {
    terms
        .seats()
        .map(|seat| Player::bot(seat, "random"))
        .collect()
}

/// A random game to its end: its record, and its moves.
pub fn random_game(setup: Setup) -> (Record, Vec<Move>) {
    let mut rng = rng(setup);
    let (mut position, mut record) = start(setup);
    let mut moves = Vec::new();
    while let Some(ask) = position.ask() {
        let m = ask.sample(&mut rng);
        moves.push(m);
        play(&mut position, m, &mut record);
    }
    (record, moves)
}

/// A game and its record at the first decision.
pub fn start(setup: Setup) -> (Position, Record) {
    Record::start(setup, bots(setup.terms)).expect("every preset is a game")
}

/// Plays a legal move into the record.
pub fn play(position: &mut Position, m: Move, record: &mut Record) {
    if let Err(refusal) = position.play_witnessed(m, record) {
        panic!("{m:?} is refused: {refusal}\n{position:?}");
    }
}

/// The file `name` of tests/data. With `BLESS` set to a reason it first becomes `text`, and the reason is written down in
/// BLESSED.md beside it.
///
/// # Panics
/// If `BLESS` gives no reason.
pub fn bless(name: &str, text: &str) -> String {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let path = data.join(name);
    let read = |path: &Path| fs::read_to_string(path).unwrap_or_default();
    if let Ok(reason) = env::var("BLESS")
        && read(&path) != text
    {
        let log = data.join("BLESSED.md");
        let blessed = blessed(&read(&log), name, &reason).unwrap_or_else(|e| panic!("{e}"));
        for (path, text) in [(&path, text), (&log, &blessed)] {
            fs::write(path, text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        }
    }
    read(&path)
}

/// What BLESSED.md says after `name` was written anew for `reason`, or what is wrong with the reason.
pub fn blessed(log: &str, name: &str, reason: &str) -> Result<String, String> {
    let reason = reason.trim();
    if reason.split_whitespace().count() < 3 || reason.contains('\n') {
        return Err(format!(
            "BLESS=\"{reason}\" gives no reason: say in a line of three words or more why {name} changes"
        ));
    }
    let line = format!("- {name}: {reason}\n");
    // Several tests may write at once, and one may be asked twice.
    Ok(if log.ends_with(&line) {
        log.to_owned()
    } else {
        format!("{log}{line}")
    })
}

/// Compares `text` with a file of tests/data, line by line; with `BLESS` set to a reason, writes the file first.
pub fn golden(name: &str, text: &str) {
    let kept = bless(name, text);
    for (n, (now, then)) in text.lines().zip(kept.lines()).enumerate() {
        assert_eq!(now, then, "{name}:{}", n + 1);
    }
    assert_eq!(
        text.lines().count(),
        kept.lines().count(),
        "{name} has other lines"
    );
}

#[test]
fn blessing_needs_a_reason_and_writes_it_down() {
    for reason in ["1", "", "because", "  two words ", "a reason\nof two lines"] {
        let refused = blessed("", "perft.txt", reason).expect_err(reason);
        assert!(refused.contains("perft.txt"), "{refused}");
    }
    let log = blessed("# Head\n", "perft.txt", " Ties are losses now ").expect("a reason");
    assert_eq!(log, "# Head\n- perft.txt: Ties are losses now\n");
    assert_eq!(
        blessed(&log, "perft.txt", "Ties are losses now"),
        Ok(log.clone())
    );
}
