//! Hours at the table: game after game nothing is left behind, nothing stays out of place, and nobody is asked for what is
//! not to be seen.

use bevy::prelude::*;
use guyenne::app::Screen;
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::table::card::{CardLocation, Placement, Selectable};
use guyenne::games::guyenne::table::card_pose::Dark;
use guyenne::theme::Speed;

use crate::harness::{Device, Hands, two_squires};

/// The cards in hands, and those among them that are drawn.
fn in_hands(hands: &mut Hands) -> (usize, usize) {
    let mut cards = hands.app.world_mut().query::<(&Placement, &Visibility)>();
    let seen: Vec<bool> = cards
        .iter(hands.app.world())
        .filter(|(placement, _)| matches!(placement.0, CardLocation::Hand { .. }))
        .map(|(_, visibility)| *visibility != Visibility::Hidden)
        .collect();
    (seen.len(), seen.iter().filter(|seen| **seen).count())
}

/// What may be chosen and is not drawn.
fn asked_unseen(hands: &mut Hands) -> usize {
    let mut cards = hands
        .app
        .world_mut()
        .query_filtered::<&Visibility, (With<Placement>, With<Selectable>)>();
    cards
        .iter(hands.app.world())
        .filter(|visibility| **visibility == Visibility::Hidden)
        .count()
}

fn eye(hands: &mut Hands) -> Vec3 {
    let mut eyes = hands
        .app
        .world_mut()
        .query_filtered::<&Transform, With<Camera2d>>();
    eyes.iter(hands.app.world())
        .map(|eye| eye.translation)
        .sum()
}

#[test]
fn games_leave_nothing_behind_and_nothing_askew() {
    let mut hands = Hands::open(two_squires(Speed::X4), Device::Keys);
    let mut begun = Vec::new();
    let mut screen = Screen::Title;
    let mut dark_frames = 0;
    let mut jolts = 0;
    let mut was_dark = false;
    for _ in 0..20_000 {
        hands.update(1);
        let now = hands.screen();
        if now != screen && now == Screen::Table(ID) {
            // A moment later everything is laid, and the first card has not been dealt yet.
            hands.update(2);
            assert_eq!(eye(&mut hands), Vec3::ZERO, "the eye is where it began");
            begun.push(hands.app.world().entities().count_spawned());
            if begun.len() == 4 {
                break;
            }
        }
        screen = now;
        if now != Screen::Table(ID) {
            continue;
        }
        jolts += usize::from(eye(&mut hands) != Vec3::ZERO);
        assert_eq!(asked_unseen(&mut hands), 0, "asked for what is not drawn");
        let Dark(dark) = *hands.app.world().resource::<Dark>();
        let (held, seen) = in_hands(&mut hands);
        dark_frames += usize::from(dark);
        // What the dark hid is drawn again in the frame after it begins to lift.
        if !dark && !was_dark {
            assert_eq!(held, seen, "a hand is hidden in the light");
        }
        was_dark = dark;
    }
    assert_eq!(begun.len(), 4, "games begun");
    assert!(dark_frames > 50, "{dark_frames} frames of combat");
    assert!(jolts > 10, "{jolts} frames of a jolting table");
    let (first, rest) = begun.split_at(1);
    assert!(
        rest.iter().all(|count| *count <= first[0] + 8),
        "things on the table at the start of each game: {begun:?}"
    );
}
