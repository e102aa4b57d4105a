//! The way through the screens: the title, a choice by its words with keys or with a pad, the pause.

use bevy::prelude::*;
use guyenne::app::{LaunchOptions, Menu};
use guyenne::i18n::Language;

use crate::harness::{Device, Hands, Press};

pub(super) const BOTH: [Device; 2] = [Device::Keys, Device::Pad];

pub(super) fn title(device: Device) -> Hands {
    let mut hands = Hands::open(LaunchOptions::default(), device);
    hands.speak(Language::En);
    hands
}

pub(super) fn menu(hands: &Hands) -> Menu {
    *hands.app.world().resource::<State<Menu>>().get()
}

/// Moves the focus to the entity with these words, in reading order with keys, row by row with a pad, and presses it.
pub(super) fn choose(hands: &mut Hands, words: &str) {
    if hands.device == Device::Keys {
        hands.press_words(words);
        return;
    }
    let sweep = |hands: &mut Hands, press: Press| {
        for _ in 0..12 {
            if hands.focused_words().contains(words) {
                return true;
            }
            let before = hands.focused();
            hands.press(press);
            if hands.focused() == before {
                break;
            }
        }
        hands.focused_words().contains(words)
    };
    let mut found = sweep(hands, Press::Down);
    for _ in 0..12 {
        found = found
            || sweep(hands, Press::Left)
            || sweep(hands, Press::Right)
            || sweep(hands, Press::Left);
        if found {
            break;
        }
        hands.press(Press::Up);
    }
    assert!(found, "{words:?} cannot be reached with a pad");
    hands.press(Press::Confirm);
}

pub(super) fn pause(hands: &mut Hands) {
    match hands.device {
        Device::Keys => hands.key(KeyCode::Escape),
        Device::Pad => hands.button(GamepadButton::Start),
    }
    hands.update(3);
}
