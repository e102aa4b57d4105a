//! Small files that people may edit and other versions of the program may write: settings, tallies, marks, answers.
//!
//! They are read value by value ([`ObjectReader`]), also where the text is no whole JSON ([`LenientText`]), and written
//! back with everything that this program does not know ([`StoredDocument`]). What could not be read is told
//! ([`Unread`]).

mod document;
mod json;
mod lenient;
mod reader;

pub use document::StoredDocument;
pub use json::Json;
pub use lenient::LenientText;
pub use reader::{ObjectReader, Unread};

/// What `read` understands of a text, and what it does not: for the tests of those who read.
#[cfg(test)]
pub(crate) fn understood<T>(
    text: &str,
    read: impl FnOnce(&mut ObjectReader<'_>) -> T,
) -> (T, Vec<Unread>) {
    let mut unread = Vec::new();
    let json = LenientText::read(text).json;
    let value = read(&mut ObjectReader::new(&json, &mut unread));
    (value, unread)
}

#[cfg(test)]
mod tests;
