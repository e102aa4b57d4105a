//! Golden games and perft counts: the same seeds and moves give the same on every machine, and a change in a rule that
//! allows or forbids a move changes a count. `BLESS="why"` updates them.

use std::fmt::Write;

use guyenne::games::fayance::rules::{Position, RulesConfig, Setup};
use guyenne::rules::seed::{Seed, following};

use super::random_game;
use crate::golden::golden;

/// How many lines of `depth` decisions start in `position`. Of two sides that owe a choice north decides first: the
/// order changes nothing.
fn perft(position: &Position, depth: u32) -> u64 {
    let Some(&side) = position.to_move().first() else {
        return 1;
    };
    let decision = position.decision(side).expect("it owes a decision");
    if depth == 1 {
        return u64::from(decision.count());
    }
    let mut nodes = 0;
    for m in decision.moves() {
        let mut next = position.clone();
        next.play(side, m).expect("legal");
        nodes += perft(&next, depth - 1);
    }
    nodes
}

/// The position after `skip` decisions, each with the move in the middle of the list.
fn midway(setup: Setup, skip: u32) -> Position {
    let mut position = Position::new(setup).expect("a deal");
    for _ in 0..skip {
        if let Some(&side) = position.to_move().first() {
            let moves = position.legal_moves(side);
            let m = moves[moves.len() / 2];
            position.play(side, m).expect("legal");
        }
    }
    position
}

#[test]
fn the_lines_of_play_are_as_many_as_ever() {
    let mut counts = String::from("# opening seed skipped depth lines\n");
    for (preset, config) in RulesConfig::presets().enumerate() {
        for n in 0..3 {
            let seed = following(Seed(9), preset as u64 * 10 + n);
            let setup = Setup::of_seed(config, seed);
            for (skip, depth) in [
                (0, 1),
                (0, 2),
                (2, 4),
                (4, 4),
                (7, 5),
                (11, 6),
                (16, 5),
                (24, 6),
                (30, 7),
                (37, 8),
            ] {
                let nodes = perft(&midway(setup, skip), depth);
                writeln!(counts, "{} {seed} {skip} {depth} {nodes}", config.opening)
                    .expect("a text takes lines");
            }
        }
    }
    golden("fayance/perft.txt", &counts);
}

#[test]
fn the_same_seeds_play_the_same_games_as_ever() {
    let mut lines = String::new();
    for (preset, config) in RulesConfig::presets().enumerate() {
        for n in 0..8 {
            let seed = following(Seed(1340 + preset as u64), n);
            let (_, record) = random_game(config, seed);
            assert_eq!(record.play_again().expect("the same deal"), record);
            lines += &record.line();
            lines.push('\n');
        }
    }
    golden("fayance/games.jsonl", &lines);
    assert_eq!(super::records::check_file(lines.as_bytes()), [""; 0]);
}
