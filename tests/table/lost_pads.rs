//! Devices of seats: a gamepad is lost and its seat taken up, people take their seats when a game is continued, and
//! somebody joins in the middle of a game.

use std::collections::BTreeSet;

use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent};
use bevy::prelude::*;
use guyenne::app::Menu;
use guyenne::app::live_region::ScreenReaderText;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::Level;
use guyenne::games::guyenne::rules::record::{PlayerKind, Record};
use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::table::{DisplayedView, GameConfig, Phase, Player, Rules, Turn};
use guyenne::i18n::Language;
use guyenne::input::{ActingDevice, PlayerDevice};
use guyenne::table::SeatDevices;

use crate::around::act;
use crate::harness::{Device, Hands, Press, against, parameters, two_people};
use crate::text_size::faults_in_every_size;
use crate::whole_game::{decision, play};

/// The windows in which menus are checked.
const WINDOWS: [(f32, f32); 4] = [
    (844.0, 390.0),
    (1280.0, 720.0),
    (1280.0, 800.0),
    (1920.0, 1080.0),
];

const A: GamepadButton = GamepadButton::South;

fn connect(hands: &mut Hands, pad: Entity, connected: bool) {
    let connection = if connected {
        GamepadConnection::Connected {
            name: "test pad".to_owned(),
            vendor_id: None,
            product_id: None,
        }
    } else {
        GamepadConnection::Disconnected
    };
    let world = hands.app.world_mut();
    world.write_message(GamepadConnectionEvent::new(pad, connection));
    hands.update(4);
}

fn lose(hands: &mut Hands, pad: Entity) {
    connect(hands, pad, false);
}

fn devices(hands: &Hands) -> &SeatDevices {
    hands.app.world().resource::<SeatDevices>()
}

fn device(hands: &Hands, seat: Seat) -> Option<PlayerDevice> {
    devices(hands).get(seat.index())
}

fn give(hands: &mut Hands, seat: Seat, device: PlayerDevice) {
    let mut devices = hands.app.world_mut().resource_mut::<SeatDevices>();
    devices.set(seat.index(), Some(device));
    hands.update(2);
}

/// The seat whose device is waited for, if a person is to act.
fn to_act(hands: &Hands) -> Option<Seat> {
    match hands.turn() {
        Turn::Person(seat) | Turn::Curtain(seat) => Some(seat),
        _ => None,
    }
}

/// The record, what is shown, and whose turn it is.
fn standing(hands: &Hands) -> (String, Option<DisplayedView>, Turn) {
    let shown = hands.app.world().get_resource::<DisplayedView>();
    (hands.record(), shown.cloned(), hands.turn())
}

/// Two people at the table, each with a pad.
fn two_pads(seed: u64, level: Level) -> (Hands, [Entity; 2]) {
    let mut hands = Hands::open(two_people(seed, level), Device::Keys);
    hands.speak(Language::En);
    let pads = [hands.plug_in_another(), hands.plug_in_another()];
    for (camp, pad) in Camp::ALL.into_iter().zip(pads) {
        give(&mut hands, Seat::of(camp), PlayerDevice::Pad(pad));
    }
    hands.until(400, |hands| to_act(hands).is_some());
    (hands, pads)
}

/// In every phase in which a person decides the pad of the seat to move is lost, and its seat taken up by another pad,
/// by the same one, by the keyboard or by nobody. Nothing else changes.
#[test]
fn in_every_phase_a_lost_pad_pauses_and_its_seat_is_taken_up() {
    let mut tried: BTreeSet<(String, u32)> = BTreeSet::new();
    let mut tries = 0;
    for seed in [11, 12] {
        let (mut hands, _) = two_pads(seed, Level::Expert);
        for n in 0..2500 {
            if matches!(hands.screen(), Screen::Result(_)) || tried.len() == 24 {
                break;
            }
            hands.update(1);
            let Some(seat) = to_act(&hands) else {
                continue;
            };
            hands.update(1);
            let phase = format!("{:?}", hands.app.world().resource::<State<Phase>>().get());
            let way = (0..4).find(|&way| !tried.contains(&(phase.clone(), way)));
            if let Some(way) = way {
                lose_and_take_up(&mut hands, seat, way);
                tried.insert((phase, way));
                tries += 1;
            }
            act(&mut hands, n * 7);
        }
        Record::parse(&hands.record())
            .expect("a record")
            .replay()
            .expect("a sound game");
    }
    let phases: BTreeSet<&str> = tried.iter().map(|(phase, _)| phase.as_str()).collect();
    let expected = [
        "Answer",
        "Curtain",
        "Losses",
        "Placement",
        "Reinforcement",
        "Reserve",
    ];
    assert_eq!(phases.into_iter().collect::<Vec<_>>(), expected);
    assert!(tries > 18, "only {tries} pads were lost");
}

/// The pad of `seat` is lost, its seat taken up in one of four ways, and the game goes on. The seat has a pad again
/// then.
fn lose_and_take_up(hands: &mut Hands, seat: Seat, way: u32) {
    let Some(PlayerDevice::Pad(pad)) = device(hands, seat) else {
        panic!("{seat} has no pad");
    };
    let before = standing(hands);
    lose(hands, pad);
    assert_eq!(hands.menu(), Menu::Seats);
    assert!(hands.says("seats-lost") && !hands.says("seats-full"));
    let taken = match way {
        0 => {
            let other = hands.plug_in_another();
            hands.button_of(other, A);
            Some(PlayerDevice::Pad(other))
        }
        1 => {
            connect(hands, pad, true);
            Some(PlayerDevice::Pad(pad))
        }
        2 => {
            hands.key(KeyCode::Enter);
            Some(PlayerDevice::Keyboard)
        }
        _ => None,
    };
    hands.update(2);
    assert_eq!(hands.says("seats-full"), taken.is_some());
    assert_eq!(hands.menu(), Menu::Seats, "only a press goes on");
    match taken {
        Some(PlayerDevice::Pad(pad)) => hands.button_of(pad, A),
        Some(PlayerDevice::Keyboard) => hands.key(KeyCode::Enter),
        None => hands.key(KeyCode::Escape),
    }
    hands.update(3);
    assert_eq!(hands.menu(), Menu::None);
    assert_eq!((device(hands, seat), standing(hands)), (taken, before));
    let acting = *hands.app.world().resource::<ActingDevice>();
    assert_eq!(acting.0, taken, "presses that count");
    if !matches!(taken, Some(PlayerDevice::Pad(_))) {
        let pad = hands.plug_in_another();
        give(hands, seat, PlayerDevice::Pad(pad));
    }
}

/// A pad without a seat may go; so may the one that was used last by chance.
#[test]
fn a_pad_without_a_seat_never_pauses() {
    let (mut hands, pads) = two_pads(13, Level::Base);
    let third = hands.plug_in_another();
    hands.button_of(third, GamepadButton::DPadUp);
    lose(&mut hands, third);
    assert_eq!(hands.menu(), Menu::None);
    lose(&mut hands, pads[1]);
    assert_eq!(hands.menu(), Menu::Seats);
}

/// Who has a seat does not take the one of somebody else by an impatient press.
#[test]
fn a_device_takes_one_seat_only() {
    let (mut hands, pads) = two_pads(13, Level::Base);
    let [english, french] = Camp::ALL.map(Seat::of);
    lose(&mut hands, pads[1]);
    hands.button_of(pads[0], A);
    assert_eq!(hands.menu(), Menu::Seats);
    assert_eq!(device(&hands, french), Some(PlayerDevice::Pad(pads[1])));
    // The other is lost, too: both wait, and two new pads take them, in the order of their presses.
    lose(&mut hands, pads[0]);
    assert!(hands.says("seats-lost-several"));
    let read = hands.app.world().resource::<ScreenReaderText>();
    assert!(read.news.contains("A gamepad has lost"), "{read:?}");
    let others = [hands.plug_in_another(), hands.plug_in_another()];
    for pad in others {
        hands.button_of(pad, A);
    }
    let taken = [english, french].map(|seat| device(&hands, seat));
    let mut pads = others.map(|pad| Some(PlayerDevice::Pad(pad)));
    if taken[0] == pads[1] {
        pads.reverse();
    }
    assert_eq!(taken, pads);
    hands.button_of(others[1], A);
    assert_eq!(hands.menu(), Menu::None);
}

/// A lost pad drops everybody out of the settings, too: the game is paused for it at once.
#[test]
fn a_pad_is_missed_from_any_menu() {
    let (mut hands, pads) = two_pads(13, Level::Base);
    hands.key(KeyCode::Escape);
    hands.press_words("Settings");
    hands.update(3);
    assert_eq!(hands.menu(), Menu::Settings);
    lose(&mut hands, pads[0]);
    assert_eq!(hands.menu(), Menu::Seats);
    // On the title nobody misses it, but the next game does.
    hands.key(KeyCode::Escape);
    hands.update(3);
    assert_eq!(device(&hands, Seat::of(Camp::English)), None);
}

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
    let seating = &hands.app.world().resource::<Rules>().game_config().seating;
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
    assert_eq!(*rules.game_config().player(bot), Player::Human);
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
        hands.update(1);
        if matches!(hands.turn(), Turn::Bot(_)) {
            break;
        }
        act(&mut hands, n);
    }
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

/// The page of seats, and the pause with the button to join, in every size with letters of every size.
#[test]
fn nothing_of_the_page_of_seats_leaves_the_window() {
    let four = LaunchOptions {
        seed: Some(4),
        parameters: parameters(&[("seats", "english:human,squire french:human,human")]),
        ..LaunchOptions::default()
    };
    let mut hands = Hands::open(four, Device::Keys);
    let pads = [(); 3].map(|()| hands.plug_in_another());
    for (seat, pad) in [0, 2, 3].into_iter().zip(pads) {
        let mut devices = hands.app.world_mut().resource_mut::<SeatDevices>();
        devices.set(seat, Some(PlayerDevice::Pad(pad)));
    }
    hands.update(3);
    let mut faults = Vec::new();
    for lost in [false, true] {
        if lost {
            for pad in pads {
                lose(&mut hands, pad);
            }
            assert!(hands.says("seats-lost-several"));
        } else {
            hands.key(KeyCode::Escape);
            assert!(hands.says("pause-join"));
        }
        let found = faults_in_every_size(&mut hands, &WINDOWS, outside);
        faults.extend(found.into_iter().map(|fault| format!("{lost} {fault}")));
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The texts of the open menu that leave the window.
fn outside(hands: &mut Hands, window: Vec2) -> Vec<String> {
    let room = Rect::from_corners(Vec2::ZERO, window).inflate(0.5);
    let world = hands.app.world_mut();
    let mut roots = world.query_filtered::<(Entity, &Name), Without<ChildOf>>();
    let root = roots
        .iter(world)
        .find(|(_, name)| matches!(name.as_str(), "Seats" | "Pause"))
        .map(|(root, _)| root);
    let root = root.expect("a menu is open");
    let mut below = world.query::<&Children>();
    let nodes: Vec<Entity> = below.query(world).iter_descendants(root).collect();
    nodes
        .into_iter()
        .filter_map(|node| {
            let area = hands.area(node).filter(|area| !area.is_empty())?;
            let inside = room.contains(area.min) && room.contains(area.max);
            (!inside).then(|| format!("{:?} takes {area:?}", hands.words_of(node)))
        })
        .collect()
}
