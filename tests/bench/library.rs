//! Opens a library of ten thousand made games, in a program of its own, and tells the time and by how much its memory
//! grows (`cargo shelf`).

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::process::Command;

use guyenne::app::games::HEADLESS;
use guyenne::library::statistics::{Statistics, write_csv};
use guyenne::library::{LibraryFiles, NewGame, Order, Query, Reviews};
use guyenne::rules::player_kind::PlayerKind;
use guyenne::rules::seed::Seed;

/// How many games the library has.
const GAMES: usize = 10_000;
/// How many games of each box are played; the others repeat them at other times.
const PLAYED: u64 = 20;
/// What must not be exceeded: milliseconds and megabytes.
const MOST: (u128, u64) = (300, 60);

fn main() -> io::Result<()> {
    let words: Vec<String> = std::env::args().collect();
    if let [_, command, folder] = &words[..]
        && command == "--open"
    {
        return open(Path::new(folder));
    }
    let folder = std::env::temp_dir().join(format!("made-library-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let made = make(&folder.join("library.jsonl"));
    let told = made.and_then(|()| {
        let mut again = Command::new(std::env::current_exe()?);
        again.arg("--open").arg(&folder).status()
    });
    fs::remove_dir_all(&folder)?;
    match told?.success() {
        true => Ok(()),
        false => Err(io::Error::other(
            "the library opens too slowly, or takes too much memory",
        )),
    }
}

/// Writes the games of random bots.
fn make(path: &Path) -> io::Result<()> {
    let mut games = Vec::new();
    for seed in 0..PLAYED {
        for game in HEADLESS {
            let setup = seed as usize % (game.setups)();
            let bots = [game.bots[0], game.bots[0]];
            let played = (game.play)(setup, bots, Seed(seed)).map_err(io::Error::other)?;
            let new = NewGame::read(played.record.as_bytes(), 0, HEADLESS);
            games.push(new.map_err(io::Error::other)?);
        }
    }
    let mut file = BufWriter::new(File::create(path)?);
    for (game, at) in games.iter().cycle().zip(0..GAMES) {
        let at = 1_700_000_000 + at as u64;
        let mut game = NewGame { at, ..game.clone() };
        // Somebody else each time, as in the worst library.
        let player = &mut game.facts.players[0];
        (player.kind, player.name) = (PlayerKind::Human, format!("Player {at}"));
        writeln!(file, "{}", game.line())?;
    }
    file.flush()
}

/// Opens it, looks for something, and counts its games.
#[expect(clippy::disallowed_types, reason = "this is what is measured")]
fn open(folder: &Path) -> io::Result<()> {
    let files = LibraryFiles::in_folder(folder, HEADLESS);
    let before = memory();
    let start = std::time::Instant::now();
    let library = files.open()?;
    let opened = start.elapsed();
    let grown = memory().saturating_sub(before);
    let query = Query {
        text: "player 17".to_owned(),
        order: Order::Score,
        ..Query::default()
    };
    let start = std::time::Instant::now();
    let found = query.find(&library).len();
    let searched = start.elapsed();
    let (games, bytes) = (library.index.entries().len(), library.index.read_to());
    println!(
        "{games} games of {} MB: opened in {} ms, {found} found in {} µs, {} kB of memory, {} B a game",
        bytes / 1_000_000,
        opened.as_millis(),
        searched.as_micros(),
        grown,
        grown * 1024 / (games as u64).max(1),
    );
    let all = Query::default();
    let start = std::time::Instant::now();
    let statistics = Statistics::of(&library, &all);
    let counted = start.elapsed();
    let mut table = Vec::new();
    let start = std::time::Instant::now();
    write_csv(&library, &Reviews::new(), &all, &mut table)?;
    let written = start.elapsed();
    println!(
        "{} games counted in {} ms, a table of {} kB written in {} ms",
        statistics.all.counts.games,
        counted.as_millis(),
        table.len() / 1000,
        written.as_millis(),
    );
    let is_whole =
        games == GAMES && found == GAMES && statistics.all.counts.games as usize == GAMES;
    match is_whole && opened.as_millis() <= MOST.0 && grown / 1024 <= MOST.1 {
        true => Ok(()),
        false => Err(io::Error::other("not within the limits")),
    }
}

/// The memory of this program in kilobytes, where the system says so.
fn memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.split_whitespace().next());
    number.and_then(|number| number.parse().ok()).unwrap_or(0)
}
