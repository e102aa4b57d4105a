//! The list of the games of a library, as its lines tell it.

use std::collections::BTreeMap;
use std::io::{self, BufRead};

use kit_rules::headless::Headless;

use super::damage::{Damage, DamagedLines};
use super::entry::{Entry, EntryId, Place};
use super::kept::{SharedTexts, identify, is_kept, kept_line, read_kept};
use super::lines::{Line, Lines};

/// The games of a library and the lines that are none.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Index {
    entries: Vec<Entry>,
    damaged: DamagedLines,
    repeated: usize,
    by_id: BTreeMap<EntryId, usize>,
    texts: SharedTexts,
    /// How far the lines were read: bytes and line ends.
    read: (u64, u64),
}

impl Index {
    /// The games, in the order of their lines.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The lines that are told and left out.
    #[must_use]
    pub const fn damaged(&self) -> &DamagedLines {
        &self.damaged
    }

    /// How many lines are the same as one before them.
    #[must_use]
    pub const fn repeated(&self) -> usize {
        self.repeated
    }

    /// The game of this name.
    #[must_use]
    pub fn entry(&self, id: EntryId) -> Option<&Entry> {
        self.by_id.get(&id).map(|&at| &self.entries[at])
    }

    /// How many bytes of the lines were read.
    #[must_use]
    pub const fn read_to(&self) -> u64 {
        self.read.0
    }

    /// Reads the lines that follow those that were read: all of them at first. Nothing of a stream makes this panic.
    ///
    /// # Errors
    /// The stream cannot be read; what was read before is listed.
    pub fn read(&mut self, from: impl BufRead, games: &[Headless]) -> io::Result<()> {
        let mut lines = Lines::resume(from, self.read.0, self.read.1);
        while let Some(Line {
            number,
            place,
            text,
        }) = lines.next_line()?
        {
            match text {
                None => self.damaged.add(number, place, Damage::TooLong),
                Some(text) => self.add(text, number, place, games),
            }
        }
        self.read = (lines.offset, lines.ends);
        Ok(())
    }

    /// Lists one line, without blanks around it, that stands at `place`.
    pub fn add(&mut self, line: &[u8], number: u64, place: Place, games: &[Headless]) {
        match entry(line, place, games, &mut self.texts) {
            Err(why) => self.damaged.add(number, place, why),
            Ok(entry) if self.by_id.contains_key(&entry.id) => self.repeated += 1,
            Ok(entry) => {
                self.by_id.insert(entry.id, self.entries.len());
                self.entries.push(entry);
            }
        }
    }
}

/// The game of a line: as the line tells it, or as the rules do if it is a record as others have it.
fn entry(
    line: &[u8],
    place: Place,
    games: &[Headless],
    texts: &mut SharedTexts,
) -> Result<Entry, Damage> {
    if is_kept(line) {
        let entry = read_kept(line, place, texts)?;
        let is_known = games.iter().any(|game| game.id.0 == &*entry.game);
        return if is_known {
            Ok(entry)
        } else {
            Err(Damage::UnknownGame(entry.game.as_ref().into()))
        };
    }
    let none = || Damage::Record("there are no games".to_owned());
    let game = Headless::that_wrote(line, games).ok_or_else(none)?;
    let facts = (game.facts)(line).map_err(Damage::Record)?;
    let head = kept_line("{}", game.id.0, &facts, 0);
    Ok(Entry {
        id: identify(line)?,
        ..read_kept(head.as_bytes(), place, texts)?
    })
}
