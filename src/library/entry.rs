//! A game of the library as a list shows it, without its record.

use core::fmt;
use core::str::FromStr;
use std::sync::Arc;

/// Where a line stands in its file, or wherever the lines are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// The place of its first byte.
    pub offset: u64,
    /// Its length in bytes, without the line end.
    pub length: u32,
}

/// What a game is called in marks: when it was kept, the length of its line, and the sum of that. As text:
/// `1764315600-5120-0a1b2c3d`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct EntryId {
    /// Seconds since 1970; 0 for a line that was not kept by this program.
    pub(crate) at: u64,
    pub(crate) length: u32,
    pub(crate) sum: u32,
}

impl fmt::Display for EntryId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{:08x}", self.at, self.length, self.sum)
    }
}

impl FromStr for EntryId {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let read = || {
            let mut parts = text.split('-');
            let id = Self {
                at: parts.next()?.parse().ok()?,
                length: parts.next()?.parse().ok()?,
                sum: u32::from_str_radix(parts.next()?, 16).ok()?,
            };
            // One spelling only: what is read is what would be written.
            (id.to_string() == text).then_some(id)
        };
        read().ok_or_else(|| format!("{text:?} names no game"))
    }
}

/// A player of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntryPlayer {
    /// The side: 0 or 1.
    pub side: u8,
    /// Their number among the players of the side, from 0.
    pub seat: u8,
    /// The name of the bot; `None` for a person.
    pub bot: Option<Arc<str>>,
    /// What they are called in the record.
    pub name: Arc<str>,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EntryEnd {
    /// The side that won, 0 or 1; `None` for a draw.
    pub winner: Option<u8>,
    /// The score of both sides, in the game's own points.
    pub scores: [u16; 2],
}

/// A game of the library.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// What marks call it.
    pub id: EntryId,
    /// Where its line stands.
    pub place: Place,
    /// The name of the game.
    pub game: Arc<str>,
    /// The variant: `edition 2022 level expert teams 1v1`.
    pub variant: Arc<str>,
    /// The sum of game, variant and seed: games that differ in it are not the same.
    pub deal: u32,
    /// Who played, by side and seat.
    pub players: Box<[EntryPlayer]>,
    /// How it ended; `None` if it was abandoned.
    pub end: Option<EntryEnd>,
    /// How many decisions were made.
    pub decisions: u32,
    /// Whether it went on from a moment of another game.
    pub is_branch: bool,
}

impl Entry {
    /// When it was kept, in seconds since 1970; `None` for a line that was not kept by this program.
    #[must_use]
    pub fn kept_at(&self) -> Option<u64> {
        (self.id.at > 0).then_some(self.id.at)
    }

    /// Whether a person plays for `side`.
    #[must_use]
    pub fn has_person(&self, side: u8) -> bool {
        let mut players = self.players.iter();
        players.any(|player| player.side == side && player.bot.is_none())
    }

    /// Whether a person sits in this seat of this side.
    #[must_use]
    pub fn is_persons(&self, side: usize, seat: usize) -> bool {
        let mut players = self.players.iter();
        players.any(|player| {
            player.bot.is_none()
                && (usize::from(player.side), usize::from(player.seat)) == (side, seat)
        })
    }

    /// The side for which people play against bots alone; `None` if people are on both sides or on neither.
    #[must_use]
    pub fn people(&self) -> Option<u8> {
        match [0, 1].map(|side| self.has_person(side)) {
            [true, false] => Some(0),
            [false, true] => Some(1),
            _ => None,
        }
    }
}
