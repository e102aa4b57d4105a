//! Moves as text: each is read as it was written, and nothing else is a move.

use guyenne::games::guesclin::rules::{Fighter, Hex, Move, Path, Position, Setup};
use guyenne::rules::seed::Seed;

#[test]
fn every_move_of_games_at_random_is_read_as_it_was_written() {
    let mut kinds = std::collections::BTreeSet::new();
    for scenario in 1..=4 {
        for seed in 0..6 {
            let setup = Setup {
                scenario,
                seed: Seed(seed),
            };
            let mut position = Position::new(setup).expect("a scenario");
            let mut n = seed as usize;
            while let Some(banner) = position.to_move() {
                let moves = position.legal_moves(banner);
                for &m in &moves {
                    let text = m.text();
                    assert_eq!(Move::read_text(&text), Some(m), "{text}");
                    kinds.insert(text.split(' ').next().expect("a kind").to_owned());
                }
                n = n.wrapping_mul(25).wrapping_add(7) % 1009;
                let m = moves[n % moves.len()];
                position.play(banner, m).expect("legal");
            }
        }
    }
    assert!(kinds.len() >= 10, "{kinds:?}");
}

#[test]
fn a_path_is_told_by_where_it_leads() {
    let hexes = [Hex::new(4, 5), Hex::new(4, 6), Hex::new(4, 7)];
    let path = Path::new(hexes.into_iter().flatten()).expect("a path");
    let who = Fighter::new(2).expect("a fighter");
    let own = Move::Follow {
        who,
        path,
        exit: Some(1),
    };
    assert_eq!(own.text(), "march 2 E8 1");
    assert_eq!(Move::read_text("march 2 E8 1"), Some(own.as_march()));
    for wrong in [
        "",
        "march",
        "march 2",
        "march 99 E8",
        "finish 1",
        "place 1 Z9",
    ] {
        assert_eq!(Move::read_text(wrong), None, "{wrong}");
    }
}
