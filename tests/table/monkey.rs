//! Random input for thousands of frames, by one device and by four pads: nothing panics, no illegal move is recorded.

use crate::harness::parameters;
use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use guyenne::app::LaunchOptions;
use guyenne::games::guyenne::rules::Level;
use guyenne::games::guyenne::rules::record::Record;
use guyenne::games::guyenne::table::exercise::Exercise;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

use crate::harness::{Device, Hands, Press, two_people};
use crate::hidden_hands::proof::Game;
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
    Press::Advise,
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
            if !hands.app.world().contains_resource::<Exercise>() {
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

/// Four pads press anything at any time for so many frames, two of them at once now and then, and hold what they press; a
/// pad loses its connection and comes back.
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
            if !hands.app.world().contains_resource::<Exercise>() {
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
#[ignore = "slow: run by the gate with --ignored"]
fn four_pads_at_random_for_long() {
    four_monkeys(6, 50_000);
}

#[test]
#[ignore = "slow: run by the gate with --ignored"]
fn four_other_pads_at_random_for_long() {
    four_monkeys(7, 50_000);
}
