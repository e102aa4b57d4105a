//! Texts of Fayance's table stay in their places, in every language, on a phone with the largest letters and on a screen.

use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use guyenne::app::Screen;
use guyenne::app::settings::{Settings, TextSize};
use guyenne::games::fayance::ID;
use guyenne::games::fayance::table::Turn;
use guyenne::i18n::{Language, LocalizedText};
use guyenne::table::{Menu, MenuGame};

use super::player::{between, games, open, play, turn, wait};
use crate::harness::{Device, Hands};

/// The width of a space in the largest letters, in pixels.
const SPACE: f32 = 8.0;

/// The texts that are larger than the node they belong to, or reach beyond the window.
pub fn outside(hands: &mut Hands) -> Vec<String> {
    let world = hands.app.world_mut();
    let mut windows = world.query::<&Window>();
    let size = windows.single(world).expect("one window").resolution.size();
    let window = Rect::from_corners(Vec2::ZERO, size).inflate(1.5);
    let mut texts = world.query::<(
        Entity,
        &LocalizedText,
        &TextLayoutInfo,
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
        &ChildOf,
    )>();
    let mut found = Vec::new();
    for (_, message, info, node, at, visible, parent) in texts.iter(world) {
        if !visible.get() || node.size().min_element() < 1.0 || info.glyphs.is_empty() {
            continue;
        }
        let (_, _, middle) = at.to_scale_angle_translation();
        let taken = info.size * info.scale_factor;
        let area = Rect::from_center_size(middle, taken);
        if window.union(area) != window {
            found.push(format!(
                "{} reaches beyond the window: {area:?}",
                message.key()
            ));
        }
        let place = world.get::<ComputedNode>(parent.parent());
        let room = place.map_or(Vec2::MAX, ComputedNode::size);
        let scrolls = (world.get::<Node>(parent.parent()))
            .is_some_and(|node| node.overflow == Overflow::scroll_y());
        // A line may end with a space, which is measured and not drawn.
        if taken.x > room.x + SPACE || (taken.y > room.y + 5.0 && !scrolls) {
            found.push(format!("{}: {taken} in {room}", message.key()));
        }
    }
    found
}

/// Sets window, letters and language.
pub fn sized(hands: &mut Hands, window: (f32, f32), letters: TextSize, language: Language) {
    hands.resize(window);
    hands.speak(language);
    let world = hands.app.world_mut();
    world.resource_mut::<Settings>().text_size = letters;
    hands.update(5);
}

#[test]
fn texts_stay_in_their_places_in_every_language() {
    for (language, window) in [
        (Language::De, (844.0, 390.0)),
        (Language::Es, (844.0, 390.0)),
        (Language::Fr, (1280.0, 720.0)),
        (Language::De, (1920.0, 1080.0)),
    ] {
        let mut hands = open(between("champion", "human", 6), Device::Keys);
        sized(&mut hands, window, TextSize::Largest, language);
        let mut faults = Vec::new();
        for n in 0..26 {
            wait(&mut hands);
            if hands.screen() != Screen::Table(ID) {
                break;
            }
            if let Turn::Person(_) = turn(&hands) {
                hands.update(3);
                faults.extend(outside(&mut hands));
            }
            play(&mut hands, n);
        }
        faults.sort();
        faults.dedup();
        assert_eq!(faults, [""; 0], "{language:?} {window:?}");
    }
}

#[test]
fn the_rules_in_short_stay_in_the_window() {
    for (language, window) in [
        (Language::De, (844.0, 390.0)),
        (Language::Fr, (844.0, 390.0)),
        (Language::Es, (1280.0, 720.0)),
    ] {
        assert!(games().get(ID).is_some());
        let mut hands = open(between("champion", "human", 6), Device::Keys);
        sized(&mut hands, window, TextSize::Largest, language);
        wait(&mut hands);
        assert_eq!(*hands.app.world().resource::<MenuGame>(), MenuGame(ID));
        let world = hands.app.world_mut();
        world
            .resource_mut::<NextState<Menu>>()
            .set(Menu::RulesSummary);
        hands.update(8);
        let faults = outside(&mut hands);
        let faults: Vec<_> = faults
            .into_iter()
            .filter(|fault| fault.contains("fayance-rules"))
            .collect();
        assert_eq!(faults, [""; 0], "{language:?} {window:?}");
    }
}
