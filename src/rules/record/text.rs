//! The text of a record up to its events: they stand in the line of the head or, unfolded, in the lines that follow.

use serde_json::Value;

use super::RecordError;
use crate::fields::{Fields, Taken};
use crate::format::{Format, FormatError, json, without_mark};

/// The lines of an unfolded record that follow its head; none of a folded one.
#[derive(Debug)]
pub struct EventLines<'a>(Vec<&'a str>);

impl Format {
    /// Reads the head of a record, with or without a byte order mark: its fields without format and version, and the
    /// lines after it.
    ///
    /// # Errors
    /// Any but [`FormatError::NotText`].
    pub fn open(self, text: &str) -> Result<(Fields, EventLines<'_>), FormatError> {
        let text = without_mark(text);
        if !self.unfolds {
            return Ok((self.head(text)?, EventLines(Vec::new())));
        }
        let mut lines = text.lines().filter(|line| !line.trim_ascii().is_empty());
        let head = self.head(lines.next().unwrap_or_default())?;
        Ok((head, EventLines(lines.collect())))
    }

    /// Takes the events that stand in the head; `None` if the record is unfolded.
    ///
    /// # Errors
    /// They are no list, or missing in a format that does not unfold.
    pub fn folded(self, head: &mut Fields) -> Taken<Option<Vec<Value>>> {
        if self.unfolds && !head.0.contains_key("events") {
            return Ok(None);
        }
        head.list("events").map(Some)
    }
}

impl EventLines<'_> {
    /// Reads every event: the `folded` ones, or those of the lines. What `read` finds wrong with the form of one
    /// becomes an error of the game by `shape`.
    ///
    /// # Errors
    /// The first event that `read` refuses or that is no JSON; lines follow a folded record.
    pub fn read<T, R, S>(
        self,
        folded: Option<Vec<Value>>,
        shape: impl Fn(String) -> R,
        read: impl Fn(Value) -> Taken<T>,
    ) -> Result<Vec<T>, RecordError<R, S>> {
        let entry = |at: usize, event: Value| {
            read(event).map_err(|problem| RecordError::Event {
                n: at + 1,
                name: None,
                reason: shape(problem),
            })
        };
        let Some(folded) = folded else {
            let lines = self.0.into_iter().enumerate();
            let read = |(at, line)| entry(at, json(line, Some(at + 1))?);
            return lines.map(read).collect();
        };
        let folded = folded.into_iter().enumerate();
        let entries = folded
            .map(|(at, event)| entry(at, event))
            .collect::<Result<_, _>>()?;
        if self.0.is_empty() {
            return Ok(entries);
        }
        let problem = "a record with \"events\" is one line, and another one follows";
        Err(FormatError::Field(problem.to_owned()).into())
    }
}
