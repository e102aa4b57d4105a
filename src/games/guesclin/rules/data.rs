//! The data files: maps, counters and scenarios as JSON that people may write by hand. A fault names its file and line.

use core::fmt::Display;
use core::str::FromStr;

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer};

use super::hex::Hex;

/// What is wrong with a data file, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {reason}")]
pub struct DataError {
    /// The file's name.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub reason: String,
}

/// A data file with its name, for errors.
#[derive(Debug, Clone, Copy)]
pub struct DataFile<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its content.
    pub text: &'a str,
}

impl DataFile<'_> {
    /// Reads the file; the first fields must be this format in version 1.
    pub(super) fn read<T: DeserializeOwned>(self, format: &str) -> Result<T, DataError> {
        let head: Head = self.parse()?;
        if head.format != format || head.version != 1 {
            let Head {
                format: other,
                version,
            } = head;
            let reason = format!("it is {other} version {version}, not {format} version 1");
            return Err(self.fault(&["\"format\""], reason));
        }
        self.parse()
    }

    fn parse<T: DeserializeOwned>(self) -> Result<T, DataError> {
        serde_json::from_str(self.text).map_err(|problem| {
            let at = format!(" at line {} column {}", problem.line(), problem.column());
            let message = problem.to_string();
            DataError {
                file: self.name.to_owned(),
                line: problem.line().max(1),
                reason: message.strip_suffix(&at).unwrap_or(&message).to_owned(),
            }
        })
    }

    /// A fault in the line that has all of `words`, written without blanks; in the first if none has.
    pub(super) fn fault(self, words: &[&str], reason: impl Into<String>) -> DataError {
        let has = |line: &str| {
            let packed: String = line.split_whitespace().collect();
            words.iter().all(|word| packed.contains(word))
        };
        let line = self.text.lines().position(has).unwrap_or(0) + 1;
        DataError {
            file: self.name.to_owned(),
            line,
            reason: reason.into(),
        }
    }
}

#[derive(Deserialize)]
struct Head {
    format: String,
    version: u64,
}

/// Reads a text that names something.
pub(super) fn word<'de, D, T>(from: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr<Err: Display>,
{
    String::deserialize(from)?.parse().map_err(D::Error::custom)
}

/// Reads a list of texts that name something.
pub(super) fn words<'de, D, T>(from: D) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr<Err: Display>,
{
    let words = Vec::<String>::deserialize(from)?;
    words
        .iter()
        .map(|word| word.parse().map_err(D::Error::custom))
        .collect()
}

/// Read as `[column,row]`.
impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let [column, row] = <[u8; 2]>::deserialize(from)?;
        Self::new(column, row)
            .ok_or_else(|| D::Error::custom(format!("[{column},{row}] is not on the map")))
    }
}
