//! The text of a record: what every format has in common, from the bytes of a file to the fields of its first line.
//! What those fields hold is the game's own business.

use serde_json::Value;

use super::fields::{Fields, cut};
use super::json_location::event_at_end;
use super::strict_json::{self, JsonFault, JsonStep, RepeatedKey};

/// The format of a game's records.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Format {
    /// Its name, as it stands in a record.
    pub name: &'static str,
    /// The newest version that is read, and the one that is written.
    pub version: u64,
    /// Whether a record may also be unfolded: the head on one line, then one event a line.
    pub unfolds: bool,
}

/// Why a text is not a record of a format.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FormatError {
    /// The text is not UTF-8: a binary or a damaged file.
    #[error("{}not a text: byte {byte} {}is not UTF-8", at(*.event), if *.one_line { "of the line " } else { "" })]
    NotText {
        /// The first byte that is not, from 1.
        byte: usize,
        /// The number of the event it is in, if it is among the events.
        event: Option<usize>,
        /// Whether every record of the format is one line.
        one_line: bool,
    },
    /// There is no record in the text or file.
    #[error("there is no game record in this file")]
    Empty,
    /// The text ends in the middle of its JSON: in the event with this number, if it is among the events.
    #[error("{}truncated: the line ends in the middle of the record", at(*.0))]
    Truncated(Option<usize>),
    /// The text is not JSON.
    #[error("{}not JSON: {problem}", at(*.event))]
    NotJson {
        /// The JSON parser's message.
        problem: String,
        /// The number of the event it is in, if it is among the events.
        event: Option<usize>,
    },
    /// A key is there twice in one object: in the event with this number, if it is among the events.
    #[error("{}{key}", at(*.event))]
    Repeated {
        /// The key, and where in the event or in the head it is.
        key: RepeatedKey,
        /// The number of the event.
        event: Option<usize>,
    },
    /// The text has another format, or none.
    #[error("not a game record: {}", its_format(.0.as_deref()))]
    UnknownFormat(Option<String>),
    /// The record has a newer version, which this program does not read.
    #[error("version {version} is newer than what this program reads (version {known})")]
    NewerVersion {
        /// The record's.
        version: u64,
        /// The newest that is read.
        known: u64,
    },
    /// A field of the set-up is missing or has the wrong type or value.
    #[error("{0}")]
    Field(String),
}

impl FormatError {
    /// The number of the event at fault, from 1.
    #[must_use]
    pub fn event(&self) -> Option<usize> {
        match self {
            Self::NotText { event, .. }
            | Self::NotJson { event, .. }
            | Self::Repeated { event, .. }
            | Self::Truncated(event) => *event,
            Self::Empty | Self::UnknownFormat(_) | Self::NewerVersion { .. } | Self::Field(_) => {
                None
            }
        }
    }
}

impl Format {
    /// The text of a record's bytes.
    ///
    /// # Errors
    /// [`FormatError::NotText`].
    pub fn text(self, bytes: &[u8]) -> Result<&str, FormatError> {
        core::str::from_utf8(bytes).map_err(|problem| {
            let start = &bytes[..problem.valid_up_to()];
            let line = start.iter().filter(|&&byte| byte == b'\n').count();
            FormatError::NotText {
                byte: start.len() + 1,
                event: if self.unfolds && line > 0 {
                    Some(line)
                } else {
                    event_at_end(start)
                },
                one_line: !self.unfolds,
            }
        })
    }

    /// The fields of a record's head, the whole record if it is folded, without its format and version.
    ///
    /// # Errors
    /// Any but [`FormatError::NotText`].
    pub fn head(self, text: &str) -> Result<Fields, FormatError> {
        if text.trim_ascii().is_empty() {
            return Err(FormatError::Empty);
        }
        let mut fields = Fields::of(json(text, None)?, "the line").map_err(FormatError::Field)?;
        let format = fields.optional("format");
        let format = format
            .as_ref()
            .map(|it| it.as_str().map_or_else(|| it.to_string(), str::to_owned));
        if format.as_deref() != Some(self.name) {
            return Err(FormatError::UnknownFormat(format.as_deref().map(cut)));
        }
        let version = fields.number("version", u64::MAX);
        let version = version.map_err(FormatError::Field)?;
        let known = self.version;
        match version {
            0 => Err(FormatError::Field("there is no version 0".to_owned())),
            _ if version > known => Err(FormatError::NewerVersion { version, known }),
            _ => Ok(fields),
        }
    }
}

/// The text without the byte order mark that some editors put at its start.
#[must_use]
pub fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Reads JSON. `event` is the number of the event that the text is; without, the text is a head, perhaps with events.
///
/// # Errors
/// [`FormatError::Truncated`] or [`FormatError::NotJson`], with the column of the fault in this text;
/// [`FormatError::Repeated`].
pub fn json(text: &str, event: Option<usize>) -> Result<Value, FormatError> {
    strict_json::read(text).map_err(|fault| match fault {
        JsonFault::Syntax(problem) => not_json(text, event, &problem),
        JsonFault::Repeated(key) => repeated(key, event),
    })
}

/// The error for a key that is there twice; in a head with events it may be in one of those.
fn repeated(mut key: RepeatedKey, event: Option<usize>) -> FormatError {
    let folded = match (event, &key.within[..]) {
        (None, [JsonStep::Key(list), JsonStep::At(at), ..]) if list == "events" => Some(at + 1),
        _ => None,
    };
    if folded.is_some() {
        key.within.drain(..2);
    }
    FormatError::Repeated {
        key,
        event: event.or(folded),
    }
}

fn not_json(text: &str, event: Option<usize>, problem: &serde_json::Error) -> FormatError {
    let at_end = |end: usize| event.or_else(|| event_at_end(&text.as_bytes()[..end]));
    if problem.is_eof() {
        return FormatError::Truncated(at_end(text.len()));
    }
    let (line, column) = (problem.line(), problem.column());
    let before: usize = text
        .split('\n')
        .take(line.saturating_sub(1))
        .map(|l| l.len() + 1)
        .sum();
    let message = problem.to_string();
    let problem = match message.strip_suffix(&format!(" at line {line} column {column}")) {
        Some(what) if line == 1 => format!("{what} at column {column}"),
        _ => message,
    };
    FormatError::NotJson {
        problem,
        event: at_end((before + column.saturating_sub(1)).min(text.len())),
    }
}

/// The event at fault, before what is wrong with it.
fn at(event: Option<usize>) -> String {
    event.map_or_else(String::new, |n| format!("event {n}: "))
}

fn its_format(format: Option<&str>) -> String {
    match format {
        None => "it does not say its format".to_owned(),
        Some(format) => format!("the format is {format:?}"),
    }
}
