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
    take: impl FnMut(NewGame) -> io::Result<bool>,
) -> io::Result<ImportReport> {
    let mut import = Import {
        at,
        games,
        take,
        report: ImportReport::default(),
        open: None,
    };
    let mut lines = Lines::resume(from, 0, 0);
    let mut any = false;
    while let Some(line) = lines.next_line()? {
        any = true;
        import.line(&line)?;
    }
    import.close()?;
    if !any {
        let place = Place {
            offset: 0,
            length: 0,
        };
        import.record(1, place, b"")?;
    }
    Ok(import.report)
}

/// An unfolded record that is being read.
struct Open {
    number: u64,
    place: Place,
    text: Vec<u8>,
    is_too_long: bool,
}

/// A text that is being brought in.
struct Import<'a, T> {
    at: u64,
    games: &'a [Headless],
    take: T,
    report: ImportReport,
    open: Option<Open>,
}

impl<T: FnMut(NewGame) -> io::Result<bool>> Import<'_, T> {
    fn line(&mut self, line: &Line<'_>) -> io::Result<()> {
        let (number, place) = (line.number, line.place);
        let Some(text) = line.text else {
            self.close()?;
            self.report.damaged.add(number, place, Damage::TooLong);
            return Ok(());
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
            return Ok(());
        }
        self.close()?;
        if head.is_some_and(|head| is_unfolded(self.games, text, &head)) {
            self.open = Some(Open {
                number,
                place,
                text: text.to_owned(),
                is_too_long: false,
            });
            return Ok(());
        }
        self.record(number, place, text)
    }

    /// Takes the unfolded record that ends here.
    fn close(&mut self) -> io::Result<()> {
        match self.open.take() {
            None => Ok(()),
            Some(open) if open.is_too_long => {
                let why = Damage::TooLong;
                self.report.damaged.add(open.number, open.place, why);
                Ok(())
            }
            Some(open) => self.record(open.number, open.place, &open.text),
        }
    }

    fn record(&mut self, number: u64, place: Place, text: &[u8]) -> io::Result<()> {
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
                let is_new = (self.take)(game)?;
                self.report.taken += usize::from(is_new);
                self.report.known += usize::from(!is_new);
            }
        }
        Ok(())
    }
}
