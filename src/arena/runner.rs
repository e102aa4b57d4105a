//! Plays series of games and prints their results.

#![expect(clippy::disallowed_types, reason = "it says how long it took")]

use core::fmt::{self, Display};
use std::io::{self, Write};
use std::time::{Duration, Instant};

use indicatif::ProgressBar;

use super::bar::bar;
use super::in_order::in_order;
use super::options::PlayOptions;
use super::records::RecordsFile;
use super::series::SeriesGame;

/// What a game's arena counts in a series, and the table that it prints.
pub trait SeriesResults: Display {
    /// What it collects of a game besides the winner.
    type Details: Send;

    /// Counts a game.
    fn add(&mut self, played: &SeriesGame<Self::Details>);

    /// Says how long the series took, after its last game.
    fn set_time(&mut self, time: Duration);

    /// The results as one line of JSON.
    ///
    /// # Errors
    /// They are no JSON.
    fn json(&self) -> serde_json::Result<String>;
}

/// Plays the series of one command line: on several threads, with one progress bar and one file of records.
#[derive(Debug)]
pub struct SeriesRunner {
    threads: usize,
    records: RecordsFile,
    bar: ProgressBar,
}

impl SeriesRunner {
    /// Will play `games` games in all, as `options` say.
    ///
    /// # Errors
    /// The file of records cannot be written.
    pub fn new(options: &PlayOptions, games: u64) -> io::Result<Self> {
        let records = RecordsFile::create(options.records.as_deref())?;
        Ok(Self {
            threads: options.threads(),
            records,
            bar: bar(games, "games"),
        })
    }

    /// Whether records are kept.
    #[must_use]
    pub const fn keeps_records(&self) -> bool {
        self.records.is_kept()
    }

    /// Plays the games numbered 0 to `games` - 1 and counts each in `results`, in order, whatever the number of
    /// threads.
    ///
    /// # Errors
    /// The first game, numbered from 1, that `play` cannot play to its end, which is a bot's fault; or a record cannot
    /// be written.
    pub fn play<R: SeriesResults>(
        &mut self,
        games: u64,
        play: impl Fn(u64) -> Result<SeriesGame<R::Details>, String> + Sync,
        results: &mut R,
    ) -> io::Result<()> {
        let start = Instant::now();
        let numbered = |n| play(n).map_err(|why| format!("game {}: {why}", n + 1));
        in_order(games, self.threads, numbered, |played| {
            let played = played.map_err(io::Error::other)?;
            results.add(&played);
            if let Some(record) = &played.record {
                self.records.add(record)?;
            }
            self.bar.inc(1);
            Ok::<_, io::Error>(())
        })?;
        results.set_time(start.elapsed());
        Ok(())
    }

    /// Prints a text above the progress bar, at once, because a series may take hours.
    ///
    /// # Errors
    /// Writing to `out` fails.
    pub fn print(&self, out: &mut impl Write, text: fmt::Arguments<'_>) -> io::Result<()> {
        self.bar.suspend(|| out.write_fmt(text))?;
        out.flush()
    }

    /// Prints the table of `results`, and their JSON if `json`.
    ///
    /// # Errors
    /// Writing to `out` fails.
    pub fn report(
        &self,
        results: &impl SeriesResults,
        json: bool,
        out: &mut impl Write,
    ) -> io::Result<()> {
        self.print(out, format_args!("{results}"))?;
        if json {
            self.print(out, format_args!("{}\n", results.json()?))?;
        }
        Ok(())
    }
}

impl Drop for SeriesRunner {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts games.
    #[derive(Default)]
    struct Count(u64);

    impl Display for Count {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            writeln!(f, "{} games", self.0)
        }
    }

    impl SeriesResults for Count {
        type Details = ();

        fn add(&mut self, _: &SeriesGame<()>) {
            self.0 += 1;
        }

        fn set_time(&mut self, time: Duration) {
            assert!(time < Duration::from_secs(60), "it takes no time");
        }

        fn json(&self) -> serde_json::Result<String> {
            serde_json::to_string(&self.0)
        }
    }

    fn runner() -> SeriesRunner {
        let options = PlayOptions {
            paired: false,
            threads: Some(2),
            records: None,
            adjusted: false,
        };
        SeriesRunner::new(&options, 40).expect("nothing to write")
    }

    fn game() -> SeriesGame<()> {
        SeriesGame {
            exchanged: false,
            winner: None,
            decisions: 1,
            record: None,
            luck: None,
            details: (),
        }
    }

    #[test]
    fn every_game_is_counted_and_reported() {
        let (mut runner, mut count) = (runner(), Count::default());
        assert!(!runner.keeps_records());
        runner
            .play(40, |_| Ok(game()), &mut count)
            .expect("a series");
        let mut out = Vec::new();
        runner.report(&count, true, &mut out).expect("room");
        assert_eq!(out, b"40 games\n40\n");
    }

    #[test]
    fn a_game_that_cannot_be_played_ends_the_series_with_its_number() {
        let (mut runner, mut count) = (runner(), Count::default());
        let play = |n| {
            if n == 20 {
                Err("nobody moves".to_owned())
            } else {
                Ok(game())
            }
        };
        let why = runner.play(40, play, &mut count).expect_err("a fault");
        assert_eq!(
            (why.to_string().as_str(), count.0),
            ("game 21: nobody moves", 20)
        );
    }
}
