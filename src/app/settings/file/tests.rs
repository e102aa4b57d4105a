//! Tests of the settings as text: damage of every value, at every place, and what a later version wrote.

use super::*;
use kit_input::Layout;
use kit_table::stored::LenientText;
use kit_timings::Speed;

fn read(text: &str) -> ReadSettings {
    Settings::read(&LenientText::read(text).json)
}

/// Settings of which every value is another than by default.
fn all_changed() -> Settings {
    let mut bindings = Bindings::default();
    bindings.lay_out(Hardware::Keyboard, Layout::LeftHand);
    bindings.reset(Hardware::Keyboard, Action::Hint);
    bindings.lay_out(Hardware::Pad, Layout::RightHand);
    Settings {
        language: Some(Language::Fr),
        speed: Speed::X4,
        text_size: TextSize::VeryLarge,
        vision: VisionSettings {
            high_contrast: true,
            patterns: true,
        },
        reduced_motion: true,
        fullscreen: true,
        vertical_sync: false,
        frame_limit: FrameLimit::Sixty,
        sound: false,
        music: Loudness::Soft,
        effects: Loudness::Off,
        interface: Loudness::Medium,
        silent_away: false,
        look_toggles: true,
        look_limit: LookLimit::Long,
        couch_text: false,
        rumble: RumbleLevel::Cards,
        aids: AidSettings {
            first_game_notes: false,
            memory_aid: false,
            hints: false,
            confirm_moves: true,
            narration: false,
        },
        switches: [("brackets".to_owned(), false), ("quick".to_owned(), true)]
            .into_iter()
            .collect(),
        pad_make: PadMake(Some(Make::Deck)),
        bindings,
        printed_keys: PrintedKeys::read([("KeyQ", "A")]),
    }
}

#[test]
fn settings_are_read_as_they_are_written() {
    let settings = all_changed();
    let read = read(&settings.written().written());
    assert_eq!((read.settings, read.unread), (settings, Vec::new()));
}

#[test]
fn switches_are_read_where_they_stood_before() {
    let text = r#"{"sound":false,"group_brackets":false,"quick_moves":true,"no_switch":true}"#;
    let switches = [("group_brackets", false), ("quick_moves", true)];
    let switches = switches.map(|(name, on)| (name.to_owned(), on));
    let expected = Settings {
        sound: false,
        switches: switches.into_iter().collect(),
        ..Settings::default()
    };
    let mut read = read(text);
    assert_eq!(read.settings, expected);
    // They are written with the others, and once switched back they are gone.
    let mut now = read.settings.clone();
    now.switches = GameSwitches::default();
    read.document.follow(now.written());
    let text = read.document.text();
    assert!(!text.contains("group_brackets"), "{text}");
    assert!(text.contains(r#""no_switch": true"#), "{text}");
}

/// The words of what was not understood, by their keys.
fn paths(unread: &[Unread]) -> Vec<String> {
    let path = |unread: &Unread| match unread {
        Unread::Value(path, _) => path.join("."),
        Unread::Line(line) => line.to_string(),
    };
    unread.iter().map(path).collect()
}

#[test]
fn unknown_words_give_the_defaults() {
    let read = read(
        r#"{"speed":"warp","language":"xx","more":1,"pad_make":"organ","keys":{"hint":["KeyC"],"dance":["KeyÉ"]}}"#,
    );
    assert_eq!(read.settings, Settings::default());
    let unread = ["keys.hint", "language", "speed", "pad_make"];
    assert_eq!(paths(&read.unread), unread);
}

/// Whatever stands in the place of one value, every other one is as it was; and it stays in the file until that
/// value is changed.
#[test]
fn each_value_is_read_by_itself() {
    let settings = all_changed();
    let whole = settings.written();
    let odd = [
        "null",
        "7",
        "-1",
        "1e999",
        "true",
        r#""no such word""#,
        "[]",
        "[7]",
        "{}",
        r#"{"hint":7}"#,
    ];
    for (key, _) in whole.entries() {
        for odd in odd.map(|odd| LenientText::read(&format!(r#"{{"x":{odd}}}"#)).json) {
            let odd = odd.get("x").expect("it is valid").clone();
            let mut damaged = whole.clone();
            damaged.set(key, odd.clone());
            let mut read = Settings::read(&damaged);
            let now = read.settings.written();
            for (other, value) in whole.entries().iter().filter(|(other, _)| other != key) {
                assert_eq!(now.get(other), Some(value), "{other} beside {key}: {odd:?}");
            }
            if read.unread.is_empty() {
                continue;
            }
            let of_key = |path: &String| path.split('.').next() == Some(key);
            assert!(paths(&read.unread).iter().all(of_key), "{:?}", read.unread);
            // Another value changes.
            let sound = !read.settings.sound;
            read.document.follow(
                Settings {
                    sound,
                    ..read.settings.clone()
                }
                .written(),
            );
            let kept = LenientText::read(&read.document.text()).json;
            if key != "sound" {
                assert_eq!(kept.get(key), Some(&odd), "{key}");
            }
            // This one does.
            read.document.follow(Settings::default().written());
            read.document.follow(whole.clone());
            let kept = LenientText::read(&read.document.text()).json;
            assert_eq!(Settings::read(&kept).settings, settings, "{key}: {odd:?}");
        }
    }
    assert_eq!(whole.entries().len(), 28, "every setting");
}

/// Each entry of the maps by itself: bindings, switches, what is printed on keys.
#[test]
fn each_entry_of_a_map_is_read_by_itself() {
    let settings = all_changed();
    let whole = settings.written();
    for map in ["switches", "keys", "buttons", "printed_keys"] {
        let entries = whole.get(map).expect(map).entries();
        assert!(!entries.is_empty(), "{map}");
        for (name, _) in entries {
            for odd in ["null", "7", r#""no such word""#, r#"["NoSuchKey", 7]"#] {
                let text = format!(r#"{{"x":{odd}}}"#);
                let odd = LenientText::read(&text).json.get("x").cloned();
                let mut damaged = whole.clone();
                let mut changed = damaged.get(map).expect(map).clone();
                changed.set(name, odd.expect("valid"));
                damaged.set(map, changed);
                let now = Settings::read(&damaged).settings.written();
                let now = now.get(map).expect(map);
                // What has its first chord again may take one from another action.
                let lost = entries
                    .iter()
                    .filter(|(key, value)| key != name && now.get(key) != Some(value));
                let most = usize::from(matches!(map, "keys" | "buttons"));
                let lost: Vec<_> = lost.collect();
                assert!(lost.len() <= most, "{map}.{name}: {lost:?}");
            }
        }
    }
}

/// One letter of the file is missing, or another stands in its place: at most what lies at that place is lost.
#[test]
fn a_fault_in_the_text_leaves_the_other_settings() {
    let settings = all_changed();
    let whole = settings.written();
    let text = whole.written();
    let letters: Vec<char> = text.chars().collect();
    let with = |n: usize, instead: &str| -> String {
        let (before, after) = (&letters[..n], &letters[n + 1..]);
        before
            .iter()
            .copied()
            .chain(instead.chars())
            .chain(after.iter().copied())
            .collect()
    };
    let instead = ["", "#", "\"", "\u{fffd}", "}"];
    for (n, instead) in (0..letters.len()).zip(instead.into_iter().cycle()) {
        let damaged = with(n, instead);
        let now = read(&damaged).settings.written();
        let lost: Vec<&str> = (whole.entries().iter())
            .filter(|(key, value)| now.get(key) != Some(value))
            .map(|(key, _)| key.as_str())
            .collect();
        assert!(lost.len() <= 2, "{lost:?} are lost: {damaged}");
    }
}

#[test]
fn what_a_later_version_wrote_stays_in_the_file() {
    let text = r#"{"language":"fr","rumble":"strong","hat":{"colour":"red","n":[1,2.50]},
        "keys":{"hint":["KeyJ","Knob1"],"dance":["KeyD"]},"switches":{"new_switch":true}}"#;
    let file = LenientText::read(text).json;
    let mut read = Settings::read(&file);
    assert_eq!(paths(&read.unread), ["keys.hint", "rumble"]);
    let mut now = read.settings.clone();
    now.sound = false;
    now.bindings
        .bind(Action::Log, Chord::shifted(bevy::prelude::KeyCode::KeyL))
        .expect("it is free");
    read.document.follow(now.written());
    let kept = LenientText::read(&read.document.text()).json;
    for key in ["language", "rumble", "hat", "switches"] {
        assert_eq!(kept.get(key), file.get(key), "{key}");
    }
    let keys = kept.get("keys").map(Json::written);
    let expected = r#"{"hint":["KeyJ","Knob1"],"dance":["KeyD"],"log":["Shift+KeyL"]}"#;
    assert_eq!(keys, Some(LenientText::read(expected).json.written()));
    assert_eq!(Settings::read(&kept).settings, now);
}

#[test]
fn the_text_sizes_of_older_versions_are_still_read() {
    for (word, size) in [
        ("normal", TextSize::Normal),
        ("large", TextSize::Large),
        ("largest", TextSize::Largest),
    ] {
        let read = read(&format!(r#"{{"letters":"{word}"}}"#));
        assert_eq!(read.settings.text_size, size);
    }
}
