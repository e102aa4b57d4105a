//! Games at the table: every phase, saves that are continued, a game that replaces the last, and a decision that menus
//! leave alone.

use std::collections::BTreeSet;

use bevy::prelude::*;
use guyenne::app::{LaunchOptions, Menu, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::Level;
use guyenne::games::guyenne::rules::record::Record;
use guyenne::games::guyenne::table::card::{CardLocation, CastleCard, Placement, Selectable};
use guyenne::games::guyenne::table::hud::Log;
use guyenne::games::guyenne::table::tour_player::play;
use guyenne::games::guyenne::table::{
    DisplayedView, GameConfig, Phase, Rules, Selection, TableInput, Turn,
};
use guyenne::rules::seed::Seed;

use crate::guyenne::whole_game::decision;
use crate::harness::{Device, Hands, Press, against, parameters, two_people};

/// The phases so far.
#[derive(Resource, Default)]
struct Phases(BTreeSet<String>);

fn note_phase(phase: If<Res<State<Phase>>>, mut phases: ResMut<Phases>) {
    phases.0.insert(format!("{:?}", phase.get()));
}

/// Lets a person act once, with table inputs.
pub fn act(hands: &mut Hands, n: u32) {
    match hands.turn() {
        Turn::Curtain(_) => {
            hands.app.world_mut().write_message(TableInput::Accept);
        }
        Turn::Person(_) => {
            if let Some(decision) = decision(hands) {
                let m = decision.nth(n % decision.count());
                assert!(
                    play(hands.app.world_mut(), m, true),
                    "{m:?} cannot be pressed"
                );
            }
        }
        _ => {}
    }
    hands.update(2);
}

/// A game of a person against a bot, up to the person's first decision: the answer at the castle that the bot named.
pub(super) fn answer() -> Hands {
    let mut hands = Hands::open(against("greedy"), Device::Keys);
    hands.until(3000, |hands| matches!(hands.turn(), Turn::Person(_)));
    hands.update(2);
    hands
}

pub(super) fn chosen(hands: &Hands) -> Selection {
    hands.app.world().resource::<Selection>().clone()
}

#[test]
fn every_phase_comes_about() {
    let mut hands = Hands::open(two_people(5, Level::Expert), Device::Keys);
    hands
        .app
        .init_resource::<Phases>()
        .add_systems(Last, note_phase);
    for n in 0..3000 {
        act(&mut hands, n * 31);
        if hands.screen() == Screen::Result(ID) {
            break;
        }
    }
    assert_eq!(hands.screen(), Screen::Result(ID));
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
    let options = LaunchOptions {
        seed: Some(8),
        parameters: parameters(&[("level", "advanced")]),
        ..LaunchOptions::default()
    };
    let mut hands = Hands::open(options, Device::Keys);
    for n in 0..60 {
        act(&mut hands, n * 3);
    }
    hands.until(200, |hands| matches!(hands.turn(), Turn::Person(_)));
    let saved = hands.record();
    let shown = hands.app.world().resource::<DisplayedView>().clone();
    let log = hands.app.world().resource::<Log>().0.len();
    assert!(Record::parse(&saved).unwrap().events.len() > 12);

    let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
    hands.begin(GameConfig {
        resume: Some(saved),
        seed: Some(Seed(1)),
        ..GameConfig::default()
    });
    hands.until(200, |hands| matches!(hands.turn(), Turn::Person(_)));
    let again = hands.app.world().resource::<DisplayedView>().clone();
    assert_eq!((again.view, again.near), (shown.view, shown.near));
    let recalled = hands.app.world().resource::<Log>().0.len();
    assert_eq!(recalled, log, "the log of a save is as long");
    act(&mut hands, 5);
    hands.until(400, |hands| {
        hands.screen() == Screen::Result(ID) || matches!(hands.turn(), Turn::Person(_))
    });
}

#[test]
fn a_game_started_at_the_table_replaces_the_last() {
    let mut hands = answer();
    act(&mut hands, 5);
    hands.begin(another_config());
    hands.update(2);
    let world = hands.app.world_mut();
    assert_eq!(world.query::<&Placement>().iter(world).count(), 44, "cards");
    assert_eq!(
        world.query::<&CastleCard>().iter(world).count(),
        6,
        "castles"
    );
    assert_eq!(chosen(&hands).entities, []);
    hands.until(400, |hands| matches!(hands.turn(), Turn::Person(_)));
    let seed = hands.app.world().resource::<Rules>().config().seed;
    assert_eq!(seed, Some(Seed(9)));
    let record = Record::parse(&hands.record()).unwrap();
    assert_eq!(record.seed, Some(Seed(9)));
    record.replay().unwrap();
    act(&mut hands, 5);
    assert_ne!(
        Record::parse(&hands.record()).unwrap().events,
        record.events
    );
}

fn another_config() -> GameConfig {
    GameConfig {
        seed: Some(Seed(9)),
        ..GameConfig::default()
    }
}

/// The castle of an answer is chosen beforehand, in a continued game, too.
#[test]
fn a_continued_decision_is_as_it_was() {
    let mut hands = answer();
    let before = chosen(&hands).castle;
    assert!(before.is_some());
    let resume = Some(hands.record());
    let world = hands.app.world_mut();
    world.resource_mut::<NextState<Screen>>().set(Screen::Title);
    hands.update(4);
    hands.begin(GameConfig {
        resume,
        ..another_config()
    });
    hands.until(100, |hands| matches!(hands.turn(), Turn::Person(_)));
    hands.update(2);
    assert_eq!(chosen(&hands).castle, before);
}

/// The press that closes a menu or the log does not reach the table.
#[test]
fn closing_a_menu_takes_nothing_back() {
    for open in [KeyCode::Escape, KeyCode::KeyL] {
        let mut hands = answer();
        let card = hand(&mut hands);
        hands.app.world_mut().write_message(TableInput::Card(card));
        hands.update(2);
        hands.key(open);
        hands.press(Press::Back);
        hands.update(2);
        assert_eq!(
            *hands.app.world().resource::<State<Menu>>().get(),
            Menu::None
        );
        assert_eq!(chosen(&hands).entities, [card], "{open:?}");
    }
}

/// A card of the hand.
pub(super) fn hand(hands: &mut Hands) -> Entity {
    let world = hands.app.world_mut();
    let mut cards = world.query_filtered::<(Entity, &Placement), With<Selectable>>();
    let held =
        |(_, placement): &(Entity, &Placement)| matches!(placement.0, CardLocation::Hand { .. });
    cards.iter(world).find(held).expect("a hand").0
}
