//! Several games in one program: the list of games, the game played last first, Continue for each, what can be learnt.

use guyenne::app::Screen;
use guyenne::app::save::{SaveManager, SaveSlot, Storage};
use guyenne::app::{LaunchOptions, Menu};
use guyenne::games::{fayance, guyenne as first};
use guyenne::rules::game::HeadlessGame;
use guyenne::rules::seed::Seed;
use guyenne::table::MenuGame;

use crate::games_in_progress::new_games;
use crate::harness::{Device, Hands, Press, every_game};
use crate::text_size::faults_in_every_size;

fn open(device: Device, saves: SaveManager) -> Hands {
    Hands::open_games(LaunchOptions::default(), device, every_game(), saves)
}

/// A new game of Fayance, saved.
fn saved() -> SaveManager {
    let mut saves = SaveManager::new(Storage::in_memory(), &every_game());
    let config = fayance::Match::setups()[0];
    let game = fayance::Match::start(&config, Seed(3), ["glazier", "marshal"]).expect("a game");
    saves.write(SaveSlot::Game(fayance::ID), &game.record());
    saves.flush();
    saves
}

#[test]
fn a_game_is_two_presses_away_and_the_last_one_comes_first() {
    for device in [Device::Keys, Device::Pad] {
        let fresh = SaveManager::new(Storage::in_memory(), &every_game());
        let mut hands = open(device, fresh);
        hands.press_words("New game");
        hands.until(50, |hands| hands.screen() == Screen::ChooseGame);
        hands.update(3);
        assert_eq!(hands.focused_words(), "Guyenne");
        hands.press_words("The Throne of Fayance");
        hands.until(50, |hands| hands.screen() == Screen::Setup(fayance::ID));

        let mut hands = open(device, saved());
        hands.press_words("New game");
        hands.until(50, |hands| hands.screen() == Screen::ChooseGame);
        hands.update(3);
        assert_eq!(hands.focused_words(), "The Throne of Fayance");
        hands.press_words("Continue");
        hands.until(50, |hands| hands.screen() == Screen::Table(fayance::ID));
    }
}

#[test]
fn what_can_be_learnt_is_listed_for_the_game_that_is_chosen() {
    let fresh = SaveManager::new(Storage::in_memory(), &every_game());
    let mut hands = open(Device::Keys, fresh);
    hands.press_words("Learn to play");
    hands.until(50, |hands| hands.menu() == Menu::Learn);
    hands.update(3);
    assert!(hands.says("tutorial") && !hands.says("fayance-rules"));
    hands.press_words("The Throne of Fayance");
    hands.update(4);
    assert_eq!(hands.menu(), Menu::Learn);
    assert!(hands.says("fayance-rules") && !hands.says("tutorial"));
    assert_eq!(
        *hands.app.world().resource::<MenuGame>(),
        MenuGame(fayance::ID)
    );
    hands.press_words("The rules in short");
    hands.until(50, |hands| hands.menu() == Menu::RulesSummary);
    hands.update(3);
    assert!(hands.says("fayance-rules-goal"));
    assert!(!hands.says("summary-of-base"));
    hands.press(Press::Back);
    hands.update(4);
    hands.press_words("Guyenne");
    hands.update(4);
    assert_eq!(
        *hands.app.world().resource::<MenuGame>(),
        MenuGame(first::ID)
    );
    assert!(hands.says("tutorial"));
}

/// Every box has its game in progress below it, one of them two: all stands on the sheet, in every window and language.
#[test]
fn the_shelf_has_room_for_games_in_progress() {
    let mut saves = SaveManager::new(Storage::in_memory(), &every_game());
    for (game, record) in new_games(5) {
        saves.write(SaveSlot::Game(game), &record);
    }
    saves.write(SaveSlot::of_game(first::ID, 2), &new_games(6)[0].1);
    saves.flush();
    let mut hands = open(Device::Keys, saves);
    hands.press_words("New game");
    hands.until(50, |hands| hands.screen() == Screen::ChooseGame);
    let windows = [
        (844.0, 390.0),
        (1024.0, 768.0),
        (1280.0, 720.0),
        (1920.0, 1080.0),
    ];
    let faults = faults_in_every_size(&mut hands, &windows, |hands, _| {
        assert!(hands.says("title-continue"));
        hands.past_sheet("Choose a game", 1.0)
    });
    assert_eq!(faults, [""; 0]);
}
