//! Games of three and four players: the castles of partners, the cards they propose, every mix of people and bots, and
//! games that are continued.

use bevy::prelude::*;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::record::{PlayerKind, Record};
use guyenne::games::guyenne::rules::seat::ByCamp;
use guyenne::games::guyenne::rules::{DecisionKind, Refusal, Stage};
use guyenne::games::guyenne::table::card::{CastleCard, Selected};
use guyenne::games::guyenne::table::refusal::{RefusalReason, Refused};
use guyenne::games::guyenne::table::{GameConfig, Rules, TableInput, Turn};
use guyenne::timings::Speed;

use super::views::{seated, view};
use crate::guyenne::whole_game::{decision, next_decision, play, play_to_the_end};
use crate::harness::{Device, Hands, Press};

/// The numbers of partners that are seen on the table: each with its place in the world.
fn numbers(hands: &mut Hands) -> Vec<(String, Vec2)> {
    let world = hands.app.world_mut();
    let mut texts = world.query::<(&Text2d, &TextColor, &GlobalTransform)>();
    texts
        .iter(world)
        .filter(|(text, colour, _)| ["I", "II"].contains(&text.0.as_str()) && colour.alpha() > 0.9)
        .map(|(text, _, at)| (text.0.clone(), at.translation().truncate()))
        .collect()
}

/// Whoever answers at a castle of the round finds their number there, on their own side, and none at the castle of
/// their partner that is not theirs.
#[test]
fn a_castle_of_the_round_has_the_number_of_the_partner_who_plays_there() {
    let four = "english:human,human french:human,human";
    let mut hands = Hands::open(
        LaunchOptions {
            speed: Some(Speed::Instant),
            ..seated(four, "base", 11)
        },
        Device::Keys,
    );
    let mut answers = 0;
    for _ in 0..3000 {
        hands.update(1);
        if hands.screen() != Screen::Table(ID) || answers > 12 {
            break;
        }
        match hands.turn() {
            Turn::Curtain(_) => {
                hands.update(2);
                hands.press(Press::Confirm);
            }
            Turn::Person(seat) => {
                hands.update(6);
                let Some(decision) = decision(&hands) else {
                    continue;
                };
                let shown = view(&hands);
                if let Stage::Place(step @ (1 | 3)) = shown.stage {
                    let castle = shown.named[usize::from(step / 2)].expect("a castle is named");
                    let name = if seat.place == 0 { "I" } else { "II" };
                    let world = hands.app.world_mut();
                    let mut castles = world.query::<(&CastleCard, &GlobalTransform)>();
                    let (_, at) = castles
                        .iter(world)
                        .find(|(card, _)| card.0 == castle)
                        .expect("a card for each castle");
                    let at = at.translation().truncate();
                    let found = numbers(&mut hands);
                    let near = |(_, place): &&(String, Vec2)| {
                        (place.x - at.x).abs() < 90.0 && place.y < at.y
                    };
                    let own: Vec<_> = found.iter().filter(near).map(|(n, _)| n.as_str()).collect();
                    assert_eq!(own, [name], "{castle:?} of {found:?}");
                    answers += 1;
                }
                play(&mut hands, decision.nth(answers * 3 % decision.count()));
            }
            _ => {}
        }
    }
    assert!(answers > 8, "only {answers}");
}

/// Every mix of camps is played to its result by keys and by a pad, and its record has every seat.
#[test]
fn every_mix_is_played_to_the_result() {
    let mixes = [
        ("english:human,human french:knight", (2, 1), Device::Pad),
        ("english:squire french:human,human", (1, 2), Device::Keys),
        ("english:human,squire french:human", (2, 1), Device::Keys),
        (
            "english:human,squire french:squire,human",
            (2, 2),
            Device::Pad,
        ),
        (
            "english:squire,squire french:squire,human",
            (2, 2),
            Device::Keys,
        ),
    ];
    for ((seats, teams, device), level) in
        (mixes.into_iter()).zip(["base", "advanced", "expert", "base", "expert"])
    {
        let mut hands = Hands::open(seated(seats, level, 9), device);
        if device == Device::Pad && seats.matches("human").count() > 1 {
            hands.share_one_device();
        }
        assert!(play_to_the_end(&mut hands) > 4, "{seats}");
        let record = Record::parse(&hands.record()).unwrap();
        assert_eq!(record.config.teams, ByCamp::new(teams.0, teams.1));
        let people = record
            .players
            .iter()
            .filter(|p| p.kind == PlayerKind::Human);
        assert_eq!(people.count(), seats.matches("human").count(), "{seats}");
        record.replay().unwrap();
    }
}

/// Plays on until a person has a decision of this kind.
fn until_decision(hands: &mut Hands, wanted: impl Fn(&DecisionKind) -> bool) {
    for n in 0..400 {
        let decision = next_decision(hands).expect("the game has such a decision");
        if wanted(&decision.kind) {
            return;
        }
        play(hands, decision.nth((n * 7 + 3) % decision.count()));
    }
    panic!("no such decision");
}

#[test]
fn the_castle_of_the_partner_is_refused_by_its_rule() {
    let four = "english:human,human french:human,human";
    let mut hands = Hands::open(seated(four, "base", 11), Device::Keys);
    until_decision(
        &mut hands,
        |kind| matches!(kind, DecisionKind::Reinforce { own, .. } if *own != [true, true]),
    );
    let DecisionKind::Reinforce { room, own, .. } = decision(&hands).unwrap().kind else {
        panic!("a reinforcement");
    };
    let partners = room[usize::from(own[0])].0;
    hands
        .app
        .world_mut()
        .write_message(TableInput::Castle(partners));
    hands.update(1);
    let refused = hands.app.world().resource::<Messages<Refused>>();
    let reasons: Vec<RefusalReason> = refused
        .iter_current_update_messages()
        .map(|r| r.0)
        .collect();
    assert_eq!(
        reasons,
        [RefusalReason::Rule(Refusal::PartnerCastle(partners))]
    );
}

/// At expert the second partner finds the first one's five cards chosen, and can confirm them by one press.
#[test]
fn five_proposed_cards_are_confirmed_by_one_press() {
    let two = "english:human,human french:squire";
    let mut hands = Hands::open(seated(two, "expert", 3), Device::Keys);
    until_decision(&mut hands, |kind| {
        matches!(
            kind,
            DecisionKind::Reserve {
                proposed: Some(_),
                ..
            }
        )
    });
    let mut chosen = hands.app.world_mut().query_filtered::<(), With<Selected>>();
    assert_eq!(chosen.iter(hands.app.world()).count(), 5);
    let before = hands.record();
    hands.press(Press::Commit);
    hands.update(2);
    assert_ne!(hands.record(), before, "the proposal was not accepted");
}

/// A game of four that is continued from its record is at the same decision, with the same seats, names and hands, in
/// every phase that people decide in.
#[test]
fn a_game_of_four_goes_on_where_it_was() {
    let four = "english:human,squire french:human,human";
    let mut hands = Hands::open(seated(four, "expert", 12), Device::Keys);
    let mut kinds = Vec::new();
    for n in 0..60 {
        let Some(decision) = next_decision(&mut hands) else {
            break;
        };
        let record = hands.app.world().resource::<Rules>().record();
        let seen = view(&hands);
        let kind = core::mem::discriminant(&decision.kind);
        if !kinds.contains(&kind) {
            kinds.push(kind);
            let mut again = Hands::open(LaunchOptions::default(), Device::Keys);
            again.begin(GameConfig {
                resume: Some(record.clone()),
                ..GameConfig::default()
            });
            again.until(3000, |hands| matches!(hands.turn(), Turn::Curtain(_)));
            assert_eq!(again.turn(), Turn::Curtain(decision.seat));
            next_decision(&mut again);
            assert_eq!(again.turn(), Turn::Person(decision.seat));
            assert_eq!(view(&again), seen, "{:?}", decision.kind);
            let seating = |hands: &Hands| {
                let rules = hands.app.world().resource::<Rules>();
                rules.config().seating.clone()
            };
            assert_eq!(seating(&again), seating(&hands));
        }
        play(&mut hands, decision.nth((n * 7 + 3) % decision.count()));
    }
    assert!(kinds.len() >= 5, "only {} kinds of decisions", kinds.len());
}
