//! `--strength FILE`: runs all measurements of a game's bots and writes the results to one file.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use super::options::DealOptions;
use super::whole_lines::LinesFile;

/// Deals for each pair of bots, unless `--games` says otherwise.
const DEALS: u64 = 400;

/// One measurement.
#[derive(Debug, Clone, Copy)]
pub struct Measure {
    /// Its title in the file.
    pub heading: &'static str,
    /// What it is about and what is wanted; may be empty.
    pub about: &'static str,
    /// Its command line after `cargo arena --`, words between single blanks. `DEALS` stands for the number of deals,
    /// `TWICE` for the double, where games are fast, `HALF` for half of it, `QUARTER` for a quarter and `FEW` for an
    /// eighth, where they are slow, and `SEEDS` for a fiftieth.
    pub arguments: &'static str,
    /// Whether it is given the seed of the file.
    pub is_seeded: bool,
}

impl Measure {
    /// The words of its command line for `deals` deals.
    pub fn words(&self, deals: u64) -> Vec<String> {
        self.arguments
            .split(' ')
            .map(|word| match word {
                "DEALS" => deals.to_string(),
                "TWICE" => (deals * 2).to_string(),
                "HALF" => deals.div_ceil(2).to_string(),
                "QUARTER" => deals.div_ceil(4).to_string(),
                "FEW" => (deals / 8).max(1).to_string(),
                "SEEDS" => deals.div_ceil(50).to_string(),
                word => word.to_owned(),
            })
            .collect()
    }
}

/// What is measured of a game's bots.
#[derive(Debug, Clone, Copy)]
pub struct StrengthReport {
    /// The game's name in the report's title.
    pub game: &'static str,
    /// What stands before `--strength` on the command line that writes the report, such as `--game fayance `.
    pub prefix: &'static str,
    /// The measurements, in their order.
    pub measures: &'static [Measure],
}

impl StrengthReport {
    /// Runs all measurements for the games and the seed of `options` (400 deals if it has none) and writes the report
    /// to the file at `path`: each with its command line and what it printed. `run` runs the arena with a command line,
    /// the program's name first, and prints to its second argument. Prints the heading of each measurement to `out`
    /// before it starts. The exit code is 1 if one of them fails.
    ///
    /// # Errors
    /// Writing to the file or `out` fails, or a bot cannot play. A file that cannot be written is refused before
    /// anything is measured.
    pub fn write(
        &self,
        path: &Path,
        options: &DealOptions,
        out: &mut dyn Write,
        run: &mut dyn FnMut(&[OsString], &mut dyn Write) -> io::Result<ExitCode>,
    ) -> io::Result<ExitCode> {
        let deals = options.games.unwrap_or(DEALS);
        let seed = options.seed;
        let mut file = LinesFile::create(path)?;
        file.add(&format!(
            "# How strong the bots of {} are\n\nWritten by `cargo arena -- {}--strength FILE --games {deals} --seed {seed}`; \
             not to be edited.\n",
            self.game, self.prefix
        ))?;
        let mut held = true;
        for measure in self.measures {
            writeln!(out, "{}: {}", measure.heading, measure.arguments)?;
            out.flush()?;
            let mut words = measure.words(deals);
            if measure.is_seeded {
                words.extend(["--seed".to_owned(), seed.to_string()]);
            }
            let mut line: Vec<OsString> = vec!["arena".into()];
            line.extend(words.iter().map(OsString::from));
            let mut printed = Vec::new();
            held &= run(&line, &mut printed)? == ExitCode::SUCCESS;
            let printed = String::from_utf8_lossy(&printed);
            let mut report = format!("\n## {}\n\n", measure.heading);
            if !measure.about.is_empty() {
                report += &format!("{}\n\n", measure.about);
            }
            report += &format!(
                "```text\n$ cargo arena -- {}\n{}\n```\n",
                words.join(" "),
                printed.trim_end()
            );
            // Written after each measurement, so that no result is lost if a later one is stopped.
            file.add(&report)?;
        }
        writeln!(out, "written to {}", path.display())?;
        Ok(ExitCode::from(u8::from(!held)))
    }

    /// The options of each measurement for `deals` deals, with its heading.
    pub fn options<O: clap::Parser>(&self, deals: u64) -> impl Iterator<Item = (&'static str, O)> {
        self.measures.iter().map(move |measure| {
            let line = std::iter::once("arena".to_owned()).chain(measure.words(deals));
            let options = O::try_parse_from(line);
            let options = options.unwrap_or_else(|e| panic!("{}: {e}", measure.heading));
            (measure.heading, options)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit_rules::seed::Seed;
    use std::fs;

    const REPORT: StrengthReport = StrengthReport {
        game: "Any",
        prefix: "--game any ",
        measures: &MEASURES,
    };
    const MEASURES: [Measure; 2] = [
        Measure {
            heading: "First",
            about: "What is wanted.",
            arguments: "--games QUARTER --paired",
            is_seeded: true,
        },
        Measure {
            heading: "Second",
            about: "",
            arguments: "--blunders knight",
            is_seeded: false,
        },
    ];

    fn deals(games: Option<u64>, seed: u64) -> DealOptions {
        DealOptions {
            games,
            seed: Seed(seed),
        }
    }

    #[test]
    fn the_file_tells_each_command_line_and_what_it_printed_and_a_failure_is_the_exit_code() {
        let path = std::env::temp_dir().join(format!("strength-{}.md", std::process::id()));
        let mut lines = Vec::new();
        let mut failing = "no such word";
        for wanted in [ExitCode::SUCCESS, ExitCode::FAILURE] {
            let mut printed = Vec::new();
            let code = REPORT
                .write(
                    &path,
                    &deals(Some(10), 7),
                    &mut printed,
                    &mut |line, out| {
                        let line: Vec<_> = line.iter().map(|word| word.to_string_lossy()).collect();
                        let line = line.join(" ");
                        writeln!(out, "won by {}", lines.len())?;
                        let fails = line.contains(failing);
                        lines.push(line);
                        Ok(if fails {
                            ExitCode::FAILURE
                        } else {
                            ExitCode::SUCCESS
                        })
                    },
                )
                .expect("a folder for passing files");
            assert_eq!(code, wanted);
            failing = "--paired";
        }
        assert_eq!(
            lines[..2],
            [
                "arena --games 3 --paired --seed 7",
                "arena --blunders knight"
            ]
        );
        let text = fs::read_to_string(&path).expect("the file was written");
        fs::remove_file(&path).expect("it can be removed");
        assert_eq!(
            text,
            "# How strong the bots of Any are\n\nWritten by `cargo arena -- --game any --strength FILE --games 10 --seed \
             7`; not to be edited.\n\n## First\n\nWhat is wanted.\n\n```text\n$ cargo arena -- --games 3 --paired --seed \
             7\nwon by 2\n```\n\n## Second\n\n```text\n$ cargo arena -- --blunders knight\nwon by 3\n```\n"
        );
    }

    #[test]
    fn a_file_that_cannot_be_written_is_refused_before_hours_of_games() {
        let path = std::env::temp_dir()
            .join("no such folder")
            .join("strength.md");
        let mut out = Vec::new();
        let refused = REPORT.write(&path, &deals(None, 1), &mut out, &mut |_, _| {
            panic!("it measures")
        });
        let why = refused.expect_err("there is no folder").to_string();
        assert!(why.contains("strength.md"), "{why}");
    }
}
