//! The data files: maps, counters and scenarios as JSON that people may write by hand. A fault names its file and line.

use core::fmt::{self, Debug, Display};
use core::marker::PhantomData;
use core::str::FromStr;
use std::collections::BTreeMap;

use serde::de::{DeserializeOwned, Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::hex::Hex;
use kit_rules::data_line::Segment::Field;
use kit_rules::data_line::{Segment, line_of};

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
        let head: DataHeader = self.parse()?;
        if head.format != format || head.version != 1 {
            let (other, version) = (&head.format, head.version);
            let reason = format!("it is {other} version {version}, not {format} version 1");
            let field = if head.format == format {
                "version"
            } else {
                "format"
            };
            return Err(self.fault(&[Field(field)], reason));
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

    /// A fault of the value at `path`.
    pub(super) fn fault(self, path: &[Segment<'_>], reason: impl Into<String>) -> DataError {
        DataError {
            file: self.name.to_owned(),
            line: line_of(self.text, path),
            reason: reason.into(),
        }
    }
}

#[derive(Deserialize)]
struct DataHeader {
    format: String,
    version: u64,
}

/// Reads a text that names something.
pub(super) fn word<'de, D, T>(from: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr<Err: Display>,
{
    Word::deserialize(from).map(|Word(word)| word)
}

/// Reads a list of texts that name something.
pub(super) fn words<'de, D, T>(from: D) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr<Err: Display>,
{
    let words = Vec::<Word<T>>::deserialize(from)?;
    Ok(words.into_iter().map(|Word(word)| word).collect())
}

/// A value that is written as a text. It is parsed inside the visitor, so that an error names the line of the text.
struct Word<T>(T);

impl<'de, T: FromStr<Err: Display>> Deserialize<'de> for Word<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_str(WordVisitor(PhantomData))
    }
}

struct WordVisitor<T>(PhantomData<T>);

impl<T: FromStr<Err: Display>> Visitor<'_> for WordVisitor<T> {
    type Value = Word<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<Word<T>, E> {
        word.parse().map(Word).map_err(E::custom)
    }
}

/// Reads an object with keys of its own, each of them once.
pub(super) fn keyed<'de, D, K, V>(from: D) -> Result<BTreeMap<K, V>, D::Error>
where
    D: Deserializer<'de>,
    K: Deserialize<'de> + Ord + Debug,
    V: Deserialize<'de>,
{
    from.deserialize_map(KeyedVisitor(PhantomData))
}

struct KeyedVisitor<K, V>(PhantomData<(K, V)>);

impl<'de, K, V> Visitor<'de> for KeyedVisitor<K, V>
where
    K: Deserialize<'de> + Ord + Debug,
    V: Deserialize<'de>,
{
    type Value = BTreeMap<K, V>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut all = BTreeMap::new();
        while let Some(key) = map.next_key()? {
            if all.contains_key(&key) {
                return Err(A::Error::custom(format!("duplicate key {key:?}")));
            }
            all.insert(key, map.next_value()?);
        }
        Ok(all)
    }
}

/// Read as `[column,row]`.
impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_tuple(2, HexVisitor)
    }
}

struct HexVisitor;

impl<'de> Visitor<'de> for HexVisitor {
    type Value = Hex;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a column and a row")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Hex, A::Error> {
        let mut next = |n| {
            let number = list.next_element::<u8>()?;
            number.ok_or_else(|| A::Error::invalid_length(n, &self))
        };
        let [column, row] = [next(0)?, next(1)?];
        Hex::new(column, row)
            .ok_or_else(|| A::Error::custom(format!("[{column},{row}] is not on the map")))
    }
}
