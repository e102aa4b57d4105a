//! The curtain: while it is drawn no hidden card has a value, and at no time has a card a value that the viewer may
//! not know.

use bevy::prelude::*;
use guyenne::games::guyenne::rules::Level;
use guyenne::games::guyenne::rules::seat::Camp;
use guyenne::games::guyenne::table::card::{
    CardLocation, FaceDown, Owner, Placement, Showing, Value,
};
use guyenne::games::guyenne::table::{DisplayedView, Phase, Turn};

use crate::harness::{Device, Hands, Press, two_people};
use crate::whole_game::{decision, play};

fn hidden_values(hands: &mut Hands, viewer: Option<Camp>) -> Vec<String> {
    let mut query = hands
        .app
        .world_mut()
        .query::<(&Owner, &Placement, &Value, Has<FaceDown>, &Showing)>();
    query
        .iter(hands.app.world())
        .filter(|(owner, placement, _, face_down, showing)| {
            let open = matches!(placement.0, CardLocation::Pillage { .. })
                || (matches!(placement.0, CardLocation::Front { .. })
                    && !face_down
                    && **showing == Showing::Front);
            !open && Some(owner.0) != viewer
        })
        .map(|(owner, placement, value, ..)| format!("{owner:?} {placement:?} {value:?}"))
        .collect()
}

/// A whole game of two people, checked in every frame.
#[test]
fn nothing_of_the_next_hand_is_there_before_it_is_accepted() {
    let mut hands = Hands::open(two_people(21, Level::Base), Device::Keys);
    let mut curtains = 0;
    let mut decisions = 0;
    for _ in 0..2500 {
        hands.update(1);
        let Some(shown) = hands.app.world().get_resource::<DisplayedView>() else {
            continue;
        };
        let viewer = shown.view.viewer.map(|seat| seat.camp);
        let phase = *hands.app.world().resource::<State<Phase>>().get();
        if phase == Phase::Curtain {
            assert_eq!(viewer, None);
        }
        // `sync_cards` runs in the frame in which the view changes.
        let leaks = hidden_values(&mut hands, viewer);
        assert!(leaks.is_empty(), "{phase:?}, viewer {viewer:?}: {leaks:?}");
        match hands.turn() {
            Turn::Curtain(_) => {
                curtains += 1;
                hands.update(2);
                let leaks = hidden_values(&mut hands, None);
                assert!(leaks.is_empty(), "behind the curtain: {leaks:?}");
                hands.press(Press::Confirm);
            }
            Turn::Person(_) => {
                hands.update(2);
                if let Some(decision) = decision(&hands) {
                    decisions += 1;
                    play(&mut hands, decision.nth(decisions * 5 % decision.count()));
                }
            }
            Turn::Over => break,
            _ => {}
        }
    }
    assert!(
        curtains > 10 && decisions > 10,
        "{curtains} curtains, {decisions} decisions"
    );
}
