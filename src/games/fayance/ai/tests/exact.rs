//! The exact solver agrees with the slow one, and nobody gains against its policies.

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

use super::slow_solver::slow;
use crate::endgame::{Endgame, GameState};
use crate::response::Response;
use fayance_rules::{BySide, Cards, Position, RulesConfig, Setup, Side, Stage};
use kit_rules::seed::{Seed, following};

/// States before a territory is laid in random games, once `captured` are captured.
pub(super) fn states(captured: usize, count: usize, seed: u64) -> Vec<GameState> {
    let mut found = Vec::new();
    let mut n = 0;
    while found.len() < count {
        let seed = following(Seed(seed), n);
        n += 1;
        let mut rng = Pcg64Mcg::seed_from_u64(seed.0);
        let setup = Setup::of_seed(RulesConfig::default(), seed);
        let mut position = Position::new(setup).expect("a deal");
        while let Some(&side) = position.to_move().first() {
            if position.stage() == Stage::Lay && position.captures().len() == captured {
                found.extend(GameState::of(&position.view(Some(side))));
                break;
            }
            let decision = position.decision(side).expect("it owes a decision");
            position
                .play(side, decision.sample(&mut rng))
                .expect("a legal move");
        }
    }
    found
}

fn agree(captured: usize, count: usize) {
    for state in states(captured, count, 50 + captured as u64) {
        let (exact, slow) = (Endgame::new(&state).value(&state), slow(&state));
        assert!(
            (exact - slow).abs() < 5e-5,
            "{exact} and {slow} at {state:?}"
        );
        assert!((0.0..=1.0).contains(&exact), "{exact}");
    }
}

#[test]
fn the_exact_solver_agrees_with_a_slow_one() {
    agree(8, 20);
    agree(7, 20);
    agree(6, 2);
}

#[test]
#[ignore = "slow: run by .cargo/test"]
fn the_exact_solver_agrees_with_a_slow_one_from_the_sixth_on() {
    agree(6, 10);
    agree(5, 2);
}

#[test]
fn nobody_gains_against_the_exact_policies() {
    for captured in [7, 6] {
        for state in states(captured, 3, 90) {
            let mut endgame = Endgame::new(&state);
            let value = endgame.value(&state);
            for responder in Side::ALL {
                let best = Response::new(&mut endgame, responder).value(&state);
                let gain = if responder == Side::North {
                    best - value
                } else {
                    value - best
                };
                assert!((-1e-9..1e-6).contains(&gain), "{gain} at {state:?}");
            }
        }
    }
}

#[test]
fn sides_may_be_exchanged() {
    let swap = |pair: BySide<Cards>| BySide::new(pair[Side::South], pair[Side::North]);
    for state in states(7, 10, 33) {
        let mirrored = GameState {
            own: swap(state.own),
            active: swap(state.active),
            north: state.captured() - state.north,
            leader: state.leader.other(),
            ..state
        };
        let [here, there] = [state, mirrored].map(|state| Endgame::new(&state).value(&state));
        assert!((here + there - 1.0).abs() < 1e-9, "{here} and {there}");
    }
}
