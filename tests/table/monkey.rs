//! Random input for thousands of frames: nothing panics, no illegal move is recorded.

use crate::harness::parameters;
use bevy::prelude::*;
use guyenne::app::LaunchOptions;
use guyenne::games::guyenne::rules::Level;
use guyenne::games::guyenne::rules::record::Record;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

use crate::harness::{Device, Hands, Press, two_people};

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
            records += 1;
            Record::parse(&last).unwrap().replay().unwrap();
        }
        if hands.app.should_exit().is_some() {
            // It has quit the app: start again.
            hands = Hands::open(options.clone(), device);
        }
    }
    assert!(records > 3, "the monkey never played: {records} records");
}

#[test]
fn keys_on_a_table() {
    let options = LaunchOptions {
        seed: Some(3),
        parameters: parameters(&[("level", "expert")]),
        ..LaunchOptions::default()
    };
    monkey(3, Device::Keys, options, 1200);
}

#[test]
fn pad_on_a_table() {
    monkey(4, Device::Pad, two_people(4, Level::Advanced), 1200);
}
