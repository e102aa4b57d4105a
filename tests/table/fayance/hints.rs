//! Hints say why, in sentences that stay in their place, for every decision of a game, by keys and by pad.

use bevy::prelude::*;
use guyenne::app::settings::TextSize;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::fayance::ID;
use guyenne::games::fayance::ai::HintReason;
use guyenne::games::fayance::rules::record::Record;
use guyenne::games::fayance::rules::{Move, Side, Stage};
use guyenne::games::fayance::table::{CurrentHint, DisplayedView, Rules, Turn};
use guyenne::i18n::{Language, LocalizedText, Localizer};
use guyenne::timings::Speed;

use super::by_ear::told_in_words;
use super::layout::{outside, sized};
use super::player::{between, open, play, turn, view, wait};
use crate::harness::{Device, Hands, Press};

/// The sentence of the hint on screen.
fn sentence(hands: &mut Hands) -> String {
    let world = hands.app.world_mut();
    let mut texts = world.query::<&LocalizedText>();
    let hint = texts
        .iter(world)
        .find(|text| matches!(text.key(), "hint-one" | "hint-two"));
    let hint = hint.expect("a hint is written").clone();
    world.resource::<Localizer>().localize(&hint)
}

#[test]
fn hints_say_why_at_every_decision() {
    for (device, language, window) in [
        (Device::Pad, Language::De, (844.0, 390.0)),
        (Device::Keys, Language::Fr, (1280.0, 720.0)),
    ] {
        let mut hands = open(between("apprentice", "human", 6), device);
        sized(&mut hands, window, TextSize::Largest, language);
        let (mut edges, mut cards, mut armies) = (0, 0, 0);
        for n in 0..14 {
            wait(&mut hands);
            if hands.screen() != Screen::Table(ID) {
                break;
            }
            assert!(matches!(turn(&hands), Turn::Person(_)));
            hands.press(Press::Hint);
            hands.until_thought(|hands| hands.app.world().resource::<CurrentHint>().is_shown());
            hands.update(3);
            let hint = hands.app.world().resource::<CurrentHint>();
            let (hint, _) = hint.given().expect("a hint");
            let (advised, reasons) = (hint.advised, hint.reasons.clone());
            assert!(!reasons.is_empty());
            edges += usize::from(matches!(reasons[0], HintReason::Edges { .. }));
            cards += usize::from(matches!(advised, Move::Choose(_)));
            armies += usize::from(matches!(advised, Move::Muster(_) | Move::Refill(_)));
            let words = sentence(&mut hands);
            assert!(words.ends_with('.') && words.len() > 40, "{words}");
            // The table in words has room for large letters.
            assert!(told_in_words(&mut hands).contains(&words), "{words}");
            assert_eq!(
                outside(&mut hands),
                [""; 0],
                "{language:?} {window:?} {words}"
            );
            // The second press hides it, the third shows the same one without a new thought.
            hands.press(Press::Hint);
            hands.update(3);
            let hint = hands.app.world().resource::<CurrentHint>();
            assert!(!hint.is_shown() && !hint.is_awaited());
            assert!(hint.asked().is_some(), "it is kept");
            hands.press(Press::Hint);
            let hint = hands.app.world().resource::<CurrentHint>();
            let (again, _) = hint.given().expect("at once");
            assert_eq!((again.advised, &again.reasons), (advised, &reasons));
            hands.press(Press::Hint);
            hands.update(3);
            assert!(!hands.app.world().resource::<CurrentHint>().is_shown());
            let rules = hands.app.world().resource::<Rules>();
            assert_eq!(rules.hints()[Side::South], n as u32 + 1, "once each");
            assert_eq!(rules.hints()[Side::North], 0);
            let record = Record::parse(&rules.record()).expect("a record");
            assert_eq!(record.players[Side::South].hints(), n as u32 + 1);
            play(&mut hands, n);
        }
        assert!(
            edges > 0 && cards > 1 && armies > 1,
            "{edges} {cards} {armies}"
        );
    }
}

/// Whether it is said how a card would fare against theirs.
fn chances_are_told(hands: &mut Hands) -> bool {
    let world = hands.app.world_mut();
    let mut texts = world.query::<&LocalizedText>();
    texts
        .iter(world)
        .any(|text| text.key() == "fayance-tip-chances")
}

#[test]
fn chances_are_told_before_a_combat_and_not_while_it_is_fought() {
    let options = LaunchOptions {
        speed: Some(Speed::X4),
        ..between("apprentice", "human", 6)
    };
    let mut hands = open(options, Device::Keys);
    let fights = |hands: &Hands| {
        let shown = hands.app.world().resource::<DisplayedView>();
        shown.fight.is_some()
    };
    let (mut told, mut fought) = (0, 0);
    for n in 0..20 {
        wait(&mut hands);
        if hands.screen() != Screen::Table(ID) {
            break;
        }
        let chooses = view(&hands).stage == Stage::Choose;
        told += usize::from(chooses && chances_are_told(&mut hands));
        play(&mut hands, n);
        if chooses {
            hands.until(2000, fights);
            while fights(&hands) {
                assert!(!chances_are_told(&mut hands));
                hands.update(1);
                fought += 1;
            }
        }
    }
    assert!(told > 0 && fought > 0, "{told} {fought}");
}
