//! The standards beside a combat swing at the window's edges; their outer ends stay outside the window.

use guyenne::games::guyenne::ID;
use std::collections::BTreeSet;

use bevy::prelude::*;
use guyenne::app::Screen;
use guyenne::games::guyenne::table::DisplayedView;
use guyenne::games::guyenne::table::card_pose::stage_castle;
use guyenne::games::guyenne::table::layout::TableLayout;
use guyenne::timings::Speed;

use crate::harness::{Device, Hands, two_squires};

/// How far the outer end of each visible standard is beyond the window's edge, in world units.
fn beyond(hands: &mut Hands) -> Vec<(String, f32)> {
    let world = hands.app.world_mut();
    let window = world.resource::<TableLayout>().window;
    let mut things = world.query::<(&Name, &Transform, &Sprite, &Visibility)>();
    things
        .iter(world)
        .filter(|(name, _, _, seen)| name.starts_with("Standard ") && **seen != Visibility::Hidden)
        .filter_map(|(name, at, sprite, _)| {
            let half = sprite.custom_size? / 2.0;
            let out = at.translation.y.signum();
            let corner = |x| (at.rotation * Vec3::new(x, out * half.y, 0.0) + at.translation).y;
            let edge = if out > 0.0 {
                window.max.y
            } else {
                -window.min.y
            };
            let inner = (out * corner(-half.x)).min(out * corner(half.x));
            Some((name.to_string(), inner - edge))
        })
        .collect()
}

#[test]
fn the_end_of_a_standard_stays_outside_the_window() {
    let mut hands = Hands::open(two_squires(Speed::X2), Device::Keys);
    hands.until(600, |hands| hands.screen() == Screen::Table(ID));
    let mut staged = 0;
    let mut seen = BTreeSet::new();
    for frame in 0..3000 {
        hands.update(1);
        let world = hands.app.world();
        let fought = world
            .get_resource::<DisplayedView>()
            .is_some_and(|shown| stage_castle(&shown.view).is_some());
        staged += usize::from(fought);
        for (name, beyond) in beyond(&mut hands) {
            assert!(beyond > 0.0, "frame {frame}: {name} ends {beyond} beyond");
            seen.insert(name);
        }
    }
    assert!(staged > 300, "{staged} frames of combat");
    assert_eq!(seen.len(), 2, "only {seen:?}");
}
