//! A game that is not in the program's list plays on screen beside Guyenne: it is chosen from the list of games, saved,
//! continued and played to its end, without a change in the program.

use bevy::prelude::*;
use guyenne::app::games::GAMES;
use guyenne::app::save::{Found, SaveManager, SaveSlot, Storage};
use guyenne::app::{LaunchOptions, Screen};
use guyenne::rules::game::{GameId, HeadlessGame};
use guyenne::rules::headless::Headless;
use guyenne::table::replay::{Replay, ReplayCommand, Stride};
use guyenne::table::statistics::Statistics;
use guyenne::table::{Games, Menu, SavedGames};

use crate::harness::{Device, Hands, Press};
use crate::heads_or_tails::replay::Shown;
use crate::heads_or_tails::rules::Coin;
use crate::heads_or_tails::table::{GAME, Match};
use crate::saves::Scratch;
use crate::{library, replays};

const ID: GameId = Coin::ID;

fn all_games() -> Games {
    let mut games = GAMES.to_vec();
    games.push(GAME);
    Games(games)
}

fn open(folder: &std::path::Path, device: Device) -> Hands {
    let games = all_games();
    let saves = SaveManager::new(Storage::in_folder(folder), &games);
    Hands::open_games(LaunchOptions::default(), device, games, saves)
}

fn guesses(hands: &Hands) -> usize {
    let game = hands.app.world().get_resource::<Match>();
    game.map_or(0, |game| game.0.events.len())
}

#[test]
fn the_smallest_game_plays_on_screen_saves_and_resumes() {
    for device in [Device::Keys, Device::Pad] {
        let folder =
            std::env::temp_dir().join(format!("guyenne-coin-{}-{device:?}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let mut hands = open(&folder, device);
        hands.press_words("New game");
        hands.until(50, |hands| hands.screen() == Screen::ChooseGame);
        hands.press_words("Heads or tails");
        hands.until(50, |hands| hands.screen() == Screen::Setup(ID));
        hands.press_words("Heads or tails");
        hands.until(50, |hands| hands.screen() == Screen::Table(ID));
        hands.press_words("Heads");
        hands.press_words("Tails");
        assert_eq!(guesses(&hands), 4, "{device:?}");
        hands.app.world_mut().write_message(AppExit::Success);
        hands.update(2);
        drop(hands);

        // The save is in this game's own file, and the title continues it.
        let saves = SaveManager::new(Storage::in_folder(&folder), &all_games());
        assert!(matches!(saves.read(SaveSlot::Game(ID)), Found::Whole(_)));
        assert_eq!(
            saves.read(SaveSlot::Game(guyenne::games::guyenne::ID)),
            Found::Nothing
        );
        let mut hands = open(&folder, device);
        assert!(
            hands
                .app
                .world()
                .resource::<SavedGames>()
                .in_progress(ID)
                .is_some()
        );
        hands.press_words("Continue");
        hands.until(50, |hands| hands.screen() == Screen::Table(ID));
        assert_eq!(guesses(&hands), 4, "{device:?}");
        for _ in 0..200 {
            if hands.screen() != Screen::Table(ID) {
                break;
            }
            hands.press_words("Heads");
            // The last guess is shown before the result.
            hands.update(4);
        }
        hands.until(50, |hands| hands.screen() == Screen::Result(ID));
        hands.update(2);
        assert_eq!(hands.app.world().resource::<SavedGames>().of(ID), None);
        hands.app.world_mut().write_message(AppExit::Success);
        hands.update(2);
        drop(hands);
        let kept = std::fs::read_to_string(folder.join("library.jsonl")).expect("it is kept");
        let game = Coin::replay(kept.trim_end().as_bytes()).expect("a record");
        let won = game.outcome().expect("it is over").winner == Some(0);
        // What was won and lost is there again at the next start.
        let hands = open(&folder, device);
        let tally = hands.app.world().resource::<Statistics>();
        let tally = tally.against(ID, "fickle").expect("a game");
        assert_eq!(
            (tally.won, tally.lost, tally.drawn),
            (u32::from(won), u32::from(!won), 0)
        );
        drop(hands);
        std::fs::remove_dir_all(&folder).expect("a folder");
    }
}

/// It is kept, seen again from the list of kept games and played on from a moment, by what it says of its events alone.
#[test]
fn the_smallest_game_is_kept_and_shown_again() {
    for device in [Device::Keys, Device::Pad] {
        let scratch = Scratch::new("coin-replay");
        let mut hands = library::open(&scratch, device);
        let record = library::whole(&Headless::reviewed::<Coin>(), 3);
        let events = Coin::replay(record.as_bytes()).expect("a record").events;
        library::finish(&mut hands, ID, &record);
        library::open_page(&mut hands);
        library::press(&mut hands, "library-watch-spoken", 0);
        hands.until(50, |hands| {
            hands.app.world().contains_resource::<Replay>() && hands.screen() == Screen::Table(ID)
        });
        assert_eq!(replays::at(&hands), 0);
        assert_eq!(replays::shown::<Match>(&mut hands), Shown(Vec::new()));
        for n in 1..=events.len() {
            replays::command(&mut hands, ReplayCommand::Forward(Stride::Event));
            let shown = replays::shown::<Match>(&mut hands);
            assert_eq!(shown, Shown(events[..n].to_vec()));
        }
        // Its buttons do nothing, and its end is no result.
        hands.press_words("Heads");
        hands.update(30);
        assert_eq!(
            (guesses(&hands), hands.screen()),
            (events.len(), Screen::Table(ID))
        );
        replays::command(&mut hands, ReplayCommand::Back(Stride::Round));
        let round = replays::at(&hands);
        assert!(round % 2 == 1 && round < events.len(), "{round}");
        assert_eq!(
            replays::shown::<Match>(&mut hands),
            Shown(events[..round].to_vec())
        );

        replays::command(&mut hands, ReplayCommand::PlayOn);
        hands.until(50, |hands| hands.menu() == Menu::PlayOn);
        hands.update(5);
        hands.press(Press::Confirm);
        hands.until(100, |hands| {
            !hands.app.world().contains_resource::<Replay>()
        });
        assert_eq!(guesses(&hands), round, "{device:?}");
    }
}
