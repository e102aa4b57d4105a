//! Whole games from the title to the result, with keys alone and with a pad alone, at every level.

use bevy::prelude::*;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::card::Cards;
use guyenne::games::guyenne::rules::record::Record;
use guyenne::games::guyenne::rules::{Castle, Decision, Edition, Level, Move};
use guyenne::games::guyenne::table::card::{CastleCard, Selectable, Selected, Value};
use guyenne::games::guyenne::table::{DisplayedView, Turn};
use guyenne::i18n::{Language, Localizer};

use crate::harness::{Device, Hands, Press, two_people};

/// The decision of the person at the screen.
pub fn decision(hands: &Hands) -> Option<Decision> {
    hands
        .app
        .world()
        .get_resource::<DisplayedView>()?
        .view
        .decision
}

fn choose_cards(hands: &mut Hands, cards: Cards) {
    for card in cards.iter() {
        let mut query = hands
            .app
            .world_mut()
            .query_filtered::<(Entity, &Value), (With<Selectable>, Without<Selected>)>();
        let found = query
            .iter(hands.app.world())
            .find(|(_, value)| value.0 == card)
            .map(|(entity, _)| entity);
        let Some(entity) = found else {
            panic!("no selectable {card} for {cards}");
        };
        hands.focus_on(entity);
        hands.press(Press::Confirm);
        assert!(
            hands.app.world().get::<Selected>(entity).is_some(),
            "{card} was pressed and is not chosen"
        );
    }
}

fn choose_castle(hands: &mut Hands, castle: Castle) {
    let mut query = hands
        .app
        .world_mut()
        .query_filtered::<(Entity, &CastleCard, Has<Selected>), With<Selectable>>();
    let found = query
        .iter(hands.app.world())
        .find(|(_, c, _)| c.0 == castle)
        .map(|(entity, _, selected)| (entity, selected));
    match found {
        Some((_, true)) => {}
        Some((entity, false)) => {
            hands.focus_on(entity);
            hands.press(Press::Confirm);
        }
        None => panic!("{castle} cannot be pressed"),
    }
}

/// Puts the cards back that a partner has proposed.
fn put_back(hands: &mut Hands) {
    for _ in 0..5 {
        let mut chosen = hands
            .app
            .world_mut()
            .query_filtered::<(), (With<Selected>, With<Value>)>();
        if chosen.iter(hands.app.world()).count() == 0 {
            return;
        }
        hands.press(Press::Back);
        hands.update(1);
    }
}

/// Plays `m` with presses.
pub fn play(hands: &mut Hands, m: Move) {
    match m {
        Move::Place { castle, cards } | Move::Reinforce { castle, cards } => {
            choose_castle(hands, castle);
            choose_cards(hands, cards);
            hands.press(Press::Commit);
        }
        Move::Reserve(cards) | Move::Lose(cards) | Move::Give(cards) => {
            put_back(hands);
            choose_cards(hands, cards);
            hands.press(Press::Commit);
        }
        Move::Pass | Move::Concede => hands.press(Press::Decline),
        Move::Show => hands.press(Press::Commit),
        Move::Order(place) => {
            let own = decision(hands).is_some_and(|decision| decision.seat.place == place);
            hands.press(if own { Press::Commit } else { Press::Decline });
        }
    }
}

/// Waits until a person decides, and accepts the screen for them if a curtain is drawn. Returns their decision, or
/// `None` on the result page.
pub fn next_decision(hands: &mut Hands) -> Option<Decision> {
    hands.until(3000, |hands| {
        hands.screen() == Screen::Result(ID)
            || matches!(hands.turn(), Turn::Person(_) | Turn::Curtain(_))
    });
    if hands.screen() == Screen::Result(ID) {
        return None;
    }
    hands.update(2);
    if let Turn::Curtain(_) = hands.turn() {
        hands.press(Press::Confirm);
        hands.until(50, |hands| matches!(hands.turn(), Turn::Person(_)));
        hands.update(2);
    }
    Some(decision(hands).expect("a person decides"))
}

/// Plays on until the result page; returns the number of decisions made.
pub fn play_to_the_end(hands: &mut Hands) -> u32 {
    let mut decisions = 0;
    while let Some(decision) = next_decision(hands) {
        decisions += 1;
        let m = decision.nth((decisions * 7 + 3) % decision.count());
        let before = hands.record();
        play(hands, m);
        let after = hands.record();
        assert_ne!(before, after, "{m:?} was not played");
    }
    decisions
}

/// A game from the title through the set-up form to the result, and the start of a second game.
fn whole_game(device: Device, edition: Edition, level: Level) {
    let mut hands = Hands::open(LaunchOptions::default(), device);
    hands.speak(Language::En);
    let text =
        |hands: &Hands, key: &str| hands.app.world().resource::<Localizer>().text_of(key, &[]);
    assert_eq!(hands.screen(), Screen::Title);
    let words = text(&hands, "title-new-game");
    hands.press_words(&words);
    hands.until(50, |hands| hands.screen() == Screen::Setup(ID));
    hands.update(3);
    let words = text(&hands, &format!("edition-{edition}"));
    hands.press_words(&words);
    if edition == Edition::V2022 {
        let words = text(&hands, &format!("level-{level}"));
        hands.press_words(&words);
    }
    let words = text(&hands, "new-game-begin");
    hands.press_words(&words);
    hands.until(50, |hands| hands.screen() == Screen::Table(ID));
    let decisions = play_to_the_end(&mut hands);
    assert!(decisions >= 4, "{decisions} decisions are no game");
    let record = hands.record();
    let record = Record::parse(&record).unwrap();
    assert!(record.is_over());
    assert_eq!(
        (record.config.edition, record.config.level),
        (edition, level)
    );
    record.replay().unwrap();

    // The same deal again: the second game has all nodes that the first had.
    hands.update(3);
    let words = text(&hands, "result-same-deal");
    hands.press_words(&words);
    hands.until(50, |hands| hands.screen() == Screen::Table(ID));
    hands.until(400, |hands| matches!(hands.turn(), Turn::Person(_)));
    hands.update(2);
    let again = Record::parse(&hands.record()).unwrap();
    assert_eq!((again.seed, again.is_over()), (record.seed, false));
    // At the expert level the opponent's plate appears only after the choice of the reserve.
    let plate = (level != Level::Expert).then_some("Opponent");
    for name in ["Opponent's arms", "Turn"].into_iter().chain(plate) {
        assert!(
            painted(&mut hands, name),
            "{name} has no picture in the second game"
        );
    }
}

/// Whether the node of this name has a picture.
fn painted(hands: &mut Hands, name: &str) -> bool {
    let world = hands.app.world_mut();
    let mut nodes = world.query::<(&Name, &ImageNode)>();
    let mut named = nodes.iter(world).filter(|(n, _)| n.as_str() == name);
    named.any(|(_, image)| image.rect.is_some())
}

#[test]
fn keys_alone_base() {
    whole_game(Device::Keys, Edition::V2022, Level::Base);
}

#[test]
fn keys_alone_advanced() {
    whole_game(Device::Keys, Edition::V2022, Level::Advanced);
}

#[test]
fn keys_alone_expert() {
    whole_game(Device::Keys, Edition::V2022, Level::Expert);
}

#[test]
fn keys_alone_2021() {
    whole_game(Device::Keys, Edition::V2021, Level::Base);
}

#[test]
fn pad_alone_base() {
    whole_game(Device::Pad, Edition::V2022, Level::Base);
}

#[test]
fn pad_alone_advanced() {
    whole_game(Device::Pad, Edition::V2022, Level::Advanced);
}

#[test]
fn pad_alone_expert() {
    whole_game(Device::Pad, Edition::V2022, Level::Expert);
}

#[test]
fn pad_alone_2021() {
    whole_game(Device::Pad, Edition::V2021, Level::Base);
}

/// Two people at one screen play a whole game with the keyboard.
#[test]
fn two_people_at_one_screen() {
    let mut hands = Hands::open(two_people(11, Level::Advanced), Device::Keys);
    hands.until(50, |hands| hands.screen() == Screen::Table(ID));
    assert!(play_to_the_end(&mut hands) >= 8);
}
