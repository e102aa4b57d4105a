//! Whether a player is a person or a bot, as every record says it: the fields `kind` and `bot`.

use serde::Serialize;

use super::fields::{Fields, Taken, cut};

/// The name of a person in a record if they have typed none.
pub const UNNAMED: &str = "human";

/// A person or a bot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", content = "bot", rename_all = "lowercase")]
pub enum PlayerKind {
    /// A person.
    Human,
    /// A bot, by its name.
    Bot(String),
}

impl PlayerKind {
    /// The name of the bot; none for a person.
    #[must_use]
    pub fn bot(&self) -> Option<&str> {
        match self {
            Self::Human => None,
            Self::Bot(bot) => Some(bot),
        }
    }

    /// The name of a player who has typed none: the bot's own, or [`UNNAMED`].
    #[must_use]
    pub fn name(&self) -> &str {
        self.bot().unwrap_or(UNNAMED)
    }

    /// Takes the fields of a player that say it; a person's field `bot` is left.
    ///
    /// # Errors
    /// They are missing, no texts, or of no kind there is.
    pub fn take(fields: &mut Fields) -> Taken<Self> {
        match fields.text("kind")?.as_str() {
            "human" => Ok(Self::Human),
            "bot" => Ok(Self::Bot(fields.text("bot")?)),
            other => {
                let other = cut(other);
                Err(format!("unknown kind {other:?}: expected human or bot"))
            }
        }
    }
}
