//! Who plays in a seat: a person or a bot, and their name; as words of a request and as records have them.

use crate::keys;
use kit_rules::message_key::MessageKey;
use kit_rules::player_kind::{PlayerKind, UNNAMED};
use kit_rules::shown_text;

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
    pub const PERSON: MessageKey = keys::PLAYER_PERSON;

    /// Whether a person plays.
    #[must_use]
    pub fn is_human(&self) -> bool {
        *self == Self::Human
    }

    /// Its word, as [`read`](Self::read) reads it.
    #[must_use]
    pub fn word(&self) -> &str {
        match self {
            Self::Human => "human",
            Self::Bot(bot) => bot,
        }
    }

    /// Reads a word of a request: `human`, or one of these bots. A demonstration has no people.
    ///
    /// # Errors
    /// It is none of them. The text is a clause for a command line.
    pub fn read(word: &str, bots: &[&str], demo: bool) -> Result<Self, String> {
        match word {
            "human" if demo => {
                Err("a demonstration is played by bots: name a bot instead of human".to_owned())
            }
            "human" => Ok(Self::Human),
            bot if bots.contains(&bot) => Ok(Self::Bot(bot.to_owned())),
            _ => Err(format!(
                "a player is human or one of the bots {}",
                bots.join(", ")
            )),
        }
    }
}

impl PartialEq<PlayerKind> for Player {
    fn eq(&self, kind: &PlayerKind) -> bool {
        match self {
            Self::Human => *kind == PlayerKind::Human,
            Self::Bot(name) => kind.bot() == Some(name),
        }
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

impl SeatPlayer {
    /// The player whom a record has with this name, which is cleaned: the record keeps it as it stands, and nothing
    /// else of it is shown.
    #[must_use]
    pub fn of_record(kind: &PlayerKind, name: &str) -> Self {
        match kind {
            PlayerKind::Human => {
                let name = shown_text::name(name);
                Self {
                    player: Player::Human,
                    name: if name == UNNAMED { String::new() } else { name },
                }
            }
            PlayerKind::Bot(bot) => Player::Bot(bot.clone()).into(),
        }
    }

    /// The name in a record: what a person typed or [`UNNAMED`]; a bot's own.
    #[must_use]
    pub fn record_name(&self) -> &str {
        match &self.player {
            Player::Human if self.name.is_empty() => UNNAMED,
            Player::Human => &self.name,
            Player::Bot(bot) => bot,
        }
    }
}

impl From<Player> for SeatPlayer {
    fn from(player: Player) -> Self {
        Self {
            player,
            name: String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_keeps_names_and_bots() {
        let named = |name: &str| SeatPlayer {
            player: Player::Human,
            name: name.to_owned(),
        };
        let bot = SeatPlayer::from(Player::Bot("knight".to_owned()));
        for (seat, kind, name) in [
            (named("Lou"), PlayerKind::Human, "Lou"),
            (named(""), PlayerKind::Human, UNNAMED),
            (bot, PlayerKind::Bot("knight".to_owned()), "knight"),
        ] {
            assert_eq!(seat.record_name(), name);
            assert_eq!(SeatPlayer::of_record(&kind, name), seat);
        }
    }

    #[test]
    fn a_name_of_a_record_is_shown_as_one_that_could_be_typed() {
        for (name, shown) in [
            ("  Anne\nde Bretagne et de Montfort ", "Anne de Bretagne"),
            ("\u{200b}\n\t", ""),
            ("\u{7}human\u{202e}", ""),
        ] {
            let seat = SeatPlayer::of_record(&PlayerKind::Human, name);
            assert_eq!((seat.name.as_str(), seat.player), (shown, Player::Human));
        }
    }

    #[test]
    fn a_word_is_a_person_or_a_known_bot() {
        let read = |word, demo| Player::read(word, &["squire", "knight"], demo);
        assert_eq!(read("human", false), Ok(Player::Human));
        assert_eq!(read("knight", true), Ok(Player::Bot("knight".to_owned())));
        assert!(read("human", true).is_err_and(|why| why.contains("demonstration")));
        assert!(read("dragon", false).is_err_and(|why| why.ends_with("squire, knight")));
    }
}
