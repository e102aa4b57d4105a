//! Games given out as plain records, one a line: what any reader of records takes.

use std::io::{self, Write};

use super::damage::Damage;
use super::entry::{Entry, EntryId, Place};
use super::kept::{identify, record_of};

/// The record of a game, from the line that stands in its place, which must be the one that was listed.
///
/// # Errors
/// The line is damaged, or another one.
pub fn record(entry: &Entry, line: &[u8]) -> Result<Vec<u8>, Damage> {
    let found = identify(line)?;
    if found != entry.id {
        let (found, kept) = (found.sum, entry.id.sum);
        return Err(Damage::Altered { found, kept });
    }
    record_of(line).map(Into::into)
}

/// A game that was not given out.
#[derive(Debug, Clone, PartialEq)]
pub struct NotExported {
    /// Which one.
    pub id: EntryId,
    /// What is wrong with its line.
    pub why: Damage,
}

/// Writes the records of `entries`, one a line, in their order; `line` gives what stands in a place. Gives those whose
/// lines are no longer what was listed: they are left out.
///
/// # Errors
/// Reading a line or writing fails.
pub fn export<'a>(
    entries: impl IntoIterator<Item = &'a Entry>,
    mut line: impl FnMut(Place) -> io::Result<Vec<u8>>,
    to: &mut dyn Write,
) -> io::Result<Vec<NotExported>> {
    let mut left_out = Vec::new();
    for entry in entries {
        match record(entry, &line(entry.place)?) {
            Ok(record) => {
                to.write_all(&record)?;
                to.write_all(b"\n")?;
            }
            Err(why) => left_out.push(NotExported { id: entry.id, why }),
        }
    }
    Ok(left_out)
}
