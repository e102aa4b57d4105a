//! The reasons of hints are true, by other ways of counting.

use super::super::bot::Bot;
use super::super::endgame::{Endgame, GameState};
use super::super::random::Random;
use super::reasons::SAME;
use super::{Hint, HintBot, HintReason};
use fayance_rules::{
    BySide, Card, Land, Move, People, Position, RulesConfig, Setup, Side, View, fight,
};
use kit_ai::Thinker;
use kit_rules::seed::Seed;

/// Hints for every decision of random games, with the views.
fn hints(games: u64) -> Vec<(View, Hint)> {
    let mut all = Vec::new();
    for seed in 0..games {
        let setup = Setup::of_seed(RulesConfig::default(), Seed(seed));
        let mut position = Position::new(setup).expect("a deal");
        let (mut random, mut bot) = (Random::new(Seed(seed)), HintBot::new(Seed(seed)));
        while let Some(&side) = position.to_move().first() {
            let view = position.view(Some(side));
            // Later territories are tried in all games, first armies, which take long, in few.
            if view.captures.len() > 3 || seed < 3 {
                while !bot.think(&view, 64) {}
                let hint = bot.hint(&view).expect("a decision");
                position
                    .is_legal(side, hint.advised)
                    .expect("what is advised is legal");
                all.push((view.clone(), hint));
            }
            let m = random.choose(&view).expect("a decision");
            position.play(side, m).expect("a legal move");
        }
    }
    all
}

/// Each kind of reason is found, and each is true by another way of counting.
#[test]
fn the_reasons_are_true() {
    let mut found = [0; 15];
    for (view, hint) in hints(24) {
        let decision = view.decision.expect("a decision");
        let side = decision.side;
        let theirs = || view.sides[side.other()].active.iter();
        let result = |card: Card, other: Card| {
            let terrains = view.land.and_then(Land::terrains).expect("it lies");
            let mut cards = BySide::new(card, card);
            cards[side.other()] = other;
            fight(cards, terrains).winner.map(|winner| winner == side)
        };
        let sent = match hint.advised {
            Move::Choose(card) => Some(card),
            _ => None,
        };
        let beaten = || {
            let card = sent.expect("a card");
            theirs()
                .filter(|&other| result(card, other) == Some(true))
                .count()
        };
        let loses = |card| theirs().any(|other| result(card, other) == Some(false));
        assert!(!hint.reasons.is_empty());
        for &reason in &hint.reasons {
            let at = match reason {
                HintReason::Forced => {
                    assert_eq!(decision.moves().len(), 1);
                    0
                }
                HintReason::EqualCalls => {
                    assert!(matches!(hint.advised, Move::Call(_)));
                    1
                }
                HintReason::Edges {
                    mine,
                    terrain,
                    theirs,
                } => {
                    let Move::Lay(turn) = hint.advised else {
                        panic!("no turn");
                    };
                    let land = view.land.expect("a territory").territory;
                    assert_eq!(land.terrains(turn)[side.other()], terrain);
                    assert!(mine <= 4 && theirs <= 4);
                    2
                }
                HintReason::Turning(_) => 3,
                HintReason::EqualTurns => 4,
                HintReason::Sure => {
                    assert_eq!(beaten(), theirs().count());
                    5
                }
                HintReason::Unbeaten(n) => {
                    assert_eq!(beaten(), usize::from(n));
                    assert!(!loses(sent.expect("a card")));
                    6
                }
                HintReason::Feared(n, feared) => {
                    assert_eq!(beaten(), usize::from(n));
                    assert_eq!(result(sent.expect("a card"), feared), Some(false));
                    assert!(theirs().any(|other| other == feared));
                    7
                }
                HintReason::Unlikely(n) => {
                    assert_eq!(beaten(), usize::from(n));
                    assert!(loses(sent.expect("a card")));
                    8
                }
                HintReason::Mixed(n) => {
                    assert!((1..10).contains(&n));
                    9
                }
                HintReason::KeepsHalfling(n) => {
                    assert!(n > 0 && sent.is_some_and(|card| card.people() != People::Halfling));
                    let mut own = view.sides[side].active.iter();
                    assert!(own.any(|card| card.people() == People::Halfling));
                    10
                }
                HintReason::Gain(n) => {
                    assert!(n > 0);
                    11
                }
                HintReason::Little => 12,
                HintReason::HoldsHalfling(n) => {
                    let (Move::Muster(row) | Move::Refill(row)) = hint.advised else {
                        panic!("no army");
                    };
                    assert!(n > 0 && row.iter().all(|card| card.people() != People::Halfling));
                    let reserve = view.reserve(side);
                    assert!(reserve.iter().any(|card| card.people() == People::Halfling));
                    13
                }
                HintReason::Answers | HintReason::Lands(..) => 14,
            };
            found[at] += 1;
        }
    }
    assert!(found.iter().all(|&count| count > 0), "{found:?}");
}

/// What turning is worth, where it can be solved, by the solver itself; and the champion turns it the best way.
#[test]
fn the_value_of_turning_is_exact_at_the_end() {
    let mut tried = 0;
    for (view, hint) in hints(8) {
        let state = GameState::of(&view).expect("it shows the reserves");
        let Move::Lay(turn) = hint.advised else {
            continue;
        };
        if state.captured() < 6 {
            continue;
        }
        let side = state.leader;
        let own = |value: f64| match side {
            Side::North => value,
            Side::South => 1.0 - value,
        };
        let turns = Endgame::new(&state).by_turn(&state);
        let best = turns
            .iter()
            .map(|&(_, value)| own(value))
            .fold(0.0, f64::max);
        let worst = turns
            .iter()
            .map(|&(_, value)| own(value))
            .fold(1.0, f64::min);
        let terrains = |turn| state.next.terrains(turn);
        let taken = turns
            .iter()
            .find(|&&(other, _)| terrains(other) == terrains(turn));
        assert!(taken.is_some_and(|&(_, value)| (own(value) - best).abs() < 1e-9));
        let gain = ((best - worst) * 100.0).round() as u8;
        if hint.reasons.contains(&HintReason::EqualTurns) {
            assert!(best - worst < SAME);
        } else {
            assert!(
                hint.reasons.contains(&HintReason::Turning(gain)),
                "{hint:?} {gain}"
            );
        }
        tried += 1;
    }
    assert!(tried > 8, "{tried}");
}
