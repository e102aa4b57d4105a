//! How far a saved game has come, for the title. Whether it holds is for the rules to say.

use serde_json::Value;

use super::record_words;
use super::rules::check_players;
use crate::games::guyenne::rules::record::{Record, RecordError};
use crate::i18n::LocalizedText;
use crate::table::{BadSave, SaveSummary};

/// How far a game has come.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Progress {
    /// The round, from 1; 0 before the first.
    round: u64,
    /// The key of the phase.
    phase: &'static str,
    /// Whether it is over, and only its result has not been seen.
    over: bool,
}

impl Progress {
    /// Reads as much of a record as the title tells; nothing if it is no record.
    fn at(record: &str) -> Option<Self> {
        let record: Value = serde_json::from_str(record.trim()).ok()?;
        if record.get("format")?.as_str()? != "guyenne-record" {
            return None;
        }
        let events = record.get("events")?.as_array()?;
        let name = |event: &Value| event.get("e").and_then(Value::as_str).map(str::to_owned);
        let mut summary = Self {
            round: 0,
            phase: "phase-reserve",
            over: false,
        };
        let mut plays = 0;
        for event in events {
            match name(event)?.as_str() {
                "end" => summary.over = true,
                "round" => {
                    summary.round = event.get("n")?.as_u64()?;
                    summary.phase = "phase-placement";
                    plays = 0;
                }
                "play" => {
                    plays += 1;
                    if plays >= 4 {
                        summary.phase = "phase-reinforcement";
                    }
                }
                "reveal" | "concede" | "combat" => summary.phase = "phase-combat",
                _ => {}
            }
        }
        Some(summary)
    }

    /// What the title says of it.
    fn text(&self) -> LocalizedText {
        if self.over {
            return LocalizedText::new("title-continue-over");
        }
        LocalizedText::new("title-continue-about")
            .with("round", i64::try_from(self.round.max(1)).unwrap_or(1))
            .with("phase", LocalizedText::new(self.phase))
    }
}

/// Checks the record of a saved game by the rules, and says how far it has come.
///
/// # Errors
/// A later version wrote it, or it is no game; the sentence says where and why.
pub fn summary(record: &str) -> Result<SaveSummary, BadSave> {
    let bad = |error: RecordError| match error {
        RecordError::NewerVersion(_) => BadSave::Newer,
        error => BadSave::Damaged(record_words::message(&error)),
    };
    let read = Record::parse(record.trim_end()).map_err(bad)?;
    read.replay().map_err(bad)?;
    let progress = Progress::at(record)
        .ok_or(RecordError::Empty)
        .map_err(bad)?;
    Ok(SaveSummary {
        record: read.line(),
        about: progress.text(),
        is_over: read.is_over(),
        refused: check_players(&read).err(),
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
        let summary = Progress::at(&text).expect("an unfinished record");
        assert_eq!((summary.round, summary.phase), (3, "phase-reinforcement"));
    }

    #[test]
    fn a_game_that_is_over_says_so_and_what_is_no_record_is_no_game() {
        let over = Progress::at(&record(r#"{"e":"end"}"#)).expect("a record");
        assert_eq!(over.text(), LocalizedText::new("title-continue-over"));
        for text in ["", "{}", "[]", "rubbish", r#"{"format":"x"}"#] {
            assert_eq!(Progress::at(text), None, "{text}");
        }
    }
}
