//! `--strength FILE`: runs all measurements of the bots' strength and writes the results to one file.

use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use clap::Parser;

use super::options::ArenaOptions;
use super::run;

/// Deals for each pair of bots, unless `--games` says otherwise.
const DEALS: u64 = 400;

/// The measurements: heading, explanation, and command line. `DEALS` stands for the number of deals, `HALF` for half of
/// it, `TWICE` for the double, where games are fast, `FEW` for an eighth, where they are slow, and `SEEDS` for a
/// fiftieth.
const MEASURES: &[(&str, &str, &str)] = &[
    (
        "Levels",
        "Each level against the next, and against two bots to compare with. Draws count as not won.",
        "--ladder --games DEALS",
    ),
    (
        "Pairs",
        "The same where two players share each camp: the same bot in both seats.",
        "--ladder squire,knight,captain --teams 2v2 --games TWICE",
    ),
    (
        "Pairs of constables",
        "",
        "--games FEW --paired --teams 2v2 --english constable --french captain",
    ),
    (
        "Partners",
        "A captain, in a person's place, with a partner of each level, against two knights. The share must rise from \
         level to level: here the squire.",
        "--games HALF --paired --teams 2v2 --english captain,squire --french knight",
    ),
    (
        "The knight as partner",
        "",
        "--games HALF --paired --teams 2v2 --english captain,knight --french knight",
    ),
    (
        "The captain as partner",
        "",
        "--games HALF --paired --teams 2v2 --english captain,captain --french knight",
    ),
    (
        "The constable as partner",
        "",
        "--games FEW --paired --teams 2v2 --english captain,constable --french knight",
    ),
    (
        "Two against one",
        "The captain in every seat: what a camp gains or loses by being shared.",
        "--games DEALS --teams 2v1 --english captain --french captain",
    ),
    (
        "One against two",
        "",
        "--games DEALS --teams 1v2 --english captain --french captain",
    ),
    (
        "The price of hidden cards",
        "The constable's search with all cards known (`oracle`), against the constable: what better beliefs could still win.",
        "--games FEW --paired --english oracle --french constable",
    ),
    (
        "The same at expert",
        "",
        "--games FEW --paired --level expert --english oracle --french constable",
    ),
    (
        "Exploitability",
        "What best responses win against each bot in little Guyenne, a game small enough to be solved exactly.",
        "--exploit greedy,squire,knight,captain,constable --seeds SEEDS",
    ),
    (
        "Blunders",
        "The share of clear mistakes that each bot avoids (`tests/data/blunders.txt`).",
        "--blunders greedy,squire,knight,captain,constable",
    ),
    (
        "Balance of the camps",
        "The constable against itself, in every preset for two players.",
        "--games FEW --balance --presets duels --english constable --french constable",
    ),
    (
        "Times of decisions",
        "On the machine of the measurement, with whatever else it had to do.",
        "--games FEW --times --threads 1 --english constable --french captain",
    ),
];

/// The arguments of a measurement for `deals` deals.
fn arguments(measure: &str, deals: u64) -> Vec<String> {
    let few = (deals / 8).max(1);
    measure
        .split(' ')
        .map(|word| match word {
            "DEALS" => deals.to_string(),
            "TWICE" => (deals * 2).to_string(),
            "HALF" => deals.div_ceil(2).to_string(),
            "FEW" => few.to_string(),
            "SEEDS" => deals.div_ceil(50).to_string(),
            word => word.to_owned(),
        })
        .collect()
}

/// Runs all measurements and writes `file`: each with its command line and what it printed. Prints the heading of each
/// to `out` before it starts. The exit code is 1 if one of them fails.
///
/// # Errors
/// Writing to `file` or `out` fails, or a bot cannot play.
pub fn measure(options: &ArenaOptions, file: &Path, out: &mut impl Write) -> io::Result<ExitCode> {
    let deals = options.games.unwrap_or(DEALS);
    let mut report = format!(
        "# How strong the bots of Guyenne are\n\nWritten by `cargo arena -- --strength FILE --games {deals} --seed {}`; \
         not to be edited.\n",
        options.seed
    );
    let mut held = true;
    for (heading, about, measure) in MEASURES {
        writeln!(out, "{heading}: {measure}")?;
        out.flush()?;
        let mut words = arguments(measure, deals);
        let seeded = !measure.contains("--seeds") && !measure.contains("--blunders");
        if seeded {
            words.extend(["--seed".to_owned(), options.seed.to_string()]);
        }
        let mut line: Vec<OsString> = vec!["arena".into()];
        line.extend(words.iter().map(OsString::from));
        let mut printed = Vec::new();
        let code = run::run_options(&ArenaOptions::parse_from(line), &mut printed)?;
        held &= code == ExitCode::SUCCESS;
        let printed = String::from_utf8_lossy(&printed);
        report += &format!("\n## {heading}\n\n");
        if !about.is_empty() {
            report += &format!("{about}\n\n");
        }
        report += &format!(
            "```text\n$ cargo arena -- {}\n{}\n```\n",
            words.join(" "),
            printed.trim_end()
        );
        // Written after each measurement, so that no result is lost if a later one is stopped.
        fs::write(file, &report)
            .map_err(|e| io::Error::other(format!("cannot write {}: {e}", file.display())))?;
    }
    writeln!(out, "written to {}", file.display())?;
    Ok(ExitCode::from(u8::from(!held)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_measure_is_a_command_line_of_the_arena() {
        for (heading, _, measure) in MEASURES {
            let words = arguments(measure, 16);
            let line = std::iter::once("arena".to_owned()).chain(words);
            let options = ArenaOptions::try_parse_from(line);
            let options = options.unwrap_or_else(|e| panic!("{heading}: {e}"));
            if measure.contains("FEW") {
                assert_eq!(options.games, Some(2), "{heading}");
            }
        }
    }
}
