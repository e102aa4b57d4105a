//! Around the game: every phase comes about, a save goes on with its log, a press hurries, the title falls asleep.

use std::collections::BTreeSet;

use bevy::prelude::*;
use guyenne::app::{Demo, Options, Screen};
use guyenne::rules::guyenne::{Level, Move};
use guyenne::rules::record::Record;
use guyenne::rules::seed::Seed;
use guyenne::table::card::{CastleCard, Selectable, Value};
use guyenne::table::guyenne::hud::Log;
use guyenne::table::{Begin, Choice, Chosen, Phase, Plan, Player, Shown, Turn};
use guyenne::theme::Speed;

use crate::hands::{Device, Hands, Press};
use crate::whole_game::{Kept, ask, keep_record};

/// The phases that have been shown.
#[derive(Resource, Default)]
struct Phases(BTreeSet<String>);

fn note_phase(phase: Res<State<Phase>>, mut phases: ResMut<Phases>) {
    phases.0.insert(format!("{:?}", phase.get()));
}

/// Does what `m` says by choices, as a pointer would.
fn choose(hands: &mut Hands, m: Move) {
    let world = hands.app.world_mut();
    let (castle, cards) = match m {
        Move::Place { castle, cards } | Move::Reinforce { castle, cards } => (Some(castle), cards),
        Move::Reserve(cards) | Move::Lose(cards) => (None, cards),
        Move::Show => {
            world.write_message(Choice::Commit);
            return;
        }
        _ => {
            world.write_message(Choice::Decline);
            return;
        }
    };
    if let Some(castle) = castle
        && world.resource::<Chosen>().castle != Some(castle)
    {
        let mut rows = world.query_filtered::<&CastleCard, With<Selectable>>();
        assert!(rows.iter(world).any(|row| row.0 == castle));
        world.write_message(Choice::Castle(castle));
    }
    let mut left: Vec<_> = cards.iter().collect();
    let mut query = world.query_filtered::<(Entity, &Value), With<Selectable>>();
    let mut presses = Vec::new();
    for (entity, value) in query.iter(world) {
        if let Some(at) = left.iter().position(|&card| card == value.0) {
            left.swap_remove(at);
            presses.push(entity);
        }
    }
    assert!(left.is_empty(), "{left:?} cannot be pressed");
    for entity in presses {
        world.write_message(Choice::Card(entity));
    }
    world.write_message(Choice::Commit);
}

/// Lets a person act once, by choices.
fn act(hands: &mut Hands, n: u32) {
    match hands.turn() {
        Turn::Curtain(_) => {
            hands.app.world_mut().write_message(Choice::Accept);
        }
        Turn::Person(_) => {
            if let Some(ask) = ask(hands) {
                choose(hands, ask.nth(n % ask.count()));
            }
        }
        _ => {}
    }
    hands.update(2);
}

#[test]
fn every_phase_comes_about() {
    let options = Options {
        seed: Some(5),
        level: Some(Level::Expert),
        english: Some(Player::Human),
        french: Some(Player::Human),
        ..Options::default()
    };
    let mut hands = Hands::open(options, Device::Keys);
    hands
        .app
        .init_resource::<Phases>()
        .add_systems(Last, note_phase);
    for n in 0..3000 {
        act(&mut hands, n * 31);
        if hands.screen() == Screen::Result {
            break;
        }
    }
    assert_eq!(hands.screen(), Screen::Result);
    let seen = &hands.app.world().resource::<Phases>().0;
    for phase in [
        Phase::Curtain,
        Phase::Reserve,
        Phase::Refill,
        Phase::Placement,
        Phase::Reinforcement,
        Phase::Combat,
        Phase::Answer,
        Phase::Losses,
        Phase::Over,
    ] {
        assert!(seen.contains(&format!("{phase:?}")), "{phase:?}: {seen:?}");
    }
}

#[test]
fn a_save_goes_on_where_it_stopped() {
    let options = Options {
        seed: Some(8),
        level: Some(Level::Advanced),
        ..Options::default()
    };
    let mut hands = Hands::open(options, Device::Keys);
    hands
        .app
        .init_resource::<Kept>()
        .add_systems(Last, keep_record);
    for n in 0..60 {
        act(&mut hands, n * 3);
    }
    hands.until(200, |hands| matches!(hands.turn(), Turn::Person(_)));
    let saved = hands.app.world().resource::<Kept>().0.clone();
    let shown = hands.app.world().resource::<Shown>().clone();
    let log = hands.app.world().resource::<Log>().entries().len();
    assert!(Record::parse(&saved).unwrap().events.len() > 12);

    let mut hands = Hands::open(Options::default(), Device::Keys);
    let plan = Plan {
        resume: Some(saved),
        seed: Some(Seed(1)),
        ..Options::default().plan()
    };
    hands.app.world_mut().write_message(Begin(plan));
    hands
        .app
        .world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Table);
    hands.until(200, |hands| matches!(hands.turn(), Turn::Person(_)));
    let again = hands.app.world().resource::<Shown>().clone();
    assert_eq!((again.view, again.near), (shown.view, shown.near));
    let recalled = hands.app.world().resource::<Log>().entries().len();
    assert_eq!(recalled, log, "the log of a save tells as much");
    act(&mut hands, 5);
    hands.until(400, |hands| {
        hands.screen() == Screen::Result || matches!(hands.turn(), Turn::Person(_))
    });
}

/// Frames until the first decision at the plain speed, with a press every few frames or without.
fn frames_to_decision(pressing: bool) -> usize {
    let options = Options {
        seed: Some(2),
        speed: Some(Speed::X1),
        english: Some(Player::Human),
        french: Some(Player::Bot("greedy".to_owned())),
        ..Options::default()
    };
    let mut hands = Hands::open(options, Device::Keys);
    for frame in 0..2000 {
        if matches!(hands.turn(), Turn::Person(_)) {
            return frame;
        }
        if pressing && hands.turn() == Turn::Busy {
            hands.press(Press::Right);
        }
        hands.update(1);
    }
    panic!("no decision is ever asked");
}

#[test]
fn a_press_finishes_what_is_moving() {
    let (waiting, pressing) = (frames_to_decision(false), frames_to_decision(true));
    assert!(
        waiting > 20 && pressing * 2 < waiting,
        "{pressing} frames with presses, {waiting} without"
    );
}

#[test]
fn the_title_falls_asleep_and_wakes() {
    let mut hands = Hands::open(Options::default(), Device::Keys);
    assert_eq!(hands.screen(), Screen::Title);
    hands.until(1500, |hands| hands.screen() == Screen::Table);
    assert!(hands.app.world().resource::<Demo>().is_on());
    hands.update(20);
    let shown = hands.app.world().resource::<Shown>();
    assert_eq!(shown.view.viewer, None, "a demo shows no hand");
    hands.press(Press::Right);
    hands.until(50, |hands| hands.screen() == Screen::Title);
}

/// Sprites are found by a pointer only when they carry [`Pickable`]: without it no card can be clicked.
#[test]
fn a_pointer_finds_every_card_and_castle() {
    let options = Options {
        seed: Some(2),
        english: Some(Player::Human),
        ..Options::default()
    };
    let mut hands = Hands::open(options, Device::Keys);
    hands.until(200, |hands| matches!(hands.turn(), Turn::Person(_)));
    let world = hands.app.world_mut();
    let mut query = world.query_filtered::<(Entity, Option<&Children>), With<Selectable>>();
    let mut found = 0;
    for (entity, children) in query.iter(world) {
        let mut parts = children.into_iter().flatten().copied().chain([entity]);
        let pickable = parts.any(|part| {
            world.get::<Sprite>(part).is_some()
                && world.get::<Pickable>(part).is_some_and(|p| p.is_hoverable)
        });
        assert!(
            pickable,
            "{:?} cannot be clicked",
            world.get::<Name>(entity)
        );
        found += 1;
    }
    assert_eq!(found, 12, "six cards and six castles");
}
