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
pub use reader::{ObjectReader, Unread, understood};

#[cfg(test)]
mod tests;
