//! Perft: counts of legal lines of play, as for chess programs. A change in a rule that allows or forbids a move
//! changes a count. `BLESS="why"` updates them.

use std::fmt::Write;

use guyenne::games::guyenne::rules::seat::Camp;
use guyenne::games::guyenne::rules::{Position, RulesConfig, Setup};
use guyenne::rules::seed::Seed;

use super::start;
use crate::golden::golden;

/// How many lines of `depth` decisions start in `position`.
fn perft(position: &Position, depth: u32) -> u64 {
    let Some(decision) = position.decision() else {
        return 1;
    };
    if depth == 1 {
        return u64::from(decision.count());
    }
    let mut nodes = 0;
    decision.for_each(|m| {
        let mut next = position.clone();
        next.play_unchecked(m);
        nodes += perft(&next, depth - 1);
    });
    nodes
}

/// The position after `skip` decisions, each with the move in the middle of the list.
fn midway(setup: Setup, skip: u32) -> Position {
    let (mut position, _) = start(setup);
    for _ in 0..skip {
        if let Some(decision) = position.decision() {
            position.play_unchecked(decision.nth(decision.count() / 2));
        }
    }
    position
}

#[test]
fn the_lines_of_play_are_as_many_as_ever() {
    let mut counts = String::from("# edition level teams seed skipped depth lines\n");
    for config in RulesConfig::presets() {
        let setup = Setup {
            config,
            seed: Seed(1360),
        };
        for (skip, depth) in [
            (0, 1),
            (0, 2),
            (0, 4),
            (5, 3),
            (9, 4),
            (17, 4),
            (40, 3),
            (64, 4),
        ] {
            let nodes = perft(&midway(setup, skip), depth);
            let RulesConfig {
                edition,
                level,
                teams,
                ..
            } = config;
            let (english, french) = (teams[Camp::English], teams[Camp::French]);
            writeln!(
                counts,
                "{edition} {level} {english}v{french} {} {skip} {depth} {nodes}",
                setup.seed
            )
            .expect("a text takes lines");
        }
    }
    golden("guyenne/perft.txt", &counts);
}
