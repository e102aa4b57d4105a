//! Games brought in: records from anywhere, one a line or unfolded, and lines of other libraries.

use std::io::{self, BufRead};

use kit_rules::envelope::Envelope;
use kit_rules::headless::Headless;
use kit_rules::record_lines::is_unfolded;

use super::damage::{Damage, DamagedLines};
use super::entry::Place;
use super::lines::{LONGEST_LINE, Line, Lines};
use super::new_game::NewGame;

/// What has come of a text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ImportReport {
    /// How many games came in.
    pub taken: usize,
    /// How many were there already.
    pub known: usize,
    /// The records that hold no game, each by its first line.
    pub damaged: DamagedLines,
    /// The games whose seeds deal others. What is written holds, so that they are as good as any.
    pub other_deals: Vec<OtherDeal>,
}

/// A game whose seed deals another one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OtherDeal {
    /// The number of the first line of its record, from 1.
    pub line: u64,
    /// The number of the first event that the seed would give otherwise, from 1.
    pub event: usize,
}

/// Reads the records of a text of any size and hands each valid one to `take`, which says whether it is new. `at`, in
/// seconds since 1970, is when they come in. What is no record is told, and the rest comes in; so is a text without any
/// record.
///
/// # Errors
/// The text cannot be read, or the error of `take`.
pub fn import(
    from: impl BufRead,
    at: u64,
    games: &[Headless],
    mut take: impl FnMut(NewGame) -> io::Result<bool>,
) -> io::Result<ImportReport> {
    let mut reader = ImportReader::new(from, at, games);
    while let Some(found) = reader.step()? {
        for game in found {
            let is_new = take(game)?;
            reader.count(is_new);
        }
    }
    Ok(reader.finish())
}

/// How much of a text a step reads that finds no game, in bytes.
const STEP: u64 = 1 << 16;

/// Reads the records of a text as [`import`] does, in steps that are short whatever the text holds: whoever has one
/// thread for everything does something else between them.
#[derive(Debug)]
pub struct ImportReader<'a, R> {
    lines: Lines<R>,
    records: Records<'a>,
    any: bool,
    is_over: bool,
}

impl<'a, R: BufRead> ImportReader<'a, R> {
    /// Begins to read; `at`, in seconds since 1970, is when the games come in.
    #[must_use]
    pub fn new(from: R, at: u64, games: &'a [Headless]) -> Self {
        Self {
            lines: Lines::resume(from, 0, 0),
            records: Records {
                at,
                games,
                report: ImportReport::default(),
                open: None,
                found: Vec::new(),
            },
            any: false,
            is_over: false,
        }
    }

    /// Reads on to the next line that ends a game, or some kilobytes, and gives the games that were found: one, two
    /// where an unfolded record ends before another one, or none yet. After the end of the text there is `None`.
    ///
    /// # Errors
    /// The text cannot be read.
    pub fn step(&mut self) -> io::Result<Option<Vec<NewGame>>> {
        if self.is_over {
            return Ok(None);
        }
        let until = self.lines.offset + STEP;
        while self.records.found.is_empty() && self.lines.offset < until {
            let Some(line) = self.lines.next_line()? else {
                self.end();
                break;
            };
            self.any = true;
            self.records.line(&line);
        }
        Ok(Some(core::mem::take(&mut self.records.found)))
    }

    /// Takes what the end of the text ends.
    fn end(&mut self) {
        self.is_over = true;
        self.records.close();
        if !self.any {
            let place = Place {
                offset: 0,
                length: 0,
            };
            self.records.record(1, place, b"");
        }
    }

    /// Counts a game that was found: it came in if it `is_new`.
    pub fn count(&mut self, is_new: bool) {
        let report = &mut self.records.report;
        report.taken += usize::from(is_new);
        report.known += usize::from(!is_new);
    }

    /// What has come of what was read.
    #[must_use]
    pub fn finish(self) -> ImportReport {
        self.records.report
    }
}

/// An unfolded record that is being read.
#[derive(Debug)]
struct Open {
    number: u64,
    place: Place,
    text: Vec<u8>,
    is_too_long: bool,
}

/// The records of a text that is being brought in.
#[derive(Debug)]
struct Records<'a> {
    at: u64,
    games: &'a [Headless],
    report: ImportReport,
    open: Option<Open>,
    /// The games that are not handed on yet.
    found: Vec<NewGame>,
}

impl Records<'_> {
    fn line(&mut self, line: &Line<'_>) {
        let (number, place) = (line.number, line.place);
        let Some(text) = line.text else {
            self.close();
            self.report.damaged.add(number, place, Damage::TooLong);
            return;
        };
        let head = Envelope::read(text);
        if head.is_none()
            && let Some(open) = &mut self.open
        {
            open.is_too_long |= open.text.len() + text.len() >= LONGEST_LINE;
            if !open.is_too_long {
                open.text.push(b'\n');
                open.text.extend(text);
            }
            return;
        }
        self.close();
        if head.is_some_and(|head| is_unfolded(self.games, text, &head)) {
            self.open = Some(Open {
                number,
                place,
                text: text.to_owned(),
                is_too_long: false,
            });
            return;
        }
        self.record(number, place, text);
    }

    /// Takes the unfolded record that ends here.
    fn close(&mut self) {
        match self.open.take() {
            None => {}
            Some(open) if open.is_too_long => {
                let why = Damage::TooLong;
                self.report.damaged.add(open.number, open.place, why);
            }
            Some(open) => self.record(open.number, open.place, &open.text),
        }
    }

    fn record(&mut self, number: u64, place: Place, text: &[u8]) {
        match NewGame::read(text, self.at, self.games) {
            Err(why) => self.report.damaged.add(number, place, why),
            Ok(game) => {
                let record = game.record.as_bytes();
                let of = Headless::that_wrote(record, self.games);
                let event = of.and_then(|game| (game.other_deal)(record));
                let other = event.map(|event| OtherDeal {
                    line: number,
                    event,
                });
                self.report.other_deals.extend(other);
                self.found.push(game);
            }
        }
    }
}
