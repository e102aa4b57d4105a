//! The first fields of a record, the same for every game: its format and version.

use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer};

/// The head of a record: `{"format":"NAME-record","version":1,…}`. The other fields of the line belong to the game.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Envelope {
    /// The record's format: `NAME-record`.
    pub format: String,
    /// The version of that format.
    pub version: u64,
    /// Whether the events stand in the same line. In some formats they may also follow, one a line.
    #[serde(default, rename = "events", deserialize_with = "is_there")]
    pub folded: bool,
}

fn is_there<'de, D: Deserializer<'de>>(field: D) -> Result<bool, D::Error> {
    IgnoredAny::deserialize(field).map(|_| true)
}

impl Envelope {
    /// Reads the head of a record from its first line, with or without a byte order mark; `None` if that is not JSON or
    /// lacks a field.
    #[must_use]
    pub fn read(record: &[u8]) -> Option<Self> {
        let line = record.split(|&byte| byte == b'\n').next()?;
        let line = line.strip_prefix("\u{feff}".as_bytes()).unwrap_or(line);
        serde_json::from_slice(line).ok()
    }

    /// The name of the game that wrote it: the format without `-record`; `None` for another kind of format.
    #[must_use]
    pub fn game(&self) -> Option<&str> {
        self.format.strip_suffix("-record")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_format_names_the_game() {
        let line = br#"{"format":"guesclin-record","version":2,"events":[]}"#;
        let envelope = Envelope::read(line).expect("a head");
        assert_eq!((envelope.game(), envelope.version), (Some("guesclin"), 2));
        assert!(envelope.folded);
        let unfolded = b"{\"format\":\"guesclin-record\",\"version\":2}\n{\"e\":\"end\"}\n";
        assert!(!Envelope::read(unfolded).expect("a head").folded);
        assert_eq!(Envelope::read(b"{}"), None);
        assert_eq!(Envelope::read(b"rubbish"), None);
        let other = Envelope::read(br#"{"format":"x","version":1}"#).expect("a head");
        assert_eq!(other.game(), None);
    }
}
