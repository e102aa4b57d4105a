//! Guyenne: its worked examples, its laws and a second referee, counts, golden games, records, bots and puzzles.

mod blunders;
mod bots;
mod endings;
mod examples;
mod golden;
mod information_leak;
mod laws;
pub mod lessons;
mod levels;
mod little;
mod perft;
mod public_cards;
pub mod puzzles;
mod records;
mod referee;
mod rulebook;

use guyenne::app::arena;
use guyenne::games::guyenne::HEADLESS;
use guyenne::games::guyenne::rules::record::{Record, RecordPlayer};
use guyenne::games::guyenne::rules::{Equipment, Move, Position, RulesConfig, Setup};
use guyenne::rules::seed::{Seed, following};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// What `cargo arena -- --check` says of a file of records.
pub fn check_file(bytes: &[u8]) -> Vec<String> {
    arena::faults(&[HEADLESS], bytes)
}

/// `count` set-ups of each preset, each with its own seed.
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

/// `count` set-ups of little Guyenne for each preset that its equipment allows.
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

/// The generator for the random moves of a set-up.
pub fn rng(setup: Setup) -> Pcg64Mcg {
    Pcg64Mcg::seed_from_u64(setup.seed.0 ^ 0x5eed)
}

/// The players of a record: a bot in every seat.
pub fn bots(config: RulesConfig) -> Vec<RecordPlayer> {
    config
        .seats()
        .map(|seat| RecordPlayer::bot(seat, "random"))
        .collect()
}

/// Plays a random game to its end; returns its record and its moves.
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

/// The game of a set-up at its first decision, and its record.
pub fn start(setup: Setup) -> (Position, Record) {
    Record::start(setup, bots(setup.config)).expect("every preset is a game")
}

/// Plays a legal move and records it.
pub fn play(position: &mut Position, m: Move, record: &mut Record) {
    if let Err(refusal) = position.play_observed(m, record) {
        panic!("{m:?} is refused: {refusal}\n{position:?}");
    }
}
