//! The arena's door: finds the game that is asked for, hands the command line to the game's own arena, or plays a plain
//! series for a game that has none.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, error::ErrorKind};
use serde_json::json;

use super::check;
use crate::app::tools::{self, GameTools};
use crate::rules::game::Headless;
use crate::rules::seed::{Seed, following};

/// Bots play bots by the whole rules; records are written and checked.
#[derive(Debug, Parser)]
#[command(name = "arena", bin_name = "cargo arena --")]
struct Plain {
    /// Which game is played
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// How many games
    #[arg(long, value_name = "N", default_value = "1000", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// What decides every deal and the bots' luck
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// Who plays the first side [default: the weakest bot]
    #[arg(long, value_name = "BOT")]
    first: Option<String>,
    /// Who plays the second side [default: the strongest bot]
    #[arg(long, value_name = "BOT")]
    second: Option<String>,
    /// Write every game's record to FILE, one a line
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// End with the results as one line of JSON
    #[arg(long)]
    json: bool,
    /// Check the records in these files, of any game, instead of playing
    #[arg(long, value_name = "FILE", num_args = 1.., exclusive = true)]
    check: Vec<PathBuf>,
}

/// Does what the command line `arguments` asks for, the program's name first. The first of `games` is played where none is
/// named; bad arguments end the program with a sentence and exit code 2.
///
/// # Errors
/// `out` or a file for records takes no more.
pub fn run(
    games: &[GameTools],
    arguments: &[OsString],
    out: &mut dyn Write,
) -> io::Result<ExitCode> {
    let game = tools::asked(games, arguments).unwrap_or_else(|why| refuse(&why));
    let files = checked_files(arguments);
    if !files.is_empty() {
        let games: Vec<Headless> = games.iter().map(|game| game.headless).collect();
        return check(&games, &files, out);
    }
    match game.arena {
        Some(tool) => tool(arguments, out),
        None => series(&game.headless, &Plain::parse_from(arguments), out),
    }
}

/// The files after a leading `--check`; with anything else beside them the command line is refused.
fn checked_files(arguments: &[OsString]) -> Vec<PathBuf> {
    let asks = |word: &OsString| word == "--check";
    if arguments.iter().any(asks) {
        return Plain::parse_from(arguments).check;
    }
    Vec::new()
}

fn refuse(reason: &str) -> ! {
    Plain::command()
        .error(ErrorKind::ValueValidation, reason)
        .exit()
}

/// Plays a series and says how it went.
fn series(game: &Headless, asked: &Plain, out: &mut dyn Write) -> io::Result<ExitCode> {
    let bot = |asked: &Option<String>, other: Option<&&str>| match asked {
        Some(name) if game.bots.contains(&name.as_str()) => name.clone(),
        Some(name) => refuse(&format!(
            "unknown bot {name:?}: expected {}",
            game.bots.join(", ")
        )),
        None => other.copied().unwrap_or_default().to_owned(),
    };
    let first = bot(&asked.first, game.bots.first());
    let second = bot(&asked.second, game.bots.last());
    let mut file = match &asked.records {
        Some(path) => Some(BufWriter::new(File::create(path)?)),
        None => None,
    };
    let (mut wins, mut draws, mut decisions) = ([0_u64; 2], 0_u64, 0_u64);
    for n in 0..asked.games {
        let seed = following(asked.seed, n);
        let played = (game.play)(0, [&first, &second], seed)
            .map_err(|why| io::Error::other(format!("game {}: {why}", n + 1)))?;
        decisions += played.decisions;
        match played.outcome.winner {
            Some(side) => wins[side % 2] += 1,
            None => draws += 1,
        }
        if let Some(file) = &mut file {
            writeln!(file, "{}", played.record)?;
        }
    }
    if let Some(file) = &mut file {
        file.flush()?;
    }
    let (id, games) = (game.id, asked.games);
    writeln!(
        out,
        "{id}, {games} games: {first} wins {}, {second} {}, {draws} drawn",
        wins[0], wins[1]
    )?;
    if asked.json {
        let result = json!({
            "game": id.0, "games": games, "first": first, "second": second,
            "first_wins": wins[0], "second_wins": wins[1], "draws": draws, "decisions": decisions,
        });
        writeln!(out, "{result}")?;
    }
    Ok(ExitCode::SUCCESS)
}
