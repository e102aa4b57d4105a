//! Texts of Guesclin's table stay in the window, in every language, on a phone with the largest letters and on a screen.

use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use bevy::ui_widgets::Button;
use guyenne::app::Screen;
use guyenne::app::settings::{Settings, TextSize};
use guyenne::games::guesclin::ID;
use guyenne::games::guesclin::table::cursor::Sheet;
use guyenne::i18n::{Language, LocalizedText};
use guyenne::table::places::NodeRect;

use super::player::{advice, open, play, wait, with};
use crate::harness::{Device, Hands};

/// Whether a node is among those that lie on the map, which may be larger than its window.
fn lies_on_map(world: &World, mut node: Entity) -> bool {
    while world.get::<Sheet>(node).is_none() {
        let Some(above) = world.get::<ChildOf>(node) else {
            return false;
        };
        node = above.parent();
    }
    true
}

/// The button or the place in the layout that a text belongs to, as it is drawn: pixels of the window.
fn box_of(world: &World, text: Entity) -> Option<Rect> {
    let mut node = text;
    while world.get::<Button>(node).is_none() && world.get::<NodeRect>(node).is_none() {
        node = world.get::<ChildOf>(node)?.parent();
    }
    let (_, _, middle) = (world.get::<UiGlobalTransform>(node)?).to_scale_angle_translation();
    let size = world.get::<ComputedNode>(node)?.size();
    Some(Rect::from_center_size(middle, size))
}

/// The texts that reach beyond the window, beyond what their node shows, or above or below their button or place.
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
        Option<&CalculatedClip>,
    )>();
    let mut found = Vec::new();
    for (text, message, info, node, at, visible, parent, clip) in texts.iter(world) {
        if !visible.get() || node.size().min_element() < 1.0 || info.glyphs.is_empty() {
            continue;
        }
        let on_map = lies_on_map(world, parent.parent());
        let (_, _, middle) = at.to_scale_angle_translation();
        let taken = info.size * info.scale_factor;
        let area = Rect::from_center_size(middle, taken);
        if !on_map && window.union(area) != window {
            found.push(format!(
                "{} reaches beyond the window: {area:?}",
                message.key()
            ));
        }
        if let Some(clip) = clip.filter(|_| !on_map) {
            let cut = clip.clip.inflate(2.0);
            if cut.union(area) != cut {
                found.push(format!(
                    "{} is cut off: {area:?} by {:?}",
                    message.key(),
                    clip.clip
                ));
            }
        }
        if let Some(around) = box_of(world, text).filter(|_| !on_map) {
            let (above, below) = (around.min.y - area.min.y, area.max.y - around.max.y);
            if above.max(below) > 3.0 {
                found.push(format!("{}: {area:?} in {around:?}", message.key()));
            }
        }
        let place = world.get::<ComputedNode>(parent.parent());
        let room = place.map_or(Vec2::MAX, ComputedNode::size);
        if !on_map && taken.x > room.x + 3.0 {
            found.push(format!("{}: {taken} in {room}", message.key()));
        }
    }
    found
}

pub fn sized(hands: &mut Hands, window: (f32, f32), letters: TextSize, language: Language) {
    hands.resize(window);
    hands.speak(language);
    let world = hands.app.world_mut();
    world.resource_mut::<Settings>().text_size = letters;
    hands.update(5);
}

#[test]
fn texts_stay_in_their_places_in_every_language() {
    let mut faults = Vec::new();
    for (language, window, scenario) in [
        (Language::De, (844.0, 390.0), "4"),
        (Language::Es, (844.0, 390.0), "2"),
        (Language::Fr, (1280.0, 720.0), "1"),
        (Language::De, (1920.0, 1080.0), "3"),
    ] {
        let mut hands = open(with(&[("scenario", scenario)], 6), Device::Keys);
        sized(&mut hands, window, TextSize::Largest, language);
        let mut here = Vec::new();
        for _ in 0..40 {
            wait(&mut hands);
            if hands.screen() != Screen::Table(ID) {
                break;
            }
            hands.update(3);
            here.extend(outside(&mut hands));
            let Some(m) = advice(&hands) else { break };
            play(&mut hands, m);
        }
        here.sort();
        here.dedup();
        here.truncate(12);
        faults.extend(
            here.iter()
                .map(|fault| format!("{language:?} {window:?}: {fault}")),
        );
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
