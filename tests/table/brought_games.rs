//! Games that are brought as text stand beside those in progress: none of them is lost, in any box.

use bevy::prelude::*;
use guyenne::app::save::{BringGame, SaveManager, SaveSlot, Storage};
use guyenne::app::{LaunchOptions, Menu, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::{fayance, guesclin};
use guyenne::i18n::Language;
use guyenne::rules::game::GameId;
use guyenne::table::SavedGames;

use crate::harness::{Device, Hands, Press, every_game};
use crate::saves::{events, some_game};

/// Opens every game of the program where this record is saved.
fn open_with(game: GameId, record: &str, device: Device) -> Hands {
    let games = every_game();
    let mut saves = SaveManager::new(Storage::in_memory(), &games);
    saves.write(SaveSlot::Game(game), record);
    let options = LaunchOptions::default();
    let mut hands = Hands::open_games(options, device, games, saves);
    hands.speak(Language::En);
    hands
}

fn bring(hands: &mut Hands, text: &str) {
    let world = hands.app.world_mut();
    world.write_message(BringGame(text.to_owned()));
    hands.update(4);
}

/// The saved games of a box, by their numbers.
fn saved(hands: &Hands, game: GameId) -> Vec<String> {
    let manager = hands.app.world().resource::<SaveManager>();
    let slots = manager.of_game(game).into_iter();
    let texts = slots.filter_map(|slot| manager.read(slot).text());
    texts.map(|text| text.trim_end().to_owned()).collect()
}

fn latest(hands: &Hands) -> Option<(GameId, String)> {
    let saved = hands.app.world().resource::<SavedGames>();
    let latest = saved.latest();
    latest.map(|(game, save)| (game, save.record.trim_end().to_owned()))
}

#[test]
fn a_brought_game_stands_beside_the_one_in_progress_and_is_continued_first() {
    let (mine, brought) = (some_game(3, 20), some_game(4, 10));
    let both = [mine.trim_end(), brought.trim_end()];
    for device in [Device::Keys, Device::Pad] {
        for at_table in [false, true] {
            let mut hands = open_with(ID, &mine, device);
            if at_table {
                hands.press(Press::Confirm);
                hands.until(400, |hands| hands.screen() == Screen::Table(ID));
            }
            let world = hands.app.world_mut();
            world.resource_mut::<NextState<Menu>>().set(Menu::Settings);
            hands.update(4);
            bring(&mut hands, &brought);
            hands.update(4);
            assert_eq!((hands.screen(), hands.menu()), (Screen::Title, Menu::None));
            assert!(hands.says("toast-import-done"));
            let all = saved(&hands, ID);
            assert_eq!(all.len(), 2, "{device:?} {at_table}");
            for (kept, record) in all.iter().zip(both) {
                let begun = record.strip_suffix("]}").expect("a record");
                assert!(kept.starts_with(begun), "{device:?} {at_table}");
            }
            // Continue goes on with the one that was brought.
            hands.press(Press::Confirm);
            hands.until(400, |hands| hands.screen() == Screen::Table(ID));
            hands.update(5);
            let begun = both[1].strip_suffix("]}").expect("a record");
            assert!(hands.record().starts_with(begun));
        }
    }
}

#[test]
fn the_same_game_stands_once() {
    let mine = some_game(3, 20);
    // The same, and the same when it has gone on elsewhere.
    let longer = some_game(3, events(&mine) + 5);
    for text in [&mine, &longer] {
        let mut hands = open_with(ID, &mine, Device::Keys);
        bring(&mut hands, text);
        assert_eq!(saved(&hands, ID), [text.trim_end()]);
    }
    // An earlier state of it would lose moves: it stands beside.
    let mut hands = open_with(ID, &longer, Device::Keys);
    bring(&mut hands, &mine);
    assert_eq!(saved(&hands, ID), [longer.trim_end(), mine.trim_end()]);
    // What cannot be taken in changes nothing.
    let (one, two) = (mine.trim_end(), longer.trim_end());
    for (text, key) in [
        ("rubbish".to_owned(), "toast-import-unread"),
        (format!("{one}\n{two}"), "toast-import-many"),
        (String::new(), "toast-import-empty"),
    ] {
        let mut hands = open_with(ID, &mine, Device::Keys);
        bring(&mut hands, &text);
        assert_eq!(saved(&hands, ID), [one]);
        assert!(hands.says(key), "{key}");
    }
}

/// The first events of a game, one of those in a file of games.
fn begun(games: &str, nth: usize, events: usize) -> String {
    let record = games.lines().nth(nth).expect("so many games");
    let mut starts = record.match_indices("{\"e\":");
    let (end, _) = starts.nth(events).expect("so many events");
    format!("{}]}}", record[..end].trim_end_matches(','))
}

#[test]
fn games_of_every_box_stand_beside_each_other() {
    let mine = some_game(3, 20);
    let others = [
        (fayance::ID, include_str!("../data/fayance/games.jsonl")),
        (guesclin::ID, include_str!("../data/guesclin/games.jsonl")),
    ];
    for (game, games) in others {
        let mut hands = open_with(ID, &mine, Device::Keys);
        let texts = [begun(games, 0, 6), begun(games, 1, 6)];
        for (n, text) in texts.iter().enumerate() {
            bring(&mut hands, text);
            assert_eq!(saved(&hands, game).len(), n + 1, "{game}");
            let last = saved(&hands, game).pop().expect("it was brought");
            assert_eq!(latest(&hands), Some((game, last)));
        }
        assert_eq!(saved(&hands, ID), [mine.trim_end()]);
    }
}
