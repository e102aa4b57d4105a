//! Runs the arena: passes the command line to the arena of the game it names, or plays a plain series if that game has
//! none.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, error::ErrorKind};
use serde_json::json;

use super::check;
use crate::app::tools::{self, GameTools};
use crate::arena::RecordsFile;
use crate::rules::game::Headless;
use crate::rules::seed::{Seed, following};

/// Plays bots against bots and writes records, or checks records
#[derive(Debug, Parser)]
#[command(name = "arena", bin_name = "cargo arena --")]
struct Plain {
    /// The game to play
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// How many games
    #[arg(long, value_name = "N", default_value = "1000", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of all deals and of the bots
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// The bot on the first side [default: the weakest]
    #[arg(long, value_name = "BOT")]
    first: Option<String>,
    /// The bot on the second side [default: the strongest]
    #[arg(long, value_name = "BOT")]
    second: Option<String>,
    /// Write the record of every game to FILE, one a line
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// Print the results also as one line of JSON
    #[arg(long)]
    json: bool,
    /// Check the records in these files, of any game, instead of playing
    #[arg(long, value_name = "FILE", num_args = 1.., exclusive = true)]
    check: Vec<PathBuf>,
}

/// Runs the arena with the command line `arguments`, the program's name first. Without `--game` the first of `games` is
/// played. Bad arguments end the program with a sentence and exit code 2.
///
/// # Errors
/// Writing to `out` or to a file of records fails.
pub fn run(
    games: &[GameTools],
    arguments: &[OsString],
    out: &mut dyn Write,
) -> io::Result<ExitCode> {
    let game = tools::named_game(games, arguments).unwrap_or_else(|why| refuse(&why));
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

/// The files after `--check`; clap refuses any other argument beside them.
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

/// Plays a series and prints the result.
fn series(game: &Headless, options: &Plain, out: &mut dyn Write) -> io::Result<ExitCode> {
    let bot = |named: &Option<String>, default: Option<&&str>| match named {
        Some(name) if game.bots.contains(&name.as_str()) => name.clone(),
        Some(name) => refuse(&format!(
            "unknown bot {name:?}: expected {}",
            game.bots.join(", ")
        )),
        None => default.copied().unwrap_or_default().to_owned(),
    };
    let first = bot(&options.first, game.bots.first());
    let second = bot(&options.second, game.bots.last());
    let mut records = RecordsFile::create(options.records.as_deref())?;
    let (mut wins, mut draws, mut decisions) = ([0_u64; 2], 0_u64, 0_u64);
    for n in 0..options.games {
        let seed = following(options.seed, n);
        let played = (game.play)(0, [&first, &second], seed)
            .map_err(|why| io::Error::other(format!("game {}: {why}", n + 1)))?;
        decisions += played.decisions;
        match played.outcome.winner {
            Some(side) => wins[side % 2] += 1,
            None => draws += 1,
        }
        records.add(&played.record)?;
    }
    records.finish()?;
    let (id, games) = (game.id, options.games);
    writeln!(
        out,
        "{id}, {games} games: {first} wins {}, {second} {}, {draws} drawn",
        wins[0], wins[1]
    )?;
    if options.json {
        let result = json!({
            "game": id.0, "games": games, "first": first, "second": second,
            "first_wins": wins[0], "second_wins": wins[1], "draws": draws, "decisions": decisions,
        });
        writeln!(out, "{result}")?;
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::HEADLESS;

    #[test]
    fn a_file_of_records_that_cannot_be_written_is_named() {
        let path = std::env::temp_dir().join("no such folder").join("records");
        let options = Plain {
            records: Some(path.clone()),
            ..Plain::parse_from(["arena", "--games", "1"])
        };
        let mut out = Vec::new();
        let problem = series(&HEADLESS[0], &options, &mut out).expect_err("there is no folder");
        let named = path.display().to_string();
        assert!(problem.to_string().contains(&named), "{problem}");
        assert!(out.is_empty(), "nothing is played");
    }
}
