//! People take their seats when a game is continued, and somebody joins in the middle of a game.

use bevy::prelude::*;
use guyenne::app::{LaunchOptions, Menu, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::Level;
use guyenne::games::guyenne::rules::record::{PlayerKind, Record};
use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::table::{DisplayedView, GameConfig, Player, Rules, Turn};
use guyenne::i18n::Language;
use guyenne::input::{ActingDevice, PlayerDevice};

use super::devices::{A, device, devices, give, to_act};
use crate::around::act;
use crate::guyenne::whole_game::{decision, play};
use crate::harness::{Device, Hands, Press, against, two_people};

/// The record of two people, some moves into the game.
fn some_record() -> String {
    let mut hands = Hands::open(two_people(14, Level::Base), Device::Keys);
    hands.until(400, |hands| to_act(hands).is_some());
    for n in 0..40 {
        hands.update(2);
        act(&mut hands, n);
    }
    hands.record()
}

/// The title, with a record to be continued after these pads are connected.
fn continued(record: &str, pads: usize) -> (Hands, Vec<Entity>) {
    let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
    hands.speak(Language::En);
    let pads = (0..pads).map(|_| hands.plug_in_another()).collect();
    hands.begin(GameConfig {
        resume: Some(record.to_owned()),
        ..GameConfig::default()
    });
    hands.until(400, |hands| {
        to_act(hands).is_some() || hands.menu() != Menu::None
    });
    hands.update(4);
    (hands, pads)
}

#[test]
fn people_take_their_seats_when_a_game_is_continued() {
    let record = some_record();
    let (mut hands, pads) = continued(&record, 2);
    assert_eq!(hands.menu(), Menu::Seats);
    assert!(hands.says("seats-begin"));
    hands.button_of(pads[1], A);
    // A second press of the same pad takes no second seat.
    hands.button_of(pads[1], A);
    assert!(!hands.says("seats-full"));
    hands.button_of(pads[0], A);
    assert!(hands.says("seats-full"));
    let taken = Camp::ALL.map(|camp| device(&hands, Seat::of(camp)));
    assert_eq!(
        taken,
        [pads[1], pads[0]].map(|pad| Some(PlayerDevice::Pad(pad)))
    );
    hands.button_of(pads[0], A);
    hands.until(100, |hands| to_act(hands).is_some());
    assert_eq!(hands.menu(), Menu::None);
    hands.update(2);
    let seat = to_act(&hands).expect("a person is to move");
    let acting = *hands.app.world().resource::<ActingDevice>();
    assert_eq!(acting.0, device(&hands, seat));
}

#[test]
fn one_device_for_all_is_one_press_and_no_pad_asks_nothing() {
    let record = some_record();
    let (mut hands, pads) = continued(&record, 1);
    assert_eq!(hands.menu(), Menu::Seats);
    hands.button_of(pads[0], A);
    hands.press_words("One device for all");
    hands.update(3);
    assert_eq!(hands.menu(), Menu::None);
    assert!(devices(&hands).is_empty());
    // Nobody is asked twice in a game, and the pad of nobody may go.
    hands.update(30);
    assert_eq!(hands.menu(), Menu::None);
    let (mut hands, _) = continued(&record, 0);
    assert_eq!(hands.menu(), Menu::None);
    // A browser tells of its gamepads only when one is pressed, after the game has begun.
    hands.update(30);
    let pad = hands.plug_in_another();
    hands.update(3);
    assert_eq!(hands.menu(), Menu::None);
    hands.button_of(pad, A);
    hands.update(3);
    assert_eq!(hands.menu(), Menu::Seats);
}

/// Once a move is played without devices, a gamepad that comes later asks for nothing.
#[test]
fn a_pad_that_comes_after_the_first_move_asks_nothing() {
    let (mut hands, _) = continued(&some_record(), 0);
    hands.until(400, |hands| {
        matches!(hands.turn(), Turn::Curtain(_) | Turn::Person(_))
    });
    if let Turn::Curtain(seat) = hands.turn() {
        hands.update(2);
        hands.press(Press::Confirm);
        hands.until(50, |hands| hands.turn() == Turn::Person(seat));
    }
    hands.update(4);
    let before = hands.record();
    let m = decision(&hands).expect("a decision").nth(0);
    play(&mut hands, m);
    hands.update(4);
    assert_ne!(hands.record(), before);
    let pad = hands.plug_in_another();
    hands.button_of(pad, A);
    hands.update(3);
    assert_eq!(hands.menu(), Menu::None);
}

/// A friend takes the bot's place: the host opens the page, the friend presses the seat. The record says so, replays,
/// and is continued with both.
#[test]
fn somebody_joins_for_a_bot() {
    let mut hands = Hands::open(against("squire"), Device::Keys);
    hands.speak(Language::En);
    let bot = Seat::of(Camp::English);
    let host = Seat::of(Camp::French);
    hands.until(2000, |hands| hands.turn() == Turn::Person(host));
    hands.key(KeyCode::Escape);
    hands.update(2);
    assert!(!hands.says("pause-join"), "there is nobody who could join");
    hands.key(KeyCode::Escape);
    let pad = hands.plug_in_another();
    hands.key(KeyCode::Escape);
    hands.press_words("Somebody joins");
    hands.update(3);
    assert_eq!(hands.menu(), Menu::Seats);
    // The host cannot join, and the bot plays on if nobody does.
    hands.key(KeyCode::Enter);
    assert!(devices(&hands).is_empty());
    hands.button_of(pad, A);
    hands.update(2);
    assert!(hands.says("seats-full"));
    assert_eq!(device(&hands, bot), Some(PlayerDevice::Pad(pad)));
    assert_eq!(device(&hands, host), Some(PlayerDevice::Keyboard));
    hands.key(KeyCode::Escape);
    // No hand is shown before somebody accepts the screen.
    hands.until(50, |hands| hands.turn() == Turn::Curtain(host));
    let shown = hands.app.world().resource::<DisplayedView>();
    assert_eq!(shown.view.viewer, None);
    let seating = &hands.app.world().resource::<Rules>().config().seating;
    assert!(Seat::of(Camp::English) == bot && seating.player(bot).is_human());
    for n in 0..60 {
        hands.update(2);
        act(&mut hands, n * 3);
    }
    let record = Record::parse(&hands.record()).expect("a record");
    record.replay().expect("a sound game");
    let player = record.player(bot).expect("somebody sits there");
    assert_eq!(player.kind, PlayerKind::Human);
    let (name, after) = player.relieved().expect("a bot was relieved");
    assert!(name == "squire" && 0 < after && after < record.events.len());
    assert_eq!(record.player(host).and_then(|host| host.relieved()), None);
    let (hands, _) = continued(&record.line(), 0);
    let rules = hands.app.world().resource::<Rules>();
    assert_eq!(*rules.config().player(bot), Player::Human);
    assert_eq!(Record::parse(&hands.record()), Ok(record));
}

/// The bot's move is not played for the person who has just taken its place.
#[test]
fn a_bot_that_thinks_is_relieved_of_its_move() {
    let mut hands = Hands::open(against("squire"), Device::Keys);
    let pad = hands.plug_in_another();
    let bot = Seat::of(Camp::English);
    // The host moves, and the game is paused as soon as the bot is to move.
    for n in 0..400 {
        if hands.bot_is_to_move() {
            break;
        }
        act(&mut hands, n);
        hands.update(1);
    }
    assert!(hands.bot_is_to_move());
    hands
        .app
        .world_mut()
        .write_message(guyenne::table::TakeSeat(bot.index()));
    give(&mut hands, bot, PlayerDevice::Pad(pad));
    hands.until(50, |hands| to_act(hands).is_some());
    let before = hands.record();
    hands.update(60);
    assert_eq!(hands.record(), before);
    assert_eq!(hands.screen(), Screen::Table(ID));
}
