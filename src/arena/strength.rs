//! `--strength FILE`: runs all measurements of a game's bots and writes the results to one file.

use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

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

/// What a file of strengths is written from.
#[derive(Debug, Clone, Copy)]
pub struct StrengthFile<'a> {
    /// The game's name in the file's title.
    pub game: &'a str,
    /// What stands before FILE on the command line that writes the file, such as `--game fayance `.
    pub prefix: &'a str,
    /// The measurements, in the file's order.
    pub measures: &'a [Measure],
    /// The number of deals, 400 if none.
    pub games: Option<u64>,
    /// The seed of all deals and bots.
    pub seed: u64,
    /// Where the results go.
    pub path: &'a Path,
}

impl StrengthFile<'_> {
    /// Runs all measurements and writes the file: each with its command line and what it printed. `run` runs the arena
    /// with a command line, the program's name first, and prints to its second argument. Prints the heading of each
    /// measurement to `out` before it starts. The exit code is 1 if one of them fails.
    ///
    /// # Errors
    /// Writing to the file or `out` fails, or a bot cannot play.
    pub fn write(
        &self,
        out: &mut dyn Write,
        run: &mut dyn FnMut(&[OsString], &mut dyn Write) -> io::Result<ExitCode>,
    ) -> io::Result<ExitCode> {
        let deals = self.games.unwrap_or(DEALS);
        let mut report = format!(
            "# How strong the bots of {} are\n\nWritten by `cargo arena -- {}--strength FILE --games {deals} --seed {}`; \
             not to be edited.\n",
            self.game, self.prefix, self.seed
        );
        let mut held = true;
        for measure in self.measures {
            writeln!(out, "{}: {}", measure.heading, measure.arguments)?;
            out.flush()?;
            let mut words = measure.words(deals);
            if measure.is_seeded {
                words.extend(["--seed".to_owned(), self.seed.to_string()]);
            }
            let mut line: Vec<OsString> = vec!["arena".into()];
            line.extend(words.iter().map(OsString::from));
            let mut printed = Vec::new();
            held &= run(&line, &mut printed)? == ExitCode::SUCCESS;
            let printed = String::from_utf8_lossy(&printed);
            report += &format!("\n## {}\n\n", measure.heading);
            if !measure.about.is_empty() {
                report += &format!("{}\n\n", measure.about);
            }
            report += &format!(
                "```text\n$ cargo arena -- {}\n{}\n```\n",
                words.join(" "),
                printed.trim_end()
            );
            // Written after each measurement, so that no result is lost if a later one is stopped.
            fs::write(self.path, &report).map_err(|problem| {
                io::Error::other(format!("cannot write {}: {problem}", self.path.display()))
            })?;
        }
        writeln!(out, "written to {}", self.path.display())?;
        Ok(ExitCode::from(u8::from(!held)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn the_file_tells_each_command_line_and_what_it_printed_and_a_failure_is_the_exit_code() {
        let path = std::env::temp_dir().join(format!("strength-{}.md", std::process::id()));
        let mut lines = Vec::new();
        let mut failing = "no such word";
        for wanted in [ExitCode::SUCCESS, ExitCode::FAILURE] {
            let file = StrengthFile {
                game: "Any",
                prefix: "--game any ",
                measures: &MEASURES,
                games: Some(10),
                seed: 7,
                path: &path,
            };
            let mut printed = Vec::new();
            let code = file
                .write(&mut printed, &mut |line, out| {
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
                })
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
}
