//! The pages of controls say what actions are bound to, and the game's command lines on pages are read.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use guyenne::app::LaunchOptions;
use guyenne::app::games::GAMES;
use guyenne::input::{Action, Bindings, Chord, Hardware, Make, PrintedKeys};
use guyenne::table::Games;

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The rows of the table whose head begins with `head`: their cells, without the head.
fn rows(text: &str, head: &str) -> Vec<Vec<String>> {
    let lines = text.lines().skip_while(|line| !line.starts_with(head));
    let rows = lines.skip(2).take_while(|line| line.starts_with('|'));
    let cells = |row: &str| -> Vec<String> {
        let row = row.trim_start_matches('|').trim_end_matches('|');
        row.split('|').map(|cell| cell.trim().to_owned()).collect()
    };
    rows.map(cells).collect()
}

/// What a chord is called on pages: the sign of a key on a US keyboard, or that of a button of a pad with A at the
/// bottom.
fn called(chord: Chord) -> String {
    let sign = chord.sign(Make::Letters, &PrintedKeys::default());
    match &*sign {
        "Back" => "Backspace".to_owned(),
        "PgUp" => "Page Up".to_owned(),
        "PgDn" => "Page Down".to_owned(),
        sign => sign.to_owned(),
    }
}

/// What an action is bound to at first.
fn bound(hardware: Hardware, action: Action) -> Vec<String> {
    let bindings = Bindings::default();
    let chords = bindings.chords(hardware, action).iter().copied();
    chords.map(called).collect()
}

#[test]
fn the_page_of_controls_says_what_every_action_is_bound_to() {
    let rows = rows(&read("src/input/controls.md"), "| action | mouse");
    assert_eq!(rows.len(), Action::ALL.len());
    for action in Action::ALL {
        let word = format!("`{}`:", action.name());
        let row = rows.iter().find(|row| row[0].starts_with(&word));
        let row = row.unwrap_or_else(|| panic!("no row {word}"));
        for (at, hardware) in [(2, Hardware::Keyboard), (3, Hardware::Pad)] {
            let said: Vec<&str> = row[at]
                .split(", ")
                .filter(|sign| !sign.is_empty())
                .collect();
            assert_eq!(said, bound(hardware, action), "{word} {hardware:?}");
        }
    }
}

#[test]
fn the_readme_names_the_first_key_and_button_of_what_it_tells() {
    use Action as A;
    let rows = rows(&read("README.md"), "| | mouse");
    let told: [(&str, &[Action]); 8] = [
        ("choose", &[A::Confirm]),
        ("first button", &[A::Commit, A::Decline]),
        ("take back", &[A::Back]),
        ("a hint", &[A::Hint, A::Rules]),
        ("chronicle", &[A::Log, A::Speed, A::Details]),
        ("your own cards", &[A::Look]),
        ("a map", &[A::ZoomIn, A::ZoomOut]),
        ("pause", &[A::Pause]),
    ];
    for (begin, actions) in told {
        let row = rows.iter().find(|row| row[0].starts_with(begin));
        let row = row.unwrap_or_else(|| panic!("no row {begin}"));
        for (at, hardware) in [(2, Hardware::Keyboard), (3, Hardware::Pad)] {
            let said = row[at].trim_start_matches("hold ").split(", ");
            let first = actions
                .iter()
                .map(|&action| bound(hardware, action)[0].clone());
            assert_eq!(
                said.collect::<Vec<_>>(),
                first.collect::<Vec<_>>(),
                "{begin}"
            );
        }
    }
    let skip = rows.iter().find(|row| row[0].starts_with("finish"));
    assert_eq!(
        skip.expect("a row")[2],
        bound(Hardware::Keyboard, A::Skip)[0]
    );
}

#[test]
fn the_games_command_lines_on_pages_are_read() {
    let games = Games(GAMES.to_vec());
    let mut seen = BTreeSet::new();
    for page in ["README.md", "src/input/controls.md", "src/bin/commands.md"] {
        for line in read(page).lines() {
            let Some(words) = line.strip_prefix("cargo play -- ") else {
                continue;
            };
            let words = words.split(" #").next().unwrap_or_default();
            let line = ["guyenne"].into_iter().chain(words.split_whitespace());
            let options = LaunchOptions::read(&games, line);
            assert!(options.is_ok(), "{page}: {words}: {:?}", options.err());
            seen.insert(words.to_owned());
        }
    }
    assert!(seen.len() > 5, "only {seen:?}");
}
