//! The sentence of a refusal can be read and covers nothing that can be pressed, in each arrangement of the table and
//! in small and large windows.

use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use bevy::ui_widgets::Button;
use guyenne::app::settings::{Settings, TextSize};
use guyenne::games::guyenne::rules::{DecisionKind, Level};
use guyenne::games::guyenne::table::Turn;
use guyenne::i18n::{Language, LiveRegion};
use guyenne::input::Focusable;

use crate::guyenne::whole_game::{decision, play};
use crate::harness::{Device, Hands, Press, parameters};
use guyenne::app::LaunchOptions;
use guyenne::timings::Speed;

/// The node of the refusal: its sentence and its button.
fn notice(hands: &mut Hands) -> Option<[Entity; 2]> {
    let world = hands.app.world_mut();
    let mut nodes = world.query::<(&Name, &InheritedVisibility, &Children)>();
    let children: Vec<Entity> = nodes
        .iter(world)
        .find(|(name, seen, _)| name.as_str() == "Refusal" && seen.get())
        .map(|(.., children)| children.iter().collect())?;
    let sentence = *children
        .iter()
        .find(|&&child| world.get::<LiveRegion>(child).is_some())?;
    let why = *children
        .iter()
        .find(|&&child| world.get::<Button>(child).is_some())?;
    Some([sentence, why])
}

/// What the texts of the prompt cover that are seen.
fn prompts(hands: &mut Hands) -> Vec<Rect> {
    let world = hands.app.world_mut();
    let mut nodes = world.query::<(&Name, &InheritedVisibility, &Children)>();
    let texts: Vec<Entity> = nodes
        .iter(world)
        .filter(|(name, seen, _)| name.as_str() == "Scroll" && seen.get())
        .flat_map(|(.., children)| children.iter())
        .collect();
    texts
        .into_iter()
        .filter_map(|text| hands.area(text))
        .collect()
}

/// What the refusal on screen covers or lacks.
fn faults(hands: &mut Hands) -> Vec<String> {
    let Some([sentence, why]) = notice(hands) else {
        return vec!["no refusal is shown".to_owned()];
    };
    let world = hands.app.world_mut();
    let mut buttons = world.query_filtered::<
        (Entity, &InheritedVisibility, &ComputedNode),
        (With<Button>, With<Focusable>),
    >();
    let others: Vec<Entity> = buttons
        .iter(world)
        .filter(|(_, seen, node)| seen.get() && !node.is_empty())
        .map(|(entity, ..)| entity)
        .collect();
    assert!(others.len() > 2, "buttons at the table");
    let words = hands.words_of(sentence);
    let area = hands.area(sentence).expect("a sentence");
    let mut faults = Vec::new();
    if area.width() < 2.0 * area.height() {
        faults.push(format!("{words:?} is a column: {:?}", area.size()));
    }
    let window = hands
        .app
        .world_mut()
        .query::<&Window>()
        .single(hands.app.world())
        .expect("one")
        .size();
    let info = hands.app.world().get::<TextLayoutInfo>(sentence);
    let written = info.map(|info| info.size * info.scale_factor);
    let written = written.expect("it is laid");
    if written.y > area.height() + 1.0 || written.x > area.width() + 1.0 {
        let size = area.size();
        faults.push(format!(
            "{words:?} of {written:?} leaves its box of {size:?}"
        ));
    }
    let both = area.union(hands.area(why).expect("a button"));
    for seen in prompts(hands) {
        let covered = seen.intersect(both).size();
        // Edges may touch.
        if covered.min_element() > 4.0 && both.union(seen) != both {
            faults.push(format!("{words:?} covers {covered} of the prompt"));
        }
    }
    let whole = Rect::from_corners(Vec2::ZERO, window);
    if whole.union(area) != whole {
        faults.push(format!("{words:?} leaves the window: {area:?}"));
    }
    for other in others {
        let covered = hands.area(other).expect("a button").intersect(area);
        // Edges may touch.
        if covered.width().min(covered.height()) > 4.0 {
            let name = hands.words_of(other);
            let place = if other == why {
                "its own button"
            } else {
                "a button"
            };
            faults.push(format!(
                "{words:?} covers {place} {name:?} by {:?}",
                covered.size()
            ));
        }
    }
    faults
}

/// Refusals of the first decision of each kind, in a game of the expert level.
fn refusals(
    device: Device,
    language: Language,
    window: (f32, f32),
    letters: TextSize,
) -> Vec<String> {
    let options = LaunchOptions {
        seed: Some(11),
        parameters: parameters(&[
            ("level", Level::Expert.name()),
            ("english", "squire"),
            ("french", "human"),
        ]),
        speed: Some(Speed::Instant),
        ..LaunchOptions::default()
    };
    let mut hands = Hands::open(options, device);
    hands.speak(language);
    hands.resize(window);
    hands.app.world_mut().resource_mut::<Settings>().text_size = letters;
    hands.update(3);
    let mut seen = Vec::new();
    let mut faults_seen = Vec::new();
    for n in 0..60 {
        hands.until(600, |hands| {
            matches!(hands.turn(), Turn::Person(_) | Turn::Over)
        });
        let Turn::Person(_) = hands.turn() else {
            break;
        };
        hands.update(4);
        let d = decision(&hands).expect("a decision");
        let kind = core::mem::discriminant(&d.kind);
        let refused = matches!(
            d.kind,
            DecisionKind::Reserve { .. } | DecisionKind::Place { .. } | DecisionKind::Lose { .. }
        );
        if refused && !seen.contains(&kind) {
            seen.push(kind);
            hands.press(Press::Commit);
            hands.update(4);
            faults_seen.extend(faults(&mut hands));
        }
        play(&mut hands, d.nth(n * 7 % d.count()));
        hands.update(2);
    }
    assert_eq!(seen.len(), 3, "tray, row and stage");
    faults_seen
}

/// However long one reads: a minute. The next press ends it.
#[test]
fn a_refusal_stays_until_the_next_press() {
    let options = LaunchOptions {
        seed: Some(11),
        parameters: parameters(&[("english", "squire"), ("french", "human")]),
        ..LaunchOptions::default()
    };
    let mut hands = Hands::open(options, Device::Keys);
    hands.until(2000, |hands| matches!(hands.turn(), Turn::Person(_)));
    hands.update(4);
    assert_eq!(notice(&mut hands), None);
    hands.press(Press::Commit);
    hands.update(1200);
    assert!(notice(&mut hands).is_some());
    hands.press(Press::Hint);
    hands.update(2);
    assert_eq!(notice(&mut hands), None);
}

#[test]
fn refusals_cover_no_button() {
    let mut all = Vec::new();
    for (window, letters) in [
        ((844.0, 390.0), TextSize::Normal),
        ((844.0, 390.0), TextSize::Largest),
        ((1280.0, 720.0), TextSize::Normal),
        ((1280.0, 720.0), TextSize::Largest),
        ((1920.0, 1080.0), TextSize::Normal),
    ] {
        for language in [Language::De, Language::Fr] {
            for device in [Device::Keys, Device::Pad] {
                let found = refusals(device, language, window, letters);
                all.extend(
                    found
                        .into_iter()
                        .map(|fault| format!("{window:?} {letters:?} {device:?}: {fault}")),
                );
            }
        }
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}
