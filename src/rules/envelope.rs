//! The first fields of a record, the same for every game: its format and version.

use core::fmt;

use serde::de::{IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

/// The head of a record: `{"format":"NAME-record","version":1,…}`. The other fields of the line belong to the game,
/// which also judges the version and refuses a key that is there twice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Envelope {
    /// The record's format: `NAME-record`; the first text if there are several.
    pub format: String,
    /// Whether the events stand in the same line. In some formats they may also follow, one a line.
    pub folded: bool,
}

/// What has been read of a head.
#[derive(Default)]
struct EnvelopeHead {
    format: Option<String>,
    has_version: bool,
    folded: bool,
}

/// Reads a head, whatever its other fields are.
struct HeadVisitor;

impl<'de> Visitor<'de> for HeadVisitor {
    type Value = EnvelopeHead;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the head of a record")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut from: A) -> Result<EnvelopeHead, A::Error> {
        let mut head = EnvelopeHead::default();
        while let Some(key) = from.next_key::<String>()? {
            if key == "format" && head.format.is_none() {
                if let Value::String(format) = from.next_value()? {
                    head.format = Some(format);
                }
                continue;
            }
            head.has_version |= key == "version";
            head.folded |= key == "events";
            from.next_value::<IgnoredAny>()?;
        }
        Ok(head)
    }
}

impl<'de> Deserialize<'de> for EnvelopeHead {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(HeadVisitor)
    }
}

impl Envelope {
    /// Reads the head of a record from its first line, with or without a byte order mark; `None` if that is not JSON or
    /// lacks a format that is a text, or a version.
    #[must_use]
    pub fn read(record: &[u8]) -> Option<Self> {
        let line = record.split(|&byte| byte == b'\n').next()?;
        let line = line.strip_prefix("\u{feff}".as_bytes()).unwrap_or(line);
        let head: EnvelopeHead = serde_json::from_slice(line).ok()?;
        let format = head.format.filter(|_| head.has_version)?;
        Some(Self {
            format,
            folded: head.folded,
        })
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
        assert_eq!(envelope.game(), Some("guesclin"));
        assert!(envelope.folded);
        let unfolded = b"{\"format\":\"guesclin-record\",\"version\":2}\n{\"e\":\"end\"}\n";
        assert!(!Envelope::read(unfolded).expect("a head").folded);
        assert_eq!(Envelope::read(b"{}"), None);
        assert_eq!(Envelope::read(b"rubbish"), None);
        let other = Envelope::read(br#"{"format":"x","version":1}"#).expect("a head");
        assert_eq!(other.game(), None);
    }

    /// The game's own reader says what is wrong with it.
    #[test]
    fn a_head_with_a_key_twice_or_an_odd_version_still_names_its_game() {
        for line in [
            r#"{"format":"guesclin-record","version":1,"version":1}"#,
            r#"{"format":"guesclin-record","format":"other-record","version":1}"#,
            r#"{"format":0,"format":"guesclin-record","version":1}"#,
            r#"{"format":"guesclin-record","version":"1"}"#,
            r#"{"version":1,"events":[],"events":[],"format":"guesclin-record"}"#,
        ] {
            let envelope = Envelope::read(line.as_bytes()).expect(line);
            assert_eq!(envelope.game(), Some("guesclin"), "{line}");
        }
        assert_eq!(Envelope::read(br#"{"format":1,"version":1}"#), None);
        assert_eq!(Envelope::read(br#"{"e":"end","format":"x"}"#), None);
    }
}
