//! The curtain: while it is drawn no hidden card has a value, and at no time has a card a value that the viewer may
//! not know.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use guyenne::games::guyenne::rules::{Level, View};
use guyenne::games::guyenne::table::{DisplayedView, Phase, Turn};
use guyenne::input::{Focusable, Focused, Layer};

use crate::guyenne::shared_camps::hidden_values;
use crate::guyenne::whole_game::{decision, play};
use crate::harness::{Device, Hands, Press, two_people};

/// The rank of what has the focus on the page, and the best one that could have it.
fn focused_rank(hands: &mut Hands) -> [Option<i8>; 2] {
    let world = hands.app.world_mut();
    let mut all = world.query_filtered::<
        (&Focusable, Has<Focused>, &InheritedVisibility),
        Without<InteractionDisabled>,
    >();
    let on_page = all
        .iter(world)
        .filter(|(it, _, seen)| it.layer == Layer::Page && seen.get());
    let ranks: Vec<(i8, bool)> = on_page.map(|(it, focused, _)| (it.rank, focused)).collect();
    let focused = ranks.iter().find(|&&(_, focused)| focused);
    [
        focused.map(|&(rank, _)| rank),
        ranks.iter().map(|&(rank, _)| rank).min(),
    ]
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
        let view = shown.view.clone();
        let phase = *hands.app.world().resource::<State<Phase>>().get();
        if phase == Phase::Curtain {
            assert_eq!(view.viewer, None);
        }
        // `sync_cards` runs in the frame in which the view changes.
        let leaks = hidden_values(&mut hands, &view);
        assert!(
            leaks.is_empty(),
            "{phase:?}, viewer {:?}: {leaks:?}",
            view.viewer
        );
        match hands.turn() {
            Turn::Curtain(_) => {
                curtains += 1;
                hands.update(2);
                let public = View {
                    viewer: None,
                    ..view
                };
                let leaks = hidden_values(&mut hands, &public);
                assert!(leaks.is_empty(), "behind the curtain: {leaks:?}");
                hands.press(Press::Confirm);
                hands.update(2);
                // Not with what the one before had in focus.
                let first = focused_rank(&mut hands);
                assert_eq!(first[0], first[1], "curtain {curtains}");
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
