//! `--blunders`: bots are asked the positions of a suite of blunders, with many seeds each.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use crate::games::guyenne::rules::Puzzle;
use crate::rules::seed::{Seed, following};

use super::options::{ArenaOptions, refuse};
use super::parallel;
use super::players::player;

/// The suite that comes with the game.
const SUITE: &str = include_str!("../../../../tests/data/guyenne/blunders.txt");
const SUITE_NAME: &str = "tests/data/guyenne/blunders.txt";

/// The puzzles asked for; a text that is none ends the program with its line.
pub fn suite(options: &ArenaOptions) -> Vec<Puzzle> {
    let own = options.measures.suite.as_deref();
    let text = own.map_or_else(
        || SUITE.to_owned(),
        |path| {
            fs::read_to_string(path)
                .unwrap_or_else(|e| refuse(&format!("cannot read {}: {e}", path.display())))
        },
    );
    let path = own.unwrap_or(Path::new(SUITE_NAME)).display();
    let mut puzzles = Puzzle::suite(&text).unwrap_or_else(|e| refuse(&format!("{path}: {e}")));
    puzzles.retain(|puzzle| puzzle.name.contains(&options.measures.named));
    if puzzles.is_empty() {
        refuse(&format!("{path}: no such puzzle"));
    }
    puzzles
}

/// What a bot played at one position that it should not have, and how often.
type Blunders = BTreeMap<String, u64>;

/// Asks every bot every position, and says how often it kept from blundering and where it did not.
///
/// # Errors
/// `out` takes no more, or a bot does not decide.
pub fn decision(options: &ArenaOptions, out: &mut impl Write) -> io::Result<ExitCode> {
    let puzzles = suite(options);
    let seeds = options.measures.seeds.unwrap_or(8);
    let names = &options.measures.blunders;
    let bar = super::run::bar(names.len() as u64 * puzzles.len() as u64, "positions");
    let mut results = serde_json::Map::new();
    for &name in names {
        let answers = parallel::map(
            &puzzles,
            options.threads(),
            |puzzle| answer(name, puzzle, options.seed, seeds),
            || bar.inc(1),
        );
        let answers: Vec<Blunders> = answers.into_iter().collect::<io::Result<_>>()?;
        let made: u64 = answers.iter().flat_map(BTreeMap::values).sum();
        let fallen = puzzles.iter().zip(&answers);
        let fallen: Vec<_> = fallen.filter(|(_, made)| !made.is_empty()).collect();
        let asked = seeds * puzzles.len() as u64;
        let avoided = asked - made;
        let mut said = format!(
            "{name}: {:.1} % of blunders avoided ({avoided} of {asked}: {} positions, {seeds} seeds), {} positions \
             without one\n",
            100.0 * avoided as f64 / asked as f64,
            puzzles.len(),
            puzzles.len() - fallen.len(),
        );
        for (puzzle, made) in &fallen {
            let moves: Vec<_> = made
                .iter()
                .map(|(m, n)| format!("{m} ({n} of {seeds})"))
                .collect();
            said += &format!(
                "  line {}, {}: {}\n    {}\n",
                puzzle.line,
                puzzle.name,
                moves.join(", "),
                puzzle.why
            );
        }
        bar.suspend(|| write!(out, "{said}"))?;
        out.flush()?;
        let failing: Vec<_> = fallen
            .iter()
            .map(|(puzzle, _)| puzzle.name.as_str())
            .collect();
        results.insert(
            name.to_owned(),
            serde_json::json!({"asked": asked, "avoided": avoided, "failing": failing}),
        );
    }
    bar.finish_and_clear();
    if options.json {
        writeln!(out, "{}", serde_json::json!({"blunders": results}))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The blunders that the bot called `name` makes at one position.
fn answer(name: &str, puzzle: &Puzzle, seed: Seed, seeds: u64) -> io::Result<Blunders> {
    let mut made = Blunders::new();
    for n in 0..seeds {
        let mut player = player(name, following(seed, n)).map_err(io::Error::other)?;
        let chosen = player.decide(&puzzle.position, puzzle.seat).chosen;
        let m = chosen
            .filter(|&m| puzzle.position.is_legal(m).is_ok())
            .ok_or_else(|| {
                io::Error::other(format!("{name} makes no move at {:?}", puzzle.name))
            })?;
        if puzzle.is_mistake(m) {
            *made.entry(m.to_string()).or_default() += 1;
        }
    }
    Ok(made)
}
