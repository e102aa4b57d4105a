//! Who plays in a seat: a person or a bot, and their name.

/// Who plays in a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Player {
    /// A person at this machine.
    Human,
    /// A bot, by its name in its game's list.
    Bot(String),
}

impl Player {
    /// The key of the words for a person without a name.
    pub const PERSON: &'static str = "player-person";

    /// Whether a person plays.
    #[must_use]
    pub fn is_human(&self) -> bool {
        *self == Self::Human
    }
}

/// The player of a seat, with their name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatPlayer {
    /// A person or a bot.
    pub player: Player,
    /// The name that a person typed; empty if none, and for bots.
    pub name: String,
}

impl From<Player> for SeatPlayer {
    fn from(player: Player) -> Self {
        Self {
            player,
            name: String::new(),
        }
    }
}
