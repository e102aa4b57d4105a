//! My games by mouse and finger: filter, search, star, delete, undo, pages.

use std::collections::BTreeMap;

use bevy::prelude::*;
use guyenne::app::Menu;
use guyenne::app::games::{GAMES, HEADLESS};
use guyenne::app::library::GameLibrary;

use super::games::{BOTH, at_list, button_saying, open_four, open_list, rows, tap, tap_words};
use crate::harness::{Device, Hands};
use crate::heads_or_tails::rules::Coin;
use crate::library::{self, finish, whole};
use crate::pointing::Pointing;
use crate::saves::Scratch;
use guyenne::i18n::{LocalizedText, Localizer};
use guyenne::library::{Entry, PeopleResult};
use guyenne::rules::headless::Headless;
use guyenne::rules::seed::Seed;

/// The kept games, in the order of their lines, and which of them are shown and starred.
fn kept(hands: &Hands) -> Vec<(Entry, bool, bool)> {
    let listed = hands.app.world().resource::<GameLibrary>().listed.clone();
    let listed = listed.expect("it is listed");
    let all = listed.index.entries().iter().map(|entry| {
        let (shown, starred) = (
            !listed.marks.is_hidden(entry.id),
            listed.marks.is_starred(entry.id),
        );
        (entry.clone(), shown, starred)
    });
    all.collect()
}

#[test]
fn the_list_is_filtered_and_searched_by_pointing() {
    for pointer in BOTH {
        let scratch = Scratch::new(&format!("kept-filtered-{pointer:?}"));
        let mut game = at_list(open_four(&scratch), pointer);
        assert_eq!(rows(&mut game.hands), 4);
        for (shown, expected) in [
            ("All games", 2),
            ("Guyenne", 1),
            ("The Throne of Fayance", 1),
            ("Guesclin!", 0),
            ("Heads or tails", 4),
        ] {
            tap_words(&mut game, shown);
            assert_eq!(rows(&mut game.hands), expected, "{pointer:?} {shown}");
        }
        let all = kept(&game.hands);
        let count = |result: PeopleResult| all.iter().filter(|it| it.0.result() == result).count();
        let (won, lost) = (count(PeopleResult::Won), count(PeopleResult::Lost));
        assert_eq!(won + lost, 1, "Ann has played one game");
        for (shown, expected) in [
            ("All results", won),
            ("Won", lost),
            ("Lost", 0),
            ("Drawn", 0),
            ("Not finished", 0),
            ("With a star", 4),
        ] {
            tap_words(&mut game, shown);
            assert_eq!(rows(&mut game.hands), expected, "{pointer:?} {shown}");
        }
        tap_words(&mut game, "Search for names");
        game.hands.type_text("ann");
        library::settle(&mut game.hands);
        assert_eq!(rows(&mut game.hands), 1, "{pointer:?}");
        for _ in 0..3 {
            game.hands.key(KeyCode::Backspace);
        }
        library::settle(&mut game.hands);
        assert_eq!(
            (rows(&mut game.hands), game.hands.menu()),
            (4, Menu::Library)
        );
        game.hands.type_text("nobody");
        library::settle(&mut game.hands);
        assert_eq!(rows(&mut game.hands), 0);
        assert!(game.hands.says("library-none-found"), "{pointer:?}");
    }
}

/// Taps the button with exactly these words.
fn tap_button(game: &mut Pointing, words: &str) {
    let button = button_saying(&mut game.hands, words);
    game.tap_on(button);
    library::settle(&mut game.hands);
}

#[test]
fn the_list_shows_games_against_some_opponents_and_of_one_variant() {
    for pointer in BOTH {
        let scratch = Scratch::new(&format!("kept-opponents-{pointer:?}"));
        let mut hands = open_four(&scratch);
        let guyenne = &HEADLESS[0];
        let bots = [guyenne.bots[0]; 2];
        let other = (guyenne.play)(1, bots, Seed(9)).expect("bots play");
        finish(&mut hands, guyenne.id, other.record.trim_end());
        let mut game = at_list(hands, pointer);
        assert_eq!(rows(&mut game.hands), 5);
        for (shown, expected) in [("All opponents", 1), ("Against bots", 4), ("Bots alone", 5)] {
            tap_button(&mut game, shown);
            assert_eq!(rows(&mut game.hands), expected, "{pointer:?} {shown}");
        }
        let listed = GAMES.iter().find(|game| game.id == guyenne.id);
        let words = listed.expect("it is listed").words_of_setups;
        let localized = |hands: &Hands, words: &LocalizedText| {
            hands.app.world().resource::<Localizer>().localize(words)
        };
        // Ann has met the second bot.
        let met = localized(&game.hands, &(words.bot)(guyenne.bots[1]));
        for (shown, expected) in [
            ("All games", 3),
            ("All opponents", 1),
            ("Against bots", 1),
            (&*met, 2),
            ("Bots alone", 3),
            ("All opponents", 1),
            ("Against bots", 1),
            // Another game has other bots.
            ("Guyenne", 1),
            ("The Throne of Fayance", 1),
            ("Guesclin!", 0),
            ("Heads or tails", 5),
            ("All games", 3),
        ] {
            tap_button(&mut game, shown);
            assert_eq!(rows(&mut game.hands), expected, "{pointer:?} {shown}");
        }
        let all = kept(&game.hands);
        let of_game = all.iter().filter(|it| *it.0.game == *guyenne.id.0);
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        for (entry, ..) in of_game {
            *counts.entry(entry.variant.to_string()).or_default() += 1;
        }
        assert_eq!(counts.len(), 2, "{counts:?}");
        let mut shown = "All variants".to_owned();
        for (variant, expected) in counts {
            tap_button(&mut game, &shown);
            assert_eq!(rows(&mut game.hands), expected, "{pointer:?} {variant}");
            shown = localized(&game.hands, &(words.variant)(&variant));
        }
        tap_button(&mut game, &shown);
        assert_eq!(rows(&mut game.hands), 3);
    }
}

#[test]
fn games_are_starred_deleted_and_restored_by_pointing() {
    for pointer in BOTH {
        let scratch = Scratch::new(&format!("kept-starred-{pointer:?}"));
        let mut game = at_list(open_four(&scratch), pointer);
        let marks = |hands: &Hands| -> Vec<(bool, bool)> {
            let all = kept(hands).into_iter();
            all.map(|(_, shown, starred)| (shown, starred)).collect()
        };
        let plain = (true, false);
        // The one that was kept last comes first.
        tap(&mut game, "library-star", 1);
        assert_eq!(marks(&game.hands), [plain, plain, (true, true), plain]);
        tap(&mut game, "library-delete", 3);
        tap(&mut game, "library-delete", 0);
        let gone = (false, false);
        assert_eq!(marks(&game.hands), [gone, plain, (true, true), gone]);
        assert_eq!(rows(&mut game.hands), 2);
        tap(&mut game, "library-undo-spoken", 0);
        assert_eq!(marks(&game.hands), [gone, plain, (true, true), plain]);
        tap(&mut game, "library-unstar", 0);
        assert_eq!(marks(&game.hands), [gone, plain, plain, plain]);
        let lines = || scratch.read("library.jsonl").expect("it is kept");
        assert_eq!(lines().lines().count(), 4, "until the page is left");
        tap_words(&mut game, "Back");
        assert_eq!(game.hands.menu(), Menu::None, "{pointer:?}");
        library::settle(&mut game.hands);
        assert_eq!(lines().lines().count(), 3, "{pointer:?}");
        open_list(&mut game);
        assert_eq!(rows(&mut game.hands), 3);
    }
}

/// The foot of a long list is hit as it is: page by page to the oldest and back.
#[test]
fn a_long_list_is_paged_by_pointing() {
    let coin = Headless::reviewed::<Coin>();
    for pointer in BOTH {
        let scratch = Scratch::new(&format!("kept-paged-{pointer:?}"));
        let mut hands = library::open(&scratch, Device::Keys);
        for seed in 0..45 {
            finish(&mut hands, coin.id, &whole(&coin, seed));
        }
        let mut game = at_list(hands, pointer);
        for (words, expected) in [
            ("Next page", 20),
            ("Next page", 5),
            ("Page before", 20),
            ("Page before", 20),
        ] {
            tap_words(&mut game, words);
            assert_eq!(rows(&mut game.hands), expected, "{pointer:?} {words}");
        }
        // At the newest there are no newer ones.
        assert!(game.hands.says("library-page-before"));
        tap_words(&mut game, "Next page");
        finish(&mut game.hands, HEADLESS[1].id, &whole(&HEADLESS[1], 1));
        assert_eq!(rows(&mut game.hands), 20, "the page stays where it was");
    }
}
