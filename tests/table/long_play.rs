//! Several games in a row: no entities are left over, the camera is back in its place, and no hidden card can be
//! chosen.

use bevy::prelude::*;
use guyenne::app::Screen;
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::table::card::{CardLocation, Placement, Selectable};
use guyenne::games::guyenne::table::card_pose::Dark;
use guyenne::timings::Speed;

use crate::harness::{Device, Hands, two_squires};

/// The number of cards in hands, and of those of them that are visible.
fn in_hands(hands: &mut Hands) -> (usize, usize) {
    let mut cards = hands.app.world_mut().query::<(&Placement, &Visibility)>();
    let seen: Vec<bool> = cards
        .iter(hands.app.world())
        .filter(|(placement, _)| matches!(placement.0, CardLocation::Hand { .. }))
        .map(|(_, visibility)| *visibility != Visibility::Hidden)
        .collect();
    (seen.len(), seen.iter().filter(|seen| **seen).count())
}

/// The number of cards that can be chosen and are hidden.
fn selectable_hidden(hands: &mut Hands) -> usize {
    let mut cards = hands
        .app
        .world_mut()
        .query_filtered::<&Visibility, (With<Placement>, With<Selectable>)>();
    cards
        .iter(hands.app.world())
        .filter(|visibility| **visibility == Visibility::Hidden)
        .count()
}

fn camera(hands: &mut Hands) -> Vec3 {
    let mut cameras = hands
        .app
        .world_mut()
        .query_filtered::<&Transform, With<Camera2d>>();
    cameras
        .iter(hands.app.world())
        .map(|camera| camera.translation)
        .sum()
}

#[test]
fn games_leave_nothing_behind_and_nothing_askew() {
    let mut hands = Hands::open(two_squires(Speed::X4), Device::Keys);
    let mut entities_at_start = Vec::new();
    let mut screen = Screen::Title;
    let mut dark_frames = 0;
    let mut shakes = 0;
    let mut was_dark = false;
    for _ in 0..20_000 {
        hands.update(1);
        let now = hands.screen();
        if now != screen && now == Screen::Table(ID) {
            // Two frames later everything is spawned, and the first card is not dealt yet.
            hands.update(2);
            assert_eq!(camera(&mut hands), Vec3::ZERO, "the camera is in its place");
            entities_at_start.push(hands.app.world().entities().count_spawned());
            if entities_at_start.len() == 4 {
                break;
            }
        }
        screen = now;
        if now != Screen::Table(ID) {
            continue;
        }
        shakes += usize::from(camera(&mut hands) != Vec3::ZERO);
        assert_eq!(
            selectable_hidden(&mut hands),
            0,
            "hidden cards can be chosen"
        );
        let Dark(dark) = *hands.app.world().resource::<Dark>();
        let (held, seen) = in_hands(&mut hands);
        dark_frames += usize::from(dark);
        // Hands hidden by the dark are visible again in the frame after it starts to lift.
        if !dark && !was_dark {
            assert_eq!(held, seen, "a hand is hidden in the light");
        }
        was_dark = dark;
    }
    assert_eq!(entities_at_start.len(), 4, "games started");
    assert!(dark_frames > 50, "{dark_frames} frames of combat");
    assert!(shakes > 10, "{shakes} frames of screen shake");
    let (first, rest) = entities_at_start.split_at(1);
    assert!(
        rest.iter().all(|count| *count <= first[0] + 8),
        "things on the table at the start of each game: {entities_at_start:?}"
    );
}
