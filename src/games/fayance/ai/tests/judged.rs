//! The judge of a review: it weighs what was made, exactly where all is solved, and says how far it errs elsewhere.

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::bot::{Bot, dice};
use crate::endgame::GameState;
use crate::judge::{ERRORS, Judge};
use crate::matrix_bot::{MatrixBot, Weighed};
use crate::style::{CHAMPION, CHAMPION_7};
use crate::{MovePolicy, OpenValue};
use fayance_rules::{BySide, Move, Position, RulesConfig, Setup, Side, Stage, View};
use kit_rules::seed::{Seed, following};

/// The decisions of a random game, each with the view of its side and what was made of it.
fn decisions(seed: u64) -> Vec<(Position, View, Move)> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let setup = Setup::of_seed(RulesConfig::default(), following(Seed(31), seed));
    let mut position = Position::new(setup).expect("a deal");
    let mut all = Vec::new();
    while let Some(&side) = position.to_move().first() {
        let m = position.decision(side).expect("it is due").sample(&mut rng);
        all.push((position.clone(), position.view(Some(side)), m));
        position.play(side, m).expect("legal");
    }
    all
}

#[test]
fn what_was_made_is_weighed_and_solved_values_have_no_error() {
    let (mut solved, mut guessed) = (0, 0);
    for (_, view, m) in (0..3).flat_map(decisions) {
        let due = view.decision.expect("a decision");
        let state = GameState::of(&view).expect("a state");
        // The first army takes long.
        if view.stage == Stage::Muster || state.captured() < 3 {
            continue;
        }
        let Some(mut judge) = Judge::new(&view, m) else {
            assert_eq!(due.count(), 1);
            continue;
        };
        let all = judge.weighed();
        assert!(all.iter().any(|judged| judged.m == m), "{m:?} of {all:?}");
        let sum: f64 = all.iter().map(|judged| judged.chance).sum();
        assert!((sum - 1.0).abs() < 1e-9);
        let best = all.iter().map(|judged| judged.value).fold(0.0, f64::max);
        // What the champion plays is worth as much as the best.
        for played in all.iter().filter(|judged| judged.chance > 1e-6) {
            assert!(played.value > best - 2e-4, "{played:?} of {best}");
        }
        let exact = CHAMPION.solves(&state) || view.stage == Stage::Call;
        assert!(all.iter().all(|judged| (judged.error == 0.0) == exact));
        *(if exact { &mut solved } else { &mut guessed }) += 1;
    }
    assert!(solved > 20 && guessed > 10, "{solved} {guessed}");
}

#[test]
fn the_turn_that_was_made_stands_for_those_with_its_terrains() {
    let mut renamed = 0;
    for (_, view, _) in (0..4).flat_map(decisions) {
        let Some(land) = view
            .land
            .filter(|_| view.stage == Stage::Lay && view.captures.len() < 5)
        else {
            continue;
        };
        for turn in 0..4 {
            let mut judge = Judge::new(&view, Move::Lay(turn)).expect("a choice");
            let all: Vec<Move> = judge.weighed().iter().map(|judged| judged.m).collect();
            assert!(all.contains(&Move::Lay(turn)));
            let same = |other: u8| land.territory.terrains(other) == land.territory.terrains(turn);
            renamed += u32::from((0..turn).any(same));
        }
    }
    assert!(renamed > 5, "{renamed}");
}

/// What the judge knows by one seat's view is what both sides' choice is worth with all known.
#[test]
fn a_pair_of_choices_is_worth_to_one_side_what_it_is_not_to_the_other() {
    let mut pairs = 0;
    for (position, view, m) in (0..4).flat_map(decisions) {
        let second = view.sides.iter().any(|(_, side)| side.confirmed);
        if second || view.captures.len() < 4 {
            continue;
        }
        let mut open = OpenValue::default();
        let mut stakes = open
            .stakes(&position.view(Some(Side::North)))
            .expect("a decision");
        for side in Side::ALL {
            let view = position.view(Some(side));
            let Some(policy) = MatrixBot::new(CHAMPION, Seed(0)).policy(&view) else {
                continue;
            };
            let near = |ours: &MovePolicy| {
                let same = |(one, other): (&(Move, f64), &(Move, f64))| {
                    one.0 == other.0 && (one.1 - other.1).abs() < 1e-12
                };
                ours.len() == policy.len() && ours.iter().zip(&policy).all(same)
            };
            assert!(near(&stakes.policy(side)), "{side:?} at {view:?}");
            // Whoever mixes is worth the same whatever of it comes.
            let mean: f64 = policy
                .iter()
                .map(|&(m, chance)| chance * stakes.after(side, m, None).expect("legal"))
                .sum();
            assert!((mean - stakes.value()).abs() < 1e-6);
        }
        let side = view.viewer.expect("a side");
        let after = stakes.after(side, m, None).expect("legal");
        if let Some(mut judge) = Judge::new(&view, m) {
            let all = judge.weighed();
            let made = all.iter().find(|judged| judged.m == m).expect("weighed");
            let known = if side == Side::North {
                made.value
            } else {
                1.0 - made.value
            };
            assert!((known - after).abs() < 1e-6, "{known} {after}");
        }
        // Told what the other side sends.
        if position.stage() == Stage::Choose {
            let answers: Vec<Move> = position.legal_moves(side.other());
            let mean: f64 = answers
                .iter()
                .map(|&answer| {
                    let moves = match side {
                        Side::North => BySide::new(m, answer),
                        Side::South => BySide::new(answer, m),
                    };
                    stakes.both(moves).expect("legal") / answers.len() as f64
                })
                .sum();
            let even = answers
                .iter()
                .map(|&m| (m, 1.0 / answers.len() as f64))
                .collect();
            let known = stakes.after(side, m, Some(&even)).expect("legal");
            assert!((known - mean).abs() < 1e-9);
        }
        pairs += 1;
    }
    assert!(pairs > 20, "{pairs}");
}

/// How far the differences of cards on the sixth territory are from the solved ones, by the net after six captures.
#[test]
#[ignore = "slow: run by .cargo/test"]
fn the_stated_error_is_that_of_the_nets() {
    let (mut squares, mut count) = (0.0, 0.0);
    for (_, view, _) in (100..400).flat_map(decisions) {
        let first = view.sides.iter().all(|(_, side)| !side.confirmed);
        if view.stage != Stage::Choose || view.captures.len() != 5 || !first {
            continue;
        }
        let solved = [CHAMPION, CHAMPION_7].map(|style| {
            let mut bot = MatrixBot::new(style, Seed(0));
            let solved = bot.solved(&view, &mut dice(Seed(0), &view));
            solved.expect("a decision").moves
        });
        let [exact, guessed] = solved;
        let best = |all: &[Weighed]| {
            (0..all.len()).fold(0, |best, at| {
                if all[at].value > all[best].value {
                    at
                } else {
                    best
                }
            })
        };
        let best = best(&guessed);
        for at in (0..exact.len()).filter(|&at| at != best) {
            let [wrong, right] = [&guessed, &exact].map(|all| all[best].value - all[at].value);
            squares += (100.0 * (wrong - right)).powi(2);
            count += 1.0;
        }
    }
    let error: f64 = (squares / count).sqrt();
    let stated = ERRORS[5];
    assert!(
        (0.8..1.25).contains(&(error / stated)),
        "{error} points of {count} differences, and {stated} are stated"
    );
}
