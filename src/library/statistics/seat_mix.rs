//! How many people and bots play on each side.

use core::fmt;

use super::super::entry::Entry;

/// The seats of a side. As text: `1 person and 2 bots`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Seats {
    /// How many people.
    pub people: u8,
    /// How many bots.
    pub bots: u8,
}

/// The seats of both sides, those with more people first, then those with more bots: whoever begins. As text:
/// `1 person v 1 bot`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct SeatMix(pub [Seats; 2]);

impl SeatMix {
    /// Who played a game.
    #[must_use]
    pub fn of(entry: &Entry) -> Self {
        let mut sides = [Seats::default(); 2];
        for player in &entry.players {
            let seats = &mut sides[usize::from(player.side > 0)];
            let kind = match player.bot {
                None => &mut seats.people,
                Some(_) => &mut seats.bots,
            };
            *kind = kind.saturating_add(1);
        }
        sides.sort();
        sides.reverse();
        Self(sides)
    }
}

impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let people = match self.people {
            1 => "1 person".to_owned(),
            people => format!("{people} people"),
        };
        let bots = match self.bots {
            1 => "1 bot".to_owned(),
            bots => format!("{bots} bots"),
        };
        match (self.people, self.bots) {
            (0, 0) => f.write_str("nobody"),
            (_, 0) => f.write_str(&people),
            (0, _) => f.write_str(&bots),
            _ => write!(f, "{people} and {bots}"),
        }
    }
}

impl fmt::Display for SeatMix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.0;
        f.pad(&format!("{first} v {second}"))
    }
}
