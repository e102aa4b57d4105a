//! Random input for thousands of frames, by one device and by four pads: nothing panics, no illegal move is recorded.

use crate::harness::parameters;
use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use guyenne::app::games::GAMES;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::rules::Level;
use guyenne::games::guyenne::rules::record::Record;
use guyenne::games::guyenne::table::Rules;
use guyenne::i18n::{Language, Localizer};
use guyenne::rules::game::GameId;
use guyenne::table::exercise::Exercise;
use guyenne::table::{Menu, RecordChanged};
use guyenne::timings::Speed;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

use crate::guyenne::hidden_hands::proof::Game;
use crate::harness::{Device, Hands, Press, two_people};
use crate::pads::{seat_people, set_button};
use guyenne::games::guyenne::rules::seat::Seat;
use guyenne::games::guyenne::table::ShownHands;
use guyenne::input::PlayerDevice;

const PRESSES: [Press; 15] = [
    Press::Confirm,
    Press::Confirm,
    Press::Confirm,
    Press::Commit,
    Press::Commit,
    Press::Decline,
    Press::Back,
    Press::Next,
    Press::Next,
    Press::NextZone,
    Press::Left,
    Press::Right,
    Press::Up,
    Press::Down,
    Press::Hint,
];

fn monkey(seed: u64, device: Device, options: LaunchOptions, presses: usize) {
    let mut hands = Hands::open(options.clone(), device);
    let mut rng = Pcg32::seed_from_u64(seed);
    let mut records = 0;
    let mut last = String::new();
    for _ in 0..presses {
        hands.press(PRESSES[rng.random_range(0..PRESSES.len() as u32) as usize]);
        hands.update(rng.random_range(0..4) as usize);
        let record = hands.record();
        if !record.is_empty() && record != last {
            last = record;
            // That of a puzzle begins in the middle of a game; it is kept nowhere.
            if !hands.app.world().contains_resource::<Exercise<Rules>>() {
                records += 1;
                Record::parse(&last).unwrap().replay().unwrap();
            }
        }
        if hands.app.should_exit().is_some() {
            // It has quit the app: start again.
            hands = Hands::open(options.clone(), device);
        }
    }
    assert!(
        records > 3,
        "the monkey never played: {records} records, and ended in {:?} at {:?}",
        hands.menu(),
        hands.focused_words()
    );
}

#[test]
fn keys_on_a_table() {
    let options = LaunchOptions {
        seed: Some(3),
        parameters: parameters(&[("level", "expert")]),
        ..LaunchOptions::default()
    };
    monkey(5, Device::Keys, options, 2400);
}

#[test]
fn pad_on_a_table() {
    monkey(4, Device::Pad, two_people(4, Level::Advanced), 1200);
}

/// The buttons that the monkey with pads presses, those that choose and confirm more often.
const BUTTONS: [GamepadButton; 18] = [
    GamepadButton::South,
    GamepadButton::South,
    GamepadButton::South,
    GamepadButton::South,
    GamepadButton::North,
    GamepadButton::North,
    GamepadButton::North,
    GamepadButton::West,
    GamepadButton::East,
    GamepadButton::LeftTrigger,
    GamepadButton::RightTrigger,
    GamepadButton::DPadLeft,
    GamepadButton::DPadRight,
    GamepadButton::DPadUp,
    GamepadButton::DPadDown,
    GamepadButton::LeftThumb,
    GamepadButton::Start,
    GamepadButton::Select,
];

/// Four people with a pad each at a new game under the veil.
fn four_pads(seed: u64) -> (Hands, Vec<(Seat, PlayerDevice)>) {
    let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
    let game = Game {
        seats: "english:human,human french:human,human",
        hands: ShownHands::Veil,
        level: "advanced",
        seed,
    };
    let seated = seat_people(&mut hands, &game.people(), &mut Vec::new(), false);
    game.begin(&mut hands);
    (hands, seated)
}

/// Four pads press anything at any time for so many frames, two of them at once now and then, and hold what they press;
/// a pad loses its connection and comes back.
fn four_monkeys(seed: u64, frames: u64) {
    let mut rng = Pcg32::seed_from_u64(seed);
    let (mut hands, mut seated) = four_pads(seed);
    let (mut done, mut records, mut apps) = (0, 0, 1);
    let mut last = String::new();
    let mut any = |n: usize| rng.random_range(0..n as u32) as usize;
    while done < frames {
        let pads: Vec<Entity> = (seated.iter())
            .filter_map(|(_, device)| match device {
                PlayerDevice::Pad(pad) => Some(*pad),
                PlayerDevice::Keyboard => None,
            })
            .collect();
        let presses: Vec<(Entity, GamepadButton)> = (0..1 + any(2))
            .map(|_| (pads[any(pads.len())], BUTTONS[any(BUTTONS.len())]))
            .collect();
        let held = 1 + any(3) + 12 * usize::from(any(20) == 0);
        for (value, wait) in [(1.0, held), (0.0, 1 + any(3))] {
            for &(pad, button) in &presses {
                set_button(&mut hands, pad, button, value);
                if button == GamepadButton::LeftTrigger {
                    // Both shoulders: a private look.
                    set_button(&mut hands, pad, GamepadButton::RightTrigger, value);
                }
            }
            hands.update(wait);
            done += wait as u64;
        }
        if any(400) == 0 {
            let pad = pads[any(pads.len())];
            hands.take(PlayerDevice::Pad(pad));
            hands.unplug();
            hands.update(any(20));
            hands.plug_in_again(pad);
        }
        let record = hands.record();
        if !record.is_empty() && record != last {
            last = record;
            // That of a puzzle begins in the middle of a game; it is kept nowhere.
            if !hands.app.world().contains_resource::<Exercise<Rules>>() {
                records += 1;
                Record::parse(&last).unwrap().replay().unwrap();
            }
        }
        // It has left the table for long, or has quit the app: start again.
        if hands.app.should_exit().is_some() || any(3000) == 0 {
            apps += 1;
            (hands, seated) = four_pads(seed + apps);
        }
    }
    println!("{done} frames by four pads, {records} records, {apps} apps");
    assert!(records > 1, "the monkeys never played: {records} records");
}

#[test]
fn four_pads_at_random() {
    four_monkeys(5, 3000);
}

#[test]
#[ignore = "slow: run by .cargo/test"]
fn four_pads_at_random_for_long() {
    four_monkeys(6, 50_000);
}

#[test]
#[ignore = "slow: run by .cargo/test"]
fn four_other_pads_at_random_for_long() {
    four_monkeys(7, 50_000);
}

/// The keys with which the monkey plays at the tables of all games, those that choose and confirm more often.
const PLAYS: [KeyCode; 16] = [
    KeyCode::Enter,
    KeyCode::Enter,
    KeyCode::Enter,
    KeyCode::Space,
    KeyCode::KeyC,
    KeyCode::KeyC,
    KeyCode::KeyC,
    KeyCode::KeyX,
    KeyCode::Tab,
    KeyCode::Tab,
    KeyCode::Tab,
    KeyCode::PageDown,
    KeyCode::ArrowLeft,
    KeyCode::ArrowRight,
    KeyCode::ArrowUp,
    KeyCode::ArrowDown,
];

/// The other keys of the first layout, which it presses now and then.
const OTHERS: [KeyCode; 14] = [
    KeyCode::Backspace,
    KeyCode::PageUp,
    KeyCode::KeyF,
    KeyCode::KeyH,
    KeyCode::KeyI,
    KeyCode::KeyL,
    KeyCode::KeyP,
    KeyCode::KeyR,
    KeyCode::KeyT,
    KeyCode::KeyV,
    KeyCode::Equal,
    KeyCode::Minus,
    KeyCode::Escape,
    KeyCode::Digit1,
];

/// The sizes that the monkey's window takes, in logical pixels.
const WINDOWS: [(f32, f32); 5] = [
    (844.0, 390.0),
    (640.0, 360.0),
    (1024.0, 768.0),
    (1280.0, 720.0),
    (1920.0, 1080.0),
];

/// The records that were written since the last look.
#[derive(Resource, Default)]
struct Written(Vec<RecordChanged>);

fn note_records(mut changed: MessageReader<RecordChanged>, mut written: ResMut<Written>) {
    written.0.extend(changed.read().cloned());
}

fn open_game(game: GameId, seed: u64, speed: Speed) -> Hands {
    let options = LaunchOptions {
        game: Some(game),
        seed: Some(seed),
        speed: Some(speed),
        ..LaunchOptions::default()
    };
    let mut hands = Hands::open_every_game(options, Device::Keys);
    hands
        .app
        .init_resource::<Written>()
        .add_systems(Last, note_records);
    hands
}

/// Random keys at the table of a game, and on whatever page they lead to, while the window and the language change at
/// random, also between two frames of one press. Every record that is written is one that its game accepts.
fn restless_monkey(game: GameId, seed: u64, speed: Speed, presses: usize) {
    let mut rng = Pcg32::seed_from_u64(seed);
    let mut any = |n: usize| rng.random_range(0..n as u32) as usize;
    let mut hands = open_game(game, seed, speed);
    let (mut apps, mut away, mut records, mut results) = (1, 0, 0, 0);
    for _ in 0..presses {
        match any(12) {
            0 | 1 => hands.resize(WINDOWS[any(WINDOWS.len())]),
            2 => {
                let language = Language::ALL[any(Language::ALL.len())];
                let mut localizer = hands.app.world_mut().resource_mut::<Localizer>();
                localizer.set(language);
            }
            _ => {}
        }
        let leaves = hands.menu() != Menu::None && any(4) == 0;
        hands.key(match any(16) {
            _ if leaves => KeyCode::Escape,
            0 => OTHERS[any(OTHERS.len())],
            _ => PLAYS[any(PLAYS.len())],
        });
        hands.update(any(4));
        for changed in core::mem::take(&mut hands.app.world_mut().resource_mut::<Written>().0) {
            records += usize::from(changed.game == game);
            results += usize::from(changed.game == game && changed.is_over);
            let listed = GAMES.iter().find(|listed| listed.id == changed.game);
            let listed = listed.expect("a game of the list");
            if let Err(why) = (listed.summary)(&changed.record) {
                panic!("{why:?}: {}", changed.record);
            }
        }
        let plays =
            matches!(hands.screen(), Screen::Table(here) | Screen::Result(here) if here == game);
        away = if plays && hands.menu() == Menu::None {
            0
        } else {
            away + 1
        };
        // It has left the table for long, or has quit the app: start again.
        if hands.app.should_exit().is_some() || away > 40 {
            apps += 1;
            away = 0;
            hands = open_game(game, seed + apps, speed);
        }
    }
    println!("{game}: {records} records, {results} games ended, {apps} apps");
    assert!(
        records > presses / 100,
        "{game}: {records} records, in the end {:?}, {:?}, at {:?}",
        hands.screen(),
        hands.menu(),
        hands.focused_words()
    );
}

#[test]
fn every_game_at_random_in_a_window_that_changes() {
    for game in GAMES {
        restless_monkey(game.id, 11, Speed::Instant, 1000);
    }
}

#[test]
#[ignore = "slow: run by .cargo/test"]
fn every_game_at_random_in_a_window_that_changes_for_long() {
    for (seed, speed) in [(21, Speed::X4), (22, Speed::X2)] {
        for game in GAMES {
            restless_monkey(game.id, seed, speed, 2500);
        }
    }
}
