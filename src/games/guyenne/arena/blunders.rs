//! `--blunders`: how often bots avoid the mistakes of a suite of blunders.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use guyenne_rules::Blunder;
use kit_arena::{bar, parallel_map, percent, refuse};
use kit_rules::seed::{Seed, following};

use super::options::ArenaOptions;
use super::players::player;

/// The suite in the repository.
const SUITE: &str = include_str!("../../../../tests/data/guyenne/blunders.txt");
const SUITE_NAME: &str = "tests/data/guyenne/blunders.txt";

/// The blunders of the suite that `--suite` and `--named` select; a text that is not a suite ends the program.
pub fn suite(options: &ArenaOptions) -> Vec<Blunder> {
    let own = options.measures.suite.as_deref();
    let text = own.map_or_else(
        || SUITE.to_owned(),
        |path| {
            fs::read_to_string(path).unwrap_or_else(|e| {
                refuse::<ArenaOptions>(&format!("cannot read {}: {e}", path.display()))
            })
        },
    );
    let path = own.unwrap_or(Path::new(SUITE_NAME)).display();
    let mut blunders =
        Blunder::suite(&text).unwrap_or_else(|e| refuse::<ArenaOptions>(&format!("{path}: {e}")));
    blunders.retain(|blunder| blunder.name.contains(&options.measures.named));
    if blunders.is_empty() {
        refuse::<ArenaOptions>(&format!("{path}: no such blunder"));
    }
    blunders
}

/// The mistakes of a bot at one position: each move's text, and how often it was played.
type Blunders = BTreeMap<String, u64>;

/// Has every bot decide every position, and prints how often it avoided the mistakes and where it did not.
///
/// # Errors
/// Writing to `out` fails, or a bot gives no legal move.
pub fn measure(options: &ArenaOptions, out: &mut impl Write) -> io::Result<ExitCode> {
    let blunders = suite(options);
    let seeds = options.measures.seeds.unwrap_or(8);
    let names = &options.measures.blunders;
    let bar = bar(names.len() as u64 * blunders.len() as u64, "positions");
    let mut results = serde_json::Map::new();
    for &name in names {
        let answers = parallel_map(
            &blunders,
            options.play.threads(),
            |blunder| answer(name, blunder, options.deals.seed, seeds),
            || bar.inc(1),
        );
        let answers: Vec<Blunders> = answers.into_iter().collect::<io::Result<_>>()?;
        let made: u64 = answers.iter().flat_map(BTreeMap::values).sum();
        let failed = blunders.iter().zip(&answers);
        let failed: Vec<_> = failed.filter(|(_, made)| !made.is_empty()).collect();
        let decisions = seeds * blunders.len() as u64;
        let avoided = decisions - made;
        let mut report = format!(
            "{name}: {:.1} % of blunders avoided ({avoided} of {decisions}: {} positions, {seeds} seeds), {} positions \
             without one\n",
            percent(avoided, decisions),
            blunders.len(),
            blunders.len() - failed.len(),
        );
        for (blunder, made) in &failed {
            let moves: Vec<_> = made
                .iter()
                .map(|(m, n)| format!("{m} ({n} of {seeds})"))
                .collect();
            report += &format!(
                "  line {}, {}: {}\n    {}\n",
                blunder.line,
                blunder.name,
                moves.join(", "),
                blunder.why
            );
        }
        bar.suspend(|| write!(out, "{report}"))?;
        out.flush()?;
        let failing: Vec<_> = failed
            .iter()
            .map(|(blunder, _)| blunder.name.as_str())
            .collect();
        results.insert(
            name.to_owned(),
            serde_json::json!({"positions": decisions, "avoided": avoided, "failing": failing}),
        );
    }
    bar.finish_and_clear();
    if options.output.json {
        writeln!(out, "{}", serde_json::json!({"blunders": results}))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The mistakes of the bot called `name` at one position, with `seeds` seeds derived from `seed`.
fn answer(name: &str, blunder: &Blunder, seed: Seed, seeds: u64) -> io::Result<Blunders> {
    let mut made = Blunders::new();
    for n in 0..seeds {
        let mut player = player(name, following(seed, n)).map_err(io::Error::other)?;
        let chosen = player.decide(&blunder.position, blunder.seat).chosen;
        let m = chosen
            .filter(|&m| blunder.position.is_legal(m).is_ok())
            .ok_or_else(|| {
                io::Error::other(format!("{name} makes no move at {:?}", blunder.name))
            })?;
        if blunder.is_mistake(m) {
            *made.entry(m.to_string()).or_default() += 1;
        }
    }
    Ok(made)
}
