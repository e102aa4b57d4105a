//! The page of seats in every size of the window: nothing leaves it.

use bevy::prelude::*;
use guyenne::app::LaunchOptions;
use guyenne::input::PlayerDevice;
use guyenne::table::SeatDevices;

use super::devices::lose;
use crate::harness::{Device, Hands, parameters};
use crate::text_size::faults_in_every_size;

/// The windows in which menus are checked.
const WINDOWS: [(f32, f32); 4] = [
    (844.0, 390.0),
    (1280.0, 720.0),
    (1280.0, 800.0),
    (1920.0, 1080.0),
];

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
