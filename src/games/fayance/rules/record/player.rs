//! The players of a record: who sits on each side.

use serde::Serialize;
use serde_json::Value;

use crate::{BySide, Side};
use kit_rules::fields::{Extra, Fields, Taken};
use kit_rules::hint_count;
use kit_rules::player_kind::PlayerKind;

/// The player of a side.
#[derive(Debug, Clone, PartialEq)]
pub struct RecordPlayer {
    /// The side.
    pub side: Side,
    /// The player's name.
    pub name: String,
    /// A person or a bot.
    pub kind: PlayerKind,
    extra: Extra,
}

impl RecordPlayer {
    /// A person.
    #[must_use]
    pub fn human(side: Side, name: impl Into<String>) -> Self {
        Self {
            side,
            name: name.into(),
            kind: PlayerKind::Human,
            extra: Extra::new(),
        }
    }

    /// A bot, with its own name as the player's name.
    #[must_use]
    pub fn bot(side: Side, bot: impl Into<String>) -> Self {
        let bot = bot.into();
        Self {
            side,
            name: bot.clone(),
            kind: PlayerKind::Bot(bot),
            extra: Extra::new(),
        }
    }

    /// A person without a name of their own, or a bot.
    #[must_use]
    pub fn of_kind(side: Side, kind: PlayerKind) -> Self {
        Self {
            side,
            name: kind.name().to_owned(),
            kind,
            extra: Extra::new(),
        }
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

    /// Reads the two players: north, then south.
    pub(super) fn read_both(list: Vec<Value>) -> Taken<BySide<Self>> {
        let count = list.len();
        let [north, south] = <[Value; 2]>::try_from(list)
            .map_err(|_| format!("\"players\" has {count} players, not two"))?;
        Ok(BySide::new(
            Self::read(north, Side::North)?,
            Self::read(south, Side::South)?,
        ))
    }

    fn read(value: Value, side: Side) -> Taken<Self> {
        let at = |problem| format!("player {}: {problem}", side.index() + 1);
        Self::fields(value, side).map_err(at)
    }

    fn fields(value: Value, side: Side) -> Taken<Self> {
        let mut fields = Fields::of(value, "it")?;
        let named: Side = fields.word("side")?;
        if named != side {
            return Err(format!("{named} sits where {side} is due"));
        }
        fields.number("seat", 0)?;
        let name = fields.text("name")?;
        let kind = PlayerKind::take(&mut fields)?;
        if kind == PlayerKind::Human && fields.0.contains_key("bot") {
            return Err("a person has no \"bot\"".to_owned());
        }
        Ok(Self {
            side,
            name,
            kind,
            extra: fields.rest(),
        })
    }
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
            side: player.side.name(),
            seat: 0,
            name: &player.name,
            kind: &player.kind,
            extra: &player.extra,
        }
    }
}
