//! What is wrong with a line of a library. Such a line is told and left where it is.

use super::entry::Place;
use super::lines::LONGEST_LINE;

/// What is wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Damage {
    /// It is longer than any record.
    #[error("the line is longer than {LONGEST_LINE} bytes")]
    TooLong,
    /// It ends too early.
    #[error("truncated: the line ends in the middle of the record")]
    Cut,
    /// It is no text: its first byte that is not UTF-8, from 1.
    #[error("not a text: byte {0} of the line is not UTF-8")]
    NotText(usize),
    /// A newer version of the program kept it.
    #[error("kept by a newer version of this program (version {0})")]
    Newer(u64),
    /// What stands before the record cannot be read.
    #[error("what was kept of the game cannot be read: {0}")]
    Head(String),
    /// It is not the line that was written.
    #[error("the line was altered: its sum is {found:08x}, and it was kept with {kept:08x}")]
    Altered {
        /// The sum of the line.
        found: u32,
        /// The sum that stands in it.
        kept: u32,
    },
    /// The file or the browser does not give it.
    #[error("it cannot be read: {0}")]
    Unreadable(String),
    /// It is of a game that is not here.
    #[error("the game {0:?} is not here")]
    UnknownGame(String),
    /// It is no valid record; the sentence names the event.
    #[error("{0}")]
    Record(String),
}

/// A line that is not listed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DamagedLine {
    /// Its number, from 1.
    pub number: u64,
    /// Where it stands.
    pub place: Place,
    /// What is wrong.
    pub why: Damage,
}

/// How many lines are told one by one; of the others the number is told.
const MOST_TOLD: usize = 1000;

/// The lines that are not listed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DamagedLines {
    /// The first thousand.
    pub told: Vec<DamagedLine>,
    /// How many there are.
    pub count: usize,
}

impl DamagedLines {
    /// Adds one.
    pub(crate) fn add(&mut self, number: u64, place: Place, why: Damage) {
        self.count += 1;
        if self.told.len() < MOST_TOLD {
            self.told.push(DamagedLine { number, place, why });
        }
    }
}
