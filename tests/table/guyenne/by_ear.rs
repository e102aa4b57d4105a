//! A whole game by ear, from the title to the result, by names alone.

use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::record::Record;
use guyenne::games::guyenne::table::Draft;
use std::fmt::Write;

use crate::by_ear::{ScreenReader, SpokenNode};

/// The buttons that confirm a selection.
const CONFIRM: [&str; 4] = ["Place", "Answer", "Reinforce", "Give these up"];

/// Plays from the first decision to the result by names alone; returns how many moves were confirmed.
fn play(reader: &mut ScreenReader) -> u32 {
    let mut moves = 0;
    let mut idle = 0;
    // A game has fewer presses.
    let mut left = 4000;
    while idle < 400 && left > 0 {
        left -= 1;
        let told = reader.told();
        let named = |name: &str| told.iter().find(|node| node.can_press && node.name == name);
        if named("The same deal again").is_some() {
            return moves;
        }
        let confirm = CONFIRM.iter().find_map(|name| named(name));
        let chosen = |node: &&SpokenNode| node.name.ends_with(", chosen");
        let castle = |node: &&SpokenNode| {
            [", held by", ", neutral"]
                .iter()
                .any(|holder| node.name.contains(holder))
        };
        let pressable = || told.iter().filter(|node| node.can_press);
        let castles: Vec<&SpokenNode> = pressable().filter(castle).collect();
        let troops = [
            "(2)",
            "(3)",
            "(4)",
            "(5)",
            "du Guesclin",
            "the Black Prince",
        ];
        let cards: Vec<&SpokenNode> = pressable()
            .filter(|node| !castle(node) && troops.iter().any(|troop| node.name.contains(troop)))
            .collect();
        let press = if let Some(show) = named("Show") {
            moves += 1;
            if moves % 3 == 0 {
                named("Concede").unwrap_or(show)
            } else {
                show
            }
        } else if !castles.is_empty() && !castles.iter().any(&chosen) {
            castles[moves as usize % castles.len()]
        } else if let Some(pass) = named("Pass").filter(|_| moves % 4 != 1 || cards.is_empty()) {
            moves += 1;
            pass
        } else if let Some(confirm) = confirm {
            let wanted = if confirm.name == "Give these up" {
                1
            } else {
                1 + moves as usize % 2
            };
            let mut free: Vec<&SpokenNode> =
                cards.iter().copied().filter(|card| !chosen(card)).collect();
            // The strongest card is always enough to lose.
            free.sort_by_key(|card| troops.iter().position(|troop| card.name.contains(troop)));
            let count = cards.len() - free.len();
            if count < wanted && free.len() > 1 - count.min(1) {
                match confirm.name.as_str() {
                    "Give these up" => free[free.len() - 1],
                    _ => free[0],
                }
            } else {
                moves += 1;
                confirm
            }
        } else {
            idle += 1;
            reader.wait(1);
            continue;
        };
        idle = 0;
        reader.press(&press.clone());
    }
    panic!(
        "nothing can be done any more:\n{:?}\n{}",
        reader.told(),
        reader.transcript
    );
}

/// From the title to the result at a level, and the transcript in the folder for what tests write.
fn whole_game(level: &str) {
    let mut reader = ScreenReader::open(LaunchOptions::default());
    reader.press_named("New game");
    reader.wait(5);
    // The same cards in every run of the test.
    let world = reader.hands.app.world_mut();
    world.resource_mut::<Draft>().seed = Some(11);
    reader.wait(2);
    let level_button = reader
        .told()
        .into_iter()
        .find(|node| node.can_press && node.name.contains(level));
    let level_button =
        level_button.unwrap_or_else(|| panic!("no {level} among {:?}", reader.told()));
    reader.press(&level_button);
    let chosen = reader
        .told()
        .into_iter()
        .find(|node| node.name == level_button.name);
    assert!(
        chosen.is_some_and(|node| node.pressed),
        "{level} does not say that it is selected"
    );
    reader.press_named("To the table");
    reader.wait(30);
    let moves = play(&mut reader);
    reader.wait(5);
    let told = reader.told();
    let _ = writeln!(reader.transcript, "--- the result page");
    for node in &told {
        let _ = writeln!(reader.transcript, "    {}", node.name);
    }
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let path = folder.join(format!("by-ear-{level}.txt"));
    std::fs::write(&path, &reader.transcript).expect("the transcript can be written");
    assert!(
        moves >= 8,
        "{moves} moves are no game:\n{}",
        reader.transcript
    );
    // What the player has not known: the game was one, and is over.
    assert_eq!(reader.hands.screen(), Screen::Result(ID));
    let record = Record::parse(&reader.hands.record()).expect("a record");
    assert!(record.is_over());
    assert_eq!(record.config.level.name(), level.to_lowercase());
    record.replay().expect("a valid game");
}

#[test]
fn a_base_game_is_played_by_ear() {
    whole_game("Base");
}

#[test]
fn an_advanced_game_is_played_by_ear() {
    whole_game("Advanced");
}
