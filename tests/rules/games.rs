//! Seeded random games of every preset, for the other tests to look at, and the golden files of tests/data.

use guyenne::app::arena;
use guyenne::games::guyenne::HEADLESS;
use guyenne::games::guyenne::rules::record::{Record, RecordPlayer};
use guyenne::games::guyenne::rules::{Equipment, Move, Position, RulesConfig, Setup};
use guyenne::rules::seed::{Seed, following};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::bless::bless;

/// What `cargo arena -- --check` says of a file of records.
pub fn check_file(bytes: &[u8]) -> Vec<String> {
    arena::faults(&[HEADLESS], bytes)
}

/// `count` set-ups of each preset, each with a seed of its own.
pub fn setups(count: u64) -> impl Iterator<Item = Setup> {
    RulesConfig::presets()
        .enumerate()
        .flat_map(move |(preset, config)| {
            (0..count).map(move |n| Setup {
                config,
                seed: following(Seed(preset as u64), n),
            })
        })
}

/// `count` set-ups of little Guyenne for each edition, level and size of camps that its box allows.
pub fn little_setups(count: u64) -> impl Iterator<Item = Setup> {
    let equipment = Equipment::LITTLE;
    setups(count).filter_map(move |Setup { config, seed }| {
        let config = RulesConfig {
            equipment,
            ..config
        }
        .validate()
        .ok()?;
        Some(Setup { config, seed })
    })
}

/// A source of random decisions that belongs to a set-up.
pub fn rng(setup: Setup) -> Pcg64Mcg {
    Pcg64Mcg::seed_from_u64(setup.seed.0 ^ 0x5eed)
}

/// A bot in every seat.
pub fn bots(config: RulesConfig) -> Vec<RecordPlayer> {
    config
        .seats()
        .map(|seat| RecordPlayer::bot(seat, "random"))
        .collect()
}

/// A random game to its end: its record, and its moves.
pub fn random_game(setup: Setup) -> (Record, Vec<Move>) {
    let mut rng = rng(setup);
    let (mut position, mut record) = start(setup);
    let mut moves = Vec::new();
    while let Some(decision) = position.decision() {
        let m = decision.sample(&mut rng);
        moves.push(m);
        play(&mut position, m, &mut record);
    }
    (record, moves)
}

/// A game and its record at the first decision.
pub fn start(setup: Setup) -> (Position, Record) {
    Record::start(setup, bots(setup.config)).expect("every preset is a game")
}

/// Plays a legal move into the record.
pub fn play(position: &mut Position, m: Move, record: &mut Record) {
    if let Err(refusal) = position.play_observed(m, record) {
        panic!("{m:?} is refused: {refusal}\n{position:?}");
    }
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
