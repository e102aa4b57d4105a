//! Random input for many thousands of frames: nothing panics, nothing illegal is ever recorded.

use bevy::prelude::*;
use guyenne::app::Options;
use guyenne::rules::guyenne::Level;
use guyenne::rules::record::Record;
use guyenne::table::Player;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

use crate::hands::{Device, Hands, Press};
use crate::whole_game::{Kept, keep_record};

const PRESSES: [Press; 14] = [
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
];

fn monkey(seed: u64, device: Device, options: Options, presses: usize) {
    let mut hands = Hands::open(options, device);
    hands
        .app
        .init_resource::<Kept>()
        .add_systems(Last, keep_record);
    let mut rng = Pcg32::seed_from_u64(seed);
    let mut records = 0;
    let mut last = String::new();
    for _ in 0..presses {
        hands.press(PRESSES[rng.random_range(0..PRESSES.len() as u32) as usize]);
        hands.update(rng.random_range(0..4) as usize);
        let kept = &hands.app.world().resource::<Kept>().0;
        if *kept != last {
            last.clone_from(kept);
            records += 1;
            Record::parse(&last).unwrap().replay().unwrap();
        }
        if hands.app.should_exit().is_some() {
            // It found the way out of the game: start over.
            return;
        }
    }
    assert!(records > 3, "the monkey never played: {records} records");
}

#[test]
fn keys_on_a_table() {
    let options = Options {
        seed: Some(3),
        level: Some(Level::Expert),
        ..Options::default()
    };
    monkey(3, Device::Keys, options, 1200);
}

#[test]
fn pad_on_a_table() {
    let options = Options {
        seed: Some(4),
        level: Some(Level::Advanced),
        english: Some(Player::Human),
        french: Some(Player::Human),
        ..Options::default()
    };
    monkey(4, Device::Pad, options, 1200);
}
