//! From the couch: with a gamepad in full screen on a television everything that must be read is large.

use bevy::prelude::*;
use bevy::text::{FontSize, TextLayoutInfo};
use guyenne::app::settings::{CouchText, Settings, TextSize};
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::table::Turn;
use guyenne::i18n::{Language, LocalizedText};
use guyenne::theme::{KeyCap, Scale};
use guyenne::timings::Speed;

use crate::guyenne::whole_game::{decision, play};
use crate::harness::{Device, Hands, Press, parameters};

/// A television, and the smallest type size on it, both in pixels.
const TELEVISION: (f32, f32) = (1920.0, 1080.0);
const LEAST: f32 = 28.0;

/// The texts that are smaller, with their sizes. Key caps are signs, not text.
fn small_texts(hands: &mut Hands) -> Vec<String> {
    let world = hands.app.world_mut();
    let mut texts = world.query_filtered::<(
        &LocalizedText,
        &TextFont,
        &TextLayoutInfo,
        &ComputedNode,
        &InheritedVisibility,
    ), Without<KeyCap>>();
    let mut small = Vec::new();
    for (message, font, info, node, visible) in texts.iter(world) {
        if message.key().is_empty() || !visible.get() || node.size().min_element() < 1.0 {
            continue;
        }
        let FontSize::Px(size) = font.font_size else {
            continue;
        };
        let pixels = size * info.scale_factor;
        if pixels < LEAST {
            small.push(format!("{}: {pixels}", message.key()));
        }
    }
    small.sort();
    small.dedup();
    small
}

fn is_large(hands: &Hands) -> bool {
    hands.app.world().resource::<CouchText>().0
}

#[test]
fn a_gamepad_in_full_screen_gets_larger_text() {
    let mut hands = Hands::open(LaunchOptions::default(), Device::Pad);
    hands.press(Press::Down);
    assert!(!is_large(&hands), "in a window");
    hands.app.world_mut().resource_mut::<Settings>().fullscreen = true;
    hands.press(Press::Down);
    hands.update(3);
    assert!(is_large(&hands));
    let scale = *hands.app.world().resource::<Scale>();
    assert_eq!(scale.text_scale, TextSize::Large.text_scale());
    hands.key(KeyCode::ArrowUp);
    hands.update(3);
    assert!(!is_large(&hands), "with the keyboard");
    hands.press(Press::Down);
    hands.app.world_mut().resource_mut::<Settings>().couch_text = false;
    hands.update(3);
    assert!(!is_large(&hands), "the player does not want it");
}

#[test]
fn everything_is_read_from_the_couch() {
    let options = LaunchOptions {
        seed: Some(11),
        parameters: parameters(&[("level", "advanced")]),
        speed: Some(Speed::Instant),
        ..LaunchOptions::default()
    };
    let mut hands = Hands::open(options, Device::Keys);
    hands.speak(Language::Fr);
    hands.resize(TELEVISION);
    hands.app.world_mut().resource_mut::<Settings>().text_size = TextSize::Large;
    hands.update(4);
    let mut small = Vec::new();
    for n in 0..12 {
        hands.until(400, |hands| {
            hands.screen() != Screen::Table(ID) || matches!(hands.turn(), Turn::Person(_))
        });
        if hands.screen() != Screen::Table(ID) {
            break;
        }
        hands.update(3);
        small.extend(small_texts(&mut hands));
        let decision = decision(&hands).expect("a person decides");
        play(&mut hands, decision.nth(n * 7 % decision.count()));
    }
    small.sort();
    small.dedup();
    assert!(small.is_empty(), "{small:#?}");
}
