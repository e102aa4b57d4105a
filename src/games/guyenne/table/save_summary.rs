//! A glance at a kept game: how far it has come, for the title. Whether it holds is for the rules to say.

use crate::games::guyenne::rules::record::Record;
use crate::speech::Say;
use crate::table::SaveSummary;
use serde_json::Value;

/// How far a game has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glance {
    /// The round, from 1; 0 before the first.
    pub round: u64,
    /// The key of the phase.
    pub phase: &'static str,
}

impl Glance {
    /// Reads as much of a record as the title tells; nothing if it is no unfinished record.
    pub fn at(record: &str) -> Option<Self> {
        let record: Value = serde_json::from_str(record.trim()).ok()?;
        if record.get("format")?.as_str()? != "guyenne-record" {
            return None;
        }
        let events = record.get("events")?.as_array()?;
        let name = |event: &Value| event.get("e").and_then(Value::as_str).map(str::to_owned);
        let mut glance = Self {
            round: 0,
            phase: "phase-reserve",
        };
        let mut plays = 0;
        for event in events {
            match name(event)?.as_str() {
                "end" => return None,
                "round" => {
                    glance.round = event.get("n")?.as_u64()?;
                    glance.phase = "phase-placement";
                    plays = 0;
                }
                "play" => {
                    plays += 1;
                    if plays >= 4 {
                        glance.phase = "phase-reinforcement";
                    }
                }
                "reveal" | "concede" | "combat" => glance.phase = "phase-combat",
                _ => {}
            }
        }
        Some(glance)
    }

    /// What the title says of it.
    fn say(&self) -> Say {
        Say::new("title-continue-about")
            .with("round", i64::try_from(self.round.max(1)).unwrap_or(1))
            .with("phase", Say::new(self.phase))
    }
}

/// How far the game of a record has come.
///
/// # Errors
/// The record is none of a game in progress, by the rules; the sentence says why.
pub fn summary(record: &str) -> Result<SaveSummary, Say> {
    let unread = |reason: String| Say::new("notice-import-unread").with("reason", reason);
    let read = Record::parse(record).map_err(|error| unread(error.to_string()))?;
    read.replay().map_err(|error| unread(error.to_string()))?;
    let over = || Say::new("notice-import-over");
    let glance = Glance::at(record).ok_or_else(over)?;
    if read.is_over() {
        return Err(over());
    }
    Ok(SaveSummary {
        record: read.line(),
        about: glance.say(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(events: &str) -> String {
        format!(r#"{{"format":"guyenne-record","version":1,"events":[{events}]}}"#)
    }

    #[test]
    fn a_game_is_told_by_its_round_and_phase() {
        let play = r#"{"e":"play"},"#.repeat(4);
        let round = r#"{"e":"round","n":3,"first":"english"},"#;
        let text = record(&format!("{round}{play}{{\"e\":\"pass\"}}"));
        let glance = Glance::at(&text).expect("an unfinished record");
        assert_eq!((glance.round, glance.phase), (3, "phase-reinforcement"));
    }

    #[test]
    fn what_is_over_or_no_record_is_no_game() {
        assert_eq!(Glance::at(&record(r#"{"e":"end"}"#)), None);
        for text in ["", "{}", "[]", "rubbish", r#"{"format":"x"}"#] {
            assert_eq!(Glance::at(text), None, "{text}");
        }
    }
}
