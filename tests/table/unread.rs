//! Settings, tallies, marks and answers of which something cannot be read: the rest stays, the text is kept, and the
//! player is told once.

use std::fs;
use std::path::PathBuf;

use bevy::prelude::*;
use guyenne::app::save::{SaveManager, Storage};
use guyenne::app::settings::{Settings, TextSize};
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::Level;
use guyenne::games::guyenne::table::Draft;
use guyenne::i18n::Language;
use guyenne::input::{Action, Hardware};
use guyenne::table::statistics::Statistics;
use guyenne::table::{Games, Learning};

use crate::harness::{Device, Hands, games};
use crate::heads_or_tails::rules::Coin;
use crate::heads_or_tails::table::GAME as COIN;
use crate::saves::Scratch;
use guyenne::rules::game::HeadlessGame;

/// Opens the app at the title; returns whether this toast is shown.
fn open(folder: &Scratch, games: &Games, toast: &str) -> (Hands, bool) {
    let saves = SaveManager::new(Storage::in_folder(&folder.0), games);
    let options = LaunchOptions::default();
    let mut hands = Hands::open_games(options, Device::Keys, games.clone(), saves);
    let mut told = false;
    for _ in 0..60 {
        told |= hands.says(toast);
        hands.update(1);
    }
    (hands, told)
}

fn quit(mut hands: Hands) {
    hands.app.world_mut().write_message(AppExit::Success);
    hands.update(1);
}

/// The files beside `file` with copies of it.
fn copies(folder: &Scratch, file: &str) -> Vec<PathBuf> {
    let all = fs::read_dir(&folder.0).expect("the folder is ours");
    let paths = all.map(|entry| entry.expect("an entry").path());
    let start = format!("{file}.unreadable");
    let mut found: Vec<PathBuf> = paths
        .filter(|path| {
            let name = path.file_name().map(|name| name.to_string_lossy());
            name.is_some_and(|name| name.starts_with(&start))
        })
        .collect();
    found.sort();
    found
}

const REST: &str = r#""language":"fr","letters":"large","keys":{"hint":["KeyJ"]}"#;

/// Whether the settings are those of [`REST`].
fn is_rest(hands: &Hands) -> bool {
    let settings = hands.app.world().resource::<Settings>();
    let chords = settings.bindings.chords(Hardware::Keyboard, Action::Hint);
    let hint = format!("{chords:?}");
    settings.language == Some(Language::Fr)
        && settings.text_size == TextSize::Large
        && hint.contains("KeyJ")
        && chords.len() == 1
}

#[test]
fn settings_of_which_something_cannot_be_read_keep_the_rest() {
    let wide = |text: String| -> Vec<u8> {
        let units = text.encode_utf16().collect::<Vec<_>>();
        units.into_iter().flat_map(u16::to_le_bytes).collect()
    };
    let bytes = |text: String| text.into_bytes();
    let odd = b"\"interface\":\"\xe9\xff\",";
    let texts: [(&str, Vec<u8>, bool); 12] = [
        (
            "a word",
            bytes(format!(r#"{{{REST},"rumble":"strong"}}"#)),
            true,
        ),
        (
            "a null",
            bytes(format!(r#"{{"high_contrast":null,{REST}}}"#)),
            true,
        ),
        ("a number", bytes(format!(r#"{{{REST},"speed":7}}"#)), true),
        ("a mark", bytes(format!("\u{feff}{{{REST}}}")), false),
        ("UTF-16", wide(format!("\u{feff}{{{REST}}}")), false),
        ("a comma", bytes(format!("{{{REST},}}")), false),
        (
            "a key of a later version",
            bytes(format!(r#"{{{REST},"hat":"red"}}"#)),
            false,
        ),
        ("no end", bytes(format!(r#"{{{REST},"sound":fal"#)), true),
        (
            "two words",
            bytes(format!(r#"{{"letters":"normal",{REST}}}"#)),
            true,
        ),
        (
            "too deep",
            bytes(format!(r#"{{{REST},"hat":{}}}"#, "[".repeat(5000))),
            true,
        ),
        (
            "bytes",
            [b"{", &odd[..], REST.as_bytes(), b"}"].concat(),
            true,
        ),
        (
            "two keys of one name",
            bytes(format!("{{{REST},{REST}}}")),
            false,
        ),
    ];
    for (name, text, is_told) in texts {
        let scratch = Scratch::new("unread");
        let file = scratch.0.join("settings.json");
        fs::write(&file, &text).expect("the folder is ours");
        let (mut hands, told) = open(&scratch, &games(), "toast-settings-unread");
        assert!(is_rest(&hands), "{name}");
        assert_eq!(told, is_told, "{name}");
        let kept = || -> Vec<Vec<u8>> {
            let copies = copies(&scratch, "settings.json");
            copies
                .iter()
                .map(|copy| fs::read(copy).expect("a copy"))
                .collect()
        };
        let expected: Vec<Vec<u8>> = is_told.then(|| text.clone()).into_iter().collect();
        assert_eq!(kept(), expected, "{name}");
        // A setting changes; the next start finds everything, and has nothing to tell.
        hands.app.world_mut().resource_mut::<Settings>().silent_away = false;
        hands.update(3);
        quit(hands);
        let (hands, told) = open(&scratch, &games(), "toast-settings-unread");
        assert!(is_rest(&hands) && !told, "{name}");
        assert!(
            !hands.app.world().resource::<Settings>().silent_away,
            "{name}"
        );
        assert_eq!(kept(), expected, "{name}");
        let written = scratch.read("settings.json").expect("it was written");
        for word in ["\"strong\"", "\"hat\": \"red\""] {
            let before = String::from_utf8_lossy(&text).replace(':', ": ");
            assert_eq!(
                written.contains(word),
                before.contains(word),
                "{name}: {written}"
            );
        }
        quit(hands);
    }
}

#[test]
fn settings_that_are_no_text_at_all_are_kept_and_replaced_by_the_ones_before() {
    let scratch = Scratch::new("unread-backup");
    let put = |file: &str, text: &[u8]| fs::write(scratch.0.join(file), text).expect("ours");
    for (n, text) in [&b"rubbish"[..], b"", b"\0\0\0\0", b"[]", b"\xff\xd8\xff"]
        .into_iter()
        .enumerate()
    {
        put("settings.json", text);
        put("settings.backup.json", format!("{{{REST}}}").as_bytes());
        let (hands, told) = open(&scratch, &games(), "toast-settings-unread");
        assert!(is_rest(&hands) && told, "{text:?}");
        quit(hands);
        let copies = copies(&scratch, "settings.json");
        assert_eq!(copies.len(), n + 1, "none is overwritten");
        assert!(
            copies
                .iter()
                .any(|copy| fs::read(copy).expect("a copy") == text)
        );
        let (hands, told) = open(&scratch, &games(), "toast-settings-unread");
        assert!(is_rest(&hands) && !told, "{text:?}");
        quit(hands);
    }
}

#[test]
fn one_tally_that_is_odd_leaves_the_others() {
    let scratch = Scratch::new("unread-tally");
    let mut all = games();
    all.0.push(COIN);
    let file = format!("{}-statistics.json", Coin::ID);
    let text = r#"{"fickle":{"won":41,"lost":12,"drawn":1,"best":7},"sage":{"won":-1}}"#;
    fs::write(scratch.0.join(&file), text).expect("the folder is ours");
    let (mut hands, told) = open(&scratch, &all, "toast-tallies-unread");
    assert!(told);
    assert_eq!(copies(&scratch, &file).len(), 1);
    let total = |hands: &Hands| {
        let tally = hands.app.world().resource::<Statistics>();
        let tally = tally.against(Coin::ID, "fickle").expect("a tally");
        assert_eq!(tally.drawn, 1);
        [tally.won + tally.lost, tally.unfinished]
    };
    assert_eq!(total(&hands), [53, 0]);
    hands.speak(Language::En);
    hands.press_words("New game");
    hands.until(50, |hands| hands.screen() == Screen::ChooseGame);
    hands.press_words("Heads or tails");
    hands.until(50, |hands| hands.screen() == Screen::Setup(Coin::ID));
    hands.press_words("Heads or tails");
    hands.until(50, |hands| hands.screen() == Screen::Table(Coin::ID));
    hands.press_words("Heads");
    hands.update(2);
    assert_eq!(total(&hands), [53, 1]);
    for _ in 0..200 {
        if hands.screen() != Screen::Table(Coin::ID) {
            break;
        }
        hands.press_words("Heads");
    }
    hands.update(3);
    assert_eq!(total(&hands), [54, 0]);
    quit(hands);
    let written = scratch
        .read(&file)
        .expect("it was written")
        .replace(['\n', ' '], "");
    assert!(written.contains(r#""best":7"#), "{written}");
    assert!(written.contains(r#""sage":{"won":-1}"#), "{written}");
    let (hands, told) = open(&scratch, &all, "toast-tallies-unread");
    assert_eq!((total(&hands), told), ([54, 0], false));
    quit(hands);
}

#[test]
fn marks_and_answers_are_read_each_by_itself() {
    let scratch = Scratch::new("unread-marks");
    let marks = r#"{"tutorial-1":"done","tutorial-2":null,"tutorial-3":4,"hat":"red",}"#;
    fs::write(scratch.0.join("guyenne-learning.json"), marks).expect("ours");
    let answers = r#"{"edition":"2022","level":"expert","hands":1,"hat":{"colour":"red"},
        "french":{"players":[{"player":"human","name":"Lou"},{"player":"dragon"}],"shared":false}}"#;
    fs::write(scratch.0.join("guyenne-answers.json"), answers).expect("ours");
    let (mut hands, told) = open(&scratch, &games(), "toast-learning-unread");
    assert!(told);
    let learning = hands.app.world().resource::<Learning>();
    let mark = |mark| learning.get(ID, mark);
    assert_eq!(mark("tutorial-1"), Some("done"));
    assert_eq!(mark("tutorial-2"), None);
    assert_eq!(mark("tutorial-3"), Some("4"));
    let draft = hands.app.world().resource::<Draft>();
    assert_eq!(draft.level, Level::Expert);
    hands.until(400, |hands| {
        !copies(&scratch, "guyenne-answers.json").is_empty() || hands.screen() != Screen::Title
    });
    for file in ["guyenne-learning.json", "guyenne-answers.json"] {
        assert_eq!(copies(&scratch, file).len(), 1, "{file}");
    }
    // One mark is set, and one answer given.
    let world = hands.app.world_mut();
    world.resource_mut::<Learning>().set(ID, "tutorial-9", "1");
    world
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Setup(ID));
    hands.update(5);
    let world = hands.app.world_mut();
    world.resource_mut::<Draft>().level = Level::Base;
    world.resource_mut::<NextState<Screen>>().set(Screen::Title);
    hands.update(5);
    quit(hands);
    let read = |file: &str| {
        scratch
            .read(file)
            .expect("it was written")
            .replace(['\n', ' '], "")
    };
    let marks = read("guyenne-learning.json");
    for word in [
        r#""tutorial-2":null"#,
        r#""hat":"red""#,
        r#""tutorial-9":"1""#,
    ] {
        assert!(marks.contains(word), "{marks}");
    }
    let answers = read("guyenne-answers.json");
    for word in [
        r#""level":"base""#,
        r#""hat":{"colour":"red"}"#,
        r#""hands":1"#,
        r#""player":"dragon""#,
        r#""name":"Lou""#,
    ] {
        assert!(answers.contains(word), "{answers}");
    }
    for toast in ["toast-learning-unread", "toast-answers-unread"] {
        let (hands, told) = open(&scratch, &games(), toast);
        assert!(!told, "{toast}");
        quit(hands);
    }
}
