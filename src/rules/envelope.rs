//! The first fields of a record, the same for every game: its format and version.

use serde::Deserialize;

/// The head of a record: `{"format":"NAME-record","version":1,…}`. The other fields of the line belong to the game.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Envelope {
    /// The record's format: `NAME-record`.
    pub format: String,
    /// The version of that format.
    pub version: u64,
}

impl Envelope {
    /// Reads the head of one line, with or without a byte order mark; `None` if the line is not JSON or lacks a field.
    #[must_use]
    pub fn read(line: &[u8]) -> Option<Self> {
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
        assert_eq!(Envelope::read(b"{}"), None);
        assert_eq!(Envelope::read(b"rubbish"), None);
        let other = Envelope::read(br#"{"format":"x","version":1}"#).expect("a head");
        assert_eq!(other.game(), None);
    }
}
