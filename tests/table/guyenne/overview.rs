//! The table in words, and the memory aid: opened and read with keys, with a pad and by touch, and gone with its
//! switch.

use bevy::prelude::*;
use guyenne::games::guyenne::rules::seat::Camp;
use guyenne::games::guyenne::table::DisplayedView;
use guyenne::games::guyenne::table::Turn;
use guyenne::games::guyenne::table::hud::TallyMark;
use guyenne::i18n::Language;
use guyenne::table::AidSettings;
use guyenne::table::log_panel::LogOpen;
use guyenne::table::overview_panel::OverviewOpen;

use crate::guyenne::whole_game::{next_decision, play};
use crate::harness::{Device, Hands, Press, against};

fn at_the_table(device: Device) -> Hands {
    let mut hands = Hands::open(against("squire"), device);
    hands.speak(Language::En);
    hands.until(400, |hands| matches!(hands.turn(), Turn::Person(_)));
    hands.update(3);
    hands
}

fn is_open(hands: &Hands) -> bool {
    hands.app.world().resource::<OverviewOpen>().0
}

/// The marks that are seen: all, and the empty ones.
fn marks(hands: &mut Hands) -> (usize, usize) {
    let world = hands.app.world_mut();
    let mut marks = world.query::<(&TallyMark, &ComputedNode)>();
    let seen: Vec<TallyMark> = marks
        .iter(world)
        .filter(|(_, node)| !node.is_empty())
        .map(|(mark, _)| *mark)
        .collect();
    let left = |mark: &&TallyMark| **mark == TallyMark::Remaining;
    (seen.len(), seen.iter().filter(left).count())
}

#[test]
fn a_key_opens_the_table_in_words_and_the_focus_reads_it() {
    let mut hands = at_the_table(Device::Keys);
    hands.key(KeyCode::KeyT);
    hands.update(3);
    assert!(is_open(&hands));
    let mut read = Vec::new();
    for _ in 0..40 {
        read.push(hands.focused_words());
        hands.press(Press::Next);
    }
    let says = |what: &str| read.iter().any(|line| line.contains(what));
    for what in [
        "Answer at",
        "Your hand: ",
        "in hand.",
        ", neutral",
        "draw pile",
        "Points now",
        "have shown nothing",
        "may still have",
    ] {
        assert!(says(what), "{what:?} is not among {read:#?}");
    }
    hands.press(Press::Back);
    hands.update(3);
    assert!(!is_open(&hands));
    let card = hands.focused().expect("the focus is back");
    assert!(
        hands.app.world().get::<Node>(card).is_none(),
        "it is on the cards again"
    );
}

#[test]
fn a_pad_opens_it_from_the_log() {
    let mut hands = at_the_table(Device::Pad);
    hands.button(GamepadButton::Select);
    hands.update(3);
    assert!(hands.app.world().resource::<LogOpen>().0);
    hands.press(Press::Right);
    assert!(
        hands.focused_words().contains("In words"),
        "{}",
        hands.focused_words()
    );
    hands.press(Press::Confirm);
    hands.update(3);
    assert!(is_open(&hands) && !hands.app.world().resource::<LogOpen>().0);
    hands.press(Press::Back);
    hands.update(2);
    assert!(!is_open(&hands));
}

#[test]
fn the_tally_counts_every_card_and_goes_with_its_switch() {
    let mut hands = at_the_table(Device::Keys);
    assert_eq!(marks(&mut hands), (44, 44), "nothing has been shown yet");
    let mut at = 0;
    while at < 14 {
        let Some(decision) = next_decision(&mut hands) else {
            break;
        };
        at += 1;
        play(&mut hands, decision.nth((at * 7 + 3) % decision.count()));
        hands.until(400, |hands| {
            matches!(hands.turn(), Turn::Person(_) | Turn::Over)
        });
        hands.update(3);
        let view = &hands.app.world().resource::<DisplayedView>().view;
        let left: usize = Camp::ALL
            .into_iter()
            .map(|camp| usize::from(view.public_cards(camp).remaining.count()))
            .sum();
        // On the stage of a combat there is no room for the plate.
        let drawn = marks(&mut hands);
        assert!(
            drawn == (0, 0) || drawn == (44, left),
            "{drawn:?}, {left} left"
        );
    }
    hands
        .app
        .world_mut()
        .resource_mut::<AidSettings>()
        .memory_aid = false;
    hands.update(3);
    hands.key(KeyCode::KeyT);
    hands.update(3);
    assert_eq!(marks(&mut hands), (0, 0));
    let world = hands.app.world_mut();
    let kept = world.query::<&TallyMark>().iter(world).count();
    assert_eq!(kept, 0, "a hidden plate holds no marks");
}
