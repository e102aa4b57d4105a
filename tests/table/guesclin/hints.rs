//! Hints say why, in sentences that stay in their place, by keys and by pad; whoever does not want them does not get
//! any.

use bevy::prelude::*;
use guyenne::app::settings::{Settings, TextSize};
use guyenne::games::guesclin::ID;
use guyenne::games::guesclin::ai::HintReason;
use guyenne::games::guesclin::rules::Move;
use guyenne::games::guesclin::rules::record::{Record, RecordPlayer};
use guyenne::games::guesclin::table::{CurrentHint, Rules, Turn};
use guyenne::i18n::{Language, LocalizedText, Localizer};

use super::layout::{outside, sized};
use super::player::{open, play, turn, wait, with};
use crate::fayance::by_ear::told_in_words;
use crate::harness::{Device, Hands, Press};
use guyenne::app::Screen;

/// The sentence of the hint on screen.
fn sentence(hands: &mut Hands) -> Option<String> {
    let world = hands.app.world_mut();
    let mut texts = world.query::<&LocalizedText>();
    let mut hint = texts.iter(world);
    let hint = hint.find(|text| matches!(text.key(), "hint-one" | "hint-two"))?;
    Some(world.resource::<Localizer>().localize(&hint.clone()))
}

/// How many hints the record has.
fn counted(hands: &Hands) -> u32 {
    let rules = hands.app.world().resource::<Rules>();
    let record = Record::parse(&rules.record()).expect("a record");
    let shown: u32 = rules.hints().iter().map(|&(_, n)| n).sum();
    let recorded: u32 = record.players.iter().map(RecordPlayer::hints).sum();
    assert_eq!(shown, recorded);
    shown
}

fn is_shown(hands: &Hands) -> bool {
    hands.app.world().resource::<CurrentHint>().is_shown()
}

/// Whether the button for a hint is on screen.
fn offered(hands: &mut Hands) -> bool {
    let world = hands.app.world_mut();
    let mut buttons = world.query::<(
        &guyenne::input::ActionButton,
        &InheritedVisibility,
        &ComputedNode,
    )>();
    buttons.iter(world).any(|(button, seen, node)| {
        button.0 == guyenne::input::Action::Hint && seen.get() && !node.is_empty()
    })
}

/// Each decision of some activations is hinted at, and the hint is followed by presses.
#[test]
fn hints_say_why_and_can_be_followed() {
    for (device, language, window, scenario) in [
        (Device::Pad, Language::De, (844.0, 390.0), "1"),
        (Device::Keys, Language::Fr, (1280.0, 720.0), "2"),
        (Device::Keys, Language::Es, (844.0, 390.0), "4"),
    ] {
        let mut hands = open(with(&[("scenario", scenario)], 5), device);
        sized(&mut hands, window, TextSize::Largest, language);
        let (mut marched, mut blows) = (0, 0);
        for n in 1..=36 {
            wait(&mut hands);
            if hands.screen() != Screen::Table(ID) {
                break;
            }
            assert!(matches!(turn(&hands), Turn::Person(_)));
            hands.press(Press::Hint);
            hands.until_thought(|hands| is_shown(hands));
            hands.update(3);
            let hint = hands.app.world().resource::<CurrentHint>();
            let (hint, _) = hint.given().expect("a hint");
            let (advised, reasons) = (hint.advised, hint.reasons.clone());
            assert!(!reasons.is_empty(), "{advised:?}");
            marched += usize::from(matches!(advised, Move::March { .. }));
            blows += usize::from(matches!(reasons[0], HintReason::Hits { .. }));
            let words = sentence(&mut hands).expect("it is written");
            assert!(words.ends_with('.') && words.len() > 30, "{words}");
            let faults = outside(&mut hands);
            assert!(faults.is_empty(), "{language:?} {words} {faults:#?}");
            // The table in words has room for large letters.
            assert!(told_in_words(&mut hands).contains(&words), "{words}");
            // The second press hides it, the third shows the same one without a new thought.
            hands.press(Press::Hint);
            hands.update(3);
            assert!(!is_shown(&hands) && sentence(&mut hands).is_none());
            let hint = hands.app.world().resource::<CurrentHint>();
            assert!(hint.asked().is_some() && !hint.is_awaited(), "it is kept");
            hands.press(Press::Hint);
            let hint = hands.app.world().resource::<CurrentHint>();
            let (again, _) = hint.given().expect("at once");
            assert_eq!((&again.advised, &again.reasons), (&advised, &reasons));
            hands.update(3);
            assert_eq!(sentence(&mut hands), Some(words));
            assert_eq!(counted(&hands), n, "each is counted once");
            play(&mut hands, advised);
            hands.update(3);
            assert!(!is_shown(&hands), "a hint goes with its decision");
        }
        assert!(marched > 2 && blows > 0, "{scenario}: {marched} {blows}");
    }
}

/// The ground of a hint covers what its words need, in the middle of its place and at an edge of it.
#[test]
fn a_hint_covers_no_more_of_the_map_than_its_words_need() {
    for window in [(1280.0, 720.0), (844.0, 390.0)] {
        let mut hands = open(with(&[("scenario", "1")], 5), Device::Keys);
        sized(&mut hands, window, TextSize::Normal, Language::En);
        wait(&mut hands);
        hands.press(Press::Hint);
        hands.until_thought(|hands| is_shown(hands));
        hands.update(4);
        let world = hands.app.world_mut();
        let mut texts = world.query_filtered::<(Entity, &LocalizedText), With<ChildOf>>();
        let is_hint = |text: &LocalizedText| matches!(text.key(), "hint-one" | "hint-two");
        let mut found = texts.iter(world).filter(|(_, text)| is_hint(text));
        let (words, _) = found.next().expect("a hint");
        let place = world.get::<ChildOf>(words).expect("a place").parent();
        let ground = |node| {
            world
                .get::<BackgroundColor>(node)
                .expect("a ground")
                .0
                .alpha()
        };
        assert_eq!((ground(place), ground(words)), (0.0, 1.0));
        let rect = |node| {
            let size = world.get::<ComputedNode>(node).expect("laid out").size();
            let at = world.get::<UiGlobalTransform>(node).expect("laid out");
            Rect::from_center_size(at.translation, size)
        };
        let (place, words) = (rect(place), rect(words));
        let told = format!("{words:?} in {place:?}");
        assert!(words.height() < 0.7 * place.height(), "{told}");
        assert!((words.center().x - place.center().x).abs() < 1.5, "{told}");
        let apart = [words.min.y - place.min.y, place.max.y - words.max.y];
        assert!(apart.iter().any(|apart| apart.abs() < 1.5), "{told}");
        assert!(place.inflate(1.0).contains(words.min), "{told}");
        assert!(place.inflate(1.0).contains(words.max), "{told}");
    }
}

#[test]
fn hints_that_are_not_offered_cannot_be_had() {
    for device in [Device::Keys, Device::Pad] {
        let mut hands = open(with(&[("scenario", "1")], 5), device);
        wait(&mut hands);
        assert!(offered(&mut hands));
        hands.press(Press::Hint);
        hands.until_thought(|hands| is_shown(hands));
        let aids = |hands: &mut Hands, on| {
            let world = hands.app.world_mut();
            world.resource_mut::<Settings>().aids.hints = on;
            hands.update(4);
        };
        aids(&mut hands, false);
        assert!(!is_shown(&hands), "the hint on screen goes");
        assert!(!offered(&mut hands), "the button goes");
        hands.press(Press::Hint);
        hands.update(4);
        assert!(!is_shown(&hands) && sentence(&mut hands).is_none());
        aids(&mut hands, true);
        assert!(offered(&mut hands));
    }
}
