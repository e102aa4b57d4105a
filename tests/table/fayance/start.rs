//! Fayance is reached by the words of a command line and of a page's address, and shows itself in a demonstration.

use bevy::prelude::*;
use guyenne::app::save::{SaveManager, Storage};
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::fayance::ID;
use guyenne::games::fayance::rules::{Opening, Side};
use guyenne::games::fayance::table::{DisplayedView, Draft, GAME, Rules, Secrecy, Turn};
use guyenne::i18n::Language;
use guyenne::rules::seed::Seed;
use guyenne::table::tutorial::Progress;
use guyenne::table::{Games, Learning, Menu, MenuGame, Player, SavedGames};
use guyenne::timings::Speed;

use super::player::{open, turn, wait};
use crate::harness::{Device, Hands, Press, every_game};
use crate::rules_summary::{BOTH, press_rules};

fn address(pairs: &[(&str, &str)]) -> LaunchOptions {
    let owned = |&(name, value): &(&str, &str)| (name.to_owned(), value.to_owned());
    LaunchOptions::of_address(&every_game(), pairs.iter().map(owned))
}

#[test]
fn the_address_of_a_page_opens_its_table() {
    let options = address(&[
        ("game", "fayance"),
        ("north", "marshal"),
        ("opening", "lot"),
        ("seed", "7"),
        ("south", "nobody"),
    ]);
    assert_eq!(options.refused, ["south=nobody"]);
    let mut hands = open(options, Device::Keys);
    hands.until(50, |hands| hands.screen() == Screen::Table(ID));
    wait(&mut hands);
    assert_eq!(turn(&hands), Turn::Person(Side::South));
    let config = hands.app.world().resource::<Rules>().config();
    assert_eq!(
        *config.player(Side::North),
        Player::Bot("marshal".to_owned())
    );
    assert_eq!((config.opening, config.seed), (Opening::Lot, Some(Seed(7))));
}

#[test]
fn a_demonstration_plays_to_the_end_unsaved_and_a_press_ends_it() {
    let options = address(&[("demo", ""), ("game", "fayance"), ("seed", "3")]);
    let mut hands = open(options, Device::Keys);
    hands.until(100, |hands| hands.screen() == Screen::Table(ID));
    let config = hands.app.world().resource::<Rules>().config();
    assert!(config.demo && config.people().next().is_none());
    hands.until(30_000, |hands| {
        let shown = hands.app.world().get_resource::<DisplayedView>();
        shown.is_some_and(|shown| shown.view.captures.len() > 2)
    });
    hands.until(60_000, |hands| hands.screen() == Screen::Result(ID));
    let saved = hands.app.world().resource::<SavedGames>();
    assert!(saved.of(ID).is_none(), "a demonstration is never saved");
}

#[test]
fn a_demonstration_that_the_title_starts_says_that_any_press_ends_it() {
    let options = LaunchOptions {
        speed: Some(Speed::X1),
        ..LaunchOptions::default()
    };
    let games = Games(vec![GAME]);
    let saves = SaveManager::new(Storage::in_memory(), &games);
    let mut hands = Hands::open_games(options, Device::Keys, games, saves);
    hands.until(3000, |hands| hands.screen() == Screen::Table(ID));
    let told = (0..2000).any(|_| {
        hands.update(1);
        hands.says("prompt-demo")
    });
    assert!(told);
    hands.press(Press::Right);
    hands.until(50, |hands| hands.screen() == Screen::Title);
}

#[test]
fn how_two_people_choose_is_asked_for_by_a_word() {
    let two = [("game", "fayance"), ("north", "human"), ("south", "human")];
    for (word, secrecy) in [
        ("signs", Secrecy::Signs),
        ("light", Secrecy::Light),
        ("curtain", Secrecy::Curtain),
    ] {
        let options = address(&[&two[..], &[("secrecy", word)]].concat());
        assert_eq!(options.refused, [""; 0]);
        let mut hands = open(options, Device::Keys);
        hands.until(50, |hands| hands.screen() == Screen::Table(ID));
        hands.update(3);
        let config = hands.app.world().resource::<Rules>().config();
        assert_eq!(config.secrecy, secrecy);
    }
    let options = address(&[&two[..], &[("secrecy", "shout")]].concat());
    assert_eq!(options.refused, ["secrecy=shout"]);
    // Without a word it is as on the last page of a new game.
    let mut hands = open(LaunchOptions::default(), Device::Keys);
    hands.app.world_mut().resource_mut::<Draft>().game.secrecy = Secrecy::Light;
    super::couch::start(&mut hands, 34);
    let config = hands.app.world().resource::<Rules>().config();
    assert_eq!(config.secrecy, Secrecy::Light);
}

#[test]
fn enter_on_back_closes_the_rules_in_short() {
    for device in BOTH {
        let mut hands = open(address(&[("game", "fayance"), ("seed", "7")]), device);
        hands.speak(Language::En);
        wait(&mut hands);
        press_rules(&mut hands);
        assert_eq!(hands.menu(), Menu::RulesSummary);
        hands.press_words("Back");
        hands.update(3);
        assert_eq!(hands.menu(), Menu::None, "{device:?}");
        assert_eq!(turn(&hands), Turn::Person(Side::South));
        hands.press(Press::Down);
    }
}

#[test]
fn what_there_is_to_learn_says_how_far_the_tutorial_is() {
    for (progress, words) in [
        (Progress::Fresh, "Not begun yet"),
        (Progress::At(3), "Left at step 4"),
        (Progress::Done, "Played to the end"),
    ] {
        let mut hands = open(LaunchOptions::default(), Device::Keys);
        hands.speak(Language::En);
        let world = hands.app.world_mut();
        progress.keep(&mut world.resource_mut::<Learning>(), ID, "tutorial-1");
        world.insert_resource(MenuGame(ID));
        world.resource_mut::<NextState<Menu>>().set(Menu::Learn);
        hands.update(4);
        let mut texts = hands.app.world_mut().query::<&Text>();
        let mut texts = texts.iter(hands.app.world());
        assert!(texts.any(|text| text.0.contains(words)), "{words}");
    }
}
