//! Tests with another process, which plays and is killed, or has another home. It is this program, running one test.

use crate::harness::GAME;
use crate::harness::games;
use guyenne::games::guyenne::table::read_request;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use bevy::prelude::*;
use guyenne::app::LaunchOptions;
use guyenne::app::save::{Found, SaveManager, Storage, players_folder};
use guyenne::games::guyenne::table::{GameConfig, Phase, Rules, ShownHands, Turn};
use rand::SeedableRng;
use rand_pcg::Pcg32;

use crate::guyenne::hidden_hands::player::{choose, make};
use crate::guyenne::hidden_hands::proof::{Game, rests};
use crate::harness::{Device, Hands};
use crate::saves::{Scratch, events, two_bots};

/// The environment variable with the folder in which the other process saves; set for that process only.
const FOLDER: &str = "GUYENNE_TEST_FOLDER";

/// Starts this program to run one test, with these environment variables.
fn other_process(
    test: &str,
    vars: &[(&str, &Path)],
) -> (Child, ChildStdin, BufReader<ChildStdout>) {
    let program = std::env::current_exe().expect("this program");
    let mut child = Command::new(program)
        .arg(format!("killed::{test}"))
        .args(["--exact", "--nocapture"])
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

/// The rest of the other process's next line that contains `word`.
fn read_after(from: &mut BufReader<ChildStdout>, word: &str) -> String {
    let mut line = String::new();
    while from.read_line(&mut line).expect("text") > 0 {
        if let Some((_, output)) = line.trim_end().split_once(word) {
            return output.to_owned();
        }
        line.clear();
    }
    panic!("the other process ended without printing {word:?}");
}

/// How long a process that waits may take to save a confirmed move: a write of two small files, on a busy machine.
const SOON: Duration = Duration::from_secs(3);

/// Whether the record is in the save before [`SOON`] is over. The process that saves it runs no frame meanwhile.
fn is_saved_soon(scratch: &Scratch, record: &str) -> bool {
    let step = Duration::from_millis(10);
    (0..SOON.as_millis() / step.as_millis()).any(|_| {
        #[expect(clippy::disallowed_methods, reason = "another process is waited for")]
        std::thread::sleep(step);
        let saved = scratch.read("guyenne.jsonl");
        saved.is_some_and(|text| text.trim_end() == record)
    })
}

/// In the other process: continues the saved game, prints each new record in its frame, and waits for a line of input
/// before the next frame.
#[test]
fn plays_until_it_is_killed() {
    let Some(folder) = std::env::var_os(FOLDER) else {
        return;
    };
    let saves = SaveManager::new(Storage::in_folder(&folder), &games());
    let resume = saves.read(GAME).text();
    let mut hands = Hands::open_with(LaunchOptions::default(), Device::Keys, saves);
    let game_config = GameConfig {
        resume,
        ..read_request(&two_bots(11).request())
    };
    hands.begin(game_config);
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
                // The first process has closed the pipe.
                return;
            }
        }
    }
}

/// A move is handed to the writing thread in the frame in which it is confirmed, and is written without another frame:
/// a process that stops after a move and is killed then has saved it. A process that is killed at once has lost at most
/// what was being written, and its save is whole.
#[test]
fn no_confirmed_move_is_lost_when_the_process_is_killed() {
    let scratch = Scratch::new("kill");
    let mut least = 0;
    for moves in [1, 4, 2] {
        let (mut child, mut go_on, mut output) =
            other_process("plays_until_it_is_killed", &[(FOLDER, &scratch.0)]);
        let mut confirmed = String::new();
        for n in 0..=moves {
            confirmed = read_after(&mut output, "confirmed ");
            if n < moves {
                go_on.write_all(b"\n").expect("it listens");
            }
        }
        // The other process waits for input and runs no frame now.
        let saved = is_saved_soon(&scratch, &confirmed);
        assert!(saved, "the move is not saved while the process waits");
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
    // Killed while it plays: the save is whole, and has at least the events of the last save seen.
    for moves in [3, 6] {
        let (mut child, mut go_on, mut output) =
            other_process("plays_until_it_is_killed", &[(FOLDER, &scratch.0)]);
        let mut confirmed = String::new();
        let mut seen = least;
        for _ in 0..=moves {
            confirmed = read_after(&mut output, "confirmed ");
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

/// In the other process: continues the saved game of four people under the veil, or starts one. At every decision
/// prints the phase, who is to move, and the record, and waits for a line of input before it makes a move.
#[test]
fn four_play_until_they_are_killed() {
    let Some(folder) = std::env::var_os(FOLDER) else {
        return;
    };
    let saves = SaveManager::new(Storage::in_folder(&folder), &games());
    let resume = saves.read(GAME).text();
    let mut hands = Hands::open_with(LaunchOptions::default(), Device::Keys, saves);
    let options = FOUR.options();
    hands.begin(GameConfig {
        resume,
        ..read_request(&options.request())
    });
    let mut rng = Pcg32::seed_from_u64(3);
    loop {
        hands.until(3000, rests);
        let Turn::Person(seat) = hands.turn() else {
            println!("over");
            return;
        };
        hands.update(3);
        let phase = *hands.app.world().resource::<State<Phase>>().get();
        let rules = hands.app.world().resource::<Rules>();
        let people = rules.config().seating.people().count();
        let veil = rules.is_veiled();
        println!(
            "decides {phase:?} {} {people} {veil} {}",
            seat.index(),
            rules.record()
        );
        let mut go_on = String::new();
        if std::io::stdin().read_line(&mut go_on).expect("text") == 0 {
            return;
        }
        for choice in choose(&mut hands, seat, &mut rng) {
            make(&mut hands, choice);
            hands.update(1);
        }
        hands.update(1);
    }
}

/// The game of the other process.
const FOUR: Game = Game {
    seats: "english:human,human french:human,human",
    hands: ShownHands::Veil,
    level: "expert",
    seed: 12,
};

/// A game of four people goes on at the same decision, with the same seats and the veil, after its process was killed
/// in each phase that people decide in.
#[test]
fn four_people_go_on_after_a_kill_in_each_phase() {
    let scratch = Scratch::new("kill-four");
    let mut phases: Vec<String> = Vec::new();
    let mut before: Option<String> = None;
    for _ in 0..8 {
        let (mut child, mut go_on, mut output) =
            other_process("four_play_until_they_are_killed", &[(FOLDER, &scratch.0)]);
        let mut decides = read_after(&mut output, "decides ");
        if let Some(before) = before.take() {
            assert_eq!(decides, before, "it does not go on where it was");
        }
        let phase = |decides: &str| decides.split(' ').next().unwrap_or_default().to_owned();
        let mut found = false;
        for _ in 0..200 {
            found = !phases.contains(&phase(&decides));
            if found {
                break;
            }
            go_on.write_all(b"\n").expect("it listens");
            decides = read_after(&mut output, "decides ");
        }
        assert!(found, "no other phase than {phases:?}");
        phases.push(phase(&decides));
        // What was confirmed is written while the process waits.
        let record = decides.split(' ').skip(4).collect::<Vec<_>>().join(" ");
        let saved = is_saved_soon(&scratch, &record);
        assert!(saved, "{phases:?}: the record is not saved");
        child.kill().expect("it is ours");
        child.wait().expect("it is ours");
        before = Some(decides);
        if phases.len() == 6 {
            break;
        }
    }
    assert_eq!(phases.len(), 6, "{phases:?}");
}

/// In the other process: prints the player's folder.
#[test]
fn prints_its_folder() {
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
            all.push((name, Path::new(value.map_or("", |(_, value)| *value))));
        }
        let (mut child, _, mut output) = other_process("prints_its_folder", &all);
        let folder = read_after(&mut output, "folder ");
        child.wait().expect("it is ours");
        folder
    };
    assert_eq!(of(&[("HOME", "/h"), ("XDG_DATA_HOME", "/d")]), "/d/guyenne");
    assert_eq!(of(&[("HOME", "/h")]), "/h/.local/share/guyenne");
    let relative = of(&[("HOME", "/h"), ("XDG_DATA_HOME", "d")]);
    assert_eq!(relative, "/h/.local/share/guyenne");
    assert_eq!(of(&[("HOME", "/h"), ("GUYENNE_HOME", "/g")]), "/g");
}
