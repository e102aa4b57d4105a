//! Checking a whole file of records, whatever its bytes.

use core::fmt;

use super::{Record, RecordError};

/// A line of a file that is no sound record.
#[derive(Debug, Clone, PartialEq)]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub error: RecordError,
}

impl fmt::Display for Fault {
    /// `LINE: event N: reason`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.line, self.error)
    }
}

impl core::error::Error for Fault {}

/// Every fault of a file with one record a line, in the order of the lines. Lines that are blank are no records.
///
/// # Errors
/// None is returned early: an empty list says that every record holds.
#[must_use]
pub fn check_file(bytes: &[u8]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (at, line) in bytes.split(|&byte| byte == b'\n').enumerate() {
        if line.trim_ascii().is_empty() {
            continue;
        }
        let checked = Record::parse_bytes(line).and_then(|record| record.replay());
        if let Err(error) = checked {
            faults.push(Fault {
                line: at + 1,
                error,
            });
        }
    }
    faults
}
