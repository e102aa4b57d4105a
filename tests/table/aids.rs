//! What the player may switch off at the table, or on: hints and brackets. Each switch works at once.

use bevy::prelude::*;
use guyenne::app::settings::Settings;
use guyenne::games::guyenne::rules::Move;
use guyenne::games::guyenne::table::{CurrentHint, GROUP_BRACKETS, Turn};
use guyenne::table::AidSettings;

use crate::guyenne::hint_request::{advised, note};
use crate::guyenne::whole_game::{decision, play};
use crate::harness::{Device, Hands, Press, against};

/// A person's first decision.
fn at_decision(device: Device) -> Hands {
    let mut hands = Hands::open(against("squire"), device);
    until_decision(&mut hands);
    hands
}

fn until_decision(hands: &mut Hands) {
    hands.until(3000, |hands| matches!(hands.turn(), Turn::Person(_)));
    hands.update(3);
}

/// Changes the aids in the settings.
fn switch(hands: &mut Hands, change: fn(&mut AidSettings)) {
    change(&mut hands.app.world_mut().resource_mut::<Settings>().aids);
    hands.update(4);
}

/// Switches the brackets on or off in the settings.
fn switch_brackets(hands: &mut Hands, on: bool) {
    let mut settings = hands.app.world_mut().resource_mut::<Settings>();
    settings.switches.set(&GROUP_BRACKETS, on);
    hands.update(4);
}

/// How many things with this name can be seen.
fn seen(hands: &mut Hands, name: &str) -> usize {
    let world = hands.app.world_mut();
    let mut named = world.query::<(&Name, &InheritedVisibility, Option<&ComputedNode>)>();
    let all = named.iter(world).filter(|(named, seen, node)| {
        named.as_str() == name && seen.get() && node.is_none_or(|node| !node.is_empty())
    });
    all.count()
}

#[test]
fn hints_that_are_not_offered_cannot_be_had() {
    for device in [Device::Keys, Device::Pad] {
        let mut hands = at_decision(device);
        assert_eq!(seen(&mut hands, "Hint button"), 1);
        hands.press(Press::Hint);
        advised(&mut hands);
        assert!(note(&mut hands).is_some());
        switch(&mut hands, |aids| aids.hints = false);
        assert_eq!(seen(&mut hands, "Hint button"), 0, "the button is hidden");
        assert!(note(&mut hands).is_none(), "the hint on screen goes");
        hands.press(Press::Hint);
        hands.update(3);
        let hint = hands.app.world().resource::<CurrentHint>();
        assert!(!hint.is_awaited() && hint.given().is_none(), "{device:?}");
        switch(&mut hands, |aids| aids.hints = true);
        assert_eq!(seen(&mut hands, "Hint button"), 1);
        hands.press(Press::Hint);
        advised(&mut hands);
    }
}

#[test]
fn brackets_come_and_go_with_their_switch() {
    let mut hands = at_decision(Device::Keys);
    for n in 0..40 {
        if seen(&mut hands, "Bracket") > 0 {
            break;
        }
        let decision = decision(&hands).expect("a person decides");
        play(&mut hands, decision.nth(n * 7 % decision.count()));
        until_decision(&mut hands);
    }
    let before = seen(&mut hands, "Bracket");
    assert!(before > 0, "a castle is held");
    switch_brackets(&mut hands, false);
    assert_eq!(seen(&mut hands, "Bracket"), 0);
    switch_brackets(&mut hands, true);
    assert_eq!(seen(&mut hands, "Bracket"), before);
}

#[test]
fn a_move_that_is_asked_about_needs_a_second_press() {
    for device in [Device::Keys, Device::Pad] {
        let mut hands = at_decision(device);
        switch(&mut hands, |aids| aids.confirm_moves = true);
        for _ in 0..4 {
            let before = hands.record();
            let to_decide = decision(&hands).expect("a person decides");
            let m = to_decide.nth(0);
            play(&mut hands, m);
            hands.update(3);
            assert_eq!(hands.record(), before, "{m:?} is asked about first");
            assert!(hands.says("prompt-sure") && hands.says("button-sure"));
            // It can be thought better of.
            hands.press(Press::Back);
            hands.update(3);
            assert!(!hands.says("prompt-sure"), "{device:?}");
            assert_eq!(decision(&hands), Some(to_decide));
            let again = if matches!(m, Move::Pass | Move::Concede) {
                Press::Decline
            } else {
                Press::Commit
            };
            hands.press(again);
            assert_eq!(hands.record(), before);
            hands.press(again);
            hands.update(3);
            assert_ne!(hands.record(), before, "{m:?} is played");
            until_decision(&mut hands);
        }
    }
}
