//! Thinking in slices: it leads to the same policy as thinking at once, may be cut short, and no slice is long.

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

use super::exact::states;
use crate::bot::Bot;
use crate::endgame::Endgame;
use crate::matrix_bot::MatrixBot;
use crate::solving::Solving;
use crate::style::{CHAMPION, CHAMPION_7};
use crate::territory::Battle;
use crate::yardstick;
use fayance_rules::{Position, RulesConfig, Setup, Stage, View};
use kit_rules::seed::{Seed, following};

/// The most states that a slice may solve.
const MOST: usize = 2000;

/// Views of all kinds of decisions: of the first muster, and late enough to be solved in no time.
fn views() -> Vec<View> {
    let mut views = Vec::new();
    for n in 0..6 {
        let seed = following(Seed(77), n);
        let mut rng = Pcg64Mcg::seed_from_u64(n);
        let setup = Setup::of_seed(RulesConfig::default(), seed);
        let mut position = Position::new(setup).expect("a deal");
        while let Some(&side) = position.to_move().first() {
            let decision = position.decision(side).expect("it owes a decision");
            let captured = position.captures().len();
            let first = n == 0 && position.stage() == Stage::Muster;
            if first || captured >= 6 || (captured > 0 && n > 3 && decision.count() < 20) {
                views.push(position.view(Some(side)));
            }
            position
                .play(side, decision.sample(&mut rng))
                .expect("a legal move");
        }
    }
    views
}

#[test]
#[ignore = "slow: run by .cargo/test"]
fn many_slices_lead_to_the_same_policy_as_one() {
    let mut sliced = 0;
    for view in views() {
        let bot = || yardstick("champion-7", Seed(4)).expect("a bot");
        let whole = bot().policy(&view).expect("a decision");
        let sum: f64 = whole.iter().map(|(_, probability)| probability).sum();
        assert!((sum - 1.0).abs() < 1e-9, "{whole:?}");
        let mut patient = bot();
        while !patient.think(&view, 5) {
            sliced += 1;
        }
        assert_eq!(patient.policy(&view), Some(whole));
        assert_eq!(patient.choose(&view), bot().choose(&view));
        // Interrupted, it still gives a legal move.
        let mut hasty = bot();
        hasty.think(&view, 1);
        let m = hasty.choose(&view).expect("a move");
        assert_eq!(view.decision.expect("a decision").check(m), Ok(()));
    }
    assert!(sliced > 100, "{sliced}");
}

#[test]
#[ignore = "slow: run by .cargo/test"]
fn thinking_that_is_cut_short_solves_no_more() {
    let mut cut = 0;
    let styles = [CHAMPION, CHAMPION_7];
    let views = views();
    for (style, view) in styles
        .iter()
        .flat_map(|style| views.iter().map(move |view| (style, view)))
    {
        let mut hasty = MatrixBot::new(*style, Seed(4));
        if hasty.think(view, 1) {
            continue;
        }
        let solved = hasty.states();
        let m = hasty.choose(view).expect("a move");
        assert_eq!(view.decision.expect("a decision").check(m), Ok(()));
        let policy = hasty.policy(view).expect("a decision");
        let sum: f64 = policy.iter().map(|(_, probability)| probability).sum();
        assert!((sum - 1.0).abs() < 1e-9, "{policy:?}");
        assert_eq!(hasty.states(), solved, "what was cut short is left");
        assert!(solved < MOST, "{solved}");
        cut += u32::from(solved > 0);
        // What was solved is of use when it may go on.
        while !hasty.think(view, 64) {}
        let whole = MatrixBot::new(*style, Seed(4)).policy(view);
        assert_eq!(hasty.policy(view), whole);
    }
    assert!(cut > 20, "{cut}");
}

#[test]
fn a_slice_is_short() {
    for state in states(5, 3, 91) {
        let mut endgame = Endgame::new(&state);
        let battles: Vec<Battle> = Battle::all(state.next, state.leader, state.active).collect();
        let mut solving = Solving::of(&endgame, &state, &battles);
        let (mut slices, mut most) = (0, 0);
        loop {
            let before: usize = endgame.solved().iter().sum();
            let done = solving.advance(&mut endgame, &mut 1);
            let solved: usize = endgame.solved().iter().sum();
            most = most.max(solved - before);
            slices += 1;
            if done {
                break;
            }
        }
        assert!(
            slices > 500 && most < MOST,
            "{slices} slices, {most} states in one"
        );
    }
}
