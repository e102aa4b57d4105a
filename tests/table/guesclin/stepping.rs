//! Fighters and targets are stepped through with keys and a pad, and the cursor goes with them.

use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadButton;
use bevy::input::keyboard::KeyCode;
use guyenne::games::guesclin::rules::{Camp, Fighter, Hex, Stage};
use guyenne::games::guesclin::table::cursor::Cursor;
use guyenne::games::guesclin::table::plan::Deed;
use guyenne::timings::MotionSettings;

use super::player::{
    begun, board, bot_move, go_to, hex, open, play, press_hex, record, selection, turn, wait, with,
};
use crate::harness::{Device, Hands, Press};

/// The next fighter of the banner.
fn next_fighter(hands: &mut Hands) -> Option<Fighter> {
    hands.press(Press::Next);
    hands.update(1);
    selection(hands).plan.fighter
}

/// The next target: the enemy who is aimed at, else the one who is looked at.
fn next_target(hands: &mut Hands) -> Option<Fighter> {
    hands.key_state(KeyCode::ShiftLeft, ButtonState::Pressed);
    hands.key(KeyCode::Tab);
    hands.key_state(KeyCode::ShiftLeft, ButtonState::Released);
    let plan = selection(hands).plan;
    plan.deed.and_then(Deed::target).or(plan.fighter)
}

/// The cursor goes with whoever is stepped to.
fn cursor(hands: &Hands) -> Option<Hex> {
    hands.app.world().resource::<Cursor>().0
}

fn sorted(mut all: Vec<Fighter>) -> Vec<Fighter> {
    all.sort();
    all
}

/// With nobody chosen all enemies are stepped through, each once and then the first again.
#[test]
fn fighters_and_targets_are_stepped_through() {
    let mut hands = begun();
    let known = board(&hands);
    go_to(&mut hands, hex(8, 5));
    let foes: Vec<Fighter> = known.standing(Camp::England).map(|(foe, _)| foe).collect();
    assert!(foes.len() > 1, "{foes:?}");
    let mut seen = Vec::new();
    for _ in &foes {
        let foe = next_target(&mut hands).expect("an enemy");
        assert_eq!(cursor(&hands), known.at(foe));
        seen.push(foe);
    }
    assert_eq!(sorted(seen.clone()), sorted(foes));
    assert_eq!(next_target(&mut hands), seen.first().copied());
    let banner = turn(&hands).person().expect("a person");
    let ready = |who: &Fighter| known.check_acts(*who).is_ok();
    let own: Vec<Fighter> = known.of_banner(banner).filter(ready).collect();
    let mut seen = Vec::new();
    for _ in &own {
        let who = next_fighter(&mut hands).expect("a fighter");
        assert_eq!(cursor(&hands), known.at(who));
        seen.push(who);
    }
    assert_eq!(sorted(seen.clone()), sorted(own));
    assert_eq!(next_fighter(&mut hands), seen.first().copied());
}

/// With a fighter chosen those enemies are stepped through whom they could strike or shoot at, and each is aimed at.
#[test]
fn targets_in_reach_are_aimed_at_one_after_the_other() {
    let mut hands = open(with(&[("scenario", "4")], 4), Device::Keys);
    let mut found = None;
    for _ in 0..150 {
        wait(&mut hands);
        let now = board(&hands);
        if let Stage::Act(banner) = now.stage() {
            let ready = |who: &Fighter| now.check_acts(*who).is_ok();
            let mut own = now.of_banner(banner).filter(ready);
            found = own.find(|&who| now.in_reach(who).len() > 1);
        }
        if found.is_some() {
            break;
        }
        let m = bot_move(&hands).expect("the game goes on");
        play(&mut hands, m);
    }
    let who = found.expect("a fighter with two targets");
    let known = board(&hands);
    press_hex(&mut hands, known.at(who).expect("on the map"));
    if selection(&hands).plan.fighter != Some(who) {
        press_hex(&mut hands, known.at(who).expect("on the map"));
    }
    let before = record(&hands);
    let targets = known.in_reach(who);
    let mut seen = Vec::new();
    for _ in &targets {
        let foe = next_target(&mut hands).expect("a target");
        let plan = selection(&hands).plan;
        assert_eq!(plan.fighter, Some(who));
        assert_eq!(plan.deed.and_then(Deed::target), Some(foe));
        assert_eq!(cursor(&hands), known.at(foe));
        seen.push(foe);
    }
    assert_eq!(sorted(seen.clone()), sorted(targets));
    assert_eq!(next_target(&mut hands), seen.first().copied());
    assert_eq!(record(&hands), before, "nothing is played");
}

/// A pad steps with its right trigger and the cross, and back with a shoulder button; the trigger alone keeps its
/// meaning.
#[test]
fn a_pad_steps_through_fighters_both_ways_and_through_targets() {
    let mut hands = begun();
    let known = board(&hands);
    go_to(&mut hands, hex(8, 5));
    let pad = hands.plug_in_another();
    let speed = |hands: &Hands| hands.app.world().resource::<MotionSettings>().speed;
    let slow = speed(&hands);
    let stepped = |hands: &mut Hands, button| {
        hands.button_of(pad, button);
        hands.update(1);
        selection(hands).plan.fighter
    };
    hands.button_state(pad, GamepadButton::RightTrigger2, 1.0);
    let first = stepped(&mut hands, GamepadButton::DPadRight).expect("a fighter");
    let second = stepped(&mut hands, GamepadButton::DPadRight).expect("a fighter");
    assert_ne!(first, second);
    hands.button_state(pad, GamepadButton::RightTrigger2, 0.0);
    assert_eq!(speed(&hands), slow, "it was held to step");
    let back = stepped(&mut hands, GamepadButton::LeftTrigger);
    assert_eq!(back, Some(first));
    assert_eq!(cursor(&hands), known.at(first));
    hands.button_of(pad, GamepadButton::East);
    hands.update(1);
    assert_eq!(selection(&hands).plan.fighter, None);
    hands.button_state(pad, GamepadButton::RightTrigger2, 1.0);
    let foe = stepped(&mut hands, GamepadButton::DPadLeft).expect("an enemy");
    hands.button_state(pad, GamepadButton::RightTrigger2, 0.0);
    assert_eq!(known.camp(foe), Camp::England);
    assert_eq!(cursor(&hands), known.at(foe));
}
