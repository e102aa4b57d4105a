//! Hints: requested with every device, legal, shown as a sentence, counted, and gone with their decision.

use bevy::prelude::*;
use guyenne::app::LaunchOptions;
use guyenne::app::audio::{AudioOrder, Orders};
use guyenne::app::live_region::ScreenReaderText;
use guyenne::games::guyenne::rules::Level;
use guyenne::games::guyenne::rules::card::Cards;
use guyenne::games::guyenne::rules::record::{Record, RecordEntry};
use guyenne::games::guyenne::rules::seat::{ByCamp, Camp, Seat};
use guyenne::games::guyenne::table::ResultPage;
use guyenne::games::guyenne::table::card::{CastleCard, Hinted, Value};
use guyenne::games::guyenne::table::hint_request::parts;
use guyenne::games::guyenne::table::hint_text;
use guyenne::games::guyenne::table::{CurrentHint, Rules, Turn};
use guyenne::i18n::{Language, Localizer};
use guyenne::input::Focusable;
use guyenne::theme::sound::Sound;

use crate::guyenne::whole_game::{decision, play, play_to_the_end};
use crate::harness::{Device, Hands, Press, against, two_people};

/// The app at a person's first decision.
fn at_decision(options: LaunchOptions, device: Device) -> Hands {
    let mut hands = Hands::open(options, device);
    hands.speak(Language::En);
    until_decision(&mut hands);
    hands
}

fn until_decision(hands: &mut Hands) {
    hands.until(3000, |hands| {
        matches!(hands.turn(), Turn::Person(_) | Turn::Curtain(_))
    });
    if let Turn::Curtain(_) = hands.turn() {
        hands.press(Press::Confirm);
        hands.until(50, |hands| matches!(hands.turn(), Turn::Person(_)));
    }
    hands.update(3);
}

/// Waits for the hint; its task runs in another thread.
pub fn advised(hands: &mut Hands) {
    hands.until_thought(|hands| {
        let hint = hands.app.world().resource::<CurrentHint>();
        hint.given().is_some()
    });
    hands.update(3);
}

/// The text of the hint's note, if it is visible.
pub fn note(hands: &mut Hands) -> Option<String> {
    let world = hands.app.world_mut();
    let mut nodes = world.query::<(Entity, &Name, &InheritedVisibility)>();
    let found = nodes
        .iter(world)
        .find(|(_, name, seen)| name.as_str() == "Hint note" && seen.get())
        .map(|(entity, ..)| entity)?;
    Some(hands.words_of(found))
}

fn marked(hands: &mut Hands) -> usize {
    let world = hands.app.world_mut();
    let mut marked = world.query_filtered::<(), With<Hinted>>();
    marked.iter(world).count()
}

fn hints(hands: &Hands) -> ByCamp<u32> {
    hands.app.world().resource::<Rules>().hints()
}

/// All events of the record.
fn events(hands: &Hands) -> Vec<RecordEntry> {
    let record = hands.app.world().resource::<Rules>().record();
    Record::parse(&record).unwrap().events
}

/// Whether no hint is on screen or awaited.
fn no_hint(hands: &mut Hands) -> bool {
    let hint_now = hands.app.world().resource::<CurrentHint>();
    let none = hint_now.given().is_none() && !hint_now.is_awaited();
    none && note(hands).is_none() && marked(hands) == 0
}

#[test]
fn a_hint_is_legal_shown_marked_counted_and_gone_with_the_move() {
    for device in [Device::Keys, Device::Pad] {
        let mut hands = at_decision(against("squire"), device);
        assert!(no_hint(&mut hands));
        let before = events(&hands);
        hands.press(Press::Hint);
        hands.update(1);
        advised(&mut hands);

        let to_decide = decision(&hands).expect("a decision");
        let (hint, view) = hands
            .app
            .world()
            .resource::<CurrentHint>()
            .given()
            .expect("a hint");
        let (hint, view) = (hint.clone(), view.clone());
        assert_eq!(view.viewer, Some(Seat::of(Camp::French)));
        assert_eq!(to_decide.check(hint.advised), Ok(()), "{device:?}");
        let text = hint_text::tell(&hint, &view);
        let text = hands.app.world().resource::<Localizer>().localize(&text);
        assert_eq!(note(&mut hands), Some(text.clone()));
        let spoken = hands
            .app
            .world()
            .resource::<ScreenReaderText>()
            .news
            .clone();
        assert!(
            spoken.contains(&text),
            "{text:?} is not announced: {spoken:?}"
        );

        // Exactly the advised cards and castle are marked.
        let (cards, castle) = parts(hint.advised);
        let world = hands.app.world_mut();
        let mut values = world.query_filtered::<&Value, With<Hinted>>();
        assert_eq!(
            values.iter(world).map(|value| value.0).collect::<Cards>(),
            cards
        );
        let mut castles = world.query_filtered::<&CastleCard, With<Hinted>>();
        assert_eq!(castles.iter(world).map(|card| card.0).next(), castle);

        // It plays nothing, and is counted once, however often it is shown again.
        assert_eq!(events(&hands), before);
        assert_eq!(hints(&hands), ByCamp::new(0, 1));
        hands.press(Press::Hint);
        hands.update(2);
        assert!(no_hint(&mut hands), "{device:?}: put away");
        hands.press(Press::Hint);
        hands.update(2);
        assert!(note(&mut hands).is_some() && marked(&mut hands) > 0);
        assert_eq!(hints(&hands), ByCamp::new(0, 1));

        // The player makes another move, and the hint goes.
        let other = (0..to_decide.count()).map(|n| to_decide.nth(n));
        let other = other.rev().find(|&m| m != hint.advised).expect("a choice");
        play(&mut hands, other);
        hands.update(2);
        assert!(no_hint(&mut hands), "{device:?}: gone");

        play_to_the_end(&mut hands);
        hands.update(4);
        let page = hands.app.world().resource::<ResultPage>();
        assert_eq!(page.0.hints, ByCamp::new(0, 1));
        let world = hands.app.world_mut();
        let mut texts = world.query::<&Text>();
        let words: Vec<String> = texts.iter(world).map(|text| text.0.clone()).collect();
        assert!(words.contains(&"1 hint".to_owned()), "{words:?}");
        // The page has no count of hints for the bot.
        assert!(!words.contains(&"no hints".to_owned()), "{words:?}");
    }
}

#[test]
fn the_button_asks_when_it_is_focused_and_pressed() {
    for device in [Device::Keys, Device::Pad] {
        let mut hands = at_decision(against("squire"), device);
        let world = hands.app.world_mut();
        let mut named = world.query_filtered::<(Entity, &Name), With<Focusable>>();
        let button = named
            .iter(world)
            .find(|(_, name)| name.as_str() == "Hint button")
            .map(|(entity, _)| entity)
            .expect("a button");
        hands.focus_on(button);
        let name = hands
            .app
            .world()
            .resource::<ScreenReaderText>()
            .focus
            .clone();
        assert!(name.contains("Hint"), "{name:?}");
        hands.press(Press::Confirm);
        hands.update(1);
        let hint_now = hands.app.world().resource::<CurrentHint>();
        assert!(
            hint_now.is_awaited() || hint_now.given().is_some(),
            "{device:?}"
        );
    }
}

#[test]
fn no_hint_is_given_on_another_players_decision() {
    // Bots on both sides.
    let demo = LaunchOptions {
        seed: Some(3),
        demo: true,
        ..LaunchOptions::default()
    };
    let mut hands = Hands::open(demo, Device::Keys);
    for _ in 0..40 {
        hands.press(Press::Hint);
        assert!(no_hint(&mut hands), "in a demonstration");
        hands.update(3);
    }
    // Behind the curtain and after it there is nothing of the other player's hint.
    let mut hands = Hands::open(two_people(12, Level::Base), Device::Keys);
    hands.until(3000, |hands| matches!(hands.turn(), Turn::Curtain(_)));
    hands.press(Press::Hint);
    hands.update(2);
    assert!(no_hint(&mut hands), "behind the curtain");
    until_decision(&mut hands);
    hands.press(Press::Hint);
    let first = hands.turn();
    let m = decision(&hands).expect("a decision").nth(0);
    play(&mut hands, m);
    until_decision(&mut hands);
    assert_ne!(hands.turn(), first, "the other player decides");
    for _ in 0..20 {
        assert!(no_hint(&mut hands), "a hint for the other player");
        hands.update(2);
    }
    // The first player's hint may have come before their move or not; the other player was given none.
    let Turn::Person(seat) = hands.turn() else {
        panic!("somebody decides");
    };
    assert_eq!(hints(&hands)[seat.camp], 0, "none was given");
}

#[test]
fn the_count_survives_save_and_resume() {
    let mut hands = at_decision(against("squire"), Device::Keys);
    hands.press(Press::Hint);
    advised(&mut hands);
    // The program may end before the next move.
    let mut hands = Hands::resume(hands.record());
    assert_eq!(hints(&hands), ByCamp::new(0, 1));
    play_to_the_end(&mut hands);
    let page = hands.app.world().resource::<ResultPage>();
    assert_eq!(page.0.hints, ByCamp::new(0, 1));
    let record = Record::parse(&page.0.record).unwrap();
    record.replay().unwrap();
    assert_eq!(record.players[1].hints(), 1);
}

/// How often the sound of a confirmed move was ordered since the last call.
fn confirmations(hands: &mut Hands) -> usize {
    let orders = hands.app.world_mut().resource_mut::<Orders>().take();
    let confirm = Sound::CONFIRM.file(0);
    let confirms =
        |order: &&AudioOrder| matches!(order, AudioOrder::Play { file, .. } if *file == confirm);
    orders.iter().filter(confirms).count()
}

#[test]
fn a_persons_confirmed_move_has_a_sound_and_neither_a_hint_nor_a_bots_move() {
    for device in [Device::Keys, Device::Pad] {
        let mut hands = at_decision(against("squire"), device);
        assert_eq!(
            confirmations(&mut hands),
            0,
            "{device:?}: the bot's first move"
        );
        hands.press(Press::Hint);
        advised(&mut hands);
        assert_eq!(confirmations(&mut hands), 0, "{device:?}: a hint");
        for n in 0..3 {
            let before = events(&hands).len();
            let m = decision(&hands).expect("a decision").nth(0);
            play(&mut hands, m);
            until_decision(&mut hands);
            assert!(events(&hands).len() > before);
            assert_eq!(confirmations(&mut hands), 1, "{device:?}: move {n}");
        }
    }
}
