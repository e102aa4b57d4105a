//! The players of a record: who sits in each seat, and what the record says of them besides.

use serde::Serialize;
use serde_json::Value;

use super::SetupError;
use super::field::{Extra, Fields, GuyenneFields};
use crate::RulesConfig;
use crate::seat::Seat;
use kit_rules::hint_count;
use kit_rules::player_kind::PlayerKind;

/// The player in a seat.
#[derive(Debug, Clone, PartialEq)]
pub struct RecordPlayer {
    /// The seat.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// A person or a bot.
    pub kind: PlayerKind,
    extra: Extra,
}

/// The field of a player who has taken a bot's place: the name of the bot, and how many events there were before. The
/// format does not define it.
const RELIEVED: &str = "relieved";

impl RecordPlayer {
    /// A person.
    #[must_use]
    pub fn human(seat: Seat, name: impl Into<String>) -> Self {
        Self {
            seat,
            name: name.into(),
            kind: PlayerKind::Human,
            extra: Extra::new(),
        }
    }

    /// A bot, with its own name as the player's name.
    #[must_use]
    pub fn bot(seat: Seat, bot: impl Into<String>) -> Self {
        let bot = bot.into();
        Self {
            seat,
            name: bot.clone(),
            kind: PlayerKind::Bot(bot),
            extra: Extra::new(),
        }
    }

    /// A person without a name of their own, or a bot.
    #[must_use]
    pub fn of_kind(seat: Seat, kind: PlayerKind) -> Self {
        Self {
            seat,
            name: kind.name().to_owned(),
            kind,
            extra: Extra::new(),
        }
    }

    /// A person takes the place of the bot that has played here so far, after `events` events. What the record says of
    /// the player besides is kept; nothing changes for a person.
    pub fn relieve(&mut self, name: impl Into<String>, events: usize) {
        let PlayerKind::Bot(bot) = core::mem::replace(&mut self.kind, PlayerKind::Human) else {
            return;
        };
        self.name = name.into();
        let relieved = serde_json::json!({ "bot": bot, "after": events });
        self.extra.insert(RELIEVED.to_owned(), relieved);
    }

    /// The bot whose place the player has taken, if they have, and the number of events before that.
    #[must_use]
    pub fn relieved(&self) -> Option<(&str, usize)> {
        let field = self.extra.get(RELIEVED)?;
        let events = field.get("after")?.as_u64()?.try_into().ok()?;
        Some((field.get("bot")?.as_str()?, events))
    }

    /// How many hints the player was given in this game; 0 if the record does not say.
    #[must_use]
    pub fn hints(&self) -> u32 {
        hint_count::hints(&self.extra)
    }

    /// Counts one more hint.
    pub fn count_hint(&mut self) {
        hint_count::count_hint(&mut self.extra);
    }
}

/// Reads the players, one for each seat of the game.
pub(super) fn read_players(
    list: Vec<Value>,
    config: RulesConfig,
) -> Result<Vec<RecordPlayer>, SetupError> {
    let mut players: Vec<RecordPlayer> = Vec::new();
    for (at, value) in list.into_iter().enumerate() {
        let player = read_player(value)
            .map_err(|problem| SetupError::Players(format!("player {}: {problem}", at + 1)))?;
        let Seat { camp, place } = player.seat;
        let wrong = if !config.seats().any(|seat| seat == player.seat) {
            "not at this table"
        } else if players.iter().any(|other| other.seat == player.seat) {
            "taken twice"
        } else {
            players.push(player);
            continue;
        };
        let problem = format!(
            "player {}: seat {place} of the {camp} camp is {wrong}",
            at + 1
        );
        return Err(SetupError::Players(problem));
    }
    for Seat { camp, place } in config.seats() {
        if !players
            .iter()
            .any(|player| player.seat == Seat::new(camp, place))
        {
            let problem = format!("nobody sits in seat {place} of the {camp} camp");
            return Err(SetupError::Players(problem));
        }
    }
    Ok(players)
}

fn read_player(value: Value) -> Result<RecordPlayer, String> {
    let mut fields = Fields::of(value, "it")?;
    let camp = fields.word("side")?;
    let place = if fields.0.contains_key("seat") {
        fields.place("seat")?
    } else {
        0
    };
    let name = fields.text("name")?;
    let kind = PlayerKind::take(&mut fields)?;
    Ok(RecordPlayer {
        seat: Seat::new(camp, place),
        name,
        kind,
        extra: fields.rest(),
    })
}

/// The fields of a player, in the order of the format.
#[derive(Serialize)]
pub(super) struct PlayerField<'a> {
    side: &'static str,
    seat: u8,
    name: &'a str,
    #[serde(flatten)]
    kind: &'a PlayerKind,
    #[serde(flatten)]
    extra: &'a Extra,
}

impl<'a> From<&'a RecordPlayer> for PlayerField<'a> {
    fn from(player: &'a RecordPlayer) -> Self {
        Self {
            side: player.seat.camp.name(),
            seat: player.seat.place,
            name: &player.name,
            kind: &player.kind,
            extra: &player.extra,
        }
    }
}
