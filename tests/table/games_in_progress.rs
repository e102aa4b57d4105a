//! Games in progress: several of one box are kept beside each other, the one played last comes first, none is lost
//! without a question, and of several running copies of the program one stores.

use std::fs;

use bevy::prelude::*;
use guyenne::app::clipboard::TextClipboard;
use guyenne::app::games::{CODES, HEADLESS};
use guyenne::app::link::PageAddress;
use guyenne::app::save::{Found, SaveAccess, SaveManager, Storage, TakeOverSaves};
use guyenne::app::{LaunchOptions, Menu, Screen};
use guyenne::games::{fayance, guesclin, guyenne as first};
use guyenne::i18n::Language;
use guyenne::input::Idle;
use guyenne::rules::code::decode;
use guyenne::rules::continuation::same_events;
use guyenne::rules::game::{GameId, HeadlessGame};
use guyenne::rules::seed::Seed;
use guyenne::table::tutorial::StartChapter;
use guyenne::table::{GameRequest, SavedGames, StartGame, TableSeats};

use crate::harness::{Device, Hands, Press, every_game, parameters};
use crate::library::press;
use crate::saves::Scratch;
use crate::words_fit;

/// The record of a new game between two bots.
fn record_of<G: HeadlessGame>(seed: u64) -> String {
    let bot = G::BOTS[0];
    let game = G::start(&G::setups()[0], Seed(seed), [bot, bot]).expect("a game");
    game.record().trim_end().to_owned()
}

/// Every game with the record of a new one.
pub fn new_games(seed: u64) -> [(GameId, String); 3] {
    [
        (first::ID, record_of::<first::Match>(seed)),
        (fayance::ID, record_of::<fayance::Match>(seed)),
        (guesclin::ID, record_of::<guesclin::Match>(seed)),
    ]
}

fn open(scratch: &Scratch, options: LaunchOptions, device: Device) -> Hands {
    let games = every_game();
    let saves = SaveManager::new(Storage::in_folder(&scratch.0), &games);
    Hands::open_games(options, device, games, saves)
}

/// The game that is left gives up its seats after the next one has named its own.
#[test]
fn seats_are_named_when_one_game_follows_another_at_once() {
    let mut hands = Hands::open_every_game(LaunchOptions::default(), Device::Keys);
    let each = [first::ID, fayance::ID, guesclin::ID];
    for game in each.into_iter().flat_map(|game| [game, game]).rev() {
        let world = hands.app.world_mut();
        world.write_message(StartGame {
            game,
            request: GameRequest::default(),
        });
        hands.update(6);
        assert_eq!(hands.screen(), Screen::Table(game));
        let seats = hands.app.world().resource::<TableSeats>();
        assert!(seats.people().count() > 0, "{game}");
    }
}

fn quit(mut hands: Hands) {
    hands.app.world_mut().write_message(AppExit::Success);
    hands.update(1);
}

/// What is in a file of the folder.
fn saved(scratch: &Scratch, file: &str) -> String {
    scratch.read(file).unwrap_or_default().trim_end().to_owned()
}

/// Box and number of the games that can be continued, in their order.
fn in_progress(hands: &Hands) -> Vec<(GameId, u16)> {
    let saved = hands.app.world().resource::<SavedGames>();
    saved.0.iter().map(|it| (it.game, it.number)).collect()
}

/// Whether `now` goes on where `before` stopped.
fn goes_on(before: &str, now: &str) -> bool {
    now.starts_with(before.strip_suffix("]}").expect("a record"))
}

/// Makes a file the one that was written last, so that nothing but the order that is kept tells what was played last.
fn make_newest(scratch: &Scratch, file: &str) {
    let path = scratch.0.join(file);
    let file = fs::File::options().append(true).open(path).expect("ours");
    let later = std::time::UNIX_EPOCH + std::time::Duration::from_secs(4_000_000_000);
    file.set_modified(later).expect("ours");
}

#[test]
fn a_start_that_names_another_game_keeps_the_one_in_progress() {
    for (game, mine) in new_games(5) {
        let scratch = Scratch::new(&format!("kept-{game}"));
        let (file, further) = (format!("{game}.jsonl"), format!("{game}-2.jsonl"));
        fs::write(scratch.0.join(&file), format!("{mine}\n")).expect("ours");
        let options = LaunchOptions {
            game: Some(game),
            seed: Some(6),
            ..default()
        };
        let mut hands = open(&scratch, options.clone(), Device::Keys);
        hands.until(400, |hands| hands.screen() == Screen::Table(game));
        hands.update(20);
        assert_eq!(in_progress(&hands), [(game, 2), (game, 1)]);
        assert!((0..200).any(|_| {
            hands.update(1);
            hands.says("toast-game-set-aside")
        }));
        quit(hands);
        assert_eq!(saved(&scratch, &file), mine, "{game}");
        let other = saved(&scratch, &further);
        assert!(!other.is_empty(), "{game}");
        // A second start of this kind goes on with that game, and so does Continue.
        quit(open(&scratch, options, Device::Keys));
        assert!(goes_on(&other, &saved(&scratch, &further)), "{game}");
        assert_eq!(saved(&scratch, &format!("{game}-3.jsonl")), "");
        make_newest(&scratch, &file);
        let hands = open(&scratch, default(), Device::Keys);
        assert_eq!(in_progress(&hands), [(game, 2), (game, 1)]);
    }
}

#[test]
fn a_start_that_names_the_game_in_progress_takes_it_up() {
    for (game, mine) in new_games(5) {
        let listed = HEADLESS.iter().find(|listed| listed.id == game);
        let bot = listed.expect("a game").bots[0];
        let seat = match game {
            fayance::ID => "north",
            _ => "english",
        };
        for options in [
            LaunchOptions::default(),
            LaunchOptions {
                seed: Some(5),
                ..default()
            },
            LaunchOptions {
                parameters: parameters(&[(seat, bot)]),
                ..default()
            },
        ] {
            let scratch = Scratch::new(&format!("taken-up-{game}"));
            let file = format!("{game}.jsonl");
            fs::write(scratch.0.join(&file), &mine).expect("ours");
            let options = LaunchOptions {
                game: Some(game),
                ..options
            };
            let mut hands = open(&scratch, options, Device::Keys);
            hands.until(400, |hands| hands.screen() == Screen::Table(game));
            hands.until(2000, |_| saved(&scratch, &file).len() > mine.len());
            quit(hands);
            assert!(goes_on(&mine, &saved(&scratch, &file)), "{game}");
            assert_eq!(saved(&scratch, &format!("{game}-2.jsonl")), "", "{game}");
        }
    }
}

#[test]
fn the_game_played_last_is_continued_whatever_was_shown_since() {
    let scratch = Scratch::new("last-played");
    for (game, record) in new_games(5) {
        fs::write(scratch.0.join(format!("{game}.jsonl")), record).expect("ours");
    }
    let expect = |hands: &Hands, when: &str| {
        let saved = hands.app.world().resource::<SavedGames>();
        assert_eq!(
            saved.latest().map(|(game, _)| game),
            Some(fayance::ID),
            "{when}"
        );
    };
    let mut hands = open(&scratch, default(), Device::Keys);
    let world = hands.app.world_mut();
    let saves = world.resource::<SavedGames>();
    let save = saves.of(fayance::ID).expect("it was saved").clone();
    world.write_message(StartGame::resume(fayance::ID, &save));
    hands.until(400, |hands| hands.screen() == Screen::Table(fayance::ID));
    hands.update(20);
    let world = hands.app.world_mut();
    world.resource_mut::<NextState<Screen>>().set(Screen::Title);
    hands.update(5);
    expect(&hands, "played");
    // A demonstration, of the first game.
    hands.app.world_mut().resource_mut::<Idle>().seconds = 1.0e6;
    hands.until(400, |hands| hands.screen() == Screen::Table(first::ID));
    hands.update(20);
    hands.press(Press::Confirm);
    hands.until(400, |hands| hands.screen() == Screen::Title);
    hands.update(5);
    expect(&hands, "after a demonstration");
    // A lesson of each other game.
    for game in [first::ID, guesclin::ID] {
        hands.app.world_mut().write_message(StartChapter {
            game,
            chapter: 0,
            step: 0,
        });
        hands.until(400, |hands| hands.screen() == Screen::Table(game));
        hands.update(20);
        let world = hands.app.world_mut();
        world.resource_mut::<NextState<Screen>>().set(Screen::Title);
        hands.update(5);
        expect(&hands, "after a lesson");
    }
    quit(hands);
    make_newest(&scratch, "guyenne.jsonl");
    let mut hands = open(&scratch, default(), Device::Keys);
    expect(&hands, "after a restart");
    hands.press_words("Continue");
    hands.until(400, |hands| hands.screen() == Screen::Table(fayance::ID));
}

#[test]
fn saves_of_an_older_version_come_by_their_times() {
    let scratch = Scratch::new("times");
    for (n, (game, record)) in new_games(5).into_iter().enumerate() {
        let path = scratch.0.join(format!("{game}.jsonl"));
        fs::write(&path, record).expect("ours");
        let file = fs::File::options().append(true).open(&path).expect("ours");
        let at = std::time::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000 + n as u64);
        file.set_modified(at).expect("ours");
    }
    let hands = open(&scratch, default(), Device::Keys);
    let last_first = [(guesclin::ID, 1), (fayance::ID, 1), (first::ID, 1)];
    assert_eq!(in_progress(&hands), last_first);
}

#[test]
fn the_list_continues_a_game_or_gives_it_up_after_a_question() {
    for device in [Device::Keys, Device::Pad] {
        let scratch = Scratch::new(&format!("list-{device:?}"));
        let (mine, other) = (
            record_of::<fayance::Match>(5),
            record_of::<fayance::Match>(6),
        );
        fs::write(scratch.0.join("fayance.jsonl"), &mine).expect("ours");
        fs::write(scratch.0.join("fayance-2.jsonl"), &other).expect("ours");
        fs::write(scratch.0.join("played-last.json"), r#"["fayance"]"#).expect("ours");
        let mut hands = open(&scratch, default(), device);
        assert_eq!(in_progress(&hands), [(fayance::ID, 1), (fayance::ID, 2)]);
        let open_list = |hands: &mut Hands| {
            hands.press_words("New game");
            hands.until(50, |hands| hands.screen() == Screen::ChooseGame);
            hands.update(3);
            hands.press_words("All games in progress (2)");
            hands.until(50, |hands| hands.menu() == Menu::SavedGames);
            hands.update(4);
        };
        open_list(&mut hands);
        assert_eq!(hands.focused_words(), "Continue", "{device:?}");
        // The question is answered with no, by its first button and by going back.
        hands.press_words("Give up");
        hands.update(4);
        assert_eq!(hands.focused_words(), "Cancel");
        hands.press(Press::Confirm);
        hands.update(4);
        hands.press_words("Give up");
        hands.update(4);
        hands.press(Press::Back);
        hands.update(4);
        assert_eq!(hands.menu(), Menu::SavedGames);
        assert_eq!(in_progress(&hands).len(), 2);
        assert_eq!(saved(&scratch, "fayance.jsonl"), mine);
        hands.press_words("Give up");
        hands.update(4);
        hands.press_words("Give up");
        hands.update(6);
        assert_eq!(in_progress(&hands), [(fayance::ID, 2)], "{device:?}");
        hands.press_words("Continue");
        hands.until(100, |hands| hands.screen() == Screen::Table(fayance::ID));
        assert_eq!(hands.menu(), Menu::None);
        quit(hands);
        assert_eq!(saved(&scratch, "fayance.jsonl"), "");
        assert!(goes_on(&other, &saved(&scratch, "fayance-2.jsonl")));
    }
}

/// The events of a record.
fn events(record: &str) -> Vec<serde_json::Value> {
    let record: serde_json::Value = serde_json::from_str(record).expect("a record");
    record["events"].as_array().expect("a list").clone()
}

/// A game that goes on is copied from the pause and from the list, once it was told what a code holds.
#[test]
fn a_game_in_progress_is_copied_as_a_code_or_as_an_address() {
    for device in [Device::Keys, Device::Pad] {
        let scratch = Scratch::new(&format!("code-in-progress-{device:?}"));
        let [mine, other] = [5, 6].map(record_of::<fayance::Match>);
        fs::write(scratch.0.join("fayance.jsonl"), &mine).expect("ours");
        fs::write(scratch.0.join("fayance-2.jsonl"), &other).expect("ours");
        fs::write(scratch.0.join("played-last.json"), r#"["fayance"]"#).expect("ours");
        let mut hands = open(&scratch, default(), device);
        let copied = |hands: &mut Hands| {
            hands.update(4);
            hands.app.world_mut().resource_mut::<TextClipboard>().text()
        };
        show(&mut hands, Menu::SavedGames);
        press(&mut hands, "saved-games-code-spoken", 0);
        hands.update(4);
        assert!(hands.says("give-code-ask"));
        assert!(!hands.says("give-code-address"), "a window has none");
        assert_eq!(hands.focused_words(), "Cancel");
        hands.press(Press::Back);
        hands.update(4);
        assert!(!hands.says("give-code-ask"));
        assert_eq!((hands.menu(), &*copied(&mut hands)), (Menu::SavedGames, ""));
        press(&mut hands, "saved-games-code-spoken", 0);
        hands.update(4);
        hands.press_words("Copy as a code");
        let code = copied(&mut hands);
        let record = decode(CODES, &code).expect("a code");
        assert!(same_events(&record, &mine), "{device:?}: {record}");
        let page = "https://example.org/guyenne/?seed=3".to_owned();
        hands.app.insert_resource(PageAddress(Some(page)));
        // On the table, too.
        press(&mut hands, "choose-game-resume", 0);
        hands.until(100, |hands| hands.screen() == Screen::Table(fayance::ID));
        hands.update(20);
        show(&mut hands, Menu::Pause);
        if device == Device::Keys {
            words_fit::check("the pause of a game", &mut hands);
            hands.speak(Language::En);
            hands.update(4);
        }
        hands.press_words("Give as a code");
        hands.update(4);
        assert!(hands.says("give-code-ask"));
        if device == Device::Keys {
            words_fit::check("how a game is copied", &mut hands);
            hands.speak(Language::En);
            hands.update(4);
        }
        hands.press_words("Copy as an address");
        let address = copied(&mut hands);
        let start = "https://example.org/guyenne/#g=";
        let code = address.strip_prefix(start).expect("an address");
        let record = decode(CODES, code).expect("a code");
        let (before, now) = (events(&mine), events(&record));
        assert!(now.starts_with(&before), "{device:?}: {record}");
        assert_eq!(hands.menu(), Menu::Pause);
    }
}

/// A copy of the program on a folder that other copies have, too.
fn copy(scratch: &Scratch) -> Hands {
    let games = every_game();
    let saves = SaveManager::shared(Storage::in_folder(&scratch.0), &games);
    Hands::open_games(default(), Device::Keys, games, saves)
}

fn show(hands: &mut Hands, menu: Menu) {
    let world = hands.app.world_mut();
    world.resource_mut::<NextState<Menu>>().set(menu);
    hands.update(5);
}

/// What a copy has stored of a file, once its writer has written everything.
fn stored(hands: &Hands, scratch: &Scratch, file: &str) -> String {
    hands.app.world().resource::<SaveManager>().flush();
    saved(scratch, file)
}

fn access(hands: &Hands) -> SaveAccess {
    *hands.app.world().resource::<SaveAccess>()
}

#[test]
fn of_two_copies_one_stores_and_the_other_is_told_and_may_take_over() {
    let scratch = Scratch::new("two-copies");
    let mine = record_of::<fayance::Match>(5);
    fs::write(scratch.0.join("fayance.jsonl"), &mine).expect("ours");
    let mut one = copy(&scratch);
    one.update(5);
    assert_eq!((access(&one), one.menu()), (SaveAccess::Own, Menu::None));
    let mut two = copy(&scratch);
    two.update(5);
    assert_eq!(
        (access(&two), two.menu()),
        (SaveAccess::Elsewhere, Menu::SecondCopy)
    );
    assert!(two.says("second-copy-elsewhere"));
    assert_eq!(two.focused_words(), "Play without keeping");
    two.press(Press::Confirm);
    two.update(5);
    assert_eq!(two.menu(), Menu::None);

    // Both go on with the game: what the first one plays is stored, and nothing of the second.
    for hands in [&mut one, &mut two] {
        hands.press_words("Continue");
        hands.until(400, |hands| hands.screen() == Screen::Table(fayance::ID));
    }
    one.until(2000, |_| {
        saved(&scratch, "fayance.jsonl").len() > mine.len()
    });
    one.update(3);
    let played = stored(&one, &scratch, "fayance.jsonl");
    two.update(3);
    show(&mut two, Menu::Pause);
    assert!(two.says("pause-elsewhere"));
    assert_eq!(stored(&two, &scratch, "fayance.jsonl"), played);
    show(&mut two, Menu::None);
    assert!(!scratch.0.join("settings.json").exists());

    // The second one takes over: the first one is told, and the game of the second stands beside the stored one.
    two.app.world_mut().write_message(TakeOverSaves);
    two.update(10);
    assert_eq!(access(&two), SaveAccess::Asked);
    assert!(two.says("second-copy-asked"));
    one.update(10);
    assert_eq!(
        (access(&one), one.menu()),
        (SaveAccess::GivenAway, Menu::SecondCopy)
    );
    assert!(one.says("second-copy-given-away"));
    let given = stored(&one, &scratch, "fayance.jsonl");
    two.update(20);
    assert_eq!((access(&two), two.menu()), (SaveAccess::Own, Menu::None));
    assert_eq!(two.screen(), Screen::Title);
    assert!(two.says("saves-taken-over"));
    assert!(goes_on(&mine, &given));
    two.app.world().resource::<SaveManager>().flush();
    let all = || {
        let saves = SaveManager::new(Storage::in_folder(&scratch.0), &every_game());
        saves
            .of_game(fayance::ID)
            .into_iter()
            .map(move |slot| saves.read(slot))
            .collect::<Vec<_>>()
    };
    assert!(
        all().iter().any(|found| match found {
            Found::Whole(text) => goes_on(&given, text.trim_end()),
            _ => false,
        }),
        "what the first one had played is there"
    );
    assert_eq!(in_progress(&two).len(), all().len());

    // What the first one plays from now on changes nothing.
    let before = all();
    one.press(Press::Back);
    one.until(50, |hands| hands.menu() == Menu::None);
    one.update(200);
    one.app.world().resource::<SaveManager>().flush();
    assert_eq!(all(), before);
    drop(one);
    quit(two);
    // A copy that was killed leaves no lock.
    assert_eq!(access(&copy(&scratch)), SaveAccess::Own);
}

#[test]
fn a_game_that_is_left_for_a_lesson_is_one_line_of_the_record_file() {
    let scratch = Scratch::new("one-line");
    let path = scratch.0.join("games.jsonl");
    for (game, mine) in new_games(5) {
        fs::write(scratch.0.join(format!("{game}.jsonl")), &mine).expect("ours");
        let options = LaunchOptions {
            game: Some(game),
            record: Some(path.clone()),
            ..default()
        };
        let mut hands = open(&scratch, options, Device::Keys);
        hands.until(400, |hands| hands.screen() == Screen::Table(game));
        let length = || saved(&scratch, &format!("{game}.jsonl")).len();
        hands.until(2000, |_| length() > mine.len());
        hands.app.world_mut().write_message(StartChapter {
            game,
            chapter: 0,
            step: 0,
        });
        hands.update(20);
        let world = hands.app.world_mut();
        world.resource_mut::<NextState<Screen>>().set(Screen::Title);
        hands.update(5);
        assert_eq!(saved(&scratch, "games.jsonl"), "", "it may go on yet");
        let before = length();
        hands.press_words("Continue");
        hands.until(400, |hands| hands.screen() == Screen::Table(game));
        hands.until(2000, |_| length() > before);
        quit(hands);
        let lines = saved(&scratch, "games.jsonl");
        assert_eq!(lines.lines().count(), 1, "{game}");
        assert_eq!(lines, saved(&scratch, &format!("{game}.jsonl")), "{game}");
        fs::remove_file(&path).expect("ours");
        fs::remove_file(scratch.0.join(format!("{game}.jsonl"))).expect("ours");
    }
}
