//! The proof that a pending choice is nowhere to be perceived: in two games that differ in nothing else, everything
//! that is drawn, written, sounded, narrated and felt is equal until the other side has answered.

use bevy::prelude::*;
use guyenne::games::fayance::rules::record::{Record, RecordPlayer};
use guyenne::games::fayance::rules::{
    BySide, DecisionKind, Move, Opening, Position, RulesConfig, Side, Stage,
};
use guyenne::games::fayance::table::{Selection, TableInput, Turn};
use guyenne::rules::seed::Seed;
use guyenne::table::log::Log;

use super::player::{between, open, play, resume, selectable, turn, view, wait};
use crate::harness::{Device, Hands, Press};
use crate::recorder::Recorder;

/// Steps both games by frames, and compares all that can be perceived in each.
fn compare(games: &mut [Hands; 2], frames: usize, what: &str) {
    let mut recorders = [Recorder::default(), Recorder::default()];
    for frame in 0..frames {
        let [one, other] = games;
        let first = recorders[0].look(one.app.world_mut());
        let second = recorders[1].look(other.app.world_mut());
        assert!(first.count() > 100, "{what}: something is perceived");
        // What came before is not heard twice.
        if frame > 0 {
            let differs = first.difference(one.app.world(), &second, other.app.world());
            assert_eq!(differs, None, "{what}, frame {frame}");
        }
        let [log, others] = [&*one, &*other].map(|game| game.app.world().resource::<Log>());
        assert_eq!(log, others, "{what}: the log");
        one.update(1);
        other.update(1);
    }
}

/// What can be chosen in secret.
const STAGES: [Stage; 4] = [Stage::Muster, Stage::Call, Stage::Choose, Stage::Refill];

/// A record up to where both sides owe a choice at this stage, with the moves of north.
fn up_to(stage: Stage, players: BySide<RecordPlayer>) -> (Position, Record) {
    let config = RulesConfig {
        opening: Opening::Duel,
    };
    let (mut position, mut record) = Record::start(config, Seed(8), players).expect("a set-up");
    while position.stage() != stage || position.to_move().len() < 2 {
        let side = position.to_move()[0];
        let m = position.legal_moves(side)[0];
        position
            .play_observed(side, m, &mut record)
            .expect("a legal move");
    }
    (position, record)
}

#[test]
fn a_choice_of_a_bot_that_waits_is_not_perceived() {
    for stage in STAGES {
        let players = || {
            BySide::new(
                RecordPlayer::bot(Side::North, "glazier"),
                RecordPlayer::human(Side::South, "Aude"),
            )
        };
        let (position, record) = up_to(stage, players());
        let moves = position.legal_moves(Side::North);
        let mut games = [moves[0], *moves.last().expect("a move")].map(|m| {
            let (mut position, mut record) = (position.clone(), record.clone());
            position
                .play_observed(Side::North, m, &mut record)
                .expect("a legal move");
            let mut hands = resume(record.line());
            wait(&mut hands);
            hands.update(5);
            hands
        });
        compare(&mut games, 6, &format!("{stage:?}"));
        // The same presses do the same.
        for game in &mut games {
            game.press(Press::Next);
            game.press(Press::Next);
            game.press(Press::Confirm);
        }
        compare(&mut games, 6, &format!("{stage:?}, after presses"));
    }
}

/// Chooses without a device, so that both games take as many frames, and confirms.
fn choose(hands: &mut Hands, side: Side, pick: usize) {
    let kind = view(hands).decision.expect("a decision").kind;
    let due = match kind {
        DecisionKind::Muster { .. } | DecisionKind::Refill { .. } => Selection::due(kind),
        DecisionKind::Choose { .. } => 1,
        DecisionKind::Call | DecisionKind::Lay { .. } => 0,
    };
    if kind == DecisionKind::Call {
        let troop = guyenne::games::fayance::rules::Troop::ALL[pick % 3];
        hands.app.world_mut().write_message(TableInput::Call(troop));
        hands.update(2);
    }
    for n in 0..due {
        let all = selectable(hands, side);
        let laid: Vec<Entity> = all
            .iter()
            .filter(|(.., spot)| {
                let slot = matches!(
                    spot,
                    guyenne::games::fayance::table::card::CardLocation::Slot(_)
                );
                slot == matches!(kind, DecisionKind::Choose { .. })
            })
            .map(|&(entity, ..)| entity)
            .collect();
        let card = laid[(pick + usize::from(n) * pick) % laid.len()];
        hands.app.world_mut().write_message(TableInput::Card(card));
        hands.update(2);
    }
    hands.app.world_mut().write_message(TableInput::Confirm);
    hands.update(1);
}

#[test]
fn a_choice_of_a_person_behind_the_curtain_is_not_perceived() {
    for stage in STAGES {
        let mut games = [0, 1].map(|_| open(between("human", "human", 12), Device::Keys));
        for (n, game) in games.iter_mut().enumerate() {
            // Up to the first choice of this stage, alike in both.
            for _ in 0..60 {
                wait(game);
                if view(game).stage == stage && matches!(turn(game), Turn::Person(_)) {
                    break;
                }
                play(game, 1);
            }
            let Turn::Person(first) = turn(game) else {
                panic!("{stage:?}: nobody chooses");
            };
            choose(game, first, n);
            assert!(matches!(turn(game), Turn::Curtain(other) if other != first));
        }
        for game in &mut games {
            game.update(5);
        }
        compare(&mut games, 4, &format!("{stage:?}, curtain"));
        for game in &mut games {
            game.press(Press::Confirm);
            game.update(6);
            assert!(matches!(turn(game), Turn::Person(_)));
            assert_eq!(view(game).pending, None);
        }
        compare(&mut games, 6, &format!("{stage:?}, the other chooses"));
    }
}

#[test]
fn the_proof_notices_what_is_perceived() {
    let players = || {
        BySide::new(
            RecordPlayer::human(Side::North, "Aude"),
            RecordPlayer::bot(Side::South, "glazier"),
        )
    };
    // One's own pending choice is one's own to see, so these two games do differ.
    let (position, record) = up_to(Stage::Choose, players());
    let moves = position.legal_moves(Side::North);
    let mut perceived = [moves[0], moves[1]].map(|m| {
        assert!(matches!(m, Move::Choose(_)));
        let (mut position, mut record) = (position.clone(), record.clone());
        position
            .play_observed(Side::North, m, &mut record)
            .expect("a legal move");
        position
            .play_observed(
                Side::South,
                position.legal_moves(Side::South)[0],
                &mut record,
            )
            .expect("a legal move");
        let mut hands = resume(record.line());
        hands.update(12);
        hands
    });
    let [one, other] = &mut perceived;
    let first = Recorder::default().look(one.app.world_mut());
    let second = Recorder::default().look(other.app.world_mut());
    let differs = first.difference(one.app.world(), &second, other.app.world());
    assert!(differs.is_some(), "what was played is seen");
}
