//! `--statistics` and `--csv`: how the games of libraries went, or of any records, and a table of them.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use super::files::read_files;
use crate::app::tools::tell;
use kit_library::statistics::{Breakdown, Month, ResultCounts, Statistics, Streak, write_csv};
use kit_library::{
    DamagedLines, Entry, Library, Opponent, Place, Query, Reviews, comparable, files_beside,
    read_reviews, without_mark,
};
use kit_rules::daily::CalendarDate;
use kit_rules::headless::Headless;
use kit_rules::record_lines::records;

/// Prints to `out` the statistics of the games in `files`, all together; `-` is the standard input. What is no record
/// is told to the standard error as `FILE:LINE: reason`, and the rest is counted; the exit code is then 1, or 2 if a
/// file cannot be read.
///
/// # Errors
/// Writing to `out` fails.
pub fn statistics(
    games: &[Headless],
    files: &[PathBuf],
    out: &mut dyn Write,
) -> io::Result<ExitCode> {
    let (library, _, code) = read(games, files)?;
    let statistics = Statistics::of(&library, &Query::default());
    let entries = library.index.entries();
    writeln!(out, "{}", Row::HEADINGS)?;
    for (game, breakdown) in &statistics.games {
        print(game, breakdown, entries, out)?;
    }
    if statistics.games.len() != 1 {
        writeln!(out, "{}", Row("all games", statistics.all.counts))?;
        runs(&statistics.all, entries, out)?;
    }
    if statistics.branches > 0 {
        writeln!(
            out,
            "not counted: {} that went on from a moment of another game",
            statistics.branches
        )?;
    }
    Ok(code)
}

/// Prints to `out` the table of the games in `files` as `--statistics` counts them.
///
/// # Errors
/// Writing to `out` fails.
pub fn csv(games: &[Headless], files: &[PathBuf], out: &mut dyn Write) -> io::Result<ExitCode> {
    let (library, reviews, code) = read(games, files)?;
    write_csv(&library, &reviews, &Query::default(), out)?;
    Ok(code)
}

/// The games of files, with the marks and reviews that lie beside them, and the exit code.
fn read(games: &[Headless], files: &[PathBuf]) -> io::Result<(Library, Reviews, ExitCode)> {
    let mut library = Library::default();
    let mut reviews = Reviews::new();
    let mut of_others = 0;
    for [of_marks, of_reviews] in files.iter().filter_map(|file| files_beside(file)) {
        let before = Told::of(library.marks.damaged());
        let marks = &mut library.marks;
        let code = read_beside(&of_marks, |from| marks.read_more(from));
        let code = code.max(before.tell_more(&of_marks.display().to_string(), marks.damaged()));
        // A review that cannot be read is no loss: the game can be reviewed again.
        let of_reviews = read_beside(&of_reviews, |from| {
            reviews.extend(read_reviews(from)?);
            Ok(())
        });
        of_others = code.max(of_reviews).max(of_others);
    }
    let index = &mut library.index;
    let code = read_files(files, |name, bytes| {
        let before = Told::of(index.damaged());
        let mut records = records(games, bytes);
        if records.is_empty() {
            records.push((1, Vec::new()));
        }
        for (line, lines) in records {
            let record = lines.join(&b'\n');
            let record = without_mark(&record);
            // Nobody looks for the line again.
            let place = Place {
                offset: 0,
                length: u32::try_from(record.len()).unwrap_or(u32::MAX),
            };
            index.add(record.trim_ascii(), line as u64, place, games);
        }
        Ok(before.tell_more(name, index.damaged()).max(of_others))
    })?;
    let reviews = comparable(reviews, &library, games);
    Ok((library, reviews, code))
}

/// Reads a file of a library, if it is there; gives the exit code for what the system says.
fn read_beside(path: &Path, read: impl FnOnce(BufReader<File>) -> io::Result<()>) -> u8 {
    match File::open(path).and_then(|file| read(BufReader::new(file))) {
        Ok(()) => 0,
        Err(problem) if problem.kind() == io::ErrorKind::NotFound => 0,
        Err(problem) => {
            tell(format_args!(
                "error: cannot read {}: {problem}",
                path.display()
            ));
            2
        }
    }
}

/// How many damaged lines were told, and how many there were.
struct Told {
    told: usize,
    count: usize,
}

impl Told {
    const fn of(damaged: &DamagedLines) -> Self {
        Self {
            told: damaged.told.len(),
            count: damaged.count,
        }
    }

    /// Tells those that have come since; gives the exit code for them.
    fn tell_more(&self, name: &str, damaged: &DamagedLines) -> u8 {
        let new = &damaged.told[self.told..];
        for line in new {
            tell(format_args!("{name}:{}: {}", line.number, line.why));
        }
        let count = damaged.count - self.count;
        if count > new.len() {
            tell(format_args!("{name}: and {} more", count - new.len()));
        }
        u8::from(count > 0)
    }
}

/// Prints a game's table.
fn print(
    game: &str,
    breakdown: &Breakdown,
    entries: &[Entry],
    out: &mut dyn Write,
) -> io::Result<()> {
    writeln!(out, "{}", Row(game, breakdown.counts))?;
    let months = &breakdown.months;
    rows(out, &breakdown.opponents, |opponent| match opponent {
        Opponent::Person => "against people".to_owned(),
        Opponent::AnyBot => "against bots".to_owned(),
        Opponent::Bot(bot) => format!("against {bot}"),
        Opponent::BotsOnly => "bots alone".to_owned(),
    })?;
    rows(out, &breakdown.choices, Clone::clone)?;
    rows(out, &breakdown.seats, ToString::to_string)?;
    let month = |month: &Option<Month>| month.map(|month| month.to_string());
    rows(out, months, |it| {
        month(it).unwrap_or("time not known".to_owned())
    })?;
    runs(breakdown, entries, out)?;
    writeln!(out)
}

/// Prints a line for each group.
fn rows<K>(
    out: &mut dyn Write,
    groups: &BTreeMap<K, ResultCounts>,
    name: impl Fn(&K) -> String,
) -> io::Result<()> {
    let mut groups = groups.iter();
    groups.try_for_each(|(key, counts)| {
        let name = format!("  {}", name(key));
        writeln!(out, "{}", Row(&name, *counts))
    })
}

/// Prints what was won and lost in a row, and the longest game.
fn runs(breakdown: &Breakdown, entries: &[Entry], out: &mut dyn Write) -> io::Result<()> {
    let streaks = breakdown.streaks;
    for (what, Streak { current, longest }) in [("won", streaks.won), ("lost", streaks.lost)] {
        if longest > 0 {
            writeln!(out, "  {what} in a row: {current} now, {longest} at most")?;
        }
    }
    if let Some(longest) = breakdown.longest {
        let Entry {
            id,
            game,
            decisions,
            ..
        } = &entries[longest];
        let date = entries[longest].kept_at().and_then(CalendarDate::of_moment);
        let on = date.map_or_else(String::new, |date| format!(" on {date}"));
        writeln!(out, "  longest: {decisions} decisions, {game}{on} ({id})")?;
    }
    Ok(())
}

/// A line of the table: a name, and what is counted.
struct Row<'a>(&'a str, ResultCounts);

impl Row<'_> {
    const HEADINGS: &'static str =
        "                                 games   won  lost drawn  abandoned undecided  points";
}

impl core::fmt::Display for Row<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let Self(name, counts) = self;
        let ResultCounts {
            games,
            won,
            lost,
            drawn,
            abandoned,
            undecided,
            points,
        } = counts;
        write!(
            f,
            "{name:32} {games:5} {won:5} {lost:5} {drawn:5} {abandoned:10} {undecided:9}"
        )?;
        if let Some([own, opponent]) = points.means() {
            let (sum, other) = (points.own, points.opponent);
            write!(f, "  {sum}:{other} ({own:.1}:{opponent:.1} a game)")?;
        }
        Ok(())
    }
}
