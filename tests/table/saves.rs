//! What outlives the program: the game in progress, the file of records, and what is told of them.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use bevy::prelude::*;
use guyenne::app::save::{Found, GAME, SaveManager, Saved, Storage, players_folder};
use guyenne::app::{Demo, Options, Screen};
use guyenne::games::guyenne::rules::record::{Record, RecordError};
use guyenne::games::guyenne::table::{Begin, Player, Rules};
use guyenne::input::Idle;
use guyenne::speech::{Language, Say, Speech};

use crate::hands::{Device, Hands, Press};

/// A folder that is gone after the test.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let name = format!("guyenne-table-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let _none = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a temporary folder");
        Self(folder)
    }

    fn saves(&self) -> SaveManager {
        SaveManager::new(Storage::in_folder(&self.0))
    }

    fn read(&self, file: &str) -> Option<String> {
        fs::read_to_string(self.0.join(file)).ok()
    }

    fn write(&self, file: &str, text: &str) {
        fs::write(self.0.join(file), text).expect("the folder is ours");
    }

    fn open(&self, options: Options) -> Hands {
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

/// Two bots who play by whim, and nobody's demonstration.
fn two_bots(seed: u64) -> Options {
    let bot = || Some(Player::Bot("random".to_owned()));
    Options {
        seed: Some(seed),
        english: bot(),
        french: bot(),
        ..Options::default()
    }
}

fn is_over(hands: &Hands) -> bool {
    let rules = hands.app.world().get_resource::<Rules>();
    rules.is_some_and(Rules::is_over)
}

fn events(record: &str) -> usize {
    Record::parse(record.trim_end()).map_or(0, |record| record.events.len())
}

/// The record of a game that has so many events or a few more.
fn some_game(seed: u64, least: usize) -> String {
    let mut hands = Hands::open(two_bots(seed), Device::Keys);
    hands.until(4000, |hands| events(&hands.record()) >= least);
    hands.record()
}

/// Whether this sentence is on the screen.
fn tells(hands: &mut Hands, say: &Say) -> bool {
    let words = hands.app.world().resource::<Speech>().phrase(say);
    let world = hands.app.world_mut();
    let mut texts = world.query::<&Text>();
    texts.iter(world).any(|text| text.0 == words)
}

/// Waits for a sentence; notices are told one after the other.
fn until_told(hands: &mut Hands, say: &Say) {
    for _ in 0..1000 {
        if tells(hands, say) {
            return;
        }
        hands.update(1);
    }
    panic!("{say:?} is never told");
}

fn quit(mut hands: Hands) {
    hands.app.world_mut().write_message(AppExit::Success);
    hands.update(1);
}

#[test]
fn the_last_decision_holds_even_if_its_end_is_not_seen() {
    let scratch = Scratch::new("last");
    let mut hands = scratch.open(two_bots(3));
    hands.until(20_000, is_over);
    assert_eq!(hands.screen(), Screen::Table, "the end is not told yet");
    let record = hands.record();
    drop(hands);
    let found = scratch.saves().read(GAME);
    assert_eq!(found, Found::Whole(record), "no older copy is opened");

    let mut hands = scratch.open(Options::default());
    hands.update(10);
    assert!(!tells(&mut hands, &Say::new("notice-save-backup")));
    assert!(tells(&mut hands, &Say::new("title-continue-over")));
    assert_eq!(hands.app.world().resource::<Saved>().in_progress(), None);
    // To continue is to see the result, and nothing can be decided again.
    hands.press(Press::Confirm);
    hands.until(400, |hands| hands.screen() == Screen::Result);
    assert_eq!(hands.app.world().resource::<Saved>().0, None);
    quit(hands);
    assert_eq!(scratch.saves().read(GAME), Found::Nothing);
}

#[test]
fn every_game_becomes_a_line_of_the_record_file() {
    let scratch = Scratch::new("record");
    let path = scratch.0.join("games.jsonl");
    let session = |seed| {
        scratch.open(Options {
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
    // One to its end; one that the program's end breaks off.
    let mut hands = session(1);
    hands.until(20_000, |hands| hands.screen() == Screen::Result);
    quit(hands);
    assert_eq!(lines().len(), 1);
    let mut hands = session(2);
    hands.until(4000, |hands| events(&hands.record()) >= 20);
    let broken_off = hands.record();
    quit(hands);
    // One that is left for the title, and one that another takes the place of.
    let mut hands = session(3);
    hands.until(4000, |hands| events(&hands.record()) >= 20);
    let plan = two_bots(4).plan();
    let world = hands.app.world_mut();
    world.write_message(Begin(plan));
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
    assert_eq!(seeds, [1, 2, 3, 4]);
    let over: Vec<bool> = lines.iter().map(Record::is_over).collect();
    assert_eq!(over, [true, false, false, false]);
    assert_eq!(lines[1].line(), broken_off.trim_end());
    assert!(lines.iter().all(|record| record.replay().is_ok()));
}

#[test]
fn a_demonstration_is_never_saved_whoever_wakes_the_title() {
    let scratch = Scratch::new("demo");
    let mine = some_game(5, 20);
    scratch.write("guyenne.jsonl", &mine);
    let mut hands = scratch.open(Options::default());
    hands.app.world_mut().resource_mut::<Idle>().seconds = 1.0e6;
    hands.until(100, |hands| hands.screen() == Screen::Table);
    hands.until(4000, |hands| events(&hands.record()) >= 20);
    // Somebody presses a key in the frame of a bot's move: the demonstration is off, its game is not left yet.
    hands.app.insert_resource(Demo::Off);
    let before = hands.record();
    hands.until(4000, |hands| hands.record() != before);
    hands.update(2);
    let saved = hands.app.world().resource::<Saved>().0.clone();
    assert_eq!(saved.map(|game| game.record).as_ref(), Some(&mine));
    quit(hands);
    assert_eq!(scratch.saves().read(GAME), Found::Whole(mine));
}

#[test]
fn a_newer_save_is_left_as_it_is_and_put_aside_for_a_new_game() {
    let scratch = Scratch::new("newer");
    let newer = some_game(6, 20).replacen(r#""version":1"#, r#""version":2"#, 1);
    assert_eq!(Record::parse(&newer), Err(RecordError::NewerVersion(2)));
    scratch.write("guyenne.jsonl", &newer);
    let mut hands = scratch.open(Options::default());
    until_told(&mut hands, &Say::new("notice-save-newer"));
    assert_eq!(hands.app.world().resource::<Saved>().0, None);
    assert_eq!(scratch.read("guyenne.jsonl").as_ref(), Some(&newer));

    hands
        .app
        .world_mut()
        .write_message(Begin(two_bots(7).plan()));
    hands
        .app
        .world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Table);
    hands.until(4000, |hands| events(&hands.record()) >= 20);
    until_told(&mut hands, &Say::new("notice-save-newer-aside"));
    quit(hands);
    assert_eq!(scratch.read("guyenne.jsonl.newer"), Some(newer));
}

#[test]
fn a_save_with_an_unknown_bot_is_refused_in_words_and_left_in_place() {
    let scratch = Scratch::new("unknown");
    let strange = some_game(8, 20).replace(r#""bot":"random""#, r#""bot":"sage""#);
    scratch.write("guyenne.jsonl", &strange);
    let mut hands = scratch.open(Options::default());
    for language in Language::ALL {
        hands.speak(language);
        hands.press(Press::Confirm);
        hands.update(4);
        assert_eq!(hands.screen(), Screen::Title, "{language:?}");
        let reason = Say::new("record-unknown-bot").with("bot", "sage");
        until_told(
            &mut hands,
            &Say::new("notice-not-begun").with("reason", reason),
        );
    }
    quit(hands);
    assert_eq!(scratch.read("guyenne.jsonl"), Some(strange));
}

#[test]
fn a_save_of_the_first_version_goes_on() {
    let scratch = Scratch::new("former");
    let mine = some_game(9, 20);
    scratch.write("game.jsonl", &mine);
    let mut hands = scratch.open(Options::default());
    hands.press(Press::Confirm);
    hands.until(400, |hands| events(&hands.record()) > events(&mine));
    quit(hands);
    assert_eq!(scratch.read("game.jsonl"), None, "it has its new name");
    assert!(matches!(scratch.saves().read(GAME), Found::Whole(_)));
}

// ---- Another process, which is killed or has another home

/// The folder in which the other process saves; set for it alone.
const FOLDER: &str = "GUYENNE_TEST_FOLDER";

/// Starts this very program to run one test, with these variables.
fn other_process(
    test: &str,
    vars: &[(&str, &Path)],
) -> (Child, ChildStdin, BufReader<ChildStdout>) {
    let program = std::env::current_exe().expect("this program");
    let mut child = Command::new(program)
        .args([&format!("saves::{test}"), "--exact", "--nocapture"])
        .envs(vars.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("this program starts once more");
    let stdin = child.stdin.take().expect("piped");
    let stdout = BufReader::new(child.stdout.take().expect("piped"));
    (child, stdin, stdout)
}

/// The next thing that the other process says.
fn hear(from: &mut BufReader<ChildStdout>, word: &str) -> String {
    let mut line = String::new();
    while from.read_line(&mut line).expect("text") > 0 {
        if let Some((_, said)) = line.trim_end().split_once(word) {
            return said.to_owned();
        }
        line.clear();
    }
    panic!("the other process ended without saying {word:?}");
}

/// The other process: plays on from what is saved, says each record in the frame in which it is confirmed, and waits for
/// a line before the next frame.
#[test]
fn plays_until_it_is_killed() {
    let Some(folder) = std::env::var_os(FOLDER) else {
        return;
    };
    let saves = SaveManager::new(Storage::in_folder(&folder));
    let resume = saves.read(GAME).text();
    let mut hands = Hands::open_with(Options::default(), Device::Keys, saves);
    let plan = guyenne::games::guyenne::table::Plan {
        resume,
        ..two_bots(11).plan()
    };
    hands.app.world_mut().write_message(Begin(plan));
    hands
        .app
        .world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Table);
    let mut before = String::new();
    loop {
        hands.update(1);
        let record = hands.record();
        if record != before {
            println!("confirmed {record}");
            before = record;
            let mut go_on = String::new();
            let read = std::io::stdin().read_line(&mut go_on).expect("text");
            if read == 0 {
                // Nobody listens any more.
                return;
            }
        }
    }
}

/// A move is handed to the writer in the frame in which it is confirmed, and the writer needs no further frame: a process
/// that stands still after a move and is killed has saved it. One that is killed at once has lost nothing older than what
/// was being written, and its save is whole.
#[test]
fn no_confirmed_move_is_lost_when_the_process_is_killed() {
    let scratch = Scratch::new("kill");
    let mut least = 0;
    for moves in [1, 4, 2] {
        let (mut child, mut go_on, mut said) =
            other_process("plays_until_it_is_killed", &[(FOLDER, &scratch.0)]);
        let mut confirmed = String::new();
        for n in 0..=moves {
            confirmed = hear(&mut said, "confirmed ");
            if n < moves {
                go_on.write_all(b"\n").expect("it listens");
            }
        }
        // No frame passes any more. What is confirmed becomes a file without one.
        let written = || {
            scratch
                .read("guyenne.jsonl")
                .is_some_and(|text| text.trim_end() == confirmed)
        };
        let waited = (0..3000).any(|_| {
            std::thread::sleep(Duration::from_millis(10));
            written()
        });
        assert!(
            waited,
            "the move is not saved while the process stands still"
        );
        child.kill().expect("it is ours");
        child.wait().expect("it is ours");
        let found = scratch.saves().read(GAME);
        let Found::Whole(text) = found else {
            panic!("{found:?} after a kill");
        };
        assert_eq!(text.trim_end(), confirmed);
        assert!(events(&text) >= least);
        least = events(&text);
    }
    // Killed while it plays as fast as it can: whole, and at least as far as when the last write was seen.
    for moves in [3, 6] {
        let (mut child, mut go_on, mut said) =
            other_process("plays_until_it_is_killed", &[(FOLDER, &scratch.0)]);
        let mut confirmed = String::new();
        let mut seen = least;
        for _ in 0..=moves {
            confirmed = hear(&mut said, "confirmed ");
            seen = seen.max(
                scratch
                    .read("guyenne.jsonl")
                    .map_or(0, |text| events(&text)),
            );
            go_on.write_all(b"\n").expect("it listens");
        }
        child.kill().expect("it is ours");
        child.wait().expect("it is ours");
        let found = scratch.saves().read(GAME);
        let Found::Whole(text) = found else {
            panic!("{found:?} after a kill");
        };
        assert!(events(&text) >= seen, "what was written is lost");
        assert!(seen >= least, "{confirmed}");
        least = events(&text);
    }
}

/// The other process: says where the player's saves are.
#[test]
fn says_its_folder() {
    if std::env::var_os(FOLDER).is_some() {
        let folder = players_folder().expect("a home");
        println!("folder {}", folder.display());
    }
}

/// Where version 0.1.0 saved on Linux: `$XDG_DATA_HOME/guyenne` if that is absolute, else `~/.local/share/guyenne`.
#[cfg(target_os = "linux")]
#[test]
fn the_players_folder_is_where_the_first_version_saved() {
    let of = |vars: &[(&str, &str)]| {
        let mut all = vec![(FOLDER, Path::new("1"))];
        for name in ["GUYENNE_HOME", "XDG_DATA_HOME", "HOME"] {
            let value = vars.iter().find(|(key, _)| *key == name);
            all.push((name, Path::new(value.map_or("", |(_, value)| value))));
        }
        let (mut child, _, mut said) = other_process("says_its_folder", &all);
        let folder = hear(&mut said, "folder ");
        child.wait().expect("it is ours");
        folder
    };
    assert_eq!(of(&[("HOME", "/h"), ("XDG_DATA_HOME", "/d")]), "/d/guyenne");
    assert_eq!(of(&[("HOME", "/h")]), "/h/.local/share/guyenne");
    let relative = of(&[("HOME", "/h"), ("XDG_DATA_HOME", "d")]);
    assert_eq!(relative, "/h/.local/share/guyenne");
    assert_eq!(of(&[("HOME", "/h"), ("GUYENNE_HOME", "/g")]), "/g");
}
