//! A gamepad is lost: the game pauses if its seat is needed, and another device takes the seat up.

use std::collections::BTreeSet;

use bevy::prelude::*;
use guyenne::app::live_region::ScreenReaderText;
use guyenne::app::{Menu, Screen};
use guyenne::games::guyenne::rules::Level;
use guyenne::games::guyenne::rules::record::Record;
use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::table::{DisplayedView, Phase, Turn};
use guyenne::i18n::Language;
use guyenne::input::{ActingDevice, PlayerDevice};

use super::devices::{A, connect, device, give, lose, to_act};
use crate::around::act;
use crate::harness::{Device, Hands, two_people};

/// The record, what is shown, and whose turn it is.
fn standing(hands: &Hands) -> (String, Option<DisplayedView>, Turn) {
    let shown = hands.app.world().get_resource::<DisplayedView>();
    (hands.record(), shown.cloned(), hands.turn())
}

/// Two people at the table, each with a pad.
fn two_pads(seed: u64, level: Level) -> (Hands, [Entity; 2]) {
    let mut hands = Hands::open(two_people(seed, level), Device::Keys);
    hands.speak(Language::En);
    let pads = [hands.plug_in_another(), hands.plug_in_another()];
    for (camp, pad) in Camp::ALL.into_iter().zip(pads) {
        give(&mut hands, Seat::of(camp), PlayerDevice::Pad(pad));
    }
    hands.until(400, |hands| to_act(hands).is_some());
    (hands, pads)
}

/// In every phase in which a person decides the pad of the seat to move is lost, and its seat taken up by another pad,
/// by the same one, by the keyboard or by nobody. Nothing else changes.
#[test]
fn in_every_phase_a_lost_pad_pauses_and_its_seat_is_taken_up() {
    let mut tried: BTreeSet<(String, u32)> = BTreeSet::new();
    let mut tries = 0;
    for seed in [11, 12] {
        let (mut hands, _) = two_pads(seed, Level::Expert);
        for n in 0..2500 {
            if matches!(hands.screen(), Screen::Result(_)) || tried.len() == 24 {
                break;
            }
            hands.update(1);
            let Some(seat) = to_act(&hands) else {
                continue;
            };
            hands.update(1);
            let phase = format!("{:?}", hands.app.world().resource::<State<Phase>>().get());
            let way = (0..4).find(|&way| !tried.contains(&(phase.clone(), way)));
            if let Some(way) = way {
                lose_and_take_up(&mut hands, seat, way);
                tried.insert((phase, way));
                tries += 1;
            }
            act(&mut hands, n * 7);
        }
        Record::parse(&hands.record())
            .expect("a record")
            .replay()
            .expect("a sound game");
    }
    let phases: BTreeSet<&str> = tried.iter().map(|(phase, _)| phase.as_str()).collect();
    let expected = [
        "Answer",
        "Curtain",
        "Losses",
        "Placement",
        "Reinforcement",
        "Reserve",
    ];
    assert_eq!(phases.into_iter().collect::<Vec<_>>(), expected);
    assert!(tries > 18, "only {tries} pads were lost");
}

/// The pad of `seat` is lost, its seat taken up in one of four ways, and the game goes on. The seat has a pad again
/// then.
fn lose_and_take_up(hands: &mut Hands, seat: Seat, way: u32) {
    let Some(PlayerDevice::Pad(pad)) = device(hands, seat) else {
        panic!("{seat} has no pad");
    };
    let before = standing(hands);
    lose(hands, pad);
    assert_eq!(hands.menu(), Menu::Seats);
    assert!(hands.says("seats-lost") && !hands.says("seats-full"));
    let taken = match way {
        0 => {
            let other = hands.plug_in_another();
            hands.button_of(other, A);
            Some(PlayerDevice::Pad(other))
        }
        1 => {
            connect(hands, pad, true);
            Some(PlayerDevice::Pad(pad))
        }
        2 => {
            hands.key(KeyCode::Enter);
            Some(PlayerDevice::Keyboard)
        }
        _ => None,
    };
    hands.update(2);
    assert_eq!(hands.says("seats-full"), taken.is_some());
    assert_eq!(hands.menu(), Menu::Seats, "only a press goes on");
    match taken {
        Some(PlayerDevice::Pad(pad)) => hands.button_of(pad, A),
        Some(PlayerDevice::Keyboard) => hands.key(KeyCode::Enter),
        None => hands.key(KeyCode::Escape),
    }
    hands.update(3);
    assert_eq!(hands.menu(), Menu::None);
    assert_eq!((device(hands, seat), standing(hands)), (taken, before));
    let acting = *hands.app.world().resource::<ActingDevice>();
    assert_eq!(acting.0, taken, "presses that count");
    if !matches!(taken, Some(PlayerDevice::Pad(_))) {
        let pad = hands.plug_in_another();
        give(hands, seat, PlayerDevice::Pad(pad));
    }
}

/// A pad without a seat may go; so may the one that was used last by chance.
#[test]
fn a_pad_without_a_seat_never_pauses() {
    let (mut hands, pads) = two_pads(13, Level::Base);
    let third = hands.plug_in_another();
    hands.button_of(third, GamepadButton::DPadUp);
    lose(&mut hands, third);
    assert_eq!(hands.menu(), Menu::None);
    lose(&mut hands, pads[1]);
    assert_eq!(hands.menu(), Menu::Seats);
}

/// Who has a seat does not take the one of somebody else by an impatient press.
#[test]
fn a_device_takes_one_seat_only() {
    let (mut hands, pads) = two_pads(13, Level::Base);
    let [english, french] = Camp::ALL.map(Seat::of);
    lose(&mut hands, pads[1]);
    hands.button_of(pads[0], A);
    assert_eq!(hands.menu(), Menu::Seats);
    assert_eq!(device(&hands, french), Some(PlayerDevice::Pad(pads[1])));
    // The other is lost, too: both wait, and two new pads take them, in the order of their presses.
    lose(&mut hands, pads[0]);
    assert!(hands.says("seats-lost-several"));
    let read = hands.app.world().resource::<ScreenReaderText>();
    assert!(read.news.contains("A gamepad has lost"), "{read:?}");
    let others = [hands.plug_in_another(), hands.plug_in_another()];
    for pad in others {
        hands.button_of(pad, A);
    }
    let taken = [english, french].map(|seat| device(&hands, seat));
    let mut pads = others.map(|pad| Some(PlayerDevice::Pad(pad)));
    if taken[0] == pads[1] {
        pads.reverse();
    }
    assert_eq!(taken, pads);
    hands.button_of(others[1], A);
    assert_eq!(hands.menu(), Menu::None);
}

/// A lost pad drops everybody out of the settings, too: the game is paused for it at once.
#[test]
fn a_pad_is_missed_from_any_menu() {
    let (mut hands, pads) = two_pads(13, Level::Base);
    hands.key(KeyCode::Escape);
    hands.press_words("Settings");
    hands.update(3);
    assert_eq!(hands.menu(), Menu::Settings);
    lose(&mut hands, pads[0]);
    assert_eq!(hands.menu(), Menu::Seats);
    // On the title nobody misses it, but the next game does.
    hands.key(KeyCode::Escape);
    hands.update(3);
    assert_eq!(device(&hands, Seat::of(Camp::English)), None);
}
