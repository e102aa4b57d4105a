//! Games to be kept, and people who point at their lists.

use bevy::prelude::*;
use guyenne::app::Menu;
use guyenne::app::games::HEADLESS;
use guyenne::i18n::{LocalizedText, Localizer};
use guyenne::rules::headless::Headless;
use guyenne::table::AccessibleName;
use guyenne::theme::ButtonStyle;

use crate::harness::{Device, Hands};
use crate::library::{self, finish, whole};
use crate::pointing::{Pointer, Pointing};
use crate::saves::Scratch;

/// Who points.
pub const BOTH: [Pointer; 2] = [Pointer::Mouse, Pointer::Finger];

/// The record of a game that Ann has played against a bot.
pub fn of_ann(game: &Headless, seed: u64) -> String {
    let record = whole(game, seed);
    let bot = game.bots[0];
    let bot = format!("\"name\":\"{bot}\",\"kind\":\"bot\",\"bot\":\"{bot}\"");
    let ann = record.replacen(&bot, "\"name\":\"Ann\",\"kind\":\"human\"", 1);
    assert_ne!(ann, record);
    ann
}

/// The program with a game of bots of each box, and then one of Ann's.
pub fn open_four(scratch: &Scratch) -> Hands {
    let mut hands = library::open(scratch, Device::Keys);
    for game in HEADLESS {
        finish(&mut hands, game.id, &whole(game, 5));
    }
    finish(&mut hands, HEADLESS[0].id, &of_ann(&HEADLESS[0], 6));
    hands
}

/// Somebody who points, at My games.
pub fn at_list(hands: Hands, pointer: Pointer) -> Pointing {
    let mut pointing = Pointing::of(hands, pointer);
    open_list(&mut pointing);
    pointing
}

/// Opens My games from the title.
pub fn open_list(pointing: &mut Pointing) {
    // Beside another entry it has fewer words: Games.
    pointing.tap_words("ames");
    pointing
        .hands
        .until(50, |hands| hands.menu() == Menu::Library);
    library::settle(&mut pointing.hands);
}

/// How many games are shown.
pub fn rows(hands: &mut Hands) -> usize {
    library::named(hands, "library-watch-spoken").len()
}

/// What is spoken of an entity with a name of its own.
pub fn spoken_of(hands: &Hands, entity: Entity) -> String {
    let name = hands.app.world().get::<AccessibleName>(entity);
    let localizer = hands.app.world().resource::<Localizer>();
    localizer.localize(&name.expect("a name").0)
}

/// The button with exactly these words.
pub fn button_saying(hands: &mut Hands, words: &str) -> Entity {
    let world = hands.app.world_mut();
    let mut all = world.query_filtered::<Entity, With<ButtonStyle>>();
    let all: Vec<Entity> = all.iter(world).collect();
    let found = all.into_iter().find(|&it| hands.words_of(it) == words);
    found.unwrap_or_else(|| panic!("a button says {words:?}"))
}

/// Taps the button with a spoken name of this key, in the row that is so many below the first.
pub fn tap(pointing: &mut Pointing, key: &str, row: usize) {
    let button = library::button(&mut pointing.hands, key, row);
    pointing.tap_on(button);
    library::settle(&mut pointing.hands);
}

/// Taps the button with these words.
pub fn tap_words(pointing: &mut Pointing, words: &str) {
    pointing.tap_words(words);
    library::settle(&mut pointing.hands);
}

/// The sentences on screen with this key.
pub fn told(hands: &mut Hands, key: &str) -> Vec<String> {
    let mut texts = hands.app.world_mut().query::<&LocalizedText>();
    let texts = texts.iter(hands.app.world());
    let localizer = hands.app.world().resource::<Localizer>();
    let told = texts.filter(|text| text.key() == key);
    told.map(|text| localizer.localize(text)).collect()
}
