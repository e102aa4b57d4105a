//! A record that is to be kept: it was checked by the rules of its game.

use std::borrow::Cow;

use kit_rules::facts::GameFacts;
use kit_rules::format::FormatError;
use kit_rules::headless::Headless;
use serde_json::{Map, Value};

use super::damage::Damage;
use super::kept::{deal_sum, kept_line, taken_apart};

/// A game to be kept.
#[derive(Debug, Clone, PartialEq)]
pub struct NewGame {
    /// The name of the game.
    pub game: &'static str,
    /// Its facts.
    pub facts: GameFacts,
    /// When it was played, or came in: seconds since 1970.
    pub at: u64,
    /// Its record, one line without a line end, byte for byte if it was one.
    pub record: String,
}

impl NewGame {
    /// Checks a record of one of `games`, of either spelling, or a line of another library, which says by itself when
    /// it was kept. `at` are seconds since 1970.
    ///
    /// # Errors
    /// It is no valid record; a line of another library is damaged or of a newer version.
    pub fn read(text: &[u8], at: u64, games: &[Headless]) -> Result<Self, Damage> {
        let (kept_at, record) = taken_apart(text.trim_ascii())?;
        if record.is_empty() {
            return Err(Damage::Record(FormatError::Empty.to_string()));
        }
        let record = without_field(record);
        let none = || Damage::Record("there are no games".to_owned());
        let game = Headless::that_wrote(&record, games).ok_or_else(none)?;
        let facts = (game.facts)(&record).map_err(Damage::Record)?;
        // The rules have read it: it is a text. A byte order mark, line ends and blanks may still be there.
        let is_line = record.starts_with(b"{") && !record.contains(&b'\n');
        let record = match String::from_utf8(record.into_owned()) {
            Ok(line) if is_line => line,
            Ok(text) => (game.fold)(text.as_bytes()).map_err(Damage::Record)?,
            Err(problem) => {
                let byte = problem.utf8_error().valid_up_to() + 1;
                return Err(Damage::NotText(byte));
            }
        };
        Ok(Self {
            game: game.id.0,
            facts,
            at: kept_at.unwrap_or(at),
            record,
        })
    }

    /// The line that keeps it, without a line end.
    #[must_use]
    pub fn line(&self) -> String {
        kept_line(&self.record, self.game, &self.facts, self.at)
    }

    /// The sum of its deal.
    pub(crate) fn deal(&self) -> u32 {
        deal_sum(self.game, &self.facts)
    }
}

/// The record without a field `kept` that stands elsewhere than at its start: another program has put it there.
fn without_field(record: Cow<'_, [u8]>) -> Cow<'_, [u8]> {
    const FIELD: &[u8] = b"\"kept\"";
    if !record.windows(FIELD.len()).any(|part| part == FIELD) {
        return record;
    }
    let Ok(mut fields) = serde_json::from_slice::<Map<String, Value>>(&record) else {
        return record;
    };
    match fields.remove("kept") {
        Some(_) => Value::Object(fields).to_string().into_bytes().into(),
        None => record,
    }
}
