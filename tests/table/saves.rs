//! Saves: the game in progress, the file of records, and the toasts about them.

use crate::harness::games;
use crate::harness::parameters;
use crate::harness::{GAME, as_written, every_game};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::table::read_request;
use guyenne::games::{fayance, guesclin};
use guyenne::table::SavedGames;
use guyenne::table::tutorial::StartChapter;
use std::fs;
use std::path::PathBuf;

use bevy::prelude::*;
use guyenne::app::save::{Found, SaveManager, SaveSlot, Storage};
use guyenne::app::{AttractMode, LaunchOptions, Screen};
use guyenne::games::guyenne::rules::record::Record;
use guyenne::games::guyenne::table::{Rules, StartMatch};
use guyenne::i18n::{Language, LocalizedText, Localizer};
use guyenne::input::Idle;
use guyenne::rules::format::FormatError;
use guyenne::rules::game::GameId;

use crate::harness::{Device, Hands, Press};

/// A temporary folder, removed when dropped.
pub struct Scratch(pub PathBuf);

impl Scratch {
    pub fn new(name: &str) -> Self {
        let name = format!("guyenne-table-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let _none = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a temporary folder");
        Self(folder)
    }

    pub fn saves(&self) -> SaveManager {
        SaveManager::new(Storage::in_folder(&self.0), &games())
    }

    pub fn read(&self, file: &str) -> Option<String> {
        fs::read_to_string(self.0.join(file)).ok()
    }

    pub fn write(&self, file: &str, text: &str) {
        fs::write(self.0.join(file), text).expect("the folder is ours");
    }

    /// Opens the app with every game of the list.
    fn open_every_game(&self, options: LaunchOptions) -> Hands {
        let games = every_game();
        let saves = SaveManager::new(Storage::in_folder(&self.0), &games);
        let mut hands = Hands::open_games(options, Device::Keys, games, saves);
        hands.speak(Language::En);
        hands
    }

    fn open(&self, options: LaunchOptions) -> Hands {
        let mut hands = Hands::open_with(options, Device::Keys, self.saves());
        hands.speak(Language::En);
        hands
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _gone = fs::remove_dir_all(&self.0);
    }
}

/// A game of two random bots that is not a demonstration.
pub fn two_bots(seed: u64) -> LaunchOptions {
    LaunchOptions {
        seed: Some(seed),
        parameters: parameters(&[("english", "random"), ("french", "random")]),
        ..LaunchOptions::default()
    }
}

fn is_over(hands: &Hands) -> bool {
    let rules = hands.app.world().get_resource::<Rules>();
    rules.is_some_and(Rules::is_over)
}

pub fn events(record: &str) -> usize {
    Record::parse(record.trim_end()).map_or(0, |record| record.events.len())
}

/// The record of a game with at least so many events.
pub fn some_game(seed: u64, least: usize) -> String {
    let mut hands = Hands::open(two_bots(seed), Device::Keys);
    hands.until(4000, |hands| events(&hands.record()) >= least);
    hands.record()
}

/// Whether this text is on screen.
fn shows(hands: &mut Hands, message: &LocalizedText) -> bool {
    let words = hands.app.world().resource::<Localizer>().localize(message);
    let world = hands.app.world_mut();
    let mut texts = world.query::<&Text>();
    texts.iter(world).any(|text| as_written(&text.0) == words)
}

/// Waits for a text; toasts are shown one after the other.
fn until_shown(hands: &mut Hands, message: &LocalizedText) {
    for _ in 0..1000 {
        if shows(hands, message) {
            return;
        }
        hands.update(1);
    }
    panic!("{message:?} is never shown");
}

fn quit(mut hands: Hands) {
    hands.app.world_mut().write_message(AppExit::Success);
    hands.update(1);
}

#[test]
fn the_last_decision_is_saved_even_if_its_end_is_not_shown() {
    let scratch = Scratch::new("last");
    let mut hands = scratch.open(two_bots(3));
    hands.until(20_000, is_over);
    assert_eq!(
        hands.screen(),
        Screen::Table(ID),
        "the end is not shown yet"
    );
    let record = hands.record();
    drop(hands);
    let found = scratch.saves().read(GAME);
    assert_eq!(found, Found::Whole(record), "no older copy is opened");

    let mut hands = scratch.open(LaunchOptions::default());
    hands.update(10);
    assert!(!shows(
        &mut hands,
        &LocalizedText::of_key("toast-save-backup")
    ));
    assert!(shows(
        &mut hands,
        &LocalizedText::of_key("title-continue-over")
    ));
    assert_eq!(
        hands.app.world().resource::<SavedGames>().in_progress(ID),
        None
    );
    // To continue shows the result; the last decision cannot be repeated.
    hands.press(Press::Confirm);
    hands.until(400, |hands| hands.screen() == Screen::Result(ID));
    assert_eq!(hands.app.world().resource::<SavedGames>().of(ID), None);
    quit(hands);
    assert_eq!(scratch.saves().read(GAME), Found::Nothing);
}

/// Opens the app with a record of a game that is over, whose end has not been shown: it is no damaged save, the title
/// says `about` it, and to continue shows the result.
pub fn continues_at_its_end(game: GameId, record: &str, about: &str) {
    let mut saves = SaveManager::new(Storage::in_memory(), &every_game());
    saves.write(SaveSlot::Game(game), record);
    saves.flush();
    let options = LaunchOptions::default();
    let mut hands = Hands::open_games(options, Device::Keys, every_game(), saves);
    hands.update(10);
    assert!(!hands.says("toast-save-backup"));
    assert!(hands.says(about));
    let saved = hands.app.world().resource::<SavedGames>();
    assert_eq!(saved.in_progress(game), None);
    hands.press(Press::Confirm);
    hands.until(400, |hands| hands.screen() == Screen::Result(game));
    let saved = hands.app.world().resource::<SavedGames>();
    assert_eq!(saved.of(game), None);
}

#[test]
fn every_game_becomes_a_line_of_the_record_file() {
    let scratch = Scratch::new("record");
    let path = scratch.0.join("games.jsonl");
    let session = |seed| {
        scratch.open(LaunchOptions {
            record: Some(path.clone()),
            ..two_bots(seed)
        })
    };
    let lines = || -> Vec<Record> {
        let text = scratch.read("games.jsonl").unwrap_or_default();
        let records = text
            .lines()
            .map(|line| Record::parse(line).expect("a record"));
        records.collect()
    };
    // One game to its end, twice: the seed makes the second one the same.
    for played in [1, 2] {
        let mut hands = session(1);
        hands.until(20_000, |hands| hands.screen() == Screen::Result(ID));
        quit(hands);
        assert_eq!(lines().len(), played);
    }
    // One that ends with the program.
    let mut hands = session(2);
    hands.until(4000, |hands| events(&hands.record()) >= 20);
    let broken_off = hands.record();
    quit(hands);
    // One that another game replaces, and that one left for the title.
    let mut hands = session(3);
    hands.until(4000, |hands| events(&hands.record()) >= 20);
    let plan = read_request(&two_bots(4).request());
    let world = hands.app.world_mut();
    world.write_message(StartMatch { config: plan });
    hands.until(4000, |hands| {
        let record = Record::parse(&hands.record()).expect("a record");
        record.seed.is_some_and(|seed| seed.0 == 4) && record.events.len() >= 20
    });
    let world = hands.app.world_mut();
    world.resource_mut::<NextState<Screen>>().set(Screen::Title);
    hands.update(3);
    quit(hands);
    let lines = lines();
    let seeds: Vec<u64> = lines
        .iter()
        .filter_map(|it| it.seed.map(|seed| seed.0))
        .collect();
    assert_eq!(seeds, [1, 1, 2, 3, 4]);
    let over: Vec<bool> = lines.iter().map(Record::is_over).collect();
    assert_eq!(over, [true, true, false, false, false]);
    assert_eq!(lines[2].line(), broken_off.trim_end());
    assert!(lines.iter().all(|record| record.replay().is_ok()));
}

#[test]
fn no_exercise_becomes_a_line_of_the_record_file() {
    for game in every_game().0.iter().map(|game| game.id) {
        let scratch = Scratch::new("exercise");
        let mut hands = scratch.open_every_game(LaunchOptions {
            record: Some(scratch.0.join("games.jsonl")),
            ..default()
        });
        let chapter = StartChapter {
            game,
            chapter: 0,
            step: 0,
        };
        hands.app.world_mut().write_message(chapter);
        hands.until(50, |hands| hands.screen() == Screen::Table(game));
        hands.update(20);
        let world = hands.app.world_mut();
        world.resource_mut::<NextState<Screen>>().set(Screen::Title);
        hands.update(3);
        quit(hands);
        assert_eq!(scratch.read("games.jsonl").as_deref(), Some(""), "{game}");
    }
}

#[test]
fn a_demonstration_is_never_saved_even_when_a_press_ends_it() {
    let scratch = Scratch::new("demo");
    let mine = some_game(5, 20);
    scratch.write("guyenne.jsonl", &mine);
    let mut hands = scratch.open(LaunchOptions::default());
    hands.app.world_mut().resource_mut::<Idle>().seconds = 1.0e6;
    hands.until(100, |hands| !hands.record().is_empty());
    // As if a key were pressed in the frame of a bot's move: the attract mode is off, its game is not left yet.
    hands.app.insert_resource(AttractMode::Off);
    let before = hands.record();
    hands.until(20_000, |hands| hands.record() != before);
    hands.update(2);
    let saved = hands.app.world().resource::<SavedGames>().of(ID).cloned();
    assert_eq!(saved.map(|game| game.record).as_ref(), Some(&mine));
    quit(hands);
    assert_eq!(scratch.saves().read(GAME), Found::Whole(mine));
}

#[test]
fn a_newer_save_is_left_as_it_is_and_moved_aside_for_a_new_game() {
    let scratch = Scratch::new("newer");
    let newer = some_game(6, 20).replacen(r#""version":1"#, r#""version":2"#, 1);
    let (version, known) = (2, 1);
    let refused = FormatError::NewerVersion { version, known };
    assert_eq!(Record::parse(&newer), Err(refused.into()));
    scratch.write("guyenne.jsonl", &newer);
    let mut hands = scratch.open(LaunchOptions::default());
    until_shown(&mut hands, &LocalizedText::of_key("toast-save-newer"));
    assert_eq!(hands.app.world().resource::<SavedGames>().of(ID), None);
    assert_eq!(scratch.read("guyenne.jsonl").as_ref(), Some(&newer));

    hands.begin(read_request(&two_bots(7).request()));
    hands.until(4000, |hands| events(&hands.record()) >= 20);
    until_shown(&mut hands, &LocalizedText::of_key("toast-save-newer-aside"));
    quit(hands);
    assert_eq!(scratch.read("guyenne.jsonl.newer"), Some(newer));
}

#[test]
fn a_save_with_an_unknown_bot_is_refused_in_words_and_left_in_place() {
    for (game, seats, bot) in [
        (ID, ["english", "french"], "random"),
        (fayance::ID, ["north", "south"], "glazier"),
        (guesclin::ID, ["france", "england"], "knight"),
    ] {
        let scratch = Scratch::new(&format!("unknown-{game}"));
        let file = format!("{game}.jsonl");
        let mut hands = scratch.open_every_game(LaunchOptions {
            game: Some(game),
            seed: Some(8),
            parameters: parameters(&seats.map(|seat| (seat, bot))),
            ..LaunchOptions::default()
        });
        hands.until(1000, |_| scratch.read(&file).is_some());
        quit(hands);
        let mine = scratch.read(&file).expect("a save");
        let strange = mine.replace(&format!(r#""bot":"{bot}""#), r#""bot":"sage""#);
        assert_ne!(strange, mine, "{game}");
        scratch.write(&file, &strange);
        let mut hands = scratch.open_every_game(LaunchOptions::default());
        for language in Language::ALL {
            hands.speak(language);
            let resume = LocalizedText::of_key("title-continue");
            let resume = hands.app.world().resource::<Localizer>().localize(&resume);
            hands.press_words(&resume);
            hands.update(4);
            assert_eq!(hands.screen(), Screen::Title, "{game}, {language:?}");
            let reason = LocalizedText::of_key("record-unknown-bot").with("bot", "sage");
            until_shown(
                &mut hands,
                &LocalizedText::of_key("toast-not-begun").with("reason", reason),
            );
        }
        quit(hands);
        assert_eq!(scratch.read(&file), Some(strange), "{game}");
    }
}

#[test]
fn a_save_of_the_first_version_goes_on() {
    let scratch = Scratch::new("former");
    let mine = some_game(9, 20);
    scratch.write("game.jsonl", &mine);
    let mut hands = scratch.open(LaunchOptions::default());
    hands.press(Press::Confirm);
    hands.until(400, |hands| events(&hands.record()) > events(&mine));
    quit(hands);
    assert_eq!(scratch.read("game.jsonl"), None, "it has its new name");
    assert!(matches!(scratch.saves().read(GAME), Found::Whole(_)));
}
