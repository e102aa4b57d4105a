//! Golden games and perft counts: the same seeds and moves give the same on every machine, and a change in a rule that
//! allows or forbids a move changes a count. `BLESS="why"` updates them.

use std::fmt::Write;

use guyenne::games::guesclin::rules::{Board, Dice, Move};
use guyenne::rules::seed::{Seed, following};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

use super::{random_game, random_move, scenario};
use crate::golden::golden;

/// How many lines of `depth` decisions start at a board. Dice make two lines: all hit, all miss.
fn perft(board: &Board, depth: u32) -> u64 {
    let moves = board.moves();
    if depth == 1 || moves.is_empty() {
        return moves.len().max(1) as u64;
    }
    let after = |m: Move, face: u8| {
        let mut next = board.clone();
        next.after(m, &mut |capacity| Dice::all(capacity, face));
        perft(&next, depth - 1)
    };
    let lines = moves.into_iter().map(|m| match m {
        Move::Attack { .. } | Move::Shoot { .. } => after(m, 1) + after(m, 6),
        _ => after(m, 1),
    });
    lines.sum()
}

/// The board after `skip` random decisions.
fn midway(n: u8, skip: u32) -> Board {
    let mut rng = Pcg64Mcg::seed_from_u64(u64::from(n) * 1000 + u64::from(skip));
    let mut board = Board::new(scenario(n));
    let mut thrown = 0;
    for _ in 0..skip {
        if let Some(m) = random_move(&board, &mut rng) {
            board.after(m, &mut |capacity| {
                thrown += 1;
                Dice::thrown(Seed(9), thrown, capacity)
            });
        }
    }
    board
}

#[test]
fn the_lines_of_play_are_as_many_as_ever() {
    let mut counts = String::from("# scenario skipped depth lines\n");
    for n in 1..=4 {
        let placed = scenario(n).fighters.len() as u32;
        for (skip, depth) in [
            (0, 2),
            (placed, 1),
            (placed, 2),
            (placed + 9, 2),
            (placed + 40, 2),
            (placed + 90, 3),
        ] {
            let lines = perft(&midway(n, skip), depth);
            writeln!(counts, "{n} {skip} {depth} {lines}").expect("a text takes lines");
        }
    }
    golden("guesclin/perft.txt", &counts);
}

#[test]
fn the_same_seeds_play_the_same_games_as_ever() {
    let mut lines = String::new();
    for n in 1..=4 {
        for step in 0..2 {
            let seed = following(Seed(1340 + u64::from(n)), step);
            let (_, record) = random_game(n, seed);
            assert_eq!(record.play_again().expect("the same dice"), record);
            lines += &record.line();
            lines.push('\n');
        }
    }
    golden("guesclin/games.jsonl", &lines);
    assert_eq!(super::records::check_file(lines.as_bytes()), [""; 0]);
}
