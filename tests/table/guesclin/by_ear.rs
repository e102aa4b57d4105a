//! Guesclin ! by ear: the table in words against the board, in every language; and an activation with the names of the
//! map's hexes and of the buttons alone.

use accesskit::Role;
use bevy::prelude::KeyCode;
use guyenne::app::Screen;
use guyenne::app::settings::TextSize;
use guyenne::games::guesclin::ID;
use guyenne::games::guesclin::table::overview::overview;
use guyenne::games::guesclin::table::{Rules, Turn, words};
use guyenne::i18n::{Language, Localizer};

use super::layout::sized;
use super::player::{board, bot_move, open, play, turn, wait, with};
use crate::by_ear::{ScreenReader, SpokenNode};
use crate::fayance::by_ear::{is_open, prompt, read_through, reading};
use crate::harness::{Device, Hands, Press};

/// Opens the table in words with its key.
fn open_panel(hands: &mut Hands) {
    hands.key(KeyCode::KeyT);
    hands.update(5);
    assert!(is_open(hands));
}

/// What the table in words says: the prompt, and the board on screen.
fn wanted(hands: &mut Hands) -> Vec<String> {
    let prompt = prompt(hands);
    let (world, board) = (hands.app.world(), board(hands));
    let config = world.resource::<Rules>().config();
    let localizer = world.resource::<Localizer>();
    let told = overview(&board, config);
    let told = [prompt].into_iter().chain(told);
    told.map(|line| localizer.localize(&line)).collect()
}

#[test]
fn the_table_in_words_has_every_fighter_in_every_language_on_a_phone() {
    let scenarios = ["1", "2", "3", "4"].into_iter().cycle();
    for (language, scenario) in Language::ALL.into_iter().zip(scenarios) {
        let mut hands = open(with(&[("scenario", scenario)], 6), Device::Keys);
        sized(&mut hands, (844.0, 390.0), TextSize::Largest, language);
        for n in 0..14 {
            wait(&mut hands);
            if hands.screen() != Screen::Table(ID) {
                break;
            }
            if n % 6 == 5 {
                open_panel(&mut hands);
                let read = read_through(&mut hands);
                assert_eq!(read, wanted(&mut hands), "{language:?}");
                let board = board(&hands);
                for who in board.all() {
                    let name = words::fighter(board.scenario(), who);
                    let name = hands.app.world().resource::<Localizer>().localize(&name);
                    // One sentence with the numbers, and not another one.
                    let own = |line: &&String| {
                        let rest = line.strip_prefix(&name).unwrap_or_default();
                        rest.trim_start().starts_with(':') && line.ends_with('.')
                    };
                    let lines: Vec<&String> = read.iter().filter(own).collect();
                    assert_eq!(lines.len(), 1, "{name}: {read:#?}");
                    if let Some(at) = board.at(who) {
                        assert!(lines[0].contains(&at.name()), "{lines:?}");
                    }
                }
                let before = board.clone();
                hands.press(Press::Back);
                hands.update(4);
                assert!(!is_open(&hands));
                assert_eq!(
                    super::player::board(&hands),
                    before,
                    "nothing is taken back"
                );
            }
            let Some(m) = bot_move(&hands) else { break };
            play(&mut hands, m);
        }
    }
}

/// The node of the map, whose name begins with the hex under the cursor, and that hex.
fn map(reader: &mut ScreenReader) -> Option<(SpokenNode, String)> {
    let is_hex = |word: &str| {
        let mut signs = word.chars();
        let letter = signs.next().is_some_and(|sign| sign.is_ascii_uppercase());
        letter && !signs.as_str().is_empty() && signs.all(|sign| sign.is_ascii_digit())
    };
    reader.told().into_iter().find_map(|node| {
        let at = node.name.split([',', ':']).next()?.to_owned();
        (node.role == Role::Button && is_hex(&at)).then_some((node, at))
    })
}

/// The column and the row of a hex, by its name.
fn place(at: &str) -> (i32, i32) {
    let (column, row) = at.split_at(1);
    let column = i32::from(column.as_bytes()[0] - b'A');
    (column, row.parse().expect("a row"))
}

/// Moves the cursor to a hex with the keys for directions, by what the map's name says. Returns the map's node.
fn go_to(reader: &mut ScreenReader, to: &str) -> Option<SpokenNode> {
    let mut last = String::new();
    for _ in 0..80 {
        let (node, at) = map(reader)?;
        if at == last {
            // At the edge of the map.
            return None;
        }
        last.clone_from(&at);
        reader.ask(accesskit::Action::Focus, node.id);
        let (here, there) = (place(&at), place(to));
        let press = match (there.0 - here.0, there.1 - here.1) {
            (1.., _) => Press::Right,
            (..=-1, _) => Press::Left,
            (0, 1..) => Press::Down,
            (0, ..=-1) => Press::Up,
            (0, 0) => return Some(map(reader)?.0),
        };
        reader.hands.press(press);
        reader.wait(1);
    }
    None
}

/// Presses a button by its name, if it is there.
fn press(reader: &mut ScreenReader, name: &str) -> bool {
    let found = reader
        .told()
        .into_iter()
        .find(|node| node.can_press && node.name == name);
    if let Some(node) = &found {
        reader.press(node);
        reader.wait(4);
    }
    found.is_some()
}

#[test]
fn an_activation_is_played_by_ear() {
    let mut reader = reading(open(with(&[("scenario", "1")], 6), Device::Keys));
    for _ in 0..200 {
        wait(&mut reader.hands);
        reader.wait(3);
        if board(&reader.hands).round() > 0 {
            break;
        }
        if !press(&mut reader, "Commit placement") {
            press(&mut reader, "Line up the rest");
        }
    }
    let Turn::Person(banner) = turn(&reader.hands) else {
        panic!("{:?}: {}", turn(&reader.hands), reader.transcript);
    };
    // The table in words says who stands where.
    assert!(press(&mut reader, "The chronicle"), "{:#?}", reader.told());
    assert!(press(&mut reader, "In words"), "{:#?}", reader.told());
    let told = reader.told();
    let acts = told.iter().any(|node| node.name.contains("activated now"));
    assert!(acts, "{told:#?}");
    let shown = board(&reader.hands);
    let mut own: Vec<(String, String)> = Vec::new();
    for who in shown.of_banner(banner) {
        let name = words::fighter(shown.scenario(), who);
        let name = reader
            .hands
            .app
            .world()
            .resource::<Localizer>()
            .localize(&name);
        let line = told.iter().find(|node| {
            let rest = node.name.strip_prefix(&name).unwrap_or_default();
            rest.starts_with(':') && node.name.ends_with('.')
        });
        let line = line.unwrap_or_else(|| panic!("no {name} among {told:#?}"));
        let rest = line
            .name
            .strip_prefix(&format!("{name}: "))
            .expect("a place");
        let at = rest.split(',').next().expect("a hex").to_owned();
        own.push((name, at));
    }
    assert!(press(&mut reader, "Back"));
    assert!(!is_open(&reader.hands));
    // A fighter is chosen on the map, and goes to the first hex around where the button says so.
    let mut moved = false;
    'fighters: for (name, at) in &own {
        for step in [(0, -1), (0, 1), (1, 0), (-1, 0)] {
            let Some(node) = go_to(&mut reader, at) else {
                continue;
            };
            assert!(
                node.name.contains(name.as_str()),
                "{name} is not in {:?}",
                node.name
            );
            reader.press(&node);
            reader.wait(2);
            let (column, row) = place(at);
            let column = u8::try_from(column + step.0 + i32::from(b'A')).unwrap_or(b'A');
            let to = format!("{}{}", char::from(column), row + step.1);
            let Some(node) = go_to(&mut reader, &to) else {
                continue;
            };
            reader.press(&node);
            reader.wait(2);
            if press(&mut reader, "Move") {
                moved = true;
                break 'fighters;
            }
            press(&mut reader, "Cancel");
        }
    }
    reader.wait(10);
    assert!(moved, "nobody can move:\n{}", reader.transcript);
    assert!(
        reader.transcript.contains(" moves to "),
        "{}",
        reader.transcript
    );
    assert_ne!(board(&reader.hands), shown);
    assert!(
        (reader.told().iter()).any(|node| node.can_press && node.name.starts_with("End")),
        "{:#?}",
        reader.told()
    );
}
